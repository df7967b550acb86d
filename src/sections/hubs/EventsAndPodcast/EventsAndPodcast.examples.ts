import type { z } from 'zod';
import type { eventsAndPodcastSchema } from './EventsAndPodcast.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const eventsAndPodcastExamples = {
  threeBays: {
    type: 'eventsAndPodcast',
    events: { title: 'Where to find us', link: { label: 'All events', href: '/events/' } },
    podcast: {
      title: 'The plant room podcast',
      text: 'One fault an episode.',
      episodes: [
        { number: 48, film: 'the-store-that-leaked-on-thursdays' },
        { number: 47, film: 'a-custodian-team-with-nine-schools' },
      ],
    },
    awards: { title: 'Awards', awards: ['cmms-leader', 'leak-detection-gold'] },
  },
} satisfies Record<string, z.input<typeof eventsAndPodcastSchema>>;

/** Why this is a separate section although only one page uses it. */
export const reasonForOneUse = 'Mixes events and webinars by date beside two lists of other kinds.';
