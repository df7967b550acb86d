import { z } from 'zod';
import { reference } from '../../../content/records.ts';
import { line, link, sectionBase } from '../../sectionBase.ts';

/** Services shared by every product: a row for each service, a riser for each product, a note where they cross. */
export const productMatrixSchema = z.strictObject({
  type: z.literal('productMatrix'),
  ...sectionBase,
  title: line(80),
  intro: line(220).optional(),
  service: line(32).describe('heading of the services’ column'),
  products: z.array(reference('products')).length(3),
  rows: z
    .array(
      z.strictObject({
        link,
        cells: z.array(line(80)).length(3).describe('in the order of the products'),
      }),
    )
    .min(3)
    .max(7),
});

export type ProductMatrixProps = z.output<typeof productMatrixSchema>;
