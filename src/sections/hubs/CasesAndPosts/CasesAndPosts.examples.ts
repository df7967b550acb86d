import type { z } from 'zod';
import type { casesAndPostsSchema } from './CasesAndPosts.schema.ts';

/** Named examples: each exists for the reason its key says. */
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
