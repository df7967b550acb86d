import { z } from 'zod';
import { fieldsOfLayout } from '../../fieldsOfLayout.ts';
import { line, link, ownSystem, sectionBase } from '../../sectionBase.ts';

const percent = z.number().min(0).max(100);

/** Savings as the difference between bars on one scale: their proof, or two costs side by side. */
export const savingsSchema = z
  .strictObject({
    type: z.literal('savings'),
    ...sectionBase,
    layout: z
      .enum(['proof', 'beams'])
      .describe(
        'proof: expected use, actual use and the difference, with the standards behind them; beams: two costs, the longer one first, with the calculation below',
      ),
    system: ownSystem('proof: color of the savings'),
    title: line(80),
    intro: line(260),
    example: line(60).optional().describe('proof: what the bars are of'),
    bars: z
      .array(
        z.strictObject({
          name: line(60),
          value: line(60).describe('as printed'),
          from: percent.optional().describe('proof: start of the bar, percent of the width; 0 by default'),
          to: percent.min(1).describe('end of the bar, percent of the width'),
          kind: z.enum(['model', 'adjusted', 'measured', 'saved']).optional().describe('proof'),
        }),
      )
      .min(2)
      .max(5),
    standards: z
      .array(z.strictObject({ name: line(40), text: line(220) }))
      .min(2)
      .max(4)
      .optional(),
    difference: line(40).optional().describe('beams: on the dimension between the two ends'),
    sum: line(220).optional().describe('beams: the calculation'),
    link: link.optional(),
  })
  .superRefine(
    fieldsOfLayout({
      proof: { system: 'optional', example: 'required', standards: 'required' },
      beams: { difference: 'required', sum: 'required', link: 'optional' },
    }),
  )
  .refine(
    ({ layout, bars }) =>
      layout === 'proof'
        ? bars.length > 2 && bars.every(({ kind }) => kind)
        : bars.length === 2 && bars.every(({ from, kind }) => from === undefined && !kind),
    'give a proof three bars or more, each with a kind; give beams two bars, without from and kind',
  );

export type SavingsProps = z.output<typeof savingsSchema>;
