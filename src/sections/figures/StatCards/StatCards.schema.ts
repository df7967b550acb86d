import { z } from 'zod';
import { standardText } from '../../../content/reading/standardTexts.ts';
import { systemSchema } from '../../../scenes/systemSchema.ts';
import { fieldsOfLayout } from '../../fieldsOfLayout.ts';
import { line, link, ownSystem, sectionBase } from '../../sectionBase.ts';

const stat = z.strictObject({
  value: line(12).describe('such as 30%'),
  txt: line(90),
  system: systemSchema.optional().describe('shares: color of the line'),
  before: line(14).optional().describe('gauges: small text above the value: up to, nearly, under'),
  note: line(90).optional().describe('gauges: where the figure comes from'),
  gauge: z
    .strictObject({
      reads: z.number().nonnegative().describe('position of the needle'),
      top: z.number().positive().describe('end of the dial'),
    })
    .optional()
    .describe('gauges: the dial'),
});

/** A few figures as dimension lines, as towers under the line for one hundred, or as gauges. */
export const statCardsSchema = z
  .strictObject({
    type: z.literal('statCards'),
    ...sectionBase,
    layout: z
      .enum(['lines', 'shares', 'towers', 'gauges'])
      .default('lines')
      .describe(
        'lines: percentages as dimension lines to one scale, anything else without a length; shares: percentages on a ruler from 0 to 100, shortest first; towers: percentages side by side; gauges: each figure on a dial of its own. Shares and towers are at night unless a tone is given',
      ),
    title: line(90).optional(),
    intro: line(220).optional(),
    system: ownSystem('color of the towers'),
    label: standardText('statCards.label', line(60)).describe('lines: announced if there is no title'),
    stats: z.array(stat).min(2).max(4),
    link: link.optional(),
    foot: line(160).optional().describe('how the figures were calculated, or what they omit'),
  })
  .superRefine(
    fieldsOfLayout({
      lines: { title: 'optional', axis: 'optional' },
      shares: { title: 'required', axis: 'optional', intro: 'required', link: 'optional' },
      towers: { title: 'required', intro: 'optional', system: 'optional' },
      gauges: { title: 'required', axis: 'optional', intro: 'optional', link: 'optional', foot: 'optional' },
    }),
  )
  .refine(
    ({ layout, stats }) =>
      stats.every(
        ({ system, before, note, gauge }) =>
          Boolean(system) === (layout === 'shares') &&
          Boolean(gauge) === (layout === 'gauges') &&
          (layout === 'gauges' || (!before && !note)),
      ),
    'give every figure of the layout shares a system, and of the layout gauges a gauge; only gauges have before and note',
  )
  .refine(
    ({ layout, stats }) =>
      (layout !== 'towers' && layout !== 'shares') ||
      stats.every(({ value, txt }) => /^\d{1,3}%$/.test(value) && txt.length <= 60),
    'in shares and towers, write percentages such as 30%, with at most 60 characters each',
  )
  .superRefine(({ layout, stats }, context) => {
    if (layout !== 'towers' && layout !== 'shares') return;
    for (const [index, { value }] of stats.entries())
      if (/^\d{1,3}%$/.test(value) && Number.parseInt(value, 10) > 100)
        context.addIssue({
          code: 'custom',
          path: ['stats', index, 'value'],
          message: `${value} would be drawn beyond the line for 100%: use the layout lines or gauges, or write a share of the whole`,
        });
  });

export type StatCardsProps = z.output<typeof statCardsSchema>;
