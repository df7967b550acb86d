import { alarmPoint } from '../parts/annotations.ts';
import type { Pen } from '../pen/Pen.ts';
import type { Built } from './built.ts';
import { coolingPlant } from './coolingPlant.ts';
import { factory } from './factory.ts';
import { hospital } from './hospital.ts';
import type { Shown } from './lit.ts';
import { mall } from './mall.ts';
import { market } from './market.ts';
import type { ProgrammeName } from './programmes.ts';
import { school } from './school.ts';
import { tower } from './tower.ts';
import { warehouse } from './warehouse.ts';

interface Size {
  floors?: number;
  width?: number;
  seed?: number;
  live: Shown;
}

/** Passes a dimension only when it is given, so that each building keeps its own default. */
function given(size: Size, names: { floors?: string; width?: string }): Record<string, number> {
  const out: Record<string, number> = {};
  if (size.floors !== undefined && names.floors !== undefined) out[names.floors] = size.floors;
  if (size.width !== undefined && names.width !== undefined) out[names.width] = size.width;
  if (size.seed !== undefined) out['seed'] = size.seed;
  return out;
}

type Rooms = readonly (readonly [ProgrammeName, ProgrammeName])[];

/** A block of rooms on either side of a party wall, by what its storeys are used for. */
const block =
  (rooms: Rooms, floorsUsually: number) =>
  (pen: Pen, x: number, size: Size): Built => {
    const floors = size.floors ?? floorsUsually;
    return hospital(pen, x, {
      ...given(size, { width: 'w' }),
      live: size.live,
      floors,
      rooms,
      fh: 4,
      or: Math.max(0, Math.min(floors - 1, Math.floor(floors / 2))),
      helipad: false,
    });
  };

const offices = (pen: Pen, x: number, size: Size, floorsUsually: number): Built => {
  const floors = size.floors ?? floorsUsually;
  return tower(pen, x, {
    ...given(size, { width: 'w' }),
    live: size.live,
    floors,
    hot: Math.max(0, floors - 2),
    fault: floors - 1,
  });
};

const builders = {
  office: (pen, x, size) => offices(pen, x, size, 4),
  tower: (pen, x, size) => offices(pen, x, size, 9),
  grocery: (pen, x, size) => market(pen, x, { ...given(size, { width: 'w' }), live: size.live }),
  hospital: (pen, x, size) => {
    const floors = size.floors ?? 3;
    return hospital(pen, x, {
      ...given(size, { width: 'w' }),
      live: size.live,
      floors,
      or: Math.min(1, floors - 1),
    });
  },
  school: (pen, x, size) => school(pen, x, { ...given(size, { width: 'w' }), live: size.live }),
  factory: (pen, x, size) => factory(pen, x, { ...given(size, { width: 'w' }), live: size.live }),
  warehouse: (pen, x, size) => warehouse(pen, x, { ...given(size, { width: 'w' }), live: size.live }),
  mall: (pen, x, size) => mall(pen, x, { ...given(size, { width: 'w', floors: 'floors' }), live: size.live }),
  'cooling-plant': (pen, x, size) =>
    coolingPlant(pen, x, { ...given(size, { width: 'w' }), live: size.live }),
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
  'data-centre': block(
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
  depot: (pen, x, size) => warehouse(pen, x, { ...given(size, { width: 'w' }), live: size.live }),
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
  /** The lit system; all when true, none when omitted. */
  live?: Shown | undefined;
  /** Marks a fault, in the alarm color, where the lit system is at work. */
  fault?: boolean;
  /** False leaves the building without people. */
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
