import { z } from 'zod';
import { reference } from '../../lib/content/records.ts';
import { drawingNames } from '../../scenes/drawings/drawings.ts';
import { line, sectionBase } from '../sectionBase.ts';

/** A leader of the company whose portrait is among the drawings. */
const leader = reference('people').refine(
  ({ id }) => drawingNames.some((name) => name === `portrait-${id}`),
  'has no portrait: draw one in src/scenes/drawings/portraits.ts',
);

/** Who leads the company: drawn, never photographed. */
export const leadersSchema = z.strictObject({
  type: z.literal('leaders'),
  ...sectionBase,
  title: line(70),
  intro: line(220).optional(),
  sinceLabel: line(16).default('Since'),
  people: z.array(leader).min(2).max(8).describe('ids of records in people'),
});

export type LeadersProps = z.output<typeof leadersSchema>;
