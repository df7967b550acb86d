import type { z } from 'zod';
import type { moduleHeadSchema } from './ModuleHead.schema.ts';

/** Named examples; each key says what its example is for. */
export const moduleHeadExamples = {
  record: {
    type: 'moduleHead',
    tag: 'Work order software',
    title: 'One job, from the first call to the signature',
    intro: 'Every job carries its asset, its clock, its cleared people and its proof.',
    action: { label: 'Book a demo', href: '/request-demo/' },
    second: { label: 'See it taken apart', href: '#parts' },
    record: {
      label: 'Work order 48213: case 14 leaks, the technician is on site.',
      slips: [
        {
          kind: 'head',
          code: 'WO-48213',
          priority: 'P1',
          title: 'Case 14 leaking, 61 ppm',
          source: 'Raised by sensor LD-3',
          time: '02:14:09',
          tag: { text: 'On site' },
        },
        {
          kind: 'clock',
          first: { label: 'Respond', value: '00:01:51', note: 'of 15 min' },
          second: { label: 'Fix', value: '01:16:09', note: 'left of 2 h' },
          used: 0.37,
          paused: [0.2, 0.08],
          note: 'Paused for store access',
          isHot: true,
        },
      ],
      dimension: '8 parts, 2 in view',
    },
    alt: 'A yard with vans; technicians walk to a row of refrigerated cases.',
  },
  windowOfAnotherSystem: {
    type: 'moduleHead',
    system: 'energy',
    tag: 'Energy analytics',
    title: 'Where the night load comes from',
    intro: 'Every half hour beside what the floor should have drawn.',
    action: { label: 'Book a demo', href: '/request-demo/' },
    window: 'loadProfile',
    scene: { scene: 'drawing', name: 'anywhere' },
    alt: 'A row of plant under one live line.',
  },
} satisfies Record<string, z.input<typeof moduleHeadSchema>>;
