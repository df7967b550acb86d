import { expect, it } from 'vitest';
import { z } from 'zod';
import { sceneSchema } from '../scenes/sceneSchema.ts';
import * as sectionSchemas from '../sections/sectionSchemas.ts';
import { fieldRows } from './fieldRows.ts';

const schema = z.strictObject({
  type: z.literal('sample'),
  title: z.string().max(60).describe('the page’s h1'),
  tone: z.enum(['paper', 'night']).default('paper'),
  scene: sceneSchema.optional(),
  rows: z
    .array(z.strictObject({ time: z.string(), share: z.number().min(0).max(100).optional() }))
    .min(2)
    .max(5),
  figure: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('curve'), weeks: z.number().int() }),
    z.strictObject({ kind: z.literal('map'), scene: sceneSchema, months: z.array(z.string()).length(12) }),
  ]),
});

const rows = fieldRows(schema);
const row = (name: string) => rows.find((one) => one.name === name);

it('says what a field accepts, whether it is required, and its description', () => {
  expect(row('title')).toEqual({
    name: 'title',
    takes: 'text, at most 60 characters',
    isRequired: true,
    about: 'the page’s h1',
  });
  expect(row('tone')).toEqual({
    name: 'tone',
    takes: 'paper, night',
    isRequired: false,
    otherwise: '"paper"',
  });
});

it('lists fields inside lists and inside each variant', () => {
  expect(row('rows')?.takes).toBe('list of 2 to 5: fields');
  expect(row('rows[].share')).toMatchObject({ takes: 'number, 0 to 100', isRequired: false });
  expect(row('figure.weeks')).toMatchObject({ takes: 'whole number', only: 'kind: curve' });
  expect(row('figure.months')).toMatchObject({ takes: 'list of 12: text', only: 'kind: map' });
});

it('names a drawing without listing every drawing’s own fields', () => {
  expect(row('scene')?.takes).toBe('a drawing: { scene: … }');
  expect(rows.some(({ name }) => name.startsWith('scene.'))).toBe(false);
});

it('names the collection of a record', () => {
  const customer = fieldRows(sectionSchemas.quoteSchema).find(({ name }) => name === 'customer');
  expect(customer?.takes).toBe('id of a record in content/records/customers');
});

it.each(Object.values(sectionSchemas).map((section) => [section.shape.type.value, section] as const))(
  'has a row for each field of %s',
  (_, section) => {
    const names = fieldRows(section as z.ZodType).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(Object.keys(section.shape)));
  },
);
