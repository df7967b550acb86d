import { z } from 'zod';
import { filmReference } from '../../../content/entries/films/films.ts';
import { reference } from '../../../content/entries/records.ts';
import { standardText } from '../../../content/reading/standardTexts.ts';
import { anchorBase, href, line, link } from '../../sectionBase.ts';

/** Three columns: upcoming events, podcast episodes, and awards. */
export const eventsAndPodcastSchema = z.strictObject({
  type: z.literal('eventsAndPodcast'),
  ...anchorBase,
  events: z
    .strictObject({
      title: line(40),
      link,
      most: z.number().int().min(1).max(6).default(4),
      webinar: standardText('eventsAndPodcast.events.webinar', line(20)),
    })
    .describe('events and webinars are listed automatically, the next first'),
  podcast: z.strictObject({
    title: line(40),
    text: line(160),
    link: link.optional().describe('all episodes'),
    episodes: z
      .array(
        z.strictObject({
          number: z.number().int().positive(),
          film: filmReference.describe('the episode as a captioned film'),
          href: href.optional().describe('the page of the episode; by default the film’s'),
        }),
      )
      .min(2)
      .max(6)
      .describe('the newest first'),
  }),
  awards: z.strictObject({ title: line(40), awards: z.array(reference('awards')).min(2).max(6) }),
});

export type EventsAndPodcastProps = z.output<typeof eventsAndPodcastSchema>;
