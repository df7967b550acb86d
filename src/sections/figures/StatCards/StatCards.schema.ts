import { z } from 'zod';
import { standardText } from '../../../content/standardTexts.ts';
import { line, sectionBase } from '../../sectionBase.ts';

/** Figures to one scale: as dimension lines, or percentages as towers under the line for one hundred. */
export const statCardsSchema = z
  .strictObject({
    type: z.literal('statCards'),
    ...sectionBase,
    layout: z
      .enum(['lines', 'towers'])
      .default('lines')
      .describe(
        'lines: percentages as dimension lines to one scale, anything else without a length; towers: percentages side by side, at night unless a tone is given',
      ),
    title: line(90).optional(),
    intro: line(200).optional().describe('with towers only'),
    system: z.enum(['cmms', 'energy', 'cold']).optional().describe('color of the towers'),
    label: standardText('statCards.label', line(60)).describe('lines: read out where there is no title'),
    stats: z
      .array(z.strictObject({ value: line(12).describe('such as 30%'), txt: line(90) }))
      .min(2)
      .max(4),
  })
  .refine(
    ({ layout, intro, system }) => layout === 'towers' || (!intro && !system),
    'intro and system belong to towers',
  )
  .refine(
    ({ layout, title, axis }) => layout === 'lines' || (title && !axis),
    'towers have a title and no axis',
  )
  .refine(
    ({ layout, stats }) =>
      layout === 'lines' || stats.every(({ value, txt }) => /^\d{1,3}%$/.test(value) && txt.length <= 60),
    'towers are percentages such as 30%, with 60 letters each',
  );

export type StatCardsProps = z.output<typeof statCardsSchema>;
