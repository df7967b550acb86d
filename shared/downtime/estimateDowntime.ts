import { labourRates } from '../roi/computeRoi.ts';
import { type RoiInput, roiDefaults, roiFieldLimits } from '../roi/roiInput.ts';

/** What the cost of a year's stops is worked out from. Four of the figures mean what they do in the ROI model. */
export interface DowntimeInput {
  buildings: number;
  /** Work orders a month, in one building. */
  monthlyWorkOrders: number;
  /** Share of the work orders whose fault stops something, 0 to 100. */
  stopPercentage: number;
  /** Hours from the fault until it runs again. */
  stopHours: number;
  /** What an hour of standing still costs, in US dollars: lost sales, lost goods, people who cannot work. */
  stopCost: number;
  /** Share of the work orders done in house, 0 to 100. */
  inHousePercentage: number;
  /** Hours spent on one in-house work order. */
  inHouseHours: number;
  /** Share of that work done as overtime, 0 to 100. */
  overtimePercentage: number;
  /** Regular pay for an hour, in US dollars. */
  hourlyPay: number;
  /** Overtime pay as a multiple of regular pay. */
  overtimeFactor: number;
}

export type DowntimeField = keyof DowntimeInput;

/**
 * The starting values. Those shared with the ROI model are its defaults, and the pay is its in-house labor rate. Overtime
 * at one and a half times the regular rate is the least that 29 U.S.C. 207(a)(1) allows beyond 40 hours in a week. The
 * other four are examples: no source gives them for a building that it has not seen.
 */
export const downtimeDefaults: DowntimeInput = {
  buildings: roiDefaults.buildings,
  monthlyWorkOrders: roiDefaults.monthlyWorkOrders,
  stopPercentage: 5,
  stopHours: 4,
  stopCost: 120,
  inHousePercentage: roiDefaults.inHousePercentage,
  inHouseHours: roiDefaults.inHouseHours,
  overtimePercentage: 35,
  hourlyPay: labourRates.inHouse,
  overtimeFactor: 1.5,
};

/** The range of each figure, and whether it is a whole number. */
export const downtimeLimits: Readonly<
  Record<DowntimeField, { min: number; max: number; isWhole?: boolean }>
> = {
  buildings: { ...rangeOf('buildings'), isWhole: true },
  monthlyWorkOrders: { ...rangeOf('monthlyWorkOrders'), isWhole: true },
  stopPercentage: { min: 0, max: 100 },
  stopHours: { min: 0, max: 720 },
  stopCost: { min: 0, max: 1_000_000 },
  inHousePercentage: { ...rangeOf('inHousePercentage'), isWhole: true },
  inHouseHours: rangeOf('inHouseHours'),
  overtimePercentage: { min: 0, max: 100 },
  hourlyPay: { min: 0, max: 500 },
  overtimeFactor: { min: 1, max: 4 },
};

function rangeOf(field: 'buildings' | 'monthlyWorkOrders' | 'inHousePercentage' | 'inHouseHours') {
  const { min, max } = roiFieldLimits[field];
  return { min, max };
}

/** What a year of stops costs. Hours, and US dollars. */
export interface DowntimeEstimate {
  /** Work orders in a year. */
  workOrders: number;
  stops: number;
  stopHours: number;
  stopCost: number;
  overtimeHours: number;
  /** All that is paid for overtime. */
  overtimeCost: number;
  /** The part of it that regular hours would not have cost. */
  premiumCost: number;
  total: number;
  /** The total for one stop; 0 if there is none. */
  costPerStop: number;
}

/**
 * The yearly cost of faults that stop something.
 *
 * - Stops = work orders a month × buildings × 12 × share that stops something.
 * - Downtime cost = stops × hours each × cost of an hour.
 * - Overtime hours = stops × in-house share × hours for a work order × overtime share.
 * - Overtime cost = overtime hours × regular pay × factor. Its premium is the same with `factor − 1`.
 * - Total = downtime cost + overtime cost.
 */
export function estimateDowntime(input: DowntimeInput): DowntimeEstimate {
  const workOrders = input.monthlyWorkOrders * input.buildings * 12;
  const stops = workOrders * (input.stopPercentage / 100);
  const stopHours = stops * input.stopHours;
  const stopCost = stopHours * input.stopCost;
  const overtimeHours =
    stops * (input.inHousePercentage / 100) * input.inHouseHours * (input.overtimePercentage / 100);
  const overtimeCost = overtimeHours * input.hourlyPay * input.overtimeFactor;
  const total = stopCost + overtimeCost;
  return {
    workOrders,
    stops,
    stopHours,
    stopCost,
    overtimeHours,
    overtimeCost,
    premiumCost: overtimeHours * input.hourlyPay * (input.overtimeFactor - 1),
    total,
    costPerStop: stops > 0 ? total / stops : 0,
  };
}

/** The ROI model's input with the figures that both share; the others keep the model's defaults. */
export function roiInputOf({
  buildings,
  monthlyWorkOrders,
  inHousePercentage,
  inHouseHours,
}: DowntimeInput): RoiInput {
  return { ...roiDefaults, buildings, monthlyWorkOrders, inHousePercentage, inHouseHours };
}
