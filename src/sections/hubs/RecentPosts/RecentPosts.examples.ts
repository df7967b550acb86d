import type { z } from 'zod';
import type { recentPostsSchema } from './RecentPosts.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const recentPostsExamples = {
  afterTheNewest: { type: 'recentPosts', axis: 'Also new', title: 'Also new' },
} satisfies Record<string, z.input<typeof recentPostsSchema>>;

/** Why this is a separate section although only one page uses it. */
export const reasonForOneUse = 'Lays out the posts after the newest three ways, by their place in the list.';
