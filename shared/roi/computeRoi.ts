import { costOfBand } from '../pricing/costOfBand.ts';
import type { PriceBands } from '../pricing/PriceBands.ts';
import { finiteRoiInput, type RoiInput } from './roiInput.ts';

/** Specification, section 9.1, "Labour rates": US dollars an hour. */
export const laborRates = { inHouse: 21.62, outsourced: 31 } as const;

/** Section 9.1: the range that the return is clamped to, in percent. */
export const roiRange = { floor: 200, ceiling: 1500 } as const;

/** Section 9.1, "Clamped values": what these five figures become when the return is at its floor or its ceiling. */
export const clampedFigures = {
  floor: {
    totalCostSaved: 50000,
    totalHoursSaved: 2000,
    inHouseHoursBefore: 11100,
    outsourcedCostBefore: 250000,
    inHouseCostAfter: 210000,
  },
  ceiling: {
    totalCostSaved: 270000,
    totalHoursSaved: 10200,
    inHouseHoursBefore: 58800,
    outsourcedCostBefore: 1370000,
    inHouseCostAfter: 1143000,
  },
} as const;

/** Which end of the model's range the return has reached, if any. */
export type RoiLimit = 'floor' | 'ceiling' | 'none';

/** A year of one kind of work, before and with the product. Hours, and US dollars. */
export type RoiCategory = {
  readonly workOrders: number;
  readonly hoursBefore: number;
  readonly hoursAfter: number;
  readonly hoursSaved: number;
  readonly costBefore: number;
  readonly costAfter: number;
  readonly costSaved: number;
};

/** Both kinds of work, and their totals. Hours, and US dollars a year. */
export type RoiYear = {
  readonly inHouse: RoiCategory;
  readonly outsourced: RoiCategory;
  readonly costBefore: number;
  readonly costAfter: number;
  readonly totalCostSaved: number;
  readonly totalHoursSaved: number;
  /** Share of the cost before that is saved, 1 for all of it; 0 if there is no cost before. */
  readonly savedShare: number;
  /** Percent. */
  readonly roiPercentage: number;
};

/**
 * The published figures: those of section 9.1. Five of them are fixed ones if the return is at its floor or ceiling,
 * and the return is between 200 and 1500, with two decimals.
 */
export type RoiResult = RoiYear & {
  /** The input as computed with: every number finite. */
  readonly input: RoiInput;
  /** US dollars a year. */
  readonly licenseCost: number;
  readonly buildingCost: number;
  readonly integrationCost: number;
  readonly investment: number;
  /** The results of the formulas without floor, ceiling or rounding: the visitor's own figures. */
  readonly unclamped: RoiYear;
  readonly breakeven: string;
  /** Percent, two decimals; null without integration. */
  readonly integrationSavingPercentage: number | null;
  readonly limit: RoiLimit;
};

/**
 * The yearly return on investment, exactly as in specification section 9.1.
 *
 * - Annual in-house work orders = monthly work orders × in-house % × buildings × 12.
 * - Annual outsourced work orders = monthly work orders × (1 − in-house %) × buildings × 12.
 * - Hours = work orders × average time per work order. Hours saved = hours × decrease %.
 *   Hours after = hours × (1 − decrease %).
 * - Cost saved = hours saved × rate; the costs before and after are their hours × the same rate.
 * - Investment = license + building cost by the site's bands, plus withProduct (0.3) × license when isIntegration is true.
 * - ROI % = (total annual cost saved − investment) / investment × 100, clamped to 200…1500, rounded to 2 decimals.
 * - At the floor (200 or less before clamping) or the ceiling (1500 or more), five figures are fixed ones. All others
 *   keep their computed values.
 * - Shown savings are absolute differences between the before and after values.
 *
 * Numbers outside the page's limits are used as they are. Never throws and never gives NaN or Infinity.
 *
 * @param bands the costs by size, of content/settings/prices.yaml
 */
