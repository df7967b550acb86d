import { numberReadings } from '../text/numberReadings.ts';

/** What the return on investment is computed from. Counts a month or a year, hours, and percentages. */
export type RoiInput = {
  /** In-house operations and maintenance employees. */
  readonly inHouseEmployees: number;
  /** Buildings the team looks after. */
  readonly buildings: number;
  /** Work orders a month, in one building. */
  readonly monthlyWorkOrders: number;
  /** Share of the work orders done in house, 0 to 100. */
  readonly inHousePercentage: number;
  /** Hours spent on one in-house work order. */
  readonly inHouseHours: number;
  /** How much shorter an in-house work order becomes, 0 to 100. */
  readonly inHouseDecreasePercentage: number;
  /** Hours spent on one outsourced work order. */
  readonly outsourcedHours: number;
  /** How much shorter an outsourced work order becomes, 0 to 100. */
  readonly outsourcedDecreasePercentage: number;
  /** Whether the estate's other systems are integrated. */
  readonly isIntegration: boolean;
};

/** The inputs that are numbers. */
export type RoiNumberField = Exclude<keyof RoiInput, 'isIntegration'>;

/** The numeric inputs in the order in which the specification lists them. */
export const roiNumberFields = [
  'inHouseEmployees',
  'buildings',
  'monthlyWorkOrders',
  'inHousePercentage',
  'inHouseHours',
  'inHouseDecreasePercentage',
  'outsourcedHours',
  'outsourcedDecreasePercentage',
] as const satisfies readonly RoiNumberField[];

/** Specification, section 3: the value that a missing input takes. */
export const roiDefaults: RoiInput = {
  inHouseEmployees: 12,
  buildings: 10,
  monthlyWorkOrders: 90,
  inHousePercentage: 40,
  inHouseHours: 5,
  inHouseDecreasePercentage: 15,
  outsourcedHours: 7,
  outsourcedDecreasePercentage: 15,
  isIntegration: true,
};

export type RoiUnit = 'count' | 'percent' | 'hours';

export type RoiFieldLimits = {
  readonly unit: RoiUnit;
  /** What the page accepts without a note. */
  readonly min: number;
  readonly max: number;
  /** The step of the number and of its slider. */
  readonly step: number;
  /** Where the slider ends: the usual range, so that its travel is useful. A larger number can be typed. */
  readonly sliderMax: number;
};

/** The usual range of each input. A number outside of it is used, and the page says so next to the field. */
export const roiFieldLimits: Readonly<Record<RoiNumberField, RoiFieldLimits>> = {
  inHouseEmployees: { unit: 'count', min: 1, max: 5000, step: 1, sliderMax: 300 },
  buildings: { unit: 'count', min: 1, max: 5000, step: 1, sliderMax: 200 },
  monthlyWorkOrders: { unit: 'count', min: 1, max: 20000, step: 1, sliderMax: 500 },
  inHousePercentage: { unit: 'percent', min: 0, max: 100, step: 1, sliderMax: 100 },
  inHouseHours: { unit: 'hours', min: 0.25, max: 200, step: 0.25, sliderMax: 24 },
  inHouseDecreasePercentage: { unit: 'percent', min: 0, max: 90, step: 1, sliderMax: 60 },
  outsourcedHours: { unit: 'hours', min: 0.25, max: 200, step: 0.25, sliderMax: 24 },
  outsourcedDecreasePercentage: { unit: 'percent', min: 0, max: 90, step: 1, sliderMax: 60 },
};

/**
 * The inputs' names in forms and query strings (specification, section 3).
 *
 * @param brandIdentifier the brand as it appears in a contract field, such as `Lintel` in
 *   `timeDecreasePercentageWithLintel`.
 */
export function roiFieldNames(brandIdentifier: string): Readonly<Record<keyof RoiInput, string>> {
  return {
    inHouseEmployees: 'totalNumberOfInhouseOandMEmployees',
    buildings: 'noOfBuildings',
    monthlyWorkOrders: 'monthlyWorkOrdersCount',
    inHousePercentage: 'inHouseWorkOrdersPercentage',
    inHouseHours: 'avgTimeForInHouseWorkOrder',
    inHouseDecreasePercentage: `timeDecreasePercentageWith${brandIdentifier}`,
    outsourcedHours: 'avgTimeForOutsourcedWorkOrder',
    outsourcedDecreasePercentage: `timeDecreasePercentageOutsourcedWith${brandIdentifier}`,
    isIntegration: 'isIntegration',
  };
}

/** How a number departs from the limits of its field, if it does. */
export function checkRoiNumber(field: RoiNumberField, value: number): 'range' | 'whole' | undefined {
  const { min, max, unit } = roiFieldLimits[field];
  if (value < min || value > max) return 'range';
  return unit === 'count' && !Number.isInteger(value) ? 'whole' : undefined;
}

/**
 * The number that a text means in a field; undefined if it is none. Of two readings, such as those of `1,234`, the one
 * inside the field's limits counts.
 */
export function readRoiNumber(field: RoiNumberField, text: string): number | undefined {
  const readings = numberReadings(text).filter(Number.isFinite);
  return readings.find((value) => checkRoiNumber(field, value) === undefined) ?? readings[0];
}

/** A number in digits, without groups or exponent, as `readRoiNumber` reads it back. */
export function writeRoiNumber(value: number): string {
  return plainDigits.format(value);
}

const plainDigits = new Intl.NumberFormat('en-US', { useGrouping: false, maximumFractionDigits: 20 });

/** The largest magnitude for which a product of five is still a finite number. */
const LARGEST = 1e40;

/** The same input with every number finite. NaN and Infinity take their default. */
export function finiteRoiInput(input: RoiInput): RoiInput {
  const finite = { ...input };
  for (const field of roiNumberFields) {
    const value = input[field];
    finite[field] = Number.isFinite(value)
      ? Math.min(Math.max(-LARGEST, value), LARGEST)
      : roiDefaults[field];
  }
  return finite;
}

/**
 * Reads the inputs from a query string, or from an object that a server's router has parsed from one. Never fails: a
 * value that is missing, empty or not a finite number takes its default, any other number stays as it is, and the
 * integration is included unless its value is exactly `false` (specification, sections 3 and 5). Of a repeated
 * parameter the first value counts.
 */
export function roiInputFromQuery(
  query: URLSearchParams | Readonly<Record<string, unknown>>,
  brandIdentifier: string,
): RoiInput {
  const names = roiFieldNames(brandIdentifier);
  const input = { ...roiDefaults };
  for (const field of roiNumberFields)
    input[field] = readRoiNumber(field, readRaw(query, names[field])) ?? roiDefaults[field];
  input.isIntegration = readRaw(query, names.isIntegration) !== 'false';
  return input;
}

/** A parameter exactly as it was sent; empty if there is none. */
function readRaw(query: URLSearchParams | Readonly<Record<string, unknown>>, name: string): string {
  if (query instanceof URLSearchParams) return query.get(name) ?? '';
  const own: unknown = Object.hasOwn(query, name) ? query[name] : undefined;
  const value: unknown = Array.isArray(own) ? own[0] : own;
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}

/** The query string (without a question mark) that `roiInputFromQuery` reads back as the same input. */
export function roiInputToQuery(input: RoiInput, brandIdentifier: string): string {
  const names = roiFieldNames(brandIdentifier);
  const query = new URLSearchParams();
  for (const field of roiNumberFields) query.set(names[field], writeRoiNumber(input[field]));
  query.set(names.isIntegration, String(input.isIntegration));
  return query.toString();
}
