import { z } from 'zod';
import { anchorBase, line, link } from '../../sectionBase.ts';

/** First view of the refrigeration product: words over the whole cold chain in section, with its readings. */
export const refrigerationLoopHeadSchema = z.strictObject({
  type: z.literal('refrigerationLoopHead'),
  ...anchorBase,
  title: line(40),
  intro: line(260),
  action: link.describe('the button'),
  second: link.optional().describe('a quieter link beside the button'),
  alt: line(260),
  readings: z
    .array(
      z.strictObject({
        at: z
          .enum(['condenser', 'rack', 'cold-room', 'case', 'leak', 'freezer'])
          .describe('place in the drawing'),
        value: line(10),
        state: z.enum(['alarm']).optional(),
      }),
    )
    .max(6)
    .describe('measured values, set into the drawing'),
});

export type RefrigerationLoopHeadProps = z.output<typeof refrigerationLoopHeadSchema>;
