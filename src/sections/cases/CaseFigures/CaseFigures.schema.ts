import { z } from 'zod';
import { line, sectionBase } from '../../sectionBase.ts';

const bar = z.strictObject({
  amount: z.number().nonnegative().describe('drawn to scale beside the other'),
  value: line(16).describe('as printed'),
  text: line(50),
});

/** Figures from the customer’s record, to scale: the first as a pair of bars, the others beside it. */
export const caseFiguresSchema = z.strictObject({
  type: z.literal('caseFigures'),
  ...sectionBase,
  title: line(60),
  measure: line(90).describe('what the two bars measure'),
  before: bar,
  after: bar,
  notes: z
    .array(line(200))
    .min(1)
    .max(3)
    .describe('how each figure of the customer’s record was measured, in order'),
});

export type CaseFiguresProps = z.output<typeof caseFiguresSchema>;
