import { processWide } from '../../../shared/processWide.ts';
import { type PublicationState, publicationState, type Schedule } from '../../../shared/site/schedule.ts';
import { contentTime } from '../files/contentCache.ts';

const view = processWide('site:shows-unpublished', () => ({ isOn: false }));

/** Shows what is not published, too: in development, where it is marked. */
export function showUnpublished(): void {
  view.isOn = true;
}

/** Whether this is a preview: a build with everything that is not published, for a few readers (npm run build -- --preview). */
export const isPreview = (): boolean => process.env['SITE_PREVIEW'] === '1';

/** Whether pages, records and bars that are not published are shown. */
export const areUnpublishedShown = (): boolean => view.isOn || isPreview();

/** Whether something is published at the time at which the content is read, and if not, why. */
export const stateNow = (schedule: Schedule): PublicationState => publicationState(schedule, contentTime());

/** Whether the site shows something with this schedule. */
export function isShown(schedule: Schedule): boolean {
  return areUnpublishedShown() || stateNow(schedule) === 'published';
}

/**
 * When a bar leaves open pages: once it has expired or, if earlier, once what it announces has begun. Where expired bars
 * are shown, only the latter counts.
 */
export function endOf({ expireAt }: Schedule, begins?: string): string | undefined {
  const ends = [begins, areUnpublishedShown() ? undefined : expireAt].filter((end) => end !== undefined);
  return ends.sort((one, other) => Date.parse(one) - Date.parse(other))[0];
}