export function computeRoi(rawInput: RoiInput, bands: PriceBands): RoiResult {
  const input = finiteRoiInput(rawInput);
  const yearlyWorkOrders = input.monthlyWorkOrders * input.buildings * 12;
  const inHouseShare = input.inHousePercentage / 100;
  const inHouse = computeCategory(
    yearlyWorkOrders * inHouseShare,
    input.inHouseHours,
    input.inHouseDecreasePercentage,
    laborRates.inHouse,
  );
  const outsourced = computeCategory(
    yearlyWorkOrders * (1 - inHouseShare),
    input.outsourcedHours,
    input.outsourcedDecreasePercentage,
    laborRates.outsourced,
  );
  const licenseCost = costOfBand(bands.people, input.inHouseEmployees);
  const buildingCost = costOfBand(bands.buildings, input.buildings);
  const integrationCost = input.isIntegration ? bands.integration.withProduct * licenseCost : 0;
  const investment = licenseCost + buildingCost + integrationCost;

  const costSaved = inHouse.costSaved + outsourced.costSaved;
  const hoursSaved = inHouse.hoursSaved + outsourced.hoursSaved;
  const returnPercentage = ((costSaved - investment) / investment) * 100;
  const limit = limitOf(returnPercentage);
  const fixed = limit === 'none' ? undefined : clampedFigures[limit];

  return {
    ...yearOf(
      withSavings({
        ...inHouse,
        hoursBefore: fixed?.inHouseHoursBefore ?? inHouse.hoursBefore,
        costAfter: fixed?.inHouseCostAfter ?? inHouse.costAfter,
      }),
      withSavings({
        ...outsourced,
        costBefore: fixed?.outsourcedCostBefore ?? outsourced.costBefore,
      }),
      {
        totalCostSaved: fixed?.totalCostSaved ?? costSaved,
        totalHoursSaved: fixed?.totalHoursSaved ?? hoursSaved,
        roiPercentage: roundToHundredth(
          Math.min(Math.max(returnPercentage, roiRange.floor), roiRange.ceiling),
        ),
      },
    ),
    input,
    licenseCost,
    buildingCost,
    integrationCost,
    investment,
    unclamped: yearOf(inHouse, outsourced, {
      totalCostSaved: costSaved,
      totalHoursSaved: hoursSaved,
      roiPercentage: returnPercentage,
    }),
    breakeven: breakevenTimeline(returnPercentage, costSaved, investment),
    integrationSavingPercentage: input.isIntegration
      ? integrationSaving(licenseCost, bands.integration)
      : null,
    limit,
  };
}

/**
 * Section 9.1, "Breakeven": "6 months" at the floor, "2 months" at the ceiling, otherwise by the first month in which
 * the months' savings reach the investment.
 */
export function breakevenTimeline(
  returnPercentage: number,
  annualSaving: number,
  investment: number,
): string {
  const limit = limitOf(returnPercentage);
  if (limit === 'floor') return '6 months';
  if (limit === 'ceiling') return '2 months';
  const monthlySaving = annualSaving / 12;
  for (let month = 1; month <= 6; month += 1) {
    if (month * monthlySaving >= investment) return month === 1 ? '< 1 month' : `${month} months`;
  }
  return '> 6 months';
}

/** Section 9.1: (0.8 × license − 0.3 × license) / (0.8 × license) × 100, rounded to 2 decimals. */
function integrationSaving(licenseCost: number, shares: PriceBands['integration']): number {
  const boughtApart = shares.boughtApart * licenseCost;
  const withProduct = shares.withProduct * licenseCost;
  return roundToHundredth(((boughtApart - withProduct) / boughtApart) * 100);
}

function computeCategory(
  workOrders: number,
  hoursEach: number,
  decreasePercentage: number,
  rate: number,
): RoiCategory {
  const hoursBefore = workOrders * hoursEach;
  const hoursSaved = hoursBefore * (decreasePercentage / 100);
  const hoursAfter = hoursBefore * (1 - decreasePercentage / 100);
  return {
    workOrders,
    hoursBefore,
    hoursAfter,
    hoursSaved,
    costBefore: hoursBefore * rate,
    costAfter: hoursAfter * rate,
    costSaved: hoursSaved * rate,
  };
}

function withSavings(category: RoiCategory): RoiCategory {
  return {
    ...category,
    hoursSaved: Math.abs(category.hoursBefore - category.hoursAfter),
    costSaved: Math.abs(category.costBefore - category.costAfter),
  };
}

function yearOf(
  inHouse: RoiCategory,
  outsourced: RoiCategory,
  totals: Pick<RoiYear, 'totalCostSaved' | 'totalHoursSaved' | 'roiPercentage'>,
): RoiYear {
  const costBefore = inHouse.costBefore + outsourced.costBefore;
  return {
    ...totals,
    inHouse,
    outsourced,
    costBefore,
    costAfter: inHouse.costAfter + outsourced.costAfter,
    savedShare: costBefore > 0 ? totals.totalCostSaved / costBefore : 0,
  };
}

function limitOf(returnPercentage: number): RoiLimit {
  if (returnPercentage <= roiRange.floor) return 'floor';
  return returnPercentage >= roiRange.ceiling ? 'ceiling' : 'none';
}

function roundToHundredth(value: number): number {
  return Math.round(value * 100) / 100;
}
