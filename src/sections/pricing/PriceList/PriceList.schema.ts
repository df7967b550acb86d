import { z } from 'zod';
import { line, sectionBase } from '../../sectionBase.ts';

/** The whole price list: a price for every band of people and of buildings. The figures are the ROI model’s. */
export const priceListSchema = z.strictObject({
  type: z.literal('priceList'),
  ...sectionBase,
  title: line(60),
  intro: line(260),
  caption: line(120),
  people: line(60).describe('head of the rows'),
  buildings: line(60).describe('head of the columns'),
  peopleUnit: line(20).default('people'),
  buildingsUnit: line(20).default('buildings'),
  range: line(20).default('%from%–%to%'),
  upwards: line(20).default('%from%+').describe('the last band'),
  legend: line(60).describe('before the plans’ names'),
  note: line(260).optional(),
});

export type PriceListProps = z.output<typeof priceListSchema>;
