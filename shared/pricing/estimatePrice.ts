import { buildingBands, costOfBand, integrationShares, licenseBands } from '../roi/computeRoi.ts';

/** What an estimate asks for. */
export type PriceInput = {
  /** People on the buyer's own staff who plan or do the work. */
  readonly people: number;
  readonly buildings: number;
  /** Whether the buyer's other systems are tied in. */
  readonly isIntegrated: boolean;
};

/** How far a plan reaches. Null: without limit. */
export type PlanReach = { readonly people: number | null; readonly buildings: number | null };

/** US dollars a year. */
export type Price = {
  readonly license: number;
  readonly platform: number;
  readonly integration: number;
  readonly year: number;
};

export type PriceEstimate = {
  /** The plan that the size asks for: the first one that holds both numbers. */
  readonly plan: number;
  /** For each plan its price at this size; null where the plan ends below it. */
  readonly prices: readonly (Price | null)[];
};

type Limits = { readonly min: number; readonly max: number; readonly sliderMax: number };

/** What each number may be, and where its slider ends. */
export const priceLimits: Readonly<Record<'people' | 'buildings', Limits>> = {
  people: { min: 1, max: 5000, sliderMax: 300 },
  buildings: { min: 1, max: 5000, sliderMax: 150 },
};

/** A team of a region: the size that the page shows before anyone has said theirs. */
export const priceDefaults: PriceInput = { people: 24, buildings: 18, isIntegrated: false };

/**
 * The list price of a year by size. It takes the bands of the ROI model, so the calculator's investment and the price
 * page never differ: license by people, platform by buildings, and 30% of the license for integration.
 */
export function priceOfSize({ people, buildings, isIntegrated }: PriceInput): Price {
  const license = costOfBand(licenseBands, people);
  const platform = costOfBand(buildingBands, buildings);
  const integration = isIntegrated ? integrationShares.withProduct * license : 0;
  return { license, platform, integration, year: license + platform + integration };
}

/**
 * The plan a size asks for, and what every plan would cost at that size. A plan above the one that is needed costs what
 * the nearest size costs that asks for it: a little more people or a little more buildings, whichever is less.
 *
 * @param plans how far each plan reaches, from the smallest up; the last has no limit.
 */
export function estimatePrice(plans: readonly PlanReach[], input: PriceInput): PriceEstimate {
  const plan = plans.findIndex((reach) => holds(reach, input));
  const needed = plan === -1 ? plans.length - 1 : plan;
  return {
    plan: needed,
    prices: plans.map((_, index) => {
      if (index < needed) return null;
      return index === needed ? priceOfSize(input) : nearestPrice(plans[index - 1], input);
    }),
  };
}

/** The least that a size beyond the reach of a plan costs, seen from the size asked for. */
function nearestPrice(below: PlanReach | undefined, input: PriceInput): Price {
  const people = Math.max(input.people, (below?.people ?? 0) + 1);
  const buildings = Math.max(input.buildings, (below?.buildings ?? 0) + 1);
  const byPeople = priceOfSize({ ...input, people });
  const byBuildings = priceOfSize({ ...input, buildings });
  return byPeople.year < byBuildings.year ? byPeople : byBuildings;
}

/** Whether a number is one that an estimate can be made for: whole, and within its limits. */
export function fitsPrice(field: 'people' | 'buildings', value: number): boolean {
  const { min, max } = priceLimits[field];
  return Number.isInteger(value) && value >= min && value <= max;
}

function holds({ people, buildings }: PlanReach, input: PriceInput): boolean {
  return (people === null || input.people <= people) && (buildings === null || input.buildings <= buildings);
}
