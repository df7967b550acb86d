import { momentsIn } from '../shared/site/schedule.ts';
import { contentTime } from '../src/content/files/contentCache.ts';
import { scheduledItems } from '../src/scheduledItems.ts';

/**
 * When the site next differs from what a build of this content shows, because something scheduled comes or goes, in ms
 * since 1970; undefined if it stays as it is.
 */
export function nextChange(now: Date = contentTime()): number | undefined {
  const moments = momentsIn(scheduledItems().map(({ schedule }) => schedule));
  return moments.filter((moment) => moment > now.getTime()).sort((one, other) => one - other)[0];
}
