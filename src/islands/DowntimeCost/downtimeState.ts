import {
  type DowntimeField,
  type DowntimeInput,
  downtimeDefaults,
  downtimeLimits,
} from '../../../shared/downtime/estimateDowntime.ts';

/** The figures in the order of the form. */
export const downtimeFields = Object.keys(downtimeDefaults) as readonly DowntimeField[];

/** What is typed, and the figures that count: the last valid value of each field. */
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

/** Reads a typed figure; undefined unless it is a number in the field's range, and whole where it has to be. */
export function readFigure(field: DowntimeField, text: string): number | undefined {
  const { min, max, isWhole } = downtimeLimits[field];
  const value = Number(text.trim().replaceAll(',', '').replace(/^\$/, ''));
  const isRead = text.trim() !== '' && value >= min && value <= max && (!isWhole || Number.isInteger(value));
  return isRead ? value : undefined;
}

/** The state after something was typed; a value that cannot be read leaves the last good one in force. */
export function withTexts(
  state: DowntimeState,
  changed: Partial<Record<DowntimeField, string>>,
): DowntimeState {
  const texts = { ...state.texts, ...changed };
  const input = mapFields((field) => readFigure(field, texts[field]) ?? state.input[field]);
  return { texts, input };
}

/** The figures as the fragment of an address, without its number sign. */
export function downtimeFragment(input: DowntimeInput): string {
  return new URLSearchParams(mapFields((field) => String(input[field]))).toString();
}

/** The state that an address's fragment carries; what it lacks or cannot be read keeps its starting value. */
export function readDowntimeFragment(fragment: string): DowntimeState | undefined {
  const query = new URLSearchParams(fragment.replace(/^#/, ''));
  const given = downtimeFields.filter((field) => readFigure(field, query.get(field) ?? '') !== undefined);
  if (given.length === 0) return undefined;
  const texts = Object.fromEntries(given.map((field) => [field, query.get(field) ?? '']));
  return withTexts(initialDowntimeState, texts);
}
