import type { z } from 'zod';
import type { beforeAfterHeadSchema } from './BeforeAfterHead.schema.ts';

/** Named examples; each key says what its example is for. */
export const beforeAfterHeadExamples = {
  tagged: {
    type: 'beforeAfterHead',
    title: 'Every site, read the same way',
    intro: 'One register, one set of names, one reading an hour.',
    action: { label: 'Book a demo', href: '/request-demo/' },
    switchLabel: 'The portfolio before and after',
    before: {
      label: 'Before',
      note: 'Five buildings, five spreadsheets',
      scene: { scene: 'drawing', name: 'portfolio-unread' },
      alt: 'Five buildings along one street.',
      tags: [{ text: 'Air Hndlr 3 (old)', x: 38, y: 30, tone: 'unknown' }],
    },
    after: {
      label: 'After',
      note: 'One register, one reading an hour',
      scene: { scene: 'drawing', name: 'portfolio-read' },
      alt: 'The same street with the power lit in each building.',
      tags: [
        { text: 'AHU-03', value: '14.2', x: 52, y: 30 },
        { text: 'AHU-07', value: '31.0', x: 64, y: 20, tone: 'out' },
      ],
    },
  },
} satisfies Record<string, z.input<typeof beforeAfterHeadSchema>>;
