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

/** What to say of a typed text: that it is no number, or how the number departs from its limits. */
export type RoiFieldError = 'missing' | NonNullable<ReturnType<typeof checkRoiNumber>>;

export type RoiDownload = 'idle' | 'busy' | 'done';
export type RoiShare = 'idle' | 'copied' | 'failed';

export type RoiState = {
  /** The numbers as typed. */
  readonly texts: Readonly<Record<RoiNumberField, string>>;
  readonly errors: Readonly<Partial<Record<RoiNumberField, RoiFieldError>>>;
  /** What the results are based on: every number that was typed, or the last one where a text is none. */
  readonly input: RoiInput;
  readonly download: RoiDownload;
  readonly share: RoiShare;
};

export type RoiAction =
  | { readonly type: 'number'; readonly field: RoiNumberField; readonly text: string }
  | { readonly type: 'integration'; readonly isIntegration: boolean }
  | {
      readonly type: 'restore';
      readonly texts: Readonly<Partial<Record<RoiNumberField, string>>>;
      readonly isIntegration?: boolean;
    }
  | { readonly type: 'reset' }
  | { readonly type: 'download'; readonly download: RoiDownload }
  | { readonly type: 'share'; readonly share: RoiShare };

export const initialRoiState: RoiState = {
  texts: textsOf(roiDefaults),
  errors: {},
  input: roiDefaults,
  download: 'idle',
  share: 'idle',
};

/** Reducer for every change to the calculator. */
export function reduceRoi(state: RoiState, action: RoiAction): RoiState {
  switch (action.type) {
    case 'number':
      return withTexts(state, { [action.field]: action.text });
    case 'integration':
      return { ...settled(state), input: { ...state.input, isIntegration: action.isIntegration } };
    case 'restore': {
      const restored = withTexts(state, action.texts);
      const isIntegration = action.isIntegration ?? restored.input.isIntegration;
      return { ...restored, input: { ...restored.input, isIntegration } };
    }
    case 'reset':
      return initialRoiState;
    case 'download':
      return { ...state, download: action.download };
    case 'share':
      return { ...state, share: action.share };
  }
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

/** The numbers in a shared URL, as text; undefined if it has none. */
export function readSharedInput(
  search: string,
  brandIdentifier: string,
): { texts: Record<RoiNumberField, string>; isIntegration: boolean } | undefined {
  const query = new URLSearchParams(search);
  if (!Object.values(roiFieldNames(brandIdentifier)).some((name) => query.has(name))) return undefined;
  const input = roiInputFromQuery(query, brandIdentifier);
  return { texts: textsOf(input), isIntegration: input.isIntegration };
}

function withTexts(state: RoiState, changed: Readonly<Partial<Record<RoiNumberField, string>>>): RoiState {
  const texts = { ...state.texts, ...changed };
  const errors: Partial<Record<RoiNumberField, RoiFieldError>> = {};
  const input = { ...state.input };
  for (const field of roiNumberFields) {
    const value = readRoiNumber(field, texts[field]);
    const error = value === undefined ? 'missing' : checkRoiNumber(field, value);
    if (value !== undefined) input[field] = value;
    if (error !== undefined) errors[field] = error;
  }
  return { ...settled(state), texts, errors, input };
}

/** Clears messages about the last download or link once something changes. */
function settled(state: RoiState): RoiState {
  return { ...state, download: state.download === 'busy' ? 'busy' : 'idle', share: 'idle' };
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
