import type { z } from 'zod';
import type { priceListSchema } from './PriceList.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const priceListExamples = {
  default: {
    type: 'priceList',
    axis: 'Price list',
    tone: 'sheet',
    title: 'Every size has a printed price',
    intro: 'Find your row and your column.',
    caption: 'US dollars per year, license and platform together',
    people: 'People',
    buildings: 'Buildings',
    legend: 'The shade is the plan:',
    note: 'Integration adds 30% of the license.',
  },
} satisfies Record<string, z.input<typeof priceListSchema>>;
