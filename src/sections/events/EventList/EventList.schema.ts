import { z } from 'zod';
import { standardText } from '../../../content/reading/standardTexts.ts';
import { line, link, sectionBase } from '../../sectionBase.ts';

const listing = {
  all: standardText('eventList.labels.all', line(20)),
  more: standardText('eventList.labels.more', line(30)),
  pages: standardText('eventList.labels.pages', line(30)),
  previous: standardText('eventList.labels.previous', line(20)),
  next: standardText('eventList.labels.next', line(20)),
  search: standardText('eventList.labels.search', line(20)),
};

/** Every event and webinar: upcoming ones as rows with a registration link, past ones as a list. */
export const eventListSchema = z.strictObject({
  type: z.literal('eventList'),
  ...sectionBase,
  ahead: standardText('eventList.ahead', line(60)),
  past: standardText('eventList.past', line(60)),
  pageSize: z.number().int().min(4).max(40).default(12),
  regions: standardText('eventList.regions', z.record(z.string(), line(30))).describe(
    'labels of the filters',
  ),
  take: standardText('eventList.take', line(30)),
  join: standardText('eventList.join', line(30)),
  said: standardText('eventList.said', line(30)),
  watch: standardText('eventList.watch', line(30)),
  online: standardText('eventList.online', line(30)),
  webinar: standardText('eventList.webinar', line(30)),
  seats: standardText('eventList.seats', line(30)),
  people: standardText('eventList.people', line(40)),
  countAhead: standardText('eventList.countAhead', line(60)),
  countPast: standardText('eventList.countPast', line(60)),
  none: standardText('eventList.none', line(160)),
  empty: standardText('eventList.empty', line(90)),
  newsletter: link.optional().describe('where to subscribe to new dates'),
  filtersAhead: standardText('eventList.filtersAhead', line(40)),
  filtersPast: standardText('eventList.filtersPast', line(40)),
  labels: z.strictObject(listing).prefault({}),
});

export type EventListProps = z.output<typeof eventListSchema>;
