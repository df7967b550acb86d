import { expect, it } from 'vitest';
import { z } from 'zod';
import { fieldsOfLayout } from './fieldsOfLayout.ts';

const schema = z
  .strictObject({
    layout: z.enum(['list', 'table', 'plan']),
    scene: z.string().optional(),
    columns: z.string().optional(),
  })
  .superRefine(
    fieldsOfLayout({
      list: {},
      table: { columns: 'required' },
      plan: { scene: 'optional', columns: 'optional' },
    }),
  );
const faults = (data: unknown) =>
  schema.safeParse(data).error?.issues.map(({ path, message }) => `${path}: ${message}`) ?? [];

it('accepts the fields of the layout', () => {
  expect(faults({ layout: 'list' })).toEqual([]);
  expect(faults({ layout: 'table', columns: 'Doors' })).toEqual([]);
  expect(faults({ layout: 'plan', scene: 'lobby' })).toEqual([]);
});

it('reports a missing field that the layout requires', () => {
  expect(faults({ layout: 'table' })).toEqual(['columns: is missing: the layout table requires it']);
});

it('reports the layouts that a field belongs to', () => {
  expect(faults({ layout: 'list', columns: 'Doors' })).toEqual([
    'columns: belongs to the layout table or plan',
  ]);
});

it('reports the item that lacks a field', () => {
  const check = fieldsOfLayout({ list: {}, table: { cells: 'required' } });
  const rows = z
    .strictObject({
      layout: z.enum(['list', 'table']),
      rows: z.array(z.strictObject({ cells: z.string().optional() })),
    })
    .superRefine(({ layout, rows: all }, context) => {
      for (const [index, row] of all.entries()) check({ layout, ...row }, context, ['rows', index]);
    });
  const result = rows.safeParse({ layout: 'table', rows: [{ cells: 'a' }, {}] });
  expect(result.error?.issues.map(({ path }) => path)).toEqual([['rows', 1, 'cells']]);
});
