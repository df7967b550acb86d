import type { System } from '../../../shared/site/systems.ts';
import { forklift } from '../parts/industry.ts';
import { bench, bike, car, earth, streetLamp, tree, van } from '../parts/outdoors.ts';
import { person, wheelchairUser } from '../parts/people.ts';
import { trolley } from '../parts/retail.ts';
import type { Box } from '../pen/cropAround.ts';
import { type DrawnScene, drawnScene } from '../pen/drawingToSvg.ts';
import { Pen } from '../pen/Pen.ts';
import { seededRandom, seedFrom } from '../pen/random.ts';
import type { Tone } from '../pen/systems.ts';
import { type BuildingKind, building, buildingKinds } from './building.ts';
import type { Built } from './built.ts';

export interface BuildingSceneSpec {
  /** One of `buildingKinds`. */
  kind: string;
  floors?: number | undefined;
  /** Meters. */
  width?: number | undefined;
  seed?: number | undefined;
  /** The lit system. */
  live?: System | undefined;
  /** A place in the building to zoom in on (`live`, `roof`, …). An unknown place means the lit one. */
  focus?: string | undefined;
  tone?: Tone | undefined;
  /** The picture's size in CSS pixels; 640 × 420 by default. */
  crop?: { width: number; height: number } | undefined;
  fault?: boolean | undefined;
  people?: boolean | undefined;
  /** Height in pixels of the text on the building’s left: trees and lamps there stay below it. */
  wordsDownTo?: number | undefined;
  /** Whether the things of its kind stand outside it, on their own, instead of trees. */
  yard?: boolean | undefined;
  /** What the page shows of the picture, where that is not all of it, by the width of its window. */
  frames?: readonly Box[] | undefined;
  /** Omits all motion. */
  still?: boolean | undefined;
}

/** The kind of building with a name. Throws for an unknown one. */
function kindOf(name: string): BuildingKind {
  const kind = buildingKinds.find((known) => known === name);
  if (kind === undefined) {
    throw new Error(`There is no kind of building called "${name}": use one of ${buildingKinds.join(', ')}`);
  }
  return kind;
}

/** Meters of street on either side, of sky above the roof, and of ground below. */
export const margin = { side: 3.4, sky: 3.6, ground: 2.4 };

/** Width of a close-up in meters. */
const closeUpWidth = 15;

/**
 * One building on its street, as a file: composed for the crop (pixels), showing the whole building unless a focus is
 * named. The same description always gives the same text. Throws when the kind is unknown.
 */
export function buildingScene(spec: BuildingSceneSpec): DrawnScene {
  const composition = composed(spec);
  const { width, height } = composition;
  composition.drawn ??= drawn(composition, spec);
  const { tone = 'day', still = false } = spec;
  return drawnScene({ pen: composition.drawn, width, height, tone, still });
}

/** The pen's output, shared by day and night, animated and still: only the file's CSS rules differ. */
function drawn(
  { width, height, seed, wanted, view }: Composition,
  { wordsDownTo = Number.NEGATIVE_INFINITY, frames = [], yard = false }: BuildingSceneSpec,
): Pick<Pen, 'svg' | 'used' | 'parts'> {
  const pen = new Pen({ ...view, seed });
  pen.frames = [{ left: 0, right: width, top: 0, bottom: height }, ...frames];
  const built = building(pen, 0, wanted);
  pen.hasPeople = wanted.people;
  street(pen, built, {
    width,
    height,
    seed,
    wordsDownTo,
    outdoors: (yard && yards[wanted.kind]) || undefined,
  });
  const svg = pen.svg();
  return { used: pen.used, parts: pen.parts, svg: () => svg };
}

/** Pixels of ground below the floor of such a picture, for pages that crop it because they have their own floor. */
export function groundBelow(spec: BuildingSceneSpec): number {
  const { height, view } = composed(spec);
  return Math.max(0, height - view.originY);
}

/** Pixels of empty sky above a whole building, which narrow pages crop. */
export function skyAbove(spec: BuildingSceneSpec): number {
  const { height, built, view } = composed(spec);
  return Math.max(0, Math.floor(height - metersUp(built) * view.scale));
}

/**
 * Width in pixels of a whole building and everything that belongs to it outside, to decide whether text fits beside it.
 */
export function acrossBuilding(spec: BuildingSceneSpec): number {
  const { built, view } = composed(spec);
  return Math.round((built.x1 + (built.outside ?? 0) - built.x0) * view.scale);
}

