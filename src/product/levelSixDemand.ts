import { levelSix } from '../scenes/levelSix.ts';

/** How level 6 is run. */
export interface Controls {
  /** A schedule override keeps the air handler on at night. */
  isOverridden: boolean;
  /** Cooling set point by day, in °C. */
  setPoint: number;
}

/** The lowest and highest set point that can be chosen, and the one of the baseline, in °C. */
export const SET_POINTS = { low: 20, high: 26, baseline: 22 } as const;

/** Dollars a kWh, on every meter of the story. */
export const DOLLARS_PER_KWH = 0.17;

/** kW that run whatever the temperature: lights left on, servers, lifts. */
const BASE_LOAD = 46;

/**
 * Share of the load above the base that one degree of set point saves: an assumption of this model, within the 4 to 8 %
 * a kelvin that handbooks name for cooling.
 */
const SAVED_PER_DEGREE = 0.05;

/** Half hours in which the override keeps the fan on, and those in which people are in. */
const NIGHT = { from: 4, to: 13 } as const;
const OCCUPIED = { from: 14, to: 38 } as const;

const isWithin = ({ from, to }: { from: number; to: number }, index: number) => index >= from && index < to;

/** Demand of the floor in kW for each half hour from 00:00 to 24:00 under these controls. */
export function demandOf({ isOverridden, setPoint }: Controls): number[] {
  const saved = SAVED_PER_DEGREE * (setPoint - SET_POINTS.baseline);
  return levelSix.measured.map((kilowatts, index) => {
    if (!isOverridden && isWithin(NIGHT, index)) return levelSix.expected[index] ?? kilowatts;
    if (!isWithin(OCCUPIED, index) || kilowatts <= BASE_LOAD) return kilowatts;
    return BASE_LOAD + (kilowatts - BASE_LOAD) * (1 - saved);
  });
}

/** kWh of half-hourly demand from one half hour to another. */
const energy = (demand: readonly number[], from = 0, to = 48) =>
  demand.slice(from, to).reduce((sum, kilowatts) => sum + kilowatts / 2, 0);

/** What a day under these controls takes and costs. */
export interface DemandFigures {
  dayKwh: number;
  dayCost: number;
  /** Above the baseline between 02:00 and 06:30. */
  nightKwh: number;
  nightCost: number;
  /** Less than on the day that the model starts with; negative for more. */
  savedKwh: number;
  savedCost: number;
}

const STARTING: Controls = { isOverridden: true, setPoint: SET_POINTS.baseline };

/** The figures of a day under these controls. */
export function demandFigures(controls: Controls): DemandFigures {
  const demand = demandOf(controls);
  const dayKwh = energy(demand);
  const nightKwh = energy(demand, NIGHT.from, NIGHT.to) - energy(levelSix.expected, NIGHT.from, NIGHT.to);
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
