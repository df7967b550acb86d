import { z } from 'zod';
import { reference } from '../../../../content/entries/records.ts';
import { sceneSchema } from '../../../../scenes/sceneSchema.ts';
import { line } from '../../../sectionBase.ts';

/** A building in section with the products as its storeys, on the register they share. */
export const productStoreysSchema = z.strictObject({
  kind: z.literal('productStoreys'),
  storeys: z
    .array(
      z.strictObject({
        product: reference('products'),
        text: line(170),
        measured: line(40).describe('a measured value, as “4 modules”'),
        label: line(40).describe('label of the link'),
        scene: sceneSchema.describe('a drawing with its floor at its lower edge'),
        alt: line(160),
      }),
    )
    .min(1)
    .describe('from the roof down'),
  ground: z
    .array(z.strictObject({ name: line(32), value: line(12), text: line(80) }))
    .min(1)
    .max(4)
    .describe('what all storeys share, below them'),
});

export type ProductStoreysProps = z.output<typeof productStoreysSchema>;
