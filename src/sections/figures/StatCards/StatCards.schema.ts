import { z } from 'zod';
import { standardText } from '../../../content/standardTexts.ts';
import { line, sectionBase } from '../../sectionBase.ts';

/** Figures as dimension lines: percentages to one scale, anything else without a length. */
export const statCardsSchema = z.strictObject({
  type: z.literal('statCards'),
  ...sectionBase,
  title: line(90).optional(),
  label: standardText('statCards.label', line(60)).describe('read out where there is no title'),
  stats: z
    .array(z.strictObject({ value: line(12).describe('such as 30%'), txt: line(90) }))
    .min(2)
    .max(4),
});

export type StatCardsProps = z.output<typeof statCardsSchema>;
