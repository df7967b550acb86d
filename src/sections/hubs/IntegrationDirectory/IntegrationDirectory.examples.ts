import type { z } from 'zod';
import type { integrationDirectorySchema } from './IntegrationDirectory.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const integrationDirectoryExamples = {
  default: {
    type: 'integrationDirectory',
    title: 'Everything on one busbar',
    intro: 'Each system keeps its own job. The board only carries what the next one needs.',
    action: { label: 'Book a demo', href: '/request-demo/' },
    second: { label: 'See a job pass through', href: '/cmms-integrations/' },
    board: 'Main board',
    supply: '6 ways, both directions',
    groups: [
      { title: 'From the plant', text: 'Readings and alarms.', ways: ['bacnet', 'modbus', 'lorawan'] },
      { title: 'From the office', text: 'Orders and people.', ways: ['erp-purchasing', 'single-sign-on'] },
    ],
  },
} satisfies Record<string, z.input<typeof integrationDirectorySchema>>;
