import { z } from 'zod';
import { trackingConfig } from '../../../config/tracking.ts';
import { BROWSER_VENDORS, CATEGORIES, type Category } from '../../../shared/tracking/TrackingSettings.ts';
import type { TrackingConfig } from '../../../shared/tracking/trackingSchema.ts';
import { parseContent } from '../reading/parseContent.ts';
import { readYaml } from '../reading/readContent.ts';

const text = z.string().min(1).max(140);
const entry = z.strictObject({
  name: text.optional().describe('of the cookie; left out for a service that sets none of ours'),
  by: text.optional(),
  does: text,
  kept: text,
});

export const storedSchema = z.strictObject({
  headings: z.strictObject({ name: text, by: text, does: text, where: text, kept: text }),
  everywhere: text,
  none: text.describe('in place of the rows of a group without services'),
  site: text.describe('what the site calls itself in “Set by”'),
  own: z.partialRecord(z.enum(CATEGORIES), z.array(entry)),
  vendors: z.record(z.enum(BROWSER_VENDORS), z.array(entry).nonempty()),
});

/** What one category of services stores in a browser. */
export interface StoredTable {
  headings: z.infer<typeof storedSchema>['headings'];
  rows: { name: string; by: string; does: string; where: string; kept: string }[];
  /** Shown when there are no rows. */
  none: string;
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

/** The rows of the cookie policy for a category, from the services that are enabled. Throws ContentError. */
export function storedInBrowser(category: Category, config: TrackingConfig = trackingConfig): StoredTable {
  const { data, file } = readYaml('consent/stored.yaml');
  const words = parseContent(storedSchema, data, file);
  const rows = BROWSER_VENDORS.flatMap((name) => {
    const vendor = config.vendors[name];
    // Services that wait for any consent are listed under analytics.
    const group = vendor.category === 'any' ? 'analytics' : vendor.category;
    if (vendor.id === undefined || group !== category) return [];
    const where = vendor.regions?.map((code) => countryNames.of(code)).join(', ') ?? words.everywhere;
    return words.vendors[name].map((row) => ({
      ...row,
      name: row.name ?? vendor.name,
      by: row.by ?? vendor.name,
      where,
    }));
  });
  const own = (words.own[category] ?? []).map((row) => ({
    ...row,
    name: row.name ?? '',
    by: words.site,
    where: words.everywhere,
  }));
  return { headings: words.headings, rows: rows.length > 0 ? [...own, ...rows] : [], none: words.none };
}
