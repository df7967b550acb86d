import type { z } from 'zod';
import type { signalExchangeSchema } from './SignalExchange.schema.ts';

/** Named examples; each key says what its example is for. */
export const signalExchangeExamples = {
  default: {
    type: 'signalExchange',
    title: 'Wired to what you run',
    intro: 'Both ways, where both ways help.',
    system: 'cmms',
    from: 'Your system',
    to: 'Becomes',
    back: 'Sent back',
    wires: [
      { name: 'Finance', carries: 'REST, CSV', becomes: 'Cost codes on each job.', returns: 'Posted cost' },
      { name: 'Directory', carries: 'SAML, SCIM', becomes: 'One account a person.' },
      {
        name: 'Building management',
        carries: 'BACnet/IP',
        becomes: 'A job with its point.',
        returns: 'Setpoint',
      },
    ],
    link: { label: 'All integrations', href: '/integrations/' },
  },
} satisfies Record<string, z.input<typeof signalExchangeSchema>>;
