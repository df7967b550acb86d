import { z } from 'zod';
import { line } from '../../../sectionBase.ts';

const percent = z.number().min(0).max(100);

/** One asset tag, drawn several times its size, with its parts numbered. */
export const assetTagSchema = z.strictObject({
  kind: z.literal('assetTag'),
  plate: z.strictObject({
    label: line(160).describe('the tag in one sentence, for visitors who cannot see it'),
    owner: line(24).describe('printed at its top'),
    number: line(24).describe('printed large, for people without a camera'),
    name: line(30),
    ask: line(40).describe('the request to passersby'),
    width: line(10).describe('60 mm'),
    height: line(10).describe('40 mm'),
    scale: line(24).describe('of the drawing: 8 : 1'),
  }),
  parts: z
    .array(
      z.strictObject({
        name: line(32),
        text: line(150),
        x: percent.describe('percent of the tag’s width'),
        y: percent.describe('percent of the tag’s height'),
      }),
    )
    .min(3)
    .max(6),
});

export type AssetTagProps = z.output<typeof assetTagSchema>;
