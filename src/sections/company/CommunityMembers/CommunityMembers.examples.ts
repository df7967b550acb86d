import type { z } from 'zod';
import type { communityMembersSchema } from './CommunityMembers.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const communityMembersExamples = {
  default: {
    type: 'communityMembers',
    tone: 'night',
    axis: 'Seats',
    title: 'Who sits where',
    table: 'One table, no screen',
    seats: [
      { person: 'dana-whitlock', brought: 'A leak that three people had already smelled' },
      { person: 'femi-adeyemi', brought: 'Two air changes that were one' },
      { person: 'layla-mansour', brought: 'A pool heated all August' },
    ],
    free: { name: 'Yours', text: 'Bring one.', link: { label: 'Ask for it', href: '/contact/' } },
  },
} satisfies Record<string, z.input<typeof communityMembersSchema>>;

/** Why this is a separate section although only one page uses it. */
export const reasonForOneUse =
  'A table in plan whose seats are people from the records and whose last seat is the reader’s.';
