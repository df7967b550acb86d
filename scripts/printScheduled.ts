import { isPreview } from '../src/content/reading/schedule.ts';
import { scheduledItems } from '../src/scheduledItems.ts';
import { findScheduled, formatScheduled } from './report/findScheduled.ts';

/** Prints what comes and goes after a build and when to build again, and what the build left out. */
export function printScheduled(now = new Date()): void {
  const scheduled = findScheduled(scheduledItems(), now);
  if (isPreview())
    console.log(
      '\nThis is a preview, drafts included: serve it with PREVIEW_PASSWORD set (docs/schedule.md).',
    );
  if (scheduled.length === 0) return;
  const next = scheduled.find(({ state }) => state === 'comes' || state === 'goes')?.at;
  const remedy = next === undefined ? '' : `; build again at ${new Date(next).toISOString()}`;
  console.log(`\nScheduled, drafts and expired (docs/schedule.md)${remedy}:`);
  for (const line of formatScheduled(scheduled)) console.log(`  ${line}`);
}
