import { z } from 'zod';
import { reference } from '../../../content/entries/records.ts';
import { standardText } from '../../../content/reading/standardTexts.ts';
import { sceneSchema } from '../../../scenes/sceneSchema.ts';
import { systemSchema } from '../../../scenes/systemSchema.ts';
import { fieldsOfLayout } from '../../fieldsOfLayout.ts';
import { href, line, ownSystem, sectionBase } from '../../sectionBase.ts';

const row = z.strictObject({
  title: line(70).optional().describe('not with the layout modules, which uses the module’s name'),
  module: reference('modules').optional().describe('modules: the module that the row links to'),
  text: line(300).describe(
    'modules: the question that the module answers, or what comes out of it; trials: what happened, and what is done in its place',
  ),
  href: href.optional().describe('makes the title a link'),
  figure: line(12).optional().describe('large, before the title: “26 weeks”'),
  scene: sceneSchema.optional().describe('a drawing before the title instead of a figure'),
  system: systemSchema.optional().describe('colors the row’s edge'),
  price: line(30).optional().describe('at the end of the row'),
  per: line(30).optional().describe('below the price: “per building, per month”'),
  page: z.number().int().positive().optional().describe('of a document, at the end of the row'),
  measured: line(28).optional().describe('modules: a measured value at the end of the row'),
  when: line(24).optional().describe('trials: measured, as weeks 3–7 or June'),
  verdict: z.enum(['out', 'changed', 'open']).optional().describe('trials: the result'),
});

const clause = z.strictObject({
  title: line(60),
  rules: z
    .array(z.strictObject({ rule: line(120), reason: line(200) }))
    .min(1)
    .max(4),
});

const checkRow = fieldsOfLayout({
  beside: {
    title: 'required',
    href: 'optional',
    figure: 'optional',
    scene: 'optional',
    system: 'optional',
    price: 'optional',
    per: 'optional',
    page: 'optional',
  },
  modules: { module: 'required', measured: 'optional' },
  trials: { title: 'required', when: 'required', verdict: 'required' },
  clauses: {},
});

/** Items in ruled rows: figures, unit prices, a document’s chapters, a product’s modules, trials, rules. */
export const itemRowsSchema = z
  .strictObject({
    type: z.literal('itemRows'),
    ...sectionBase,
    layout: z
      .enum(['beside', 'modules', 'trials', 'clauses'])
      .default('beside')
      .describe(
        'beside: the rows are next to the heading; modules: wide rows, each a link to a module; trials: what was tried, and then removed or changed; clauses: rules as a numbered specification, each with its reason',
      ),
    title: line(80),
    intro: line(240).optional(),
    system: ownSystem('modules: the color of a hovered row'),
    pageLabel: standardText('itemRows.pageLabel', line(10)).describe('before the number of a page'),
    verdicts: z
      .strictObject({
        out: standardText('itemRows.verdicts.out', line(20)),
        changed: standardText('itemRows.verdicts.changed', line(20)),
        open: standardText('itemRows.verdicts.open', line(20)),
      })
      .prefault({})
      .describe('trials: the stamps'),
    rows: z.array(row).min(2).max(12).optional().describe('leave out on a webinar: its takeaways'),
    clauses: z
      .array(clause)
      .min(1)
      .max(6)
      .optional()
      .describe('clauses: numbered 1, 2, …; their rules 1.1, 1.2, …'),
  })
  .superRefine(
    fieldsOfLayout({
      beside: { rows: 'optional' },
      modules: { rows: 'required', system: 'optional' },
      trials: { rows: 'required' },
      clauses: { clauses: 'required' },
    }),
  )
  .superRefine(({ layout, rows = [] }, context) => {
    for (const [index, row] of rows.entries()) checkRow({ layout, ...row }, context, ['rows', index]);
  });

export type ItemRowsProps = z.output<typeof itemRowsSchema>;
