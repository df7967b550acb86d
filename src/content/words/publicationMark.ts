import type { Schedule } from '../../../shared/site/schedule.ts';
import { stateNow } from '../reading/schedule.ts';
import { chromeText } from './chromeText.ts';

/** A moment for editors, in UTC: Jan 21, 2027, 9:00 AM UTC. */
const printMoment = (moment: string) =>
  `${new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(new Date(moment))} UTC`;

/** What marks something that is shown although it is not published; undefined for what is. */
export function publicationMark(schedule: Schedule): string | undefined {
  const state = stateNow(schedule);
  if (state === 'published') return undefined;
  const at = state === 'scheduled' ? schedule.publishAt : schedule.expireAt;
  return chromeText('en').unpublished[state].replace('%date%', at === undefined ? '' : printMoment(at));
}

/** A text, marked if what it names is not published. */
export function markedText(schedule: Schedule, text: string): string {
  const mark = publicationMark(schedule);
  return mark === undefined ? text : `${mark}: ${text}`;
}

/** A record, with its name marked if it is not published. */
export function markedName<Record extends Schedule>(record: Record): Record {
  const mark = publicationMark(record);
  if (mark === undefined) return record;
  const field = 'name' in record ? 'name' : 'role';
  return { ...record, [field]: `${mark}: ${String(Reflect.get(record, field))}` };
}
