import { siteConfig } from '../../../config/site.ts';
import { readJobBoard } from './jobBoard.ts';
import type { RecordOf } from './recordSchemas.ts';
import { records } from './records.ts';

/** What the job board lists, where one is set: read before any page is checked, because pages are checked without waiting. */
const board = siteConfig.jobBoard ? await readJobBoard(siteConfig.jobBoard) : undefined;

/** The positions that are open: those of the job board where one is set, else the records. */
export function openings(): readonly RecordOf<'jobs'>[] {
  return board ?? [...records('jobs').values()];
}
