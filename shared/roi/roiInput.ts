/** What the return on investment is computed from. Counts a month or a year, hours, and percentages from 0 to 100. */
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
  /** What the page accepts. */
  readonly min: number;
  readonly max: number;
  /** The grid that the number stands on; a slider moves by it. */
  readonly step: number;
  /** Where the slider ends: the usual range, so that its travel is useful. A larger number can be typed. */
  readonly sliderMax: number;
  /** The largest value the model takes from a query string; larger values count as this one. */
  readonly hardMax: number;
};

/**
 * What each input may be. The page explains a number outside min and max; a query string is never
 * refused, its numbers are brought between zero and hardMax instead, which keeps every printed figure inside its box.
 */
export const roiFieldLimits: Readonly<Record<RoiNumberField, RoiFieldLimits>> = {
  inHouseEmployees: { unit: 'count', min: 1, max: 5000, step: 1, sliderMax: 300, hardMax: 1e6 },
  buildings: { unit: 'count', min: 1, max: 5000, step: 1, sliderMax: 200, hardMax: 1e5 },
  monthlyWorkOrders: { unit: 'count', min: 1, max: 20000, step: 1, sliderMax: 500, hardMax: 1e5 },
  inHousePercentage: { unit: 'percent', min: 0, max: 100, step: 1, sliderMax: 100, hardMax: 100 },
  inHouseHours: { unit: 'hours', min: 0.25, max: 200, step: 0.25, sliderMax: 24, hardMax: 1000 },
  inHouseDecreasePercentage: { unit: 'percent', min: 0, max: 90, step: 1, sliderMax: 60, hardMax: 100 },
  outsourcedHours: { unit: 'hours', min: 0.25, max: 200, step: 0.25, sliderMax: 24, hardMax: 1000 },
  outsourcedDecreasePercentage: { unit: 'percent', min: 0, max: 90, step: 1, sliderMax: 60, hardMax: 100 },
};

/**
 * The inputs' names in forms and query strings (specification, section 3).
 *
 * @param brandIdentifier the brand as it stands in a contract field, such as `Lintel` in
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

/**
 * The same input with every number finite and between zero and its hard limit. A number that is not finite takes its
 * default, a negative one is zero: there are no negative employees, hours or percentages.
 */
export function boundRoiInput(input: RoiInput): RoiInput {
  const bounded = { ...input };
  for (const field of roiNumberFields) {
    const value = input[field];
    bounded[field] = Number.isFinite(value)
      ? Math.min(Math.max(0, value), roiFieldLimits[field].hardMax)
      : roiDefaults[field];
  }
  return bounded;
}

/**
 * Reads the inputs from a query string, or from an object a server's router has made of one. Never refuses: a value
 * that is missing, empty or not a finite number takes its default, and the integration is included unless its value is
 * exactly `false` (specification, sections 3 and 5). Of a repeated parameter the first value counts.
 */
export function roiInputFromQuery(
  query: URLSearchParams | Readonly<Record<string, unknown>>,
  brandIdentifier: string,
): RoiInput {
  const names = roiFieldNames(brandIdentifier);
  const input = { ...roiDefaults };
  for (const field of roiNumberFields) {
    const text = readText(query, names[field]);
    const value = text === '' ? Number.NaN : Number(text);
    input[field] = Number.isFinite(value) ? value : roiDefaults[field];
  }
  input.isIntegration = readRaw(query, names.isIntegration) !== 'false';
  return boundRoiInput(input);
}

/** A parameter as it was sent, letter for letter; empty where there is none. */
function readRaw(query: URLSearchParams | Readonly<Record<string, unknown>>, name: string): string {
  if (query instanceof URLSearchParams) return query.get(name) ?? '';
  const own: unknown = Object.hasOwn(query, name) ? query[name] : undefined;
  const value: unknown = Array.isArray(own) ? own[0] : own;
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}

const readText = (...given: Parameters<typeof readRaw>) => readRaw(...given).trim();

/** The query string (without a question mark) that `roiInputFromQuery` reads back as the same input. */
export function roiInputToQuery(input: RoiInput, brandIdentifier: string): string {
  const names = roiFieldNames(brandIdentifier);
  const query = new URLSearchParams();
  for (const field of roiNumberFields) query.set(names[field], String(input[field]));
  query.set(names.isIntegration, String(input.isIntegration));
  return query.toString();
}
