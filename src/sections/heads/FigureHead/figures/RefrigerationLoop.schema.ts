import { z } from 'zod';
import { line } from '../../../sectionBase.ts';

/** The whole cold chain in section, with its readings. */
export const refrigerationLoopSchema = z.strictObject({
  kind: z.literal('refrigerationLoop'),
  alt: line(260),
  readings: z
    .array(
      z.strictObject({
        at: z
          .enum(['condenser', 'rack', 'cold-room', 'case', 'leak', 'freezer'])
          .describe('position in the drawing'),
        value: line(10),
        state: z.enum(['alarm']).optional(),
      }),
    )
    .max(6)
    .describe('measured values, placed in the drawing'),
});

export type RefrigerationLoopProps = z.output<typeof refrigerationLoopSchema>;
