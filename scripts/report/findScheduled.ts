import { publicationState, type Schedule } from '../../shared/site/schedule.ts';
import type { ScheduledItem } from '../../src/scheduledItems.ts';

/** Something that is published or expires at a certain time, is a draft, or has expired. */
export interface Scheduled {
  state: 'comes' | 'goes' | 'draft' | 'gone';
  /** ISO 8601; absent for drafts. */
  at?: string;
  what: string;
  /** Where it is written. */
  place: string;
}

const ORDER: readonly Scheduled['state'][] = ['comes', 'goes', 'draft', 'gone'];

function statesOf(schedule: Schedule, now: Date): Pick<Scheduled, 'state' | 'at'>[] {
  const { publishAt, expireAt } = schedule;
  const goes = expireAt === undefined ? [] : [{ state: 'goes' as const, at: expireAt }];
  switch (publicationState(schedule, now)) {
    case 'draft':
      return [{ state: 'draft' }];
    case 'scheduled':
      return [...(publishAt === undefined ? [] : [{ state: 'comes' as const, at: publishAt }]), ...goes];
    case 'expired':
      return expireAt === undefined ? [] : [{ state: 'gone', at: expireAt }];
    case 'published':
      return goes;
  }
}

const timeOf = ({ at }: Pick<Scheduled, 'at'>) => (at === undefined ? 0 : Date.parse(at));

/** Coming publications and expirations in order of time, then drafts, then what has expired. */
export function findScheduled(items: readonly ScheduledItem[], now: Date): Scheduled[] {
  const found = items.flatMap(({ what, place, schedule }) =>
    statesOf(schedule, now).map((one): Scheduled => ({ ...one, what, place })),
  );
  const group = ({ state }: Scheduled) => Math.max(1, ORDER.indexOf(state));
  return found.sort((one, other) => group(one) - group(other) || timeOf(one) - timeOf(other));
}

/** A line for each: when, what happens to what, and where it is written. */
export function formatScheduled(scheduled: readonly Scheduled[]): string[] {
  return scheduled.map(({ state, at, what, place }) => {
    const when = at === undefined ? '' : `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
    return `${when.padEnd(20)}  ${state.padEnd(5)}  ${what} (${place})`;
  });
}
