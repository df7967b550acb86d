import { z } from 'zod';
import { standardText } from '../../../content/standardTexts.ts';
import { anchorBase, line } from '../../sectionBase.ts';

/** Every film by topic, or the other films on the topic of a film’s page. */
export const filmIndexSchema = z.strictObject({
  type: z.literal('filmIndex'),
  ...anchorBase,
  title: line(60).describe('the page’s h1; on a film’s page, the heading above the others'),
  intro: line(240).optional(),
  beside: line(60).optional().describe('id of a film: shows others on its topic instead of all'),
  topics: standardText('filmIndex.topics', line(40)),
  count: standardText('filmIndex.count', line(40)),
  registration: standardText('filmIndex.registration', line(40)),
  series: z
    .strictObject({
      product: standardText('filmIndex.series.product', line(30)),
      webinar: standardText('filmIndex.series.webinar', line(30)),
      'demo-day': standardText('filmIndex.series.demo-day', line(30)),
      futureproof: standardText('filmIndex.series.futureproof', line(30)),
      people: standardText('filmIndex.series.people', line(30)),
      customer: standardText('filmIndex.series.customer', line(30)),
      podcast: standardText('filmIndex.series.podcast', line(30)),
      'how-to': standardText('filmIndex.series.how-to', line(30)),
    })
    .prefault({}),
});

export type FilmIndexProps = z.output<typeof filmIndexSchema>;
