import type { z } from 'zod';
import type { platformHeadSchema } from './PlatformHead.schema.ts';

/** Named examples: each exists for the reason its key says. */
export const platformHeadExamples = {
  default: {
    type: 'platformHead',
    title: 'Every machine, entered once',
    intro: 'Three products read and write one register.',
    action: { label: 'Book a demo', href: '/request-demo/' },
    storeys: [
      {
        product: 'connected-buildings',
        text: 'From the meter to the valve.',
        measured: '4 modules',
        label: 'See Connected Buildings',
        scene: { scene: 'drawing', name: 'register-energy' },
        alt: 'Plant on a roof',
      },
      {
        product: 'connected-cmms',
        text: 'From the request to the cost.',
        measured: '11 modules',
        label: 'See Connected CMMS',
        scene: { scene: 'drawing', name: 'register-cmms' },
        alt: 'A plant room',
      },
    ],
    ground: [
      { name: 'Asset register', value: '61,300', text: 'Assets, each entered once.' },
      { name: 'Work queue', value: '1,204', text: 'Open jobs in one order.' },
      { name: 'Audit trail', value: '11 s', text: 'To any record.' },
    ],
  },
} satisfies Record<string, z.input<typeof platformHeadSchema>>;
