import { z } from 'zod';
import { reference } from '../../../content/entries/records.ts';
import { standardText } from '../../../content/reading/standardTexts.ts';
import { fieldsOfLayout } from '../../fieldsOfLayout.ts';
import { href, line, link, sectionBase } from '../../sectionBase.ts';

const tone = z.enum(['alarm', 'strong', 'live', 'wash', 'plain', 'empty']);

const cell = z
  .union([
    z.boolean(),
    line(120),
    z.strictObject({
      value: line(14).describe('measured: P1, Mar 14'),
      note: line(40).optional(),
      tone: tone.default('plain'),
    }),
  ])
  .describe(
    'large, dense: a state; schedule, vaults: true for included, false for not included, or a value such as 10,000; risers, answers: a text',
  );

const row = z.strictObject({
  name: line(60),
  note: line(60).optional().describe('large, dense: below the name'),
  href: href.optional().describe('risers: the page that the name leads to'),
  ref: line(6).optional().describe('schedule, vaults: before the name'),
  cells: z.array(cell).describe('one per column'),
  lit: z.number().int().min(0).max(1).optional().describe('answers: index of the better one'),
});

const checkRow = fieldsOfLayout({
  risers: { href: 'required' },
  large: { note: 'optional' },
  dense: { note: 'optional' },
  schedule: { ref: 'required' },
  vaults: { ref: 'required' },
  answers: { lit: 'optional' },
});

type Cell = z.output<typeof cell>;
const isText = (most: number) => (cell: Cell) => typeof cell === 'string' && cell.length <= most;
const isState = (cell: Cell) => typeof cell === 'object';

/** What each layout has room for: the minimum and maximum number of columns, and the contents of a cell. */
const room = {
  risers: { least: 1, most: 5, holds: isText(80) },
  large: { least: 3, most: 8, holds: isState },
  dense: { least: 3, most: 8, holds: isState },
  schedule: { least: 2, most: 4, holds: (cell: Cell) => typeof cell === 'boolean' || isText(24)(cell) },
  vaults: { least: 4, most: 4, holds: (cell: Cell) => cell === true || isText(12)(cell) },
  answers: { least: 2, most: 2, holds: isText(120) },
};

const ofStates = {
  across: 'required',
  columns: 'required',
  rows: 'required',
  legend: 'optional',
  foot: 'optional',
  link: 'optional',
} as const;

/** A table: services by product, states in two dimensions, what a plan includes, two answers to each question. */
export const comparisonSchema = z
  .strictObject({
    type: z.literal('comparison'),
    ...sectionBase,
    layout: z
      .enum(['risers', 'large', 'dense', 'schedule', 'vaults', 'answers'])
      .describe(
        'risers: services as slabs that the products pass through; large: a few big cells, a decision; dense: many small ones, a wall chart; schedule: what each plan includes, in groups of lines; vaults: four buildings, first what stays in each, then where the rest may go; answers: two of them to each question, the better one tinted',
      ),
    title: line(80),
    intro: line(260).optional(),
    caption: line(240).optional().describe('answers: who checked it, when, and what a tinted cell means'),
    down: standardText('comparison.down', line(40)).describe('what the rows are'),
    across: line(40).optional().describe('large, dense: what the columns are'),
    reference: standardText('comparison.reference', line(20)).describe(
      'schedule, vaults: over the references',
    ),
    included: standardText('comparison.included', line(30)),
    missing: standardText('comparison.missing', line(30)),
    better: standardText('comparison.better', line(40)).describe('answers: what the check mark means'),
    products: z.array(reference('products')).optional().describe('risers: the columns'),
    columns: z
      .array(z.strictObject({ name: line(30), note: line(40).optional().describe('large, dense') }))
      .optional(),
    lit: z.number().int().min(0).max(3).optional().describe('schedule: index of the column on the wash'),
    rows: z.array(row).min(3).max(14).optional(),
    groups: z
      .array(z.strictObject({ title: line(40), rows: z.array(row).min(1) }))
      .min(1)
      .optional()
      .describe('schedule, vaults: the rows, in groups with a title'),
    legend: z
      .array(z.strictObject({ tone, text: line(60) }))
      .max(5)
      .optional(),
    foot: line(200).optional(),
    link: link.optional(),
  })
  .superRefine(
    fieldsOfLayout({
      risers: { products: 'required', rows: 'required' },
      large: ofStates,
      dense: ofStates,
      schedule: { columns: 'required', lit: 'optional', groups: 'required' },
      vaults: { columns: 'required', groups: 'required' },
      answers: { caption: 'required', columns: 'required', rows: 'required' },
    }),
  )
  .superRefine(({ layout, rows = [], groups = [] }, context) => {
    for (const [index, row] of rows.entries()) checkRow({ layout, ...row }, context, ['rows', index]);
    for (const [at, group] of groups.entries())
      for (const [index, row] of group.rows.entries())
        checkRow({ layout, ...row }, context, ['groups', at, 'rows', index]);
  })
  .refine(({ layout, products, columns = [], rows = [], groups = [] }) => {
    const { least, most, holds } = room[layout];
    const count = (products ?? columns).length;
    return (
      count >= least &&
      count <= most &&
      [...rows, ...groups.flatMap((group) => group.rows)].every(
        ({ cells }) => cells.length === count && cells.every(holds),
      )
    );
  }, 'every row must have a cell for each column, of the kind and length that the layout shows: 1 to 5 columns in risers, 2 in answers, 2 to 4 in schedule, 4 in vaults, 3 to 8 in large and dense');

export type ComparisonProps = z.output<typeof comparisonSchema>;
