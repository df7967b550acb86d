import { z } from 'zod';
import { pageHref } from '../shared/pageHref.ts';

const text = (max: number) => z.string().min(1).max(max);

const reach = z
  .number()
  .int()
  .positive()
  .nullable()
  .describe('largest number the plan holds: an end of a price band; null for no limit');

/** A plan, which is a storey of the tower. */
export const pricePlan = z.strictObject({
  name: text(24),
  who: text(60),
  people: reach,
  buildings: reach,
  adds: z.array(text(60)).min(2).max(5).describe('what it adds to the plan below'),
  action: z.strictObject({ label: text(30), href: pageHref }),
  level: text(10).describe('level of its floor, as on a drawing'),
  isByDrawing: z
    .boolean()
    .default(false)
    .describe('priced for the buyer; the list price is shown as a guide'),
});

/** All the text of the estimate. */
export const priceCopy = z.strictObject({
  currency: z
    .strictObject({
      code: z.string().regex(/^[A-Z]{3}$/, 'three capitals, as USD'),
      perDollar: z.number().positive(),
      language: z.string().describe('the locale by whose conventions amounts are written'),
    })
    .describe('what prices are shown in; the price list itself is in US dollars'),
  title: text(40),
  people: z.strictObject({ label: text(60), one: text(40), many: text(40).describe('%count% is filled in') }),
  buildings: z.strictObject({ label: text(60), one: text(40), many: text(40) }),
  refused: text(120).describe(
    'beside a number that no estimate can be made for: what to type, from %min% to %max%, and the %kept% in effect',
  ),
  slider: text(60),
  integration: z.strictObject({ label: text(80), hint: text(140) }),
  needed: text(40),
  year: text(20),
  month: text(40),
  license: text(30),
  platform: text(30),
  tied: text(30),
  sum: text(60),
  sumTied: text(80),
  ends: text(60),
  byDrawing: text(30),
  guide: text(60),
  allOf: text(30),
  announcement: text(120),
  noScript: text(160).describe(
    'where the price of each size stands when the sliders cannot work; may hold a link',
  ),
});

export type PricePlan = z.output<typeof pricePlan>;
export type PriceCopy = z.output<typeof priceCopy>;
