import type { z } from 'zod';
import type { releaseArchiveSchema } from './ReleaseArchive.schema.ts';

/** Named examples; each key says what its example is for. */
export const releaseArchiveExamples = {
  default: {
    type: 'releaseArchive',
    title: 'A floor for each year',
    intro: 'Every release, the oldest on the ground. A lit window is a month in which something was said.',
    links: [{ label: 'Newsroom', href: '/newsroom/' }],
  },
} satisfies Record<string, z.input<typeof releaseArchiveSchema>>;

/** Why this is a section of its own although a single page shows it. */
export const reasonForOneUse = 'A facade with a window for each month that leads to that month’s releases.';
