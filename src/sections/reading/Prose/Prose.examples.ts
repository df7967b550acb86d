import type { z } from 'zod';
import type { proseSchema } from './Prose.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const proseExamples = {
  withContents: {
    type: 'prose',
    contents: {},
    body: [
      {
        heading: 'What the ratio measures',
        text: [
          'Mean time between failures is the running time of an asset divided by the number of its failures. It says how **often** a thing fails, and nothing about how long the repair takes.',
          'A chiller that ran `8,000 h` and stopped four times has an MTBF of `2,000 h`. See [the register](/product/enterprise-asset-management-software/) for where the hours come from.',
        ],
        list: ['Count failures that stopped the service.', 'Leave out planned stops.', 'State the period.'],
      },
      {
        heading: 'Where it misleads',
        text: ['Ten failures in the first week and none in a year give the same figure as one a month.'],
      },
    ],
  },
  plain: {
    type: 'prose',
    body: [{ text: ['A short text needs no list of contents. It keeps its measure and stands alone.'] }],
  },
} satisfies Record<string, z.input<typeof proseSchema>>;
