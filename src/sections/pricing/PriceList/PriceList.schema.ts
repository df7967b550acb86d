import { z } from 'zod';
import { standardText } from '../../../content/reading/standardTexts.ts';
import { line, sectionBase } from '../../sectionBase.ts';
import { needsPriceBands } from '../../shared/needsPriceBands.ts';

/** The complete price list: a price for every band of people and of buildings. The figures come from the ROI model. */
export const priceListSchema = z
  .strictObject({
    type: z.literal('priceList'),
    ...sectionBase,
    title: line(60),
    intro: line(260),
    caption: line(120),
    people: line(60).describe('heading of the rows'),
    buildings: line(60).describe('heading of the columns'),
    peopleUnit: standardText('priceList.peopleUnit', line(20)),
    buildingsUnit: standardText('priceList.buildingsUnit', line(20)),
    range: standardText('priceList.range', line(20)),
    upwards: standardText('priceList.upwards', line(20)).describe('the last band'),
    legend: line(60).describe('before the plans’ names'),
    note: line(260).optional(),
  })
  .superRefine(needsPriceBands);

export type PriceListProps = z.output<typeof priceListSchema>;
