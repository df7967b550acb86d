import type { z } from 'zod';
import type { caseFiguresSchema } from './CaseFigures.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const caseFiguresExamples = {
  toScale: {
    type: 'caseFigures',
    title: 'Twelve months, to scale',
    measure: 'Kilowatt hours for each pallet moved, all plants',
    before: { amount: 2.18, value: '2.18 kWh', text: 'the year before' },
    after: { amount: 1.94, value: '1.94 kWh', text: 'the first full year' },
    notes: ['Main meters, against pallets scanned out.', 'Counted in September 2025.'],
  },
} satisfies Record<string, z.input<typeof caseFiguresSchema>>;
