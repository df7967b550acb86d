import { expect, it } from 'vitest';
import type { ScheduledItem } from '../../src/scheduledItems.ts';
import { findScheduled, formatScheduled } from './findScheduled.ts';

const NOW = new Date('2027-03-01T12:00:00Z');

const item = (what: string, schedule: ScheduledItem['schedule']): ScheduledItem => ({
  what,
  place: `content/${what}`,
  isEverywhere: false,
  schedule,
});

it('lists what comes and goes by time, then drafts, then what has expired', () => {
  const found = findScheduled(
    [
      item('old', { expireAt: '2027-02-01T00:00:00Z' }),
      item('draft', { draft: true, publishAt: '2027-03-02T00:00:00Z' }),
      item('offer', { publishAt: '2027-02-01T00:00:00Z', expireAt: '2027-04-01T00:00:00Z' }),
      item('launch', { publishAt: '2027-03-20T09:00:00-05:00', expireAt: '2027-05-01T00:00:00Z' }),
      item('out already', { publishAt: '2027-01-01T00:00:00Z' }),
    ],
    NOW,
  );
  expect(formatScheduled(found)).toEqual([
    '2027-03-20 14:00 UTC  comes  launch (content/launch)',
    '2027-04-01 00:00 UTC  goes   offer (content/offer)',
    '2027-05-01 00:00 UTC  goes   launch (content/launch)',
    '                      draft  draft (content/draft)',
    '2027-02-01 00:00 UTC  gone   old (content/old)',
  ]);
});
