import { towerNightLoad } from '../scenes/towerNightLoad.ts';

/** The settings of the building controls on level 6. */
export interface Controls {
  /** Whether a schedule override keeps the air handler running at night. */
  isOverridden: boolean;
  /** Daytime cooling set point in °C. */
  setPoint: number;
}

/** The lowest and highest set points, and that of the baseline, in °C. */
export const SET_POINTS = { low: 20, high: 26, baseline: 22 } as const;

/** Electricity price in US dollars per kWh, the same on every meter. */
export const DOLLARS_PER_KWH = 0.17;

/** Load in kW that does not depend on the temperature: lights left on, servers, elevators. */
const BASE_LOAD = 46;

/**
 * Share of the load above the base that raising the set point by one degree saves. An assumption of this model, within
 * the 4 to 8% per kelvin that handbooks give for cooling.
 */
const SAVED_PER_DEGREE = 0.05;

/** The half hours in which the override keeps the fan running, and those in which the floor is occupied. */
const NIGHT = { from: 4, to: 13 } as const;
const OCCUPIED = { from: 14, to: 38 } as const;

const isWithin = ({ from, to }: { from: number; to: number }, index: number) => index >= from && index < to;

/** Demand of the floor in kW for each half hour of the day. */
export function demandOf({ isOverridden, setPoint }: Controls): number[] {
  const saved = SAVED_PER_DEGREE * (setPoint - SET_POINTS.baseline);
  return towerNightLoad.measured.map((kilowatts, index) => {
    if (!isOverridden && isWithin(NIGHT, index)) return towerNightLoad.expected[index] ?? kilowatts;
    if (!isWithin(OCCUPIED, index) || kilowatts <= BASE_LOAD) return kilowatts;
    return BASE_LOAD + (kilowatts - BASE_LOAD) * (1 - saved);
  });
}

/** Energy in kWh between two half hours. */
const energy = (demand: readonly number[], from = 0, to = 48) =>
  demand.slice(from, to).reduce((sum, kilowatts) => sum + kilowatts / 2, 0);

/** What a day of level 6 consumes and costs, in kWh and US dollars. */
export interface DemandFigures {
  dayKwh: number;
  dayCost: number;
  /** Excess over the baseline between 02:00 and 06:30. */
  nightKwh: number;
  nightCost: number;
  /** Savings compared to the default controls; may be negative. */
  savedKwh: number;
  savedCost: number;
}

const STARTING: Controls = { isOverridden: true, setPoint: SET_POINTS.baseline };

/** Computes consumption and cost of a day under these controls. */
export function demandFigures(controls: Controls): DemandFigures {
  const demand = demandOf(controls);
  const dayKwh = energy(demand);
  const nightKwh =
    energy(demand, NIGHT.from, NIGHT.to) - energy(towerNightLoad.expected, NIGHT.from, NIGHT.to);
  const savedKwh = energy(demandOf(STARTING)) - dayKwh;
  return {
    dayKwh,
    dayCost: dayKwh * DOLLARS_PER_KWH,
    nightKwh,
    nightCost: nightKwh * DOLLARS_PER_KWH,
    savedKwh,
    savedCost: savedKwh * DOLLARS_PER_KWH,
  };
}
