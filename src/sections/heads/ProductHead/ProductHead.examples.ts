import type { z } from 'zod';
import type { productHeadSchema } from './ProductHead.schema.ts';

const logos = { label: 'Customers', customers: ['pellow', 'oakmere', 'fernhall', 'castellane', 'quillon'] };

/** Named examples: one of each arrangement. */
export const productHeadExamples = {
  windowAndPhone: {
    type: 'productHead',
    tag: 'Facility management software',
    title: 'Every job in the building, in one queue',
    intro: 'Raise it, plan it, scan it, fix it, prove it. For your own team and every vendor on site.',
    action: { label: 'Schedule a Demo', href: '/request-demo/' },
    window: 'workOrderBoard',
    phone: 'jobPhone',
    scene: { scene: 'drawing', name: 'plant-room' },
    alt: 'Section through a plant room: a boiler feeds an air handler by way of a pump',
    logos,
  },
  phone: {
    type: 'productHead',
    tag: 'Mobile CMMS App',
    title: 'The machine answers your phone',
    intro: 'Scan the code and the pump, the panel or the air handler opens in your hand.',
    action: { label: 'Request demo', href: '/request-demo/' },
    second: { label: 'Five apps, one register', href: '#apps' },
    phone: 'appScan',
    scene: { scene: 'drawing', name: 'scan-room' },
    alt: 'A technician reads the code of an air handler; the handset is drawn large at the side',
    logos,
  },
  record: {
    type: 'productHead',
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
    scene: { scene: 'drawing', name: 'yard' },
    alt: 'A yard with vans; technicians walk to a row of refrigerated cases.',
  },
  windowOfAnotherSystem: {
    type: 'productHead',
    tag: 'Energy analytics',
    title: 'Where the night load comes from',
    intro: 'Every half hour beside what the floor should have drawn.',
    action: { label: 'Book a demo', href: '/request-demo/' },
    window: 'loadProfile',
    scene: { scene: 'drawing', name: 'anywhere' },
    alt: 'A row of plant under one live line.',
  },
} satisfies Record<string, z.input<typeof productHeadSchema>>;
