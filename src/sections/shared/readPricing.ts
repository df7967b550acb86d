import { z } from 'zod';
import type { Locale } from '../../content/files/locale.ts';
import { readDocument } from '../../content/reading/readRegional.ts';
import { currencyOf } from '../../content/settings/prices.ts';
import { type PriceCopy, priceCopy, pricePlan } from '../../islands/PriceEstimate/PriceEstimate.schema.ts';
import { sceneSchema } from '../../scenes/sceneSchema.ts';

export const pricingSchema = z.strictObject({
  estimate: priceCopy.omit({ currency: true }),
  plans: z
    .array(pricePlan.extend({ scene: sceneSchema.describe('what happens on this storey') }))
    .min(2)
    .max(5)
    .describe('smallest first; only the last has no limit'),
});

/** The plans, and the estimate's texts with the currency that it shows. */
export interface Pricing extends z.output<typeof pricingSchema> {
  estimate: PriceCopy;
}

/**
 * The plans and the estimate's texts, for everything that shows a price: documents/pricing.yaml, with a region's
 * overrides, in its currency. Throws ContentError on an invalid field.
 */
export function readPricing(locale: Locale = 'en'): Pricing {
  const { estimate, plans } = readDocument('pricing', locale, pricingSchema);
  return { estimate: { ...estimate, currency: currencyOf(locale) }, plans };
}
