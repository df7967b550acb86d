import { z } from 'zod';
import { href, line, sectionBase } from '../../sectionBase.ts';
import { needsPriceBands } from '../../shared/needsPriceBands.ts';

/** An estimate of the yearly savings for two numbers, which the calculator can open with. */
export const roiTeaserSchema = z
  .strictObject({
    type: z.literal('roiTeaser'),
    ...sectionBase,
    title: line(70),
    intro: line(260),
    buildings: line(40).describe('label of the field for the number of buildings'),
    workOrders: line(60).describe('label of the field for work orders a month in one building'),
    label: line(30).describe('label of the button that opens the calculator'),
    action: href.describe('path of the calculator'),
    result: line(60).describe('above the figure; says which estate it is for: %buildings%, %workOrders%'),
    resultOfOne: line(60).describe('the same for a single building'),
    today: line(30),
    after: line(30),
    storey: line(40).describe('the meaning of a storey; the amount follows it'),
    basis: line(260).describe('what the figure is based on: %buildings%, %workOrders%'),
  })
  .superRefine(needsPriceBands);

export type RoiTeaserProps = z.output<typeof roiTeaserSchema>;
