import type { System } from './systems.ts';

/**
 * Every pen of the drawings by its name in code, with its short class in the SVG.
 *
 * Lines, in pixels at 1:1
 * - hair: objects beyond the cut, and texture (0.6, faint) · thin: objects (0.75) · medium: edges of plant (1.15)
 * - cut: the outline of the section cut (2.6) · branch: a supply line off a live riser
 * - live-x: a live system (1.8) with glow-x (8) and halo-x (20) under it and flow-x dashes running over it
 * - measure, tick, axis: dimension lines, their 45° ticks, and dash-dot grid lines
 *
 * Fills
 * - solid: whatever is cut in section (slabs, walls, ground) · panel: paper with a thin edge, hides what is behind it
 * - paper: paper without an edge · shade: the faintest ink wash · glass, lit: windows, and windows lit at night
 * - figure: a person who occupies the building · technician: a person at work on it · seam: folds within a figure
 * - canopy: leaves · earth: the ground · wash-x: a live object's fill (wash-0 in ink) · arrow: level marks
 * - node-x, nodeHalo-x: an asset on a live line · tag: an asset's code plate · alarm, alarmHalo: a fault
 */
const plainClasses = {
  hair: 'h',
  thin: 't',
  medium: 'm',
  cut: 'c',
  branch: 'le2',
  measure: 'a',
  tick: 'a2',
  axis: 'ax',
  solid: 'p',
  panel: 'k',
  paper: 'kf',
  shade: 'kf2',
  glass: 'g',
  lit: 'lit',
  figure: 'f',
  technician: 'ft',
  seam: 'fs',
  canopy: 'wk',
  earth: 'er',
  arrow: 'af',
  tag: 'tag',
  alarm: 'al',
  alarmHalo: 'alg',
  'wash-0': 'w-0',
} as const;

const systemClasses = {
  wash: 'w',
  live: 'l',
  glow: 'gl',
  halo: 'gx',
  flow: 'fl',
  node: 'n',
  nodeHalo: 'ng',
} as const;

export type PlainStroke = keyof typeof plainClasses;
export type SystemStroke = `${keyof typeof systemClasses}-${System}`;
export type Stroke = PlainStroke | SystemStroke;

/** The short class of a stroke in the SVG, e.g. `hair` → `h`, `wash-m` → `w-m`. */
export function strokeClass(stroke: Stroke): string {
  if (stroke in plainClasses) return plainClasses[stroke as PlainStroke];
  const [family, system] = stroke.split('-') as [keyof typeof systemClasses, System];
  return `${systemClasses[family]}-${system}`;
}

/** Every stroke, for tests and for the page's stylesheet. */
export const allStrokes: readonly Stroke[] = [
  ...(Object.keys(plainClasses) as PlainStroke[]),
  ...(Object.keys(systemClasses) as (keyof typeof systemClasses)[]).flatMap((family) =>
    (['m', 'e', 'r'] as const).map((system): SystemStroke => `${family}-${system}`),
  ),
];

/** Paints that hide what is under them: a merged run never crosses one. */
export const hidesWhatIsBehind = (stroke: Stroke): boolean =>
  stroke === 'panel' || stroke === 'paper' || stroke === 'shade';

/** Stacking within a merged run: washes lowest, then glass, then textures, then lines. */
export function stackingRank(stroke: Stroke): number {
  if (stroke === 'canopy' || stroke.startsWith('wash')) return 0;
  if (stroke === 'glass') return 1;
  if (stroke === 'hair') return 3;
  return 4;
}
