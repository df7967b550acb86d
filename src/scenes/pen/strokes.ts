import { type System, systems } from '../../../shared/site/systems.ts';

/**
 * Every pen of the drawings by its name in code, with its short class in the SVG.
 *
 * Lines, in pixels at 1:1
 * - hair: objects beyond the cut, and texture (0.6, faint) · thin: objects (0.75) · medium: edges of plant (1.15)
 * - cut: the outline of the section cut (2.6) · branch: a supply line off a live riser
 * - live-cmms, live-energy, live-cold: a live system (1.8) with its glow (8) and halo (20) under it, and the dashes of
 *   its flow running over it
 * - measure, tick, axis: dimension lines, their 45° ticks, and dash-dot grid lines
 *
 * Fills
 * - solid: whatever is cut in section (slabs, walls, ground) · panel: paper with a thin edge, hides what is behind it
 * - paper: paper without an edge · shade: the faintest ink wash · glass, lit: windows, and windows lit at night
 * - figure: a person who occupies the building · technician: a person at work on it · seam: folds within a figure
 * - canopy: leaves · earth: the ground · wash-cmms …: a live object's fill (wash-0 in ink) · arrow: level
 *   marks · node-cmms, nodeHalo-cmms …: an asset on a live line · tag: an asset's code plate · alarm, alarmHalo: a fault
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

/** What a system adds to a class of the SVG: maintenance, energy, refrigeration. */
export const systemLetters: Readonly<Record<System, string>> = { cmms: 'm', energy: 'e', cold: 'r' };

export type PlainStroke = keyof typeof plainClasses;
export type SystemStroke = `${keyof typeof systemClasses}-${System}`;
export type Stroke = PlainStroke | SystemStroke;

/** The short class of a stroke in the SVG, e.g. `hair` → `h`, `wash-cmms` → `w-m`. */
export function strokeClass(stroke: Stroke): string {
  if (stroke in plainClasses) return plainClasses[stroke as PlainStroke];
  const [family, system] = stroke.split('-') as [keyof typeof systemClasses, System];
  return `${systemClasses[family]}-${systemLetters[system]}`;
}

/** Strokes in the order of their rules in a file, which must not change from build to build. */
export function sortedStrokes(strokes: Iterable<Stroke>): Stroke[] {
  const place = (stroke: Stroke) =>
    stroke.replace(/-(\w+)$/, (suffix, system) => `-${systemLetters[system as System] ?? suffix}`);
  return [...strokes].sort((a, b) => (place(a) < place(b) ? -1 : 1));
}

/** Every stroke. */
export const allStrokes: readonly Stroke[] = [
  ...(Object.keys(plainClasses) as PlainStroke[]),
  ...(Object.keys(systemClasses) as (keyof typeof systemClasses)[]).flatMap((family) =>
    systems.map((system): SystemStroke => `${family}-${system}`),
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
