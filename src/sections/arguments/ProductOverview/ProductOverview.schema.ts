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

/** The three products as bays under one beam. */
export const productOverviewSchema = z.strictObject({
  type: z.literal('productOverview'),
  ...sectionBase,
  title: line(70),
  intro: line(220),
  loads: z.array(load).length(3).describe('what rests on the beam'),
  beam: z.array(line(24)).length(3).describe('the beam’s names, one per bay'),
  bays: z.array(bay).length(3),
});

export type ProductOverviewProps = z.output<typeof productOverviewSchema>;
