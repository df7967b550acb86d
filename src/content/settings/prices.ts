import { z } from 'zod';
import { priceOfSize } from '../../../shared/pricing/estimatePrice.ts';
import { formatPrice, type PriceCurrency } from '../../../shared/pricing/formatPrice.ts';
import { type PriceBands, priceBandsSchema } from '../../../shared/pricing/PriceBands.ts';
import { intlLocale } from '../../../shared/site/locales.ts';
import { remedyFor } from '../../../shared/text/nearest.ts';
import { keptUntilEdit } from '../files/contentCache.ts';
import { ContentError } from '../files/contentError.ts';
import { keptDespiteFaults } from '../files/keptDespiteFaults.ts';
import { LOCALES, type Locale, VARIANTS } from '../files/locale.ts';
import { readSettings, settingsFile } from './readSettings.ts';

const amount = z.number().nonnegative();
const count = z.int().positive();
const name = z
  .string()
  .regex(/^[a-z][a-zA-Z0-9]*$/, 'a price is named by one word that begins with a small letter, as siteDay');
const term = z.union([amount, name]);

const price = z.union([
  amount.describe('US dollars'),
  z
    .strictObject({ people: count, buildings: count })
    .describe('what the price list asks for a size, a year, before integration'),
  z
    .strictObject({
      amount,
      ...Object.fromEntries(VARIANTS.map((locale) => [locale, amount.optional()])),
    })
    .describe('US dollars, and the amount in a region’s own currency where it is not the converted one'),
  z
    .strictObject({ sum: z.array(term).min(1), less: z.array(term).optional() })
    .describe('worked out from dollars and from prices above'),
]);

type PriceEntry = z.output<typeof price>;

/** Said where something works from bands on a site without. */
export const NO_BANDS =
  'has no bands, from which price lists, estimates and the ROI calculator are worked out: add bands with people, buildings and integration (docs/rebrand.md)';

/** Placeholders that every site has, whatever it sells. */
const RESERVED = ['rate', 'integrationShare', 'integrationShareApart'];

export const pricesSchema = z
  .strictObject({
    currencies: z
      .record(
        z.enum(LOCALES),
        z.strictObject({
          code: z.string().regex(/^[A-Z]{3}$/, 'must be three capitals, as USD'),
          perDollar: z.number().positive().describe('how much of it a US dollar is'),
        }),
      )
      .describe('what each region pays in'),
    bands: priceBandsSchema
      .optional()
      .describe(
        'what a year costs by size: what the price list, the estimate and the ROI calculator work from',
      ),
    prices: z.record(name, price).describe('a page writes {price.name}'),
  })
  .superRefine(({ prices, bands }, context) => {
    const names = Object.keys(prices);
    for (const [index, [own, entry]] of Object.entries(prices).entries()) {
      const say = (path: PropertyKey[], message: string) =>
        context.addIssue({ code: 'custom', path: ['prices', own, ...path], message });
      if (RESERVED.includes(own)) say([], 'is worked out for every site: choose another name');
      if (typeof entry === 'object' && 'people' in entry && bands === undefined)
        say([], 'is worked out from bands, which this file does not have: add bands, or write the amount');
      if (typeof entry === 'number' || !('sum' in entry)) continue;
      const above = names.slice(0, index);
      for (const [list, terms] of [
        ['sum', entry.sum],
        ['less', entry.less ?? []],
      ] as const)
        for (const [at, one] of terms.entries())
          if (typeof one === 'string' && !above.includes(one))
            say([list, at], `no price “${one}” above this one: ${remedyFor(one, above)}`);
    }
  });

const read = keptDespiteFaults((name: 'prices') =>
  readSettings(name, pricesSchema, {
    currencies: Object.fromEntries(LOCALES.map((locale) => [locale, { code: 'USD', perDollar: 1 }])),
    prices: {},
  }),
);

/**
 * The currency of a locale, and the conventions by which its amounts are written. Throws ContentError for a faulty price
 * file, such as one that lacks the currency of a locale.
 */
export const currencyOf = (locale: Locale): PriceCurrency => ({
  ...(read('prices').currencies[locale] as Omit<PriceCurrency, 'language'>),
  language: intlLocale(locale),
});

/** What a year costs by size; undefined for a site that does not sell by size. Throws ContentError for a faulty file. */
export const priceBandsIfAny = (): PriceBands | undefined => read('prices').bands;

/** The same for what works from it. Throws ContentError for a site without bands. */
export function priceBands(): PriceBands {
  const bands = priceBandsIfAny();
  if (bands === undefined) throw new ContentError([{ file: settingsFile('prices'), text: NO_BANDS }]);
  return bands;
}

/** The price of an entry in US dollars. */
function dollarsOf(entry: PriceEntry, known: ReadonlyMap<string, number>): number {
  if (typeof entry === 'number') return entry;
  if ('people' in entry) return priceOfSize({ ...entry, isIntegrated: false }, priceBands()).year;
  if (!('sum' in entry)) return entry.amount;
  const total = (terms: readonly (string | number)[]) =>
    terms.reduce<number>((sum, one) => sum + (typeof one === 'string' ? (known.get(one) ?? 0) : one), 0);
  return total(entry.sum) - total(entry.less ?? []);
}

/** Every named price in US dollars. Throws ContentError for a faulty price file. */
export const priceAmounts = keptUntilEdit((): ReadonlyMap<string, number> => {
  const amounts = new Map<string, number>();
  for (const [own, entry] of Object.entries(read('prices').prices))
    amounts.set(own, dollarsOf(entry, amounts));
  return amounts;
});

const percent = (share: number, language: string) =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(share);

/** The placeholders for prices, without braces, as pages of a locale show them. Throws ContentError. */
export function priceTokens(locale: Locale): Record<string, string> {
  const { prices, bands } = read('prices');
  const currency = currencyOf(locale);
  const shown = [...priceAmounts()].map(([own, dollars]): [string, string] => {
    const entry = prices[own];
    const fixed = typeof entry === 'object' ? (entry as Record<string, unknown>)[locale] : undefined;
    return typeof fixed === 'number'
      ? [own, formatPrice(fixed, { ...currency, perDollar: 1 })]
      : [own, formatPrice(dollars, currency)];
  });
  const all: [string, string][] = [
    ...shown,
    [
      'rate',
      new Intl.NumberFormat(currency.language, { maximumFractionDigits: 6 }).format(currency.perDollar),
    ],
    ...Object.entries(bands?.integration ?? {}).map(([own, share]): [string, string] => [
      own === 'withProduct' ? 'integrationShare' : 'integrationShareApart',
      percent(share, currency.language),
    ]),
  ];
  return Object.fromEntries(all.map(([own, text]) => [`price.${own}`, text]));
}
