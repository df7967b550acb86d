import type { z } from 'zod';
import type { heatmapHeadSchema } from './HeatmapHead.schema.ts';

/** Named examples: each exists for the reason its key says. */
export const heatmapHeadExamples = {
  yearWithAFind: {
    type: 'heatmapHead',
    title: 'A year of one floor',
    intro: 'A column is a day. The stripe near the foot is a fan that nobody asked for.',
    action: { label: 'Book a demo', href: '/request-demo/' },
    second: { label: 'How it is read', href: '#read' },
    scene: { scene: 'drawing', name: 'load-carpet' },
    alt: 'A carpet plot of one year. A bright stripe between two and six each night ends in December.',
    caption: 'Level 6, kW by half hour',
    hours: ['00:00', '06:00', '12:00', '18:00', '24:00'],
    months: ['Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb'],
    found: { at: 88, date: 'Dec 14', text: 'override found, fan off' },
    readings: [
      { swatch: 'core', name: 'Day', text: 'Full load, people in.' },
      { swatch: 'shoulder', name: 'Start and stop', text: 'Ventilation before and after.' },
      { swatch: 'night', name: 'Night', text: 'Load that nobody asked for.' },
    ],
  },
} satisfies Record<string, z.input<typeof heatmapHeadSchema>>;
