import type { z } from 'zod';
import type { recentPostsSchema } from './RecentPosts.schema.ts';

/** Named examples; each key says what its example is for. */
export const recentPostsExamples = {
  afterTheNewest: { type: 'recentPosts', axis: 'Also new', title: 'Also new' },
} satisfies Record<string, z.input<typeof recentPostsSchema>>;
