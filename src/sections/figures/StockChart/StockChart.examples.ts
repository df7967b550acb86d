import type { z } from 'zod';
import type { stockChartSchema } from './StockChart.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const stockChartExamples = {
  default: {
    type: 'stockChart',
    axis: 'One bin',
    title: 'A bin that was never empty',
    alt: 'Stock of one part over twelve weeks between three and nine pieces.',
    unit: 'pieces',
    levels: [9, 8, 8, 6, 5, 3, 9, 8, 7, 5, 4, 4],
    top: 11,
    minimum: { value: 3, text: 'Minimum 3' },
    maximum: { value: 9, text: 'Maximum 9' },
    ticks: [
      { week: 1, text: 'Jan' },
      { week: 5, text: 'Feb' },
      { week: 9, text: 'Mar' },
    ],
    events: [
      { week: 4, when: 'Jan 24', text: 'Two taken for one job, by scan.' },
      { week: 6, when: 'Feb 7', text: 'The minimum is touched and an order goes out.' },
      { week: 7, when: 'Feb 13', text: 'Six arrive and are counted in.' },
    ],
  },
} satisfies Record<string, z.input<typeof stockChartSchema>>;

/** Why this is a separate section although only one page uses it. */
export const reasonForOneUse =
  'A level in steps between a minimum and a maximum with numbered events; the other charts draw independent amounts.';
