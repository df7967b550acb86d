import { z } from 'zod';
import { href, line, sectionBase } from '../../sectionBase.ts';

/** Add-ons for any plan: branches off a riser, each with its unit price. */
export const priceAddOnsSchema = z.strictObject({
  type: z.literal('priceAddOns'),
  ...sectionBase,
  title: line(60),
  intro: line(200).optional(),
  items: z
    .array(
      z.strictObject({
        name: line(60),
        text: line(140),
        price: line(30),
        per: line(30),
        system: z.enum(['cmms', 'energy', 'cold', 'none']).default('none'),
        href: href.optional(),
      }),
    )
    .min(2)
    .max(6),
});

export type PriceAddOnsProps = z.output<typeof priceAddOnsSchema>;