/** One generator draws both, so they are the same building with few or many floors. */
const drawnAlike: Partial<Record<BuildingKind, string>> = { office: 'offices', tower: 'offices' };

/**
 * A key of what such a picture shows: kind, floors, and the place that it zooms in on, if any. Equal for two pictures
 * of the same building with the same view, whatever is lit in it.
 */
export function cutOf(spec: BuildingSceneSpec): string {
  const { built, wanted } = composed({ ...spec, crop: undefined, seed: undefined });
  const name = drawnAlike[wanted.kind] ?? wanted.kind;
  const height = `${name} ${Math.round(built.roofHeight)} m high`;
  if (spec.focus === undefined) return `${height}, whole`;
  const [x, y] = built.places[spec.focus] ?? built.places['live'] ?? [0, 0];
  return `${height}, at ${Math.round(x - built.x0)} m and ${Math.round(y)} m up`;
}

/** Meters from the lowest visible ground to the sky above the roof. */
const metersUp = (built: Built) =>
  Math.max(built.roofHeight + margin.sky, (built.top ?? 0) + 0.8) + margin.ground;

/** A description with its defaults filled in, its building, and the building's position in the picture. */
type Composition = ReturnType<typeof compose> & { drawn?: Pick<Pen, 'svg' | 'used' | 'parts'> };

const compositions = new Map<string, Composition>();

/** The composition of a description, computed once for all its tones, animated and still. */
function composed({ tone: _tone, still: _still, ...spec }: BuildingSceneSpec): Composition {
  const key = JSON.stringify(spec);
  let composition = compositions.get(key);
  if (!composition) {
    composition = compose(spec);
    compositions.set(key, composition);
  }
  return composition;
}

function compose(spec: Omit<BuildingSceneSpec, 'tone' | 'still'>) {
  const { width, height } = spec.crop ?? { width: 640, height: 420 };
  const kind = kindOf(spec.kind);
  const seed = spec.seed ?? seedFrom(kind);
  const wanted = {
    kind,
    seed,
    ...(spec.floors === undefined ? {} : { floors: spec.floors }),
    ...(spec.width === undefined ? {} : { width: spec.width }),
    live: spec.live,
    fault: spec.fault ?? false,
    people: spec.people ?? true,
  };
  const built = building(new Pen({ isMeasuring: true }), 0, wanted);
  const view =
    spec.focus === undefined ? wholeView(built, width, height) : closeView(built, spec.focus, width, height);
  return { width, height, seed, wanted, built, view };
}

interface View {
  scale: number;
  originX: number;
  originY: number;
}

/** The whole building, centered on a strip of ground. */
function wholeView(built: Built, width: number, height: number): View {
  const right = built.x1 + (built.outside ?? 0);
  const across = right - built.x0 + 2 * margin.side;
  const scale = Math.round(Math.min(width / across, height / metersUp(built)) * 100) / 100;
  const originX = Math.round(width / 2 - ((built.x0 + right) / 2) * scale);
  return { scale, originX, originY: Math.round(height - margin.ground * scale) };
}

/** One place close up, with no more than a little ground. */
function closeView(built: Built, focus: string, width: number, height: number): View {
  const [x, y] = built.places[focus] ?? built.places['live'] ?? [built.x0 + 5, 2];
  const scale = Math.round((width / closeUpWidth) * 100) / 100;
  const lowest = height - 1.2 * scale;
  return {
    scale,
    originX: Math.round(width / 2 - x * scale),
    originY: Math.round(Math.max(lowest, height / 2 + y * scale)),
  };
}

/** Maximum height of a street's trees, and the minimum that still looks like a tree, in meters. */
const treeHeight = { most: 8.6, least: 2.4 };

interface Street {
  width: number;
  height: number;
  seed: number;
  wordsDownTo: number;
  /** What stands there instead of trees. */
  outdoors: readonly Furnishing[] | undefined;
}

