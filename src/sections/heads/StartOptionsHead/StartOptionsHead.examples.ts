import type { z } from 'zod';
import type { startOptionsHeadSchema } from './StartOptionsHead.schema.ts';

const call: z.input<typeof startOptionsHeadSchema>['doors'][number] = {
  time: '10 min',
  title: 'Ring an engineer',
  text: 'Say what keeps coming back. Nothing is sold in the first ten minutes.',
  steps: ['You ring, or we do', 'You describe one fault'],
  link: { label: 'Ring us', href: '/contact/' },
  scene: { scene: 'drawing', name: 'door-call' },
};

/** Named examples; each key says what its example is for. */
export const startOptionsHeadExamples = {
  fourDoors: {
    type: 'startOptionsHead',
    title: 'Four doors in',
    intro: 'Pick by the time you have. All four lead to the same building.',
    doors: [
      {
        time: '30 min',
        title: 'Watch a job close',
        text: 'Two of your own assets, live.',
        steps: ['You send a form', 'We ring once', 'We break something'],
        link: { label: 'Book a demo', href: '/request-demo/' },
        scene: { scene: 'drawing', name: 'door-demo' },
      },
      { ...call, title: 'Try one site', scene: { scene: 'drawing', name: 'door-trial' } },
      { ...call, title: 'Do the sum', scene: { scene: 'drawing', name: 'door-calculator' } },
      call,
    ],
  },
  threeDoors: {
    type: 'startOptionsHead',
    title: 'Three doors in',
    intro: 'The wall closes over three as well.',
    doors: [call, { ...call, title: 'Try one site' }, { ...call, title: 'Do the sum' }],
  },
} satisfies Record<string, z.input<typeof startOptionsHeadSchema>>;
