import type { MeasuredTypeface } from '../shared/site/MeasuredTypeface.ts';

/** Weights from here on are drawn in the bold file of a typeface that has one. */
export const BOLD_FROM = 550;

/** Width of the mono typeface, as a percentage of its usual one: figures and codes are to fit into narrow columns. */
export const MONO_WIDTH = 75;

/** A font file, and the position on its axes. */
export interface FontCut {
  /** Path from the project's folder, or from the theme's. */
  path: string;
  isBesideTheme: boolean;
  axes: Readonly<Record<string, number>>;
}

/** Positions on axes that nobody asks for. */
const USUAL: Readonly<Record<string, number>> = { wght: 400, wdth: 100 };

/**
 * The cut of a typeface that comes closest to a weight and a width: axes that the font does not have are left out, and
 * values beyond its range are moved to its end.
 */
export function cutOf(
  { regular, bold }: Pick<MeasuredTypeface, 'regular' | 'bold'>,
  wanted: Readonly<Record<string, number>>,
): FontCut {
  const { path, isBesideTheme, axes } = bold && (wanted['wght'] ?? 400) >= BOLD_FROM ? bold : regular;
  const kept = Object.entries(axes).map(([axis, [least, most]]): [string, number] => [
    axis,
    Math.min(most, Math.max(least, wanted[axis] ?? USUAL[axis] ?? least)),
  ]);
  return { path, isBesideTheme, axes: Object.fromEntries(kept) };
}
