import { laborRates } from '../roi/computeRoi.ts';
import { type RoiInput, roiDefaults, roiFieldLimits } from '../roi/roiInput.ts';

/** The input of the estimate. Four of its figures mean the same as in the ROI model. */
export interface DowntimeInput {
  buildings: number;
  /** Work orders per month in one building. */
  monthlyWorkOrders: number;
  /** Percentage of work orders whose fault stops something. */
  stopPercentage: number;
  /** Hours from the fault until the equipment runs again. */
  stopHours: number;
  /** Cost of an hour of downtime in US dollars: lost sales, spoiled goods, idle staff. */
  stopCost: number;
  /** Percentage of work orders done in house. */
  inHousePercentage: number;
  /** Hours spent on one in-house work order. */
  inHouseHours: number;
  /** Percentage of that work done as overtime. */
  overtimePercentage: number;
  /** Regular hourly pay in US dollars. */
  hourlyPay: number;
  /** Overtime pay as a multiple of regular pay. */
  overtimeFactor: number;
}

export type DowntimeField = keyof DowntimeInput;

/**
 * The initial values. Those shared with the ROI model are its defaults, and the pay is its in-house labor rate. An
 * overtime rate of one and a half times the regular rate is the minimum of 29 U.S.C. 207(a)(1) beyond 40 hours a week.
 * The other four are examples, because they differ from building to building.
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
  hourlyPay: laborRates.inHouse,
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

/** The cost of a year's stops, in hours and US dollars. */
export interface DowntimeEstimate {
  /** Work orders per year. */
  workOrders: number;
  stops: number;
  stopHours: number;
  stopCost: number;
  overtimeHours: number;
  /** Total overtime pay. */
  overtimeCost: number;
  /** The part of the overtime pay that exceeds regular pay. */
  premiumCost: number;
  total: number;
  /** Total cost per stop; 0 if there are none. */
  costPerStop: number;
}

/**
 * Estimates the yearly cost of faults that stop something.
 *
 * - Stops = work orders per month × buildings × 12 × share that stops something.
 * - Downtime cost = stops × hours per stop × cost of an hour.
 * - Overtime hours = stops × in-house share × hours per work order × overtime share.
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

/** The ROI model's input with the shared figures filled in; the others keep the model's defaults. */
export function roiInputOf({
  buildings,
  monthlyWorkOrders,
  inHousePercentage,
  inHouseHours,
}: DowntimeInput): RoiInput {
  return { ...roiDefaults, buildings, monthlyWorkOrders, inHousePercentage, inHouseHours };
}
