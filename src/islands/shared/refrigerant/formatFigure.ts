import { formatBeside } from './formatBeside.ts';

/** Where rules begin, end or change, by the name that a figure has in their texts. */
const STEPS: Readonly<Record<string, readonly number[]>> = {
  pounds: [15, 50, 200, 500, 1_500, 2_000],
  tonnes: [5, 10, 40, 50, 500],
  unsaturated: [1, 2, 10, 100],
  gwp: [53, 150, 2_500],
  percent: [125],
};

/** A figure of a rule's text by its name: one decimal at most, unless a step is nearer than that. */
export function formatFigure(name: string, value: number): string {
  if (name === 'year') return String(value);
  return formatBeside(value, STEPS[name] ?? [], { most: 1 });
}

/** A text's figures, ready to be filled in. */
export const formatFigures = (figures: Readonly<Record<string, number>>): Record<string, string> =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, formatFigure(name, value)]));
