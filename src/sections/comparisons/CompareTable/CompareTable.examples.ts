import type { z } from 'zod';
import type { compareTableSchema } from './CompareTable.schema.ts';

/** Named examples; each key says what its example is for. */
export const compareTableExamples = {
  default: {
    type: 'compareTable',
    axis: 'Line by line',
    tone: 'sheet',
    title: 'A fair table',
    caption: 'Checked on 12 January 2026. A tinted cell is the better answer.',
    them: 'Ticket desk',
    us: 'Connected CMMS',
    rows: [
      { matter: 'Help desk for offices', them: 'Strong.', us: 'Good enough.', better: 'them' },
      { matter: 'Live plant data', them: 'By export, once a day.', us: 'Every minute.', better: 'us' },
      { matter: 'Price in public', them: '$29 a seat each month.', us: 'By people and buildings.' },
      { matter: 'IT and HR tickets', them: 'Yes, it began there.', us: 'No.', better: 'them' },
    ],
  },
} satisfies Record<string, z.input<typeof compareTableSchema>>;
