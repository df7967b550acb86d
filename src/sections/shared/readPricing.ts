import { z } from 'zod';
import { priceCopy, pricePlan } from '../../islands/PriceEstimate/PriceEstimate.schema.ts';
import { parseContent } from '../../lib/content/parseContent.ts';
import { readYaml } from '../../lib/content/readContent.ts';
import { sceneSchema } from '../../scenes/sceneSchema.ts';

const FILE = 'documents/pricing.yaml';

const pricing = z.strictObject({
  estimate: priceCopy,
  plans: z
    .array(pricePlan.extend({ scene: sceneSchema.describe('what happens on this storey') }))
    .min(2)
    .max(5)
    .describe('from the smallest up; only the last is without limit'),
});

export type Pricing = z.output<typeof pricing>;

/** The plans and the estimate's words, one file for all that shows a price. Throws ContentError on a wrong field. */
export function readPricing(): Pricing {
  const { data, file } = readYaml(FILE);
  return parseContent(pricing, data, file);
}
