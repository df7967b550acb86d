import type { z } from 'zod';
import type { ganttChartSchema } from './GanttChart.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const ganttChartExamples = {
  everyKindOfBar: {
    type: 'ganttChart',
    axis: 'Program',
    title: 'AHU-07, cradle to second life',
    intro: 'One air handler, drawn as a construction program.',
    alt: 'Life of AHU-07 from 2016 to 2036, with replacement due in 2032.',
    from: 2014,
    to: 2036,
    ticks: [2016, 2020, 2024, 2028, 2032, 2036].map((year) => ({ at: year, text: `${year}` })),
    now: { at: 2026, text: 'Today' },
    rows: [
      { name: 'Specify', note: 'Model, duty, warranty', bars: [{ from: 2016, to: 2017, kind: 'open' }] },
      {
        name: 'Maintain',
        note: 'Quarterly service',
        bars: [
          { from: 2017, to: 2026, kind: 'done' },
          { from: 2026, to: 2032, kind: 'planned' },
        ],
      },
      {
        name: 'Renew',
        note: 'New fan wall',
        bars: [{ from: 2031.6, to: 2032, kind: 'event' }],
        milestone: { at: 2032.3, text: '$48,200' },
      },
    ],
  },
} satisfies Record<string, z.input<typeof ganttChartSchema>>;
