import {
  checkRoiNumber,
  type RoiInput,
  type RoiNumberField,
  readRoiNumber,
  roiDefaults,
  roiFieldNames,
  roiInputFromQuery,
  roiInputToQuery,
  roiNumberFields,
  writeRoiNumber,
} from '../../../shared/roi/roiInput.ts';
import type { ToolStateSource } from '../shared/useToolState.ts';

/** What is wrong with a typed text: it is not a number, or the number is outside its limits. */
export type RoiFieldError = 'missing' | NonNullable<ReturnType<typeof checkRoiNumber>>;

export type RoiState = {
  /** The numbers as typed. */
  readonly texts: Readonly<Record<RoiNumberField, string>>;
  readonly errors: Readonly<Partial<Record<RoiNumberField, RoiFieldError>>>;
  /** What the results are based on. A text that is not a number leaves the last number in effect. */
  readonly input: RoiInput;
};

export const initialRoiState: RoiState = { texts: textsOf(roiDefaults), errors: {}, input: roiDefaults };

/** The state after texts are typed. */
export function withTexts(
  state: RoiState,
  changed: Readonly<Partial<Record<RoiNumberField, string>>>,
): RoiState {
  const texts = { ...state.texts, ...changed };
  const errors: Partial<Record<RoiNumberField, RoiFieldError>> = {};
  const input = { ...state.input };
  for (const field of roiNumberFields) {
    const value = readRoiNumber(field, texts[field]);
    const error = value === undefined ? 'missing' : checkRoiNumber(field, value);
    if (value !== undefined) input[field] = value;
    if (error !== undefined) errors[field] = error;
  }
  return { texts, errors, input };
}

/** The state after the choice of whether to integrate other systems. */
export function withIntegration(state: RoiState, isIntegration: boolean): RoiState {
  return { ...state, input: { ...state.input, isIntegration } };
}

/** Where the calculator reads its state: the query string, and a form filled in before hydration. */
export function roiStateSource(brandIdentifier: string) {
  return {
    address: {
      read: ({ search }) => readSharedState(search, brandIdentifier),
      withState: (address, { input }) =>
        Object.assign(new URL(address), { search: shareQuery(input, address.search, brandIdentifier) }),
    },
    readForm: (form, start) => readTypedState(form, start, brandIdentifier),
    formOverridesLink: true,
  } satisfies Omit<ToolStateSource<RoiState>, 'start'>;
}

/** The page's query string with the input added and other parameters kept; default values are left out. */
export function shareQuery(input: RoiInput, search: string, brandIdentifier: string): string {
  const query = new URLSearchParams(search);
  for (const name of Object.values(roiFieldNames(brandIdentifier))) query.delete(name);
  const written = roiInputToQuery(input, brandIdentifier);
  if (written !== roiInputToQuery(roiDefaults, brandIdentifier)) {
    for (const [name, value] of new URLSearchParams(written)) query.set(name, value);
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** The state in a shared URL; undefined if it has none. */
export function readSharedState(search: string, brandIdentifier: string): RoiState | undefined {
  const query = new URLSearchParams(search);
  if (!Object.values(roiFieldNames(brandIdentifier)).some((name) => query.has(name))) return undefined;
  const input = roiInputFromQuery(query, brandIdentifier);
  return withIntegration(withTexts(initialRoiState, textsOf(input)), input.isIntegration);
}

/** The state with what differs in the form from what the server rendered. */
function readTypedState(form: HTMLFormElement, start: RoiState, brandIdentifier: string): RoiState {
  const names = roiFieldNames(brandIdentifier);
  const data = new FormData(form);
  const typed: Partial<Record<RoiNumberField, string>> = {};
  for (const field of roiNumberFields) {
    const text = data.get(names[field]);
    if (typeof text === 'string' && text !== initialRoiState.texts[field]) typed[field] = text;
  }
  const state = Object.keys(typed).length > 0 ? withTexts(start, typed) : start;
  return data.get(names.isIntegration) === 'false' ? withIntegration(state, false) : state;
}

function textsOf(input: RoiInput): Record<RoiNumberField, string> {
  return {
    inHouseEmployees: writeRoiNumber(input.inHouseEmployees),
    buildings: writeRoiNumber(input.buildings),
    monthlyWorkOrders: writeRoiNumber(input.monthlyWorkOrders),
    inHousePercentage: writeRoiNumber(input.inHousePercentage),
    inHouseHours: writeRoiNumber(input.inHouseHours),
    inHouseDecreasePercentage: writeRoiNumber(input.inHouseDecreasePercentage),
    outsourcedHours: writeRoiNumber(input.outsourcedHours),
    outsourcedDecreasePercentage: writeRoiNumber(input.outsourcedDecreasePercentage),
  };
}
