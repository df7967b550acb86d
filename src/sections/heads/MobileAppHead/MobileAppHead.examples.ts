import type { z } from 'zod';
import type { mobileAppHeadSchema } from './MobileAppHead.schema.ts';

/** Named examples; each key says what its example is for. */
export const mobileAppHeadExamples = {
  default: {
    type: 'mobileAppHead',
    tag: 'Mobile CMMS App',
    title: 'The machine answers your phone',
    intro: 'Scan the code and the pump, the panel or the air handler opens in your hand.',
    action: { label: 'Request demo', href: '/request-demo/' },
    second: { label: 'Five apps, one register', href: '#apps' },
    alt: 'A technician reads the code of an air handler; the handset is drawn large at the side',
    logos: ['pellow', 'oakmere', 'fernhall', 'castellane', 'quillon'],
    logosLabel: 'Customers',
  },
} satisfies Record<string, z.input<typeof mobileAppHeadSchema>>;
