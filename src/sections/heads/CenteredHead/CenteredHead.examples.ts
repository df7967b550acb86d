import type { z } from 'zod';
import type { centeredHeadSchema } from './CenteredHead.schema.ts';

/** Named examples; each key says what its example is for. */
export const centeredHeadExamples = {
  default: {
    type: 'centeredHead',
    title: 'Bring a failure to dinner',
    intro: 'Twelve people who run buildings, one table, four evenings a year.',
    action: { label: 'Ask for a seat', href: '/contact/' },
    second: { label: 'Who sits there', href: '#seats' },
    scene: { scene: 'drawing', name: 'club-table', tone: 'night' },
    alt: 'Eleven people at one long table in a plant room; one chair is empty.',
  },
} satisfies Record<string, z.input<typeof centeredHeadSchema>>;
