import { costOfBand } from './costOfBand.ts';
import type { PriceBands } from './PriceBands.ts';

/** The input of an estimate. */
export type PriceInput = {
  /** People on the buyer's own staff who plan or do the work. */
  readonly people: number;
  readonly buildings: number;
  /** Whether the buyer's other systems are integrated. */
  readonly isIntegrated: boolean;
};

/** What a plan includes at most; null is unlimited. */
export type PlanLimits = { readonly people: number | null; readonly buildings: number | null };

/** US dollars per year. */
export type Price = {
  readonly license: number;
  readonly platform: number;
  readonly integration: number;
  readonly year: number;
};

export type PriceEstimate = {
  /** The required plan: the first one that fits both numbers. */
  readonly plan: number;
  /** The price of each plan at this size; null if the plan is too small. */
  readonly prices: readonly (Price | null)[];
};

type Limits = { readonly min: number; readonly max: number; readonly sliderMax: number };

/** The range of each number, and where its slider ends. */
export const priceLimits: Readonly<Record<'people' | 'buildings', Limits>> = {
  people: { min: 1, max: 5000, sliderMax: 300 },
  buildings: { min: 1, max: 5000, sliderMax: 150 },
};

/** A regional team: the size that the page shows first. */
export const priceDefaults: PriceInput = { people: 24, buildings: 18, isIntegrated: false };

/**
 * The yearly list price by size. It uses the bands of the ROI model, so the calculator's investment and the price
 * page never differ: license by people, platform by buildings, and a share of the license for integration.
 */
export function priceOfSize({ people, buildings, isIntegrated }: PriceInput, bands: PriceBands): Price {
  const license = costOfBand(bands.people, people);
  const platform = costOfBand(bands.buildings, buildings);
  const integration = isIntegrated ? bands.integration.withProduct * license : 0;
  return { license, platform, integration, year: license + platform + integration };
}

/**
 * The plan that a size requires, and what every plan would cost at that size. A higher plan costs as much as the nearest
 * size that requires it: with a few more people or a few more buildings, whichever is cheaper.
 *
 * @param plans limits of each plan, from the smallest up; the last has none.
 */
export function estimatePrice(
  plans: readonly PlanLimits[],
  input: PriceInput,
  bands: PriceBands,
): PriceEstimate {
  const plan = plans.findIndex((limits) => fits(limits, input));
  const needed = plan === -1 ? plans.length - 1 : plan;
  return {
    plan: needed,
    prices: plans.map((_, index) => {
      if (index < needed) return null;
      return index === needed ? priceOfSize(input, bands) : nearestPrice(plans[index - 1], input, bands);
    }),
  };
}

/** The lowest price of a size that exceeds a plan, starting from the given size. */
function nearestPrice(below: PlanLimits | undefined, input: PriceInput, bands: PriceBands): Price {
  const people = Math.max(input.people, (below?.people ?? 0) + 1);
  const buildings = Math.max(input.buildings, (below?.buildings ?? 0) + 1);
  const byPeople = priceOfSize({ ...input, people }, bands);
  const byBuildings = priceOfSize({ ...input, buildings }, bands);
  return byPeople.year < byBuildings.year ? byPeople : byBuildings;
}

/** Whether a number can be used in an estimate: whole, and within its limits. */
export function fitsPrice(field: 'people' | 'buildings', value: number): boolean {
  const { min, max } = priceLimits[field];
  return Number.isInteger(value) && value >= min && value <= max;
}

function fits({ people, buildings }: PlanLimits, input: PriceInput): boolean {
  return (people === null || input.people <= people) && (buildings === null || input.buildings <= buildings);
}
