import { fillCopy } from '../../../shared/text/fillCopy.ts';
import { leftOf } from '../../product/night.ts';
import type { Phone, WorkOrder } from '../../product/ProductState.ts';
import { daysAndHours, type Moment, timeOf } from '../../product/storyClock.ts';
import type { JobWords } from './storyWordsSchema.ts';

/** The time left for a job, as its clock shows it. */
export function jobClock(
  job: WorkOrder,
  now: Moment,
  words: JobWords,
): { text: string; left: number; isLate: boolean } {
  const { seconds, share } = leftOf(job, now);
  if (seconds < 0) return { text: fillCopy(words.late, { time: timeOf(-seconds) }), left: 0, isLate: true };
  const { days, hours } = daysAndHours(seconds);
  const long = { days: String(days), hours: String(hours).padStart(2, '0') };
  return { text: days > 0 ? fillCopy(words.days, long) : timeOf(seconds), left: share, isLate: false };
}

/** A phone's text next to the signal: whether it is online, and the number of unsent entries. */
export function phoneSignal({ isOffline, outbox }: Phone, words: JobWords): string {
  if (!isOffline) return words.online;
  return outbox.length > 0 ? fillCopy(words.kept, { count: String(outbox.length) }) : words.offline;
}
