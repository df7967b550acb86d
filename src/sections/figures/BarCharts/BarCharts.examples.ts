import type { z } from 'zod';
import type { barChartsSchema } from './BarCharts.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const barChartsExamples = {
  twoChartsToOneScale: {
    type: 'barCharts',
    axis: 'Capital plan',
    title: 'The same ten years of spend, leveled',
    intro: 'Nothing is skipped.',
    storey: 100,
    scale: 'One storey is $100k',
    charts: [
      {
        caption: 'Run to failure',
        note: 'Peak $960k',
        bars: [180, 640, 220, 380, 960].map((value, index) => ({ name: `${2026 + index}`, value })),
      },
      {
        caption: 'By condition',
        note: 'Peak $500k',
        bars: [440, 480, 460, 470, 500].map((value, index) => ({ name: `${2026 + index}`, value })),
      },
    ],
    figures: [{ value: '94%', text: 'of assets with a known condition' }],
  },
  rankedWithALineAndAGap: {
    type: 'barCharts',
    title: 'Which building first?',
    system: 'energy',
    storey: 4,
    scale: 'One storey is 4 kWh per sq ft and year',
    line: { value: 16, name: 'Target 16' },
    charts: [
      {
        caption: 'As read',
        note: 'Ranked',
        bars: [
          { name: 'Tower', value: 31, written: '31.0', isOut: true },
          { name: 'Ward C', value: 22, written: '22.4', isOut: true },
          { name: 'Office', value: 14, written: '14.2' },
          { name: 'School', value: 0 },
        ],
      },
    ],
  },
} satisfies Record<string, z.input<typeof barChartsSchema>>;
