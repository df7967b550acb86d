import { siteConfig } from '../../../config/site.ts';
import { readJobBoard } from './jobBoard.ts';
import type { RecordOf } from './recordSchemas.ts';
import { records } from './records.ts';

/**
 * The positions that are open: those of the job board where one is set, else the records. Read once, before any page
 * is checked, because pages are checked without waiting.
 */
export const openings: readonly RecordOf<'jobs'>[] = siteConfig.jobBoard
  ? await readJobBoard(siteConfig.jobBoard)
  : [...records('jobs').values()];
