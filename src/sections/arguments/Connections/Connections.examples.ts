import type { z } from 'zod';
import type { connectionsSchema } from './Connections.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const connectionsExamples = {
  default: {
    type: 'connections',
    axis: 'Beside what you have',
    title: 'Nothing you rely on has to go',
    intro: 'The systems around the queue stay where they are.',
    center: 'Work orders',
    terminals: [
      {
        name: 'Building management',
        direction: 'in',
        passes: 'Alarms and points, read',
        by: 'BACnet, Modbus',
      },
      {
        name: 'Finance',
        direction: 'out',
        passes: 'Approved cost as purchase lines',
        by: 'API or nightly CSV',
      },
      { name: 'Directory', direction: 'both', passes: 'People, roles, leavers', by: 'SAML, SCIM' },
    ],
    link: { label: 'See the integrations', href: '/cmms-integrations/' },
  },
  table: {
    type: 'connections',
    layout: 'table',
    title: 'Wired to what you run',
    intro: 'Both ways, where both ways help.',
    from: 'Your system',
    to: 'Becomes',
    back: 'Sent back',
    terminals: [
      { name: 'Finance', by: 'REST, CSV', passes: 'Cost codes on each job.', returns: 'Posted cost' },
      { name: 'Directory', by: 'SAML, SCIM', passes: 'One account a person.' },
      {
        name: 'Building management',
        by: 'BACnet/IP',
        passes: 'A job with its point.',
        returns: 'Setpoint',
      },
    ],
    link: { label: 'All integrations', href: '/integrations/' },
  },
} satisfies Record<string, z.input<typeof connectionsSchema>>;
