import { formatNearThreshold } from './formatNearThreshold.ts';

/** The thresholds of the rules, by the name of the figure in their texts. */
const STEPS: Readonly<Record<string, readonly number[]>> = {
  pounds: [15, 50, 200, 500, 1_500, 2_000],
  tonnes: [5, 10, 40, 50, 500],
  unsaturated: [1, 2, 10, 100],
  gwp: [53, 150, 2_500],
  percent: [125],
};

/** Formats a figure of a rule's text: one decimal at most, unless it is closer than that to a threshold. */
export function formatFigure(name: string, value: number): string {
  if (name === 'year') return String(value);
  return formatNearThreshold(value, STEPS[name] ?? [], { most: 1 });
}

/** A text's figures, formatted. */
export const formatFigures = (figures: Readonly<Record<string, number>>): Record<string, string> =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, formatFigure(name, value)]));
