import type { z } from 'zod';
import type { casesAndPostsSchema } from './CasesAndPosts.schema.ts';

/** Named examples; each key says what its example is for. */
export const casesAndPostsExamples = {
  default: {
    type: 'casesAndPosts',
    axis: 'Reading',
    cases: {
      title: 'Measured for a year',
      link: { label: 'All case studies', href: '/resources/case-study/' },
    },
    posts: { title: 'Signed by an engineer', link: { label: 'The blog', href: '/blog/' } },
  },
} satisfies Record<string, z.input<typeof casesAndPostsSchema>>;

/** Why this is a section of its own although a single page shows it. */
export const reasonForOneUse =
  'Two kinds of entries side by side, each filled by itself; other lists show one kind.';
