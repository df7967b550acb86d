import { siteConfig } from '../../config/site.ts';
import { readJobBoard } from './jobBoard.ts';
import type { RecordOf } from './recordSchemas.ts';
import { records } from './records.ts';

type Opening = RecordOf<'jobs'>;

/** Where the board's list is kept: the settings of a build and the program that draws its pages share only the process. */
const board = globalThis as { [BOARD]?: readonly Opening[] };
const BOARD: unique symbol = Symbol.for('site:job-board') as never;

/**
 * Reads the job board, where one is set. Pages are checked without waiting, so whoever publishes them calls this
 * first. Throws an Error with one clear line when the board cannot be read.
 */
export async function loadOpenings(): Promise<void> {
  if (siteConfig.jobBoard !== undefined) board[BOARD] = await readJobBoard(siteConfig.jobBoard);
}

/** The positions that are open: those of the job board once it was read, else the records. */
export function openings(): readonly Opening[] {
  return board[BOARD] ?? [...records('jobs').values()];
}
