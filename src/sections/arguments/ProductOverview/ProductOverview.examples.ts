import type { z } from 'zod';
import type { productOverviewSchema } from './ProductOverview.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const productOverviewExamples = {
  default: {
    type: 'productOverview',
    title: 'Three products.\nOne beam carries the load.',
    intro: 'Every reading, request and inspection lands on the same asset record.',
    loads: [
      { value: '61,300', text: 'assets' },
      { value: '4,200', text: 'readings a minute' },
      { value: '1,204', text: 'open jobs' },
    ],
    beam: ['One asset register', 'One work queue', 'One audit trail'],
    bays: [
      { product: 'connected-cmms', modules: ['Work orders', 'Vendors'], label: 'Explore CMMS' },
      { product: 'connected-buildings', modules: ['Energy', 'Fault detection'], label: 'Explore Buildings' },
      {
        product: 'connected-refrigeration',
        modules: ['Temperature', 'Leak detection'],
        label: 'Explore Refrigeration',
      },
    ],
  },
} satisfies Record<string, z.input<typeof productOverviewSchema>>;
