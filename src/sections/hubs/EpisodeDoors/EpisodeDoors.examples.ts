import type { z } from 'zod';
import type { episodeDoorsSchema } from './EpisodeDoors.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const episodeDoorsExamples = {
  twoDoors: {
    type: 'episodeDoors',
    title: 'The plant room podcast',
    intro: 'One fault per episode.',
    with: 'With %names%',
    read: 'Read the transcript',
    watch: 'Watch the reading',
    episodes: [
      { number: 48, film: 'the-store-that-leaked-on-thursdays', text: 'A detector rang.', behind: 'store' },
      { number: 47, film: 'a-custodian-team-with-nine-schools', text: 'Nineteen lines.', behind: 'school' },
    ],
    links: [{ label: 'All resources', href: '/resources/' }],
  },
} satisfies Record<string, z.input<typeof episodeDoorsSchema>>;
