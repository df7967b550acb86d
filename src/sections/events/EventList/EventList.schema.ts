import { z } from 'zod';
import { line, link, sectionBase } from '../../sectionBase.ts';

const listing = {
  all: line(20).default('All'),
  more: line(30).default('Load more'),
  pages: line(30).default('Pages'),
  previous: line(20).default('Previous'),
  next: line(20).default('Next'),
  search: line(20).default('Search'),
};

/** Every event and webinar: those ahead as rows to take a seat in, those past as a register. */
export const eventListSchema = z.strictObject({
  type: z.literal('eventList'),
  ...sectionBase,
  ahead: line(60).default('Coming up'),
  past: line(60).default('Past events and recorded webinars'),
  pageSize: z.number().int().min(4).max(40).default(12),
  regions: z
    .record(z.string(), line(30))
    .default({ americas: 'Americas', europe: 'Europe', 'middle-east': 'Middle East', online: 'Online' })
    .describe('words on the filters'),
  take: line(30).default('Take a seat'),
  join: line(30).default('Register'),
  said: line(30).default('What was said'),
  watch: line(30).default('Watch, %minutes% min'),
  online: line(30).default('Online'),
  webinar: line(30).default('Webinar'),
  seats: line(30).default('%count% seats'),
  people: line(40).default('%count% people in the room'),
  countAhead: line(60).default('%shown% of %total% ahead'),
  countPast: line(60).default('%shown% of %total% past events and webinars'),
  none: line(160).default('Nothing is planned just now. New dates come in the newsletter first.'),
  empty: line(90).default('Nothing in this region yet.'),
  newsletter: link.optional().describe('where to hear of new dates'),
  filtersAhead: line(40).default('Filter what is coming up'),
  filtersPast: line(40).default('Filter what is past'),
  labels: z.strictObject(listing).prefault({}),
});

export type EventListProps = z.output<typeof eventListSchema>;
