import { theme } from '../../../config/theme.ts';
import { type System, systems } from '../../../shared/site/systems.ts';
import { type Stroke, sortedStrokes, strokeClass, systemLetters } from './strokes.ts';
import type { Tone } from './systems.ts';

/** The colors a drawing is painted with. */
interface Palette {
  ink: string;
  paper: string;
  figure: string;
  glass: string;
  lit: string;
  canopy: string;
  earth: string;
  shade: string;
  alarm: string;
  halo: string;
  onKey: string;
  live: Record<System, string>;
  key: Record<System, string>;
  wash: Record<System, string>;
}

const ofSystems = (read: (system: System) => string): Record<System, string> => ({
  cmms: read('cmms'),
  energy: read('energy'),
  cold: read('cold'),
});

/** The palette with the theme's values, because an image file cannot read the page's variables. */
function paletteOf(tone: Tone): Palette {
  const page = theme.colors[tone];
  const own = theme.drawings[tone];
  const isNight = tone === 'night';
  return {
    ink: page.ink,
    paper: page.ground,
    figure: own.figure ?? page.ink,
    glass: own.glass ?? `${page.cold}${isNight ? '16' : '13'}`,
    lit: own.lit ?? (isNight ? `${page.energy}21` : 'none'),
    canopy: own.canopy ?? `${page.cmms}${isNight ? '0f' : '13'}`,
    earth: page.sunk,
    shade: `${page.ink}09`,
    alarm: page.alarm,
    halo: isNight ? '.11' : '.07',
    onKey: isNight ? page.ground : '#fff',
    live: ofSystems((system) => page[`${system}-live`]),
    key: ofSystems((system) => page[system]),
    wash: ofSystems((system) => own[`${system}-wash`] ?? page[`${system}-wash`]),
  };
}

const palettes: Record<Tone, Palette> = { day: paletteOf('day'), night: paletteOf('night') };

/** The look of a stroke as CSS declarations. Widths in pixels at 1:1. */
function declarations(stroke: Stroke, c: Palette): string {
  const [family, system] = stroke.split('-') as [string, System | '0' | undefined];
  const live = system === undefined || system === '0' ? c.ink : c.live[system];
  const line = (color: string, width: number, opacity?: string) =>
    `stroke:${color};stroke-width:${width}${opacity === undefined ? '' : `;opacity:${opacity}`}`;
  switch (family) {
    case 'hair':
      return line(c.ink, 0.6, '.45');
    case 'thin':
      return line(c.ink, 0.75, '.85');
    case 'medium':
      return line(c.ink, 1.15);
    case 'cut':
      return line(c.ink, 2.6);
    case 'branch':
      return line(c.live.energy, 1, '.65');
    case 'measure':
      return line(c.ink, 0.8, '.7');
    case 'tick':
      return line(c.ink, 1.6);
    case 'axis':
      return `${line(c.ink, 0.75, '.5')};stroke-dasharray:16 3 2 3`;
    case 'solid':
    case 'arrow':
      return `fill:${c.ink}`;
    case 'panel':
      return `fill:${c.paper};${line(c.ink, 0.8)}`;
    case 'paper':
      return `fill:${c.paper}`;
    case 'seam':
      return `fill:none;${line(c.paper, 0.7, '.75')};stroke-linecap:round`;
    case 'shade':
    case 'glass':
    case 'lit':
    case 'canopy':
    case 'earth':
    case 'figure':
    case 'alarm':
      return `fill:${c[family]}`;
    case 'technician':
      return `fill:${c.live.cmms}`;
    case 'tag':
      return `fill:#fff;${line(c.ink, 0.6)}`;
    case 'alarmHalo':
      return `fill:${c.alarm};opacity:.16`;
    case 'wash':
      return `fill:${live};opacity:${{ cmms: '.19', energy: '.3', cold: '.28', 0: '.06' }[system ?? '0']}`;
    case 'live':
      return `${line(live, 1.8)};stroke-linecap:round`;
    case 'glow':
      return `${line(live, 8, '.2')};stroke-linecap:round`;
    case 'halo':
      return `${line(live, 20, c.halo)};stroke-linecap:round`;
    case 'flow':
      return `${line(c.paper, 1.1)};stroke-dasharray:3 15;stroke-linecap:round`;
    case 'node':
      return `fill:${live}`;
    default:
      return `fill:${live};opacity:${system === 'cmms' ? '.2' : '.26'}`;
  }
}

const mono = "'Site Mono',ui-monospace,Menlo,Consolas,monospace";

/**
 * Motion lasts two runs of the dashes (4.8 s) and then stops: anything that moves by itself for longer would need a
 * control to pause it.
 */
const motion =
  '@keyframes flow{to{stroke-dashoffset:-36}}@keyframes breathe{50%{opacity:.34}}@keyframes ring{to{transform:scale(2.1);opacity:0}}';
const moving = `${systems.map((system) => `.${strokeClass(`flow-${system}`)}`).join()}{animation:flow 2.4s linear 2}.alg{animation:breathe 1.6s ease-in-out 3}.kp{animation:ring 1.6s ease-out 3}`;

function rules(c: Palette, used: Iterable<Stroke>, marks: { keys: boolean; text: boolean }): string {
  // Strokes that look the same share a rule.
  const bySelector = new Map<string, string[]>();
  for (const stroke of sortedStrokes(used)) {
    const look = declarations(stroke, c);
    bySelector.set(look, [...(bySelector.get(look) ?? []), `.${strokeClass(stroke)}`]);
  }
  let css = [...bySelector].map(([look, selectors]) => `${selectors.join()}{${look}}`).join('');
  if (marks.text) {
    css += `.an{font:400 10.5px/1 ${mono};fill:${c.ink}}.ab{fill:${c.paper};stroke:${c.ink}}.abt{font:500 11px/1 ${mono};fill:${c.ink}}`;
  }
  if (marks.keys) {
    css += `.kt{font:600 11.5px/1 ${mono};fill:${c.onKey}}.kc{stroke:${c.paper};stroke-width:1.5}.kp{transform-box:fill-box;transform-origin:center;opacity:.45}`;
    css += systems.map((system) => `.k-${systemLetters[system]}{fill:${c.key[system]}}`).join('');
  }
  return css;
}

export interface SceneStyleOptions {
  tone: Tone;
  /** Strokes to write rules for. */
  used: Iterable<Stroke>;
  /** The drawing's markup: rules for key bubbles, text and motion are included only if it has any. */
  markup?: string;
  /** Omits all motion. */
  still?: boolean;
}

/** The stylesheet of a drawing in its own file: strokes, washes, glow, flow dashes and pulses, in one tone. */
export function sceneStyle({ tone, used, markup = '', still: stands = false }: SceneStyleOptions): string {
  const keys = markup.includes('class="key');
  const text = markup.includes('class="a');
  const still = rules(palettes[tone], used, { keys, text });
  const moves = keys || /class="(fl-|alg)/.test(markup);
  return `svg{fill:none;stroke-linejoin:round}text{stroke:none}${still}${
    moves && !stands ? `${motion}@media(prefers-reduced-motion:no-preference){${moving}}` : ''
  }`;
}

/** The palette of a tone, for marks that a composition styles itself. */
export const paletteColor = (tone: Tone) => palettes[tone];
