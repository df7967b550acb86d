import { z } from 'zod';
import { line, link, sectionBase } from '../../sectionBase.ts';

/** What is wired to the product: other systems on one side, what their signals become on the other. */
export const signalExchangeSchema = z.strictObject({
  type: z.literal('signalExchange'),
  ...sectionBase,
  title: line(80),
  intro: line(220).optional(),
  system: z.enum(['cmms', 'energy', 'cold']).describe('colour of the wires'),
  from: line(40).describe('heading of the left side'),
  to: line(40).describe('heading of the right side'),
  back: line(40).describe('heading of what is sent back'),
  wires: z
    .array(
      z.strictObject({
        name: line(40),
        carries: line(60).describe('protocol or product kind, as BACnet/IP'),
        becomes: line(90),
        returns: line(70).optional().describe('what goes back to that system'),
      }),
    )
    .min(3)
    .max(8),
  link: link.optional(),
});

export type SignalExchangeProps = z.output<typeof signalExchangeSchema>;
