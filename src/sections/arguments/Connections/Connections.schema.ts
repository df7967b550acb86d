import { z } from 'zod';
import { standardText } from '../../../content/standardTexts.ts';
import { line, link, sectionBase } from '../../sectionBase.ts';

/** How the product fits with the reader's systems: for each, what is exchanged, in which direction and how. */
export const connectionsSchema = z.strictObject({
  type: z.literal('connections'),
  ...sectionBase,
  title: line(60),
  intro: line(220).optional(),
  system: z.enum(['cmms', 'energy', 'cold']).default('cmms'),
  center: line(30).describe('what stands in the middle: the module'),
  directions: standardText(
    'connections.directions',
    z.strictObject({ in: line(24), out: line(24), both: line(24) }),
  ).describe('read out in place of the arrows'),
  terminals: z
    .array(
      z.strictObject({
        name: line(40).describe('the system they have'),
        direction: z.enum(['in', 'out', 'both']),
        passes: line(110).describe('what passes'),
        by: line(40).describe('how: API, nightly CSV, SAML'),
      }),
    )
    .min(3)
    .max(8),
  link: link.optional(),
});

export type ConnectionsProps = z.output<typeof connectionsSchema>;
