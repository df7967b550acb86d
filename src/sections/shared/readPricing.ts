import { z } from 'zod';
import type { Locale } from '../../content/files/locale.ts';
import { placeInPage } from '../../content/reading/fieldPlace.ts';
import { mergeLocale } from '../../content/reading/mergeLocale.ts';
import { parseContent } from '../../content/reading/parseContent.ts';
import { hasContent, readYaml } from '../../content/reading/readContent.ts';
import { currencyOf } from '../../content/settings/prices.ts';
import { type PriceCopy, priceCopy, pricePlan } from '../../islands/PriceEstimate/PriceEstimate.schema.ts';
import { sceneSchema } from '../../scenes/sceneSchema.ts';

const FILE = 'documents/pricing.yaml';

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
  const { estimate, plans } = readTexts(locale);
  return { estimate: { ...estimate, currency: currencyOf(locale) }, plans };
}

function readTexts(locale: Locale): z.output<typeof pricingSchema> {
  const base = readYaml(FILE, locale);
  const path = FILE.replace('.yaml', `.${locale}.yaml`);
  if (locale === 'en' || !hasContent(path)) return parseContent(pricingSchema, base.data, base.file);
  const own = readYaml(path);
  const data = mergeLocale(base.data as never, own.data as never, own.file, base.file);
  const origin = { file: own.file, base: base.file };
  return parseContent(pricingSchema, data, (path) => placeInPage(origin, path, data));
}
