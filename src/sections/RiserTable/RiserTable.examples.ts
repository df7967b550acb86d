import type { z } from 'zod';
import type { riserTableSchema } from './RiserTable.schema.ts';

/** Named examples: each exists for the reason its key says. */
export const riserTableExamples = {
  default: {
    type: 'riserTable',
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
} satisfies Record<string, z.input<typeof riserTableSchema>>;
