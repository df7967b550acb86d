import type { z } from 'zod';
import type { inclusionTableSchema } from './InclusionTable.schema.ts';

/** Named examples; each key says what its example is for. */
export const inclusionTableExamples = {
  default: {
    type: 'inclusionTable',
    axis: 'Schedule',
    title: 'Schedule of openings',
    intro: 'One line per item, one column per storey.',
    columns: ['Foundation', 'Operations', 'Portfolio', 'Enterprise'],
    lit: 1,
    groups: [
      {
        title: 'Run the work',
        rows: [
          { ref: '101', item: 'Work orders and requests', cells: [true, true, true, true] },
          { ref: '102', item: 'Permits and isolations', cells: [false, true, true, true] },
        ],
      },
      {
        title: 'Know the building',
        rows: [{ ref: '201', item: 'Assets', cells: ['500', '10,000', 'No limit', 'No limit'] }],
      },
    ],
  },
} satisfies Record<string, z.input<typeof inclusionTableSchema>>;
