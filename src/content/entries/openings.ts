import { siteConfig } from '../../../config/siteConfig.ts';
import { readJobBoard } from './jobBoard.ts';
import type { RecordOf } from './recordSchemas.ts';
import { records } from './records.ts';

type Opening = RecordOf<'jobs'>;

/** Where the board's list is kept: a build's settings and the program that renders its pages share only the process. */
const board = globalThis as { [BOARD]?: readonly Opening[] };
const BOARD: unique symbol = Symbol.for('site:job-board') as never;

/**
 * Fetches the job board, if one is configured. Pages are checked synchronously, so whoever publishes them must call
 * this first. Throws an Error with one clear line if the board cannot be read.
 */
export async function loadOpenings(): Promise<void> {
  if (siteConfig.jobBoard !== undefined) board[BOARD] = await readJobBoard(siteConfig.jobBoard);
}

/** The open positions: those on the job board once it has been fetched, or else the records. */
export function openings(): readonly Opening[] {
  return board[BOARD] ?? [...records('jobs').values()];
}
