import { z } from 'zod';
import { reference } from '../../../content/entries/records.ts';
import { line, sectionBase } from '../../sectionBase.ts';

const load = z.strictObject({
  value: line(12).describe('the figure, as `61,300`'),
  text: line(24).describe('what it counts'),
});

const bay = z.strictObject({
  product: reference('products').describe('id of the product'),
  modules: z.array(line(24)).min(2).max(6),
  label: line(32).describe('label of the link to the product’s page'),
});

/** The products as bays under one beam. */
export const productOverviewSchema = z
  .strictObject({
    type: z.literal('productOverview'),
    ...sectionBase,
    title: line(70),
    intro: line(220),
    loads: z.array(load).min(1).describe('what rests on the beam, one figure per bay'),
    beam: z.array(line(24)).min(1).describe('the beam’s names, one per bay'),
    bays: z.array(bay).min(1).describe('one per product'),
  })
  .superRefine(({ loads, beam, bays }, context) => {
    for (const [field, { length }] of Object.entries({ loads, beam }))
      if (length !== bays.length)
        context.addIssue({
          code: 'custom',
          path: [field],
          message: `has ${length} entries for ${bays.length} bays: write one for each bay`,
        });
  });

export type ProductOverviewProps = z.output<typeof productOverviewSchema>;
