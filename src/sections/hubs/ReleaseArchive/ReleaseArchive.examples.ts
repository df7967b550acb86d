import type { z } from 'zod';
import type { releaseArchiveSchema } from './ReleaseArchive.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const releaseArchiveExamples = {
  default: {
    type: 'releaseArchive',
    title: 'A floor for each year',
    intro: 'Every release, the oldest on the ground. A lit window is a month in which something was said.',
    links: [{ label: 'Newsroom', href: '/newsroom/' }],
  },
} satisfies Record<string, z.input<typeof releaseArchiveSchema>>;
