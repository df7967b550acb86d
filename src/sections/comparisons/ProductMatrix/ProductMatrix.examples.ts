import type { z } from 'zod';
import type { productMatrixSchema } from './ProductMatrix.schema.ts';

/** Named examples; each key says what its example is for. */
export const productMatrixExamples = {
  default: {
    type: 'productMatrix',
    title: 'What runs through all floors',
    intro: 'Set up once.',
    service: 'Shared',
    products: ['connected-cmms', 'connected-buildings', 'connected-refrigeration'],
    rows: [
      {
        link: { label: 'Reports', href: '/cmms-reports-and-dashboards/' },
        cells: ['Backlog', 'Night load', 'Leak rate'],
      },
      {
        link: { label: 'People', href: '/connected-people/' },
        cells: ['Crews', 'Energy team', 'Duty holder'],
      },
      { link: { label: 'Edge', href: '/iot-edge/' }, cells: ['Run hours', 'Meters', 'Controllers'] },
    ],
  },
} satisfies Record<string, z.input<typeof productMatrixSchema>>;
