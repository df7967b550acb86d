import { z } from 'zod';
import { standardText } from '../../../content/reading/standardTexts.ts';
import { fieldsOfLayout } from '../../fieldsOfLayout.ts';
import { line, link, ownSystem, sectionBase } from '../../sectionBase.ts';

const terminal = z.strictObject({
  name: line(40).describe('the system they have'),
  by: line(60).describe('how it is connected: API, nightly CSV, BACnet/IP'),
  passes: line(110).describe('what is exchanged; in a table, its result'),
  direction: z.enum(['in', 'out', 'both']).optional().describe('strip: the arrow'),
  returns: line(70).optional().describe('table: what goes back to that system'),
});

/** How the product fits with the reader's systems: for each, what is exchanged, in which direction and how. */
export const connectionsSchema = z
  .strictObject({
    type: z.literal('connections'),
    ...sectionBase,
    layout: z
      .enum(['strip', 'table'])
      .default('strip')
      .describe(
        'strip: wires to one live bar, beside the heading; table: what becomes of each signal, and what is sent back',
      ),
    title: line(80),
    intro: line(220).optional(),
    system: ownSystem('color of the wires'),
    center: line(30).optional().describe('strip: the module in the middle'),
    directions: standardText(
      'connections.directions',
      z.strictObject({ in: line(24), out: line(24), both: line(24) }),
    ).describe('strip: announced instead of the arrows'),
    from: line(40).optional().describe('table: heading of the left side'),
    to: line(40).optional().describe('table: heading of the right side'),
    back: line(40).optional().describe('table: heading of what is sent back'),
    terminals: z.array(terminal).min(3).max(8),
    link: link.optional(),
  })
  .superRefine(
    fieldsOfLayout({
      strip: { center: 'required' },
      table: { from: 'required', to: 'required', back: 'required' },
    }),
  )
  .refine(
    ({ layout, terminals }) =>
      terminals.every(({ direction, returns }) => (layout === 'strip' ? direction && !returns : !direction)),
    'in a strip give every terminal a direction and no returns; in a table, no direction',
  );

export type ConnectionsProps = z.output<typeof connectionsSchema>;
