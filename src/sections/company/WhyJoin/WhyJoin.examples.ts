import type { z } from 'zod';
import type { whyJoinSchema } from './WhyJoin.schema.ts';

/** Named examples; each key says what its example is for. */
export const whyJoinExamples = {
  default: {
    type: 'whyJoin',
    axis: 'Why join',
    title: 'Why join us?',
    intro: 'Four figures from the offer letter.',
    reasons: [
      { figure: '4.5 days', title: 'The week ends on Friday at noon', text: 'The rota is paid.' },
      { figure: '26 weeks', title: 'Leave for any new parent', text: 'On full pay.' },
      { figure: '1 week', title: 'On site, every year', text: 'With a crew of a customer.' },
    ],
  },
} satisfies Record<string, z.input<typeof whyJoinSchema>>;

/** Why this is a section of its own although a single page shows it. */
export const reasonForOneUse =
  'Each figure stands in front of the reason it measures; stat cards cannot explain theirs, and takeaways are those of a webinar.';
