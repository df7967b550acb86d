import { alarmPoint } from '../parts/annotations.ts';
import type { Pen } from '../pen/Pen.ts';
import type { Built } from './built.ts';
import { coolingPlant } from './coolingPlant.ts';
import { depot } from './depot.ts';
import { factory } from './factory.ts';
import { grocery } from './grocery.ts';
import { hospital } from './hospital.ts';
import type { Shown } from './lit.ts';
import { mall } from './mall.ts';
import type { ProgramName } from './programs.ts';
import { school } from './school.ts';
import { tower } from './tower.ts';
import { warehouse } from './warehouse.ts';

interface Size {
  floors?: number;
  width?: number;
  seed?: number;
  live: Shown;
}

/** Width, seed and lit system, without undefined values, so that each building keeps its defaults. */
const asGiven = ({ width, seed, live }: Size) => ({
  ...(width === undefined ? {} : { width }),
  ...(seed === undefined ? {} : { seed }),
  live,
});

/** The number of storeys, if given. */
const storeys = ({ floors }: Size) => (floors === undefined ? {} : { floors });

type Rooms = readonly (readonly [ProgramName, ProgramName])[];

/** A block of rooms on either side of a party wall, by the use of its storeys. */
const block =
  (rooms: Rooms, floorsUsually: number) =>
  (pen: Pen, x: number, size: Size): Built => {
    const floors = size.floors ?? floorsUsually;
    return hospital(pen, x, {
      ...asGiven(size),
      floors,
      rooms,
      storeyHeight: 4,
      operatingFloor: Math.max(0, Math.min(floors - 1, Math.floor(floors / 2))),
      helipad: false,
    });
  };

const offices = (pen: Pen, x: number, size: Size, floorsUsually: number): Built => {
  const floors = size.floors ?? floorsUsually;
  return tower(pen, x, {
    ...asGiven(size),
    floors,
    hotFloor: Math.max(0, floors - 2),
    fault: floors - 1,
  });
};

const builders = {
  office: (pen, x, size) => offices(pen, x, size, 4),
  tower: (pen, x, size) => offices(pen, x, size, 9),
  grocery: (pen, x, size) => grocery(pen, x, { ...asGiven(size), ...storeys(size) }),
  hospital: (pen, x, size) => {
    const floors = size.floors ?? 3;
    return hospital(pen, x, {
      ...asGiven(size),
      floors,
      operatingFloor: Math.min(1, floors - 1),
    });
  },
  school: (pen, x, size) => school(pen, x, { ...asGiven(size), ...storeys(size) }),
  factory: (pen, x, size) => factory(pen, x, asGiven(size)),
  warehouse: (pen, x, size) => warehouse(pen, x, asGiven(size)),
  mall: (pen, x, size) => mall(pen, x, { ...asGiven(size), ...storeys(size) }),
  'cooling-plant': (pen, x, size) => coolingPlant(pen, x, asGiven(size)),
  hotel: block(
    [
      ['lobby', 'restaurant'],
      ['bedroom', 'bedroom'],
      ['bedroom', 'bedroom'],
      ['meet', 'bedroom'],
    ],
    4,
  ),
  laboratory: block(
    [
      ['lobby', 'lab'],
      ['lab', 'lab'],
      ['lab', 'office'],
      ['meet', 'lab'],
    ],
    3,
  ),
  'data-center': block(
    [
      ['control', 'plant'],
      ['servers', 'servers'],
      ['servers', 'servers'],
    ],
    3,
  ),
  residential: block(
    [
      ['lobby', 'breakout'],
      ['bedroom', 'breakout'],
      ['bedroom', 'bedroom'],
    ],
    5,
  ),
  university: block(
    [
      ['library', 'restaurant'],
      ['classroom', 'lab'],
      ['classroom', 'classroom'],
      ['meet', 'office'],
    ],
    4,
  ),
  government: block(
    [
      ['waiting', 'lobby'],
      ['office', 'meet'],
      ['office', 'office'],
    ],
    3,
  ),
  restaurant: block(
    [
      ['restaurant', 'restaurant'],
      ['restaurant', 'office'],
    ],
    2,
  ),
  depot: (pen, x, size) => depot(pen, x, asGiven(size)),
} as const satisfies Record<string, (pen: Pen, x: number, size: Size) => Built>;

export type BuildingKind = keyof typeof builders;

/** Every kind of building. */
export const buildingKinds = Object.keys(builders) as BuildingKind[];

export interface BuildingSpec {
  kind: BuildingKind;
  floors?: number;
  /** Meters. */
  width?: number;
  seed?: number;
  /** The lit system; all if true, none by default. */
  live?: Shown | undefined;
  /** Marks a fault, in the alarm color, in the lit system. */
  fault?: boolean;
  /** False omits people. */
  people?: boolean;
}

/** Draws one building on the ground, with its left wall at x. */
export function building(pen: Pen, x: number, spec: BuildingSpec): Built {
  const before = pen.hasPeople;
  pen.hasPeople = spec.people ?? true;
  const built: Built = builders[spec.kind](pen, x, {
    ...(spec.floors === undefined ? {} : { floors: spec.floors }),
    ...(spec.width === undefined ? {} : { width: spec.width }),
    ...(spec.seed === undefined ? {} : { seed: spec.seed }),
    live: spec.live ?? false,
  });
  pen.hasPeople = before;
  const at = built.places['live'];
  if (spec.fault && at !== undefined) pen.onLayer(8, () => alarmPoint(pen, at[0], at[1]));
  return built;
}
