import { z } from 'zod';
import { line, link, sectionBase } from '../../sectionBase.ts';

const stat = z.strictObject({
  value: z.number().int().min(1).max(100).describe('percent; the dimension is drawn to this length'),
  text: line(60).describe('what it measures'),
  system: z.enum(['cmms', 'energy', 'cold']).describe('colour of the dimension'),
});

/** Percentages as dimension lines, all to one scale. */
export const percentageScaleSchema = z.strictObject({
  type: z.literal('percentageScale'),
  ...sectionBase,
  title: line(70),
  intro: line(180),
  link: link.optional(),
  stats: z.array(stat).min(2).max(4).describe('from the shortest to the longest'),
});

export type PercentageScaleProps = z.output<typeof percentageScaleSchema>;
