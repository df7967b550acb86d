import { z } from 'zod';
import { reference } from '../../../content/entries/records.ts';
import { line, sectionBase } from '../../sectionBase.ts';

const bay = z.strictObject({
  industry: reference('industries').describe('id of the industry: its name, page and building'),
  text: line(70).describe('what these teams do with the product, in one line'),
});

/** The industries as the buildings of a street, each linking to its page. */
export const industryStreetSchema = z.strictObject({
  type: z.literal('industryStreet'),
  ...sectionBase,
  title: line(70),
  intro: line(200).optional(),
  bays: z.array(bay).length(6).describe('from left to right'),
});

export type IndustryStreetProps = z.output<typeof industryStreetSchema>;
