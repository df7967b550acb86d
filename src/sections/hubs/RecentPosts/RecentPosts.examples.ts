import type { z } from 'zod';
import type { recentPostsSchema } from './RecentPosts.schema.ts';

/** Named examples; each key says what its example is for. */
export const recentPostsExamples = {
  afterTheNewest: { type: 'recentPosts', axis: 'Also new', title: 'Also new' },
} satisfies Record<string, z.input<typeof recentPostsSchema>>;

/** Why this is a section of its own although a single page shows it. */
export const reasonForOneUse = 'Lays out the posts after the newest three ways, by their place in the list.';
