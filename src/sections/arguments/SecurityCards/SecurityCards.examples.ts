import type { z } from 'zod';
import type { securityCardsSchema } from './SecurityCards.schema.ts';

/** Named examples; each key says what its example is for. */
export const securityCardsExamples = {
  default: {
    type: 'securityCards',
    axis: 'Security',
    tone: 'night',
    title: 'Four layers in the wall',
    alt: 'A wall cut open: brick, insulation, concrete and plaster',
    cards: [
      { title: 'SOC 2 Type II', text: 'Audited every year.' },
      { title: 'ISO 27001', text: 'Certified for the platform and support.' },
      { title: 'Sign-on and roles', text: 'Vendors held to their own jobs.' },
      { title: 'Your region, your data', text: 'Yours to export, any day.' },
    ],
  },
} satisfies Record<string, z.input<typeof securityCardsSchema>>;
