import type { z } from 'zod';
import type { workOrderHeadSchema } from './WorkOrderHead.schema.ts';

/** Named examples; each key says what its example is for. */
export const workOrderHeadExamples = {
  default: {
    type: 'workOrderHead',
    title: 'One job, one sheet',
    intro: 'From the first call to the last cent, on one record.',
    action: { label: 'Book a demo', href: '/request-demo/' },
    second: { label: 'See pricing', href: '/pricing/' },
    scene: { scene: 'drawing', name: 'shift-ceiling' },
    alt: 'A technician on a ladder under a ceiling',
    heading: 'Room 11-04 is cold',
    state: 'Closed 09:06',
    writtenBy: 'Written by',
    phases: [
      {
        name: 'Request',
        span: '08:12',
        lines: [
          { text: 'Sent from the code beside the door.', module: 'service-request-software' },
          { text: 'Served by `VAV-11-04`, fitted 2016.', module: 'enterprise-asset-management-software' },
        ],
      },
      {
        name: 'Cost',
        span: '09:06',
        lines: [{ text: 'Labor `$41`, part `$128`.', module: 'facility-management-software' }],
      },
    ],
    block: [
      { term: 'Job', value: 'WO-48231' },
      { term: 'Cost', value: '$169' },
    ],
  },
} satisfies Record<string, z.input<typeof workOrderHeadSchema>>;
