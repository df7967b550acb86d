import {
  type DowntimeField,
  type DowntimeInput,
  downtimeDefaults,
  downtimeLimits,
} from '../../../shared/downtime/estimateDowntime.ts';
import { numberReadings } from '../../../shared/text/numberReadings.ts';

/** The figures in the order of the form. */
export const downtimeFields = Object.keys(downtimeDefaults) as readonly DowntimeField[];

/** The text of each field, and the figures in effect: the last valid value of each field. */
export interface DowntimeState {
  texts: Record<DowntimeField, string>;
  input: DowntimeInput;
}

const mapFields = <Value>(figureOf: (field: DowntimeField) => Value) =>
  Object.fromEntries(downtimeFields.map((field) => [field, figureOf(field)])) as Record<DowntimeField, Value>;

/** The state with the starting values. */
export const initialDowntimeState: DowntimeState = {
  texts: mapFields((field) => String(downtimeDefaults[field])),
  input: downtimeDefaults,
};

/** Returns whether a field takes a number: one in its range, and whole if it has to be. */
export const fitsField =
  (field: DowntimeField) =>
  (value: number): boolean => {
    const { min, max, isWhole } = downtimeLimits[field];
    return value >= min && value <= max && (!isWhole || Number.isInteger(value));
  };

/** Parses a figure; undefined unless its field takes it. */
export const readFigure = (field: DowntimeField, text: string): number | undefined =>
  numberReadings(text).find(fitsField(field));

/** The state after input in a field; an invalid value leaves the last valid one in effect. */
export function withTexts(
  state: DowntimeState,
  changed: Partial<Record<DowntimeField, string>>,
): DowntimeState {
  const texts = { ...state.texts, ...changed };
  const input = mapFields((field) => readFigure(field, texts[field]) ?? state.input[field]);
  return { texts, input };
}

/** Encodes the figures as a URL fragment, without its `#`. */
export function downtimeFragment(input: DowntimeInput): string {
  return new URLSearchParams(mapFields((field) => String(input[field]))).toString();
}

/** Restores the state from a URL's fragment; missing and invalid figures keep their initial value. */
export function readDowntimeFragment(fragment: string): DowntimeState | undefined {
  const query = new URLSearchParams(fragment.replace(/^#/, ''));
  const given = downtimeFields.filter((field) => readFigure(field, query.get(field) ?? '') !== undefined);
  if (given.length === 0) return undefined;
  const texts = Object.fromEntries(given.map((field) => [field, query.get(field) ?? '']));
  return withTexts(initialDowntimeState, texts);
}
