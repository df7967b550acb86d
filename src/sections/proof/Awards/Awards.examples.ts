import type { z } from 'zod';
import type { awardsSchema } from './Awards.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const awardsExamples = {
  default: {
    type: 'awards',
    title: 'Checked, and stamped',
    awards: ['product-leadership', 'cmms-leader', 'best-mobile-app', 'fastest-set-up', 'leak-detection-gold'],
  },
  'ratings and certificates first': {
    type: 'awards',
    title: 'Checked, and stamped',
    marks: [
      { value: '4.7 of 5', name: '76 reviews', source: 'Fieldmark Reviews' },
      { value: 'SOC 2', name: 'Type II report', source: 'every year', href: '/security/' },
    ],
    awards: ['product-leadership', 'cmms-leader'],
  },
} satisfies Record<string, z.input<typeof awardsSchema>>;
