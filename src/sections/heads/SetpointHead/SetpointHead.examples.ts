import type { z } from 'zod';
import type { setpointHeadSchema } from './SetpointHead.schema.ts';

/** Named examples: each exists for the reason its key says. */
export const setpointHeadExamples = {
  oneDay: {
    type: 'setpointHead',
    tag: 'Energy optimization',
    title: 'The setpoint moves. The limits do not.',
    intro: 'Every move is small, logged and inside what your engineer signed.',
    action: { label: 'Book a demo', href: '/request-demo/' },
    label: 'Supply air setpoint over a day, in steps between 12.8 and 18.3 degrees.',
    caption: 'Supply air, °C',
    low: 11,
    high: 20,
    upper: { at: 18.3, text: 'upper limit 18.3' },
    lower: { at: 12.8, text: 'lower limit 12.8' },
    fixed: { at: 13, text: 'fixed at 13.0 before' },
    values: [18, 18, 18, 17.6, 17, 16.4, 16, 15.2, 14.6, 14, 14.4, 15, 15.8, 16.6, 17.2, 18],
    times: ['06:00', '12:00', '18:00'],
    remarks: [
      { x: 20, y: 30, time: '08:40', text: 'three zones ask for cooling' },
      { x: 60, y: 40, time: '15:10', text: 'one request left' },
    ],
    signed: ['Limits signed by the controls engineer'],
  },
} satisfies Record<string, z.input<typeof setpointHeadSchema>>;
