import { z } from 'zod';
import { reference } from '../../../content/entries/records.ts';
import { line, sectionBase } from '../../sectionBase.ts';

/** One refrigerated case, enlarged and exploded: what each product reads from it, by number. */
export const assetAnatomySchema = z.strictObject({
  type: z.literal('assetAnatomy'),
  ...sectionBase,
  title: line(80),
  intro: line(240).optional(),
  alt: line(260),
  caption: line(60).describe('the asset’s name and place'),
  groups: z
    .array(
      z.strictObject({
        product: reference('products'),
        parts: z
          .array(z.strictObject({ name: line(40), value: line(28), text: line(110) }))
          .length(3)
          .describe('in the order of the drawing’s numbers'),
      }),
    )
    .length(3)
    .describe('refrigeration 1–3, buildings 4–6, CMMS 7–9'),
});

export type AssetAnatomyProps = z.output<typeof assetAnatomySchema>;