/** Ground, trees and passers-by, across the whole sheet. */
function street(pen: Pen, built: Built, { width, height, seed, wordsDownTo, outdoors }: Street): void {
  const random = seededRandom(seed + 31);
  const left = -pen.originX / pen.scale - 0.2;
  const right = (width - pen.originX) / pen.scale + 0.2;
  const deep = (height - pen.originY) / pen.scale + 0.1;
  if (deep > 0) {
    pen.onLayer(-3, () => pen.rect('earth', left, -deep, right - left, deep));
    pen.onLayer(-1, () =>
      earth(pen, left, right, -0.4, { depth: Math.max(1, Math.min(4, Math.floor(deep / 0.8))) }),
    );
    pen.onLayer(2, () => pen.line('cut', left, 0, built.x0, 0).line('cut', built.x1, 0, right, 0));
  }
  let turn = Math.floor(random() * 4);
  const furnish = (from: number, to: number, highest = Number.POSITIVE_INFINITY) => {
    const grown = Math.min(1, highest / treeHeight.most);
    for (let x = from; x + 2.4 < to; x += 4 + random() * 4) {
      const [tall, kind] = [(6 + random() * 2.6) * grown, Math.floor(random() * 9)];
      if (tall >= treeHeight.least && !outdoors) pen.onLayer(-2, () => tree(pen, x + 1.2, 0, tall, kind));
      const things = outdoors ?? furnishings;
      pen.onLayer(1.5, () => things[turn++ % things.length]?.(pen, x + 0.6, to - x, highest));
    }
  };
  furnish(left + 0.3, built.x0 - 0.6, (pen.originY - wordsDownTo) / pen.scale);
  furnish(built.x1 + 0.6 + (built.outside ?? 0), right - 0.3);
}

type Furnishing = (pen: Pen, x: number, room: number, highest: number) => void;

const furnishings: readonly Furnishing[] = [
  (pen, x) => person(pen, x, 0, 'walk'),
  (pen, x) => {
    bench(pen, x, 0);
    person(pen, x + 0.7, 0, 'rest');
  },
  (pen, x, room) => {
    if (room > 5.4) car(pen, x, 0);
    else person(pen, x + 0.4, 0, 'walk', { flip: true });
  },
  (pen, x, _room, highest) => {
    bike(pen, x, 0);
    streetLamp(pen, x - 0.4, 0, Math.min(5, highest));
  },
  (pen, x) => person(pen, x + 0.5, 0, 'phone'),
];

const walker: Furnishing = (pen, x) => person(pen, x, 0, 'walk');
const lamp: Furnishing = (pen, x, _room, highest) => streetLamp(pen, x, 0, Math.min(4.6, highest));
const cycles: Furnishing = (pen, x) => {
  for (const at of [0.4, 1.3, 2.2]) bike(pen, x + at, 0);
};
const rester: Furnishing = (pen, x) => {
  bench(pen, x, 0);
  person(pen, x + 0.7, 0, 'rest');
};
const parked: Furnishing = (pen, x, room) => (room > 5.4 ? car(pen, x, 0) : walker(pen, x, room, 0));
const delivery: Furnishing = (pen, x, room) => (room > 5.6 ? van(pen, x, 0) : walker(pen, x, room, 0));
const stop: Furnishing = (pen, x, room) => {
  if (room < 4.2) return walker(pen, x, room, 0);
  pen
    .line('medium', x, 0, x, 2.5)
    .line('medium', x + 2.6, 0, x + 2.6, 2.5)
    .line('cut', x - 0.2, 2.5, x + 2.8, 2.6);
  bench(pen, x + 0.5, 0);
  person(pen, x + 1.2, 0, 'rest');
};
const lifting: Furnishing = (pen, x, room) => (room > 3.6 ? forklift(pen, x, 0) : walker(pen, x, room, 0));
const carts: Furnishing = (pen, x) => {
  person(pen, x, 0, 'push');
  trolley(pen, x + 0.4, 0);
};
const child: Furnishing = (pen, x) => person(pen, x, 0, 'walk', { size: 0.84, look: 'pupil' });
const chair: Furnishing = (pen, x) => wheelchairUser(pen, x + 0.4, 0);

/** What stands outside a kind of building. */
const yards: Partial<Record<BuildingKind, readonly Furnishing[]>> = {
  hospital: [delivery, chair, stop, lamp],
  office: [cycles, stop, walker, lamp],
  tower: [stop, cycles, walker, lamp],
  government: [stop, rester, lamp, chair],
  laboratory: [cycles, delivery, lamp],
  hotel: [parked, lamp, walker],
  school: [child, cycles, child, rester],
  university: [cycles, rester, child, lamp],
  residential: [cycles, rester, parked, child],
  grocery: [carts, parked, lamp],
  mall: [parked, carts, stop],
  restaurant: [rester, delivery, lamp],
  warehouse: [lifting, delivery, lamp],
  depot: [delivery, walker, lifting],
  factory: [lifting, delivery, cycles, lamp],
};
