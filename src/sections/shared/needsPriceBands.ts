import type { z } from 'zod';
import { NO_BANDS, priceBandsIfAny } from '../../content/settings/prices.ts';

/** Whether the site’s prices lack bands; not if the file cannot be read, which is reported where it is. */
function lacksBands(): boolean {
  try {
    return priceBandsIfAny() === undefined;
  } catch {
    return false;
  }
}

/** A fault of a section that works its figures out from bands of prices, on a site that has none. */
export function needsPriceBands(_: unknown, context: z.core.$RefinementCtx): void {
  if (!lacksBands()) return;
  const message = `needs bands of prices: content/settings/prices.yaml ${NO_BANDS}, or remove this section`;
  context.addIssue({ code: 'custom', path: ['type'], message });
}
