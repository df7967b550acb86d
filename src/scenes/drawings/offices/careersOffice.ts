import { room } from '../../buildings/room.ts';
import { solarPanels, switchgear } from '../../parts/electrical.ts';
import { silhouettePath } from '../../parts/figure.ts';
import { bookcase, desk, highTable, meetingTable, pottedPlant, wallScreen } from '../../parts/furniture.ts';
import { bench, bike, earth, tree } from '../../parts/outdoors.ts';
import { person, technician } from '../../parts/people.ts';
import { dryCooler } from '../../parts/plant.ts';
import type { Pose } from '../../parts/poses.ts';
import { slab, wall } from '../../parts/structure.ts';
import type { Pen } from '../../pen/Pen.ts';
import { type NamedDrawing, sheet } from '../sheet.ts';

/** Storey height, and the bounds of the office and its rooms, in meters. */
const storey = 4.1,
  left = 5,
  right = 43,
  walls = [17.4, 30.4] as const;

interface Place {
  x: number;
  floor: 0 | 1 | 2;
  pose?: Pose;
  flip?: boolean;
}

const desks = (floor: 0 | 1 | 2, ...xs: number[]): Place[] => xs.map((x) => ({ x, floor }));

/**
 * Every place for a person, in the order in which they become empty: consecutive ones are far apart.
 */
const places: readonly Place[] = [
  ...desks(1, 8.4),
  ...desks(2, 25.6),
  ...desks(0, 14.2),
  { x: 40.2, floor: 0, pose: 'tablet' },
  ...desks(1, 23.2),
  ...desks(2, 37),
  ...desks(1, 13.2),
  { x: 13.6, floor: 2, pose: 'stand', flip: true },
  ...desks(2, 18.4),
  { x: 1.2, floor: 0, pose: 'walk' },
  ...desks(1, 37),
  { x: 29, floor: 0, pose: 'stand', flip: true },
  ...desks(2, 41.6),
  ...desks(1, 18.4),
  ...desks(0, 11.2),
  { x: 45.4, floor: 0, pose: 'walk', flip: true },
  ...desks(1, 39.4),
  { x: 16.3, floor: 1, pose: 'tablet', flip: true },
  ...desks(2, 20.8, 34.4),
  ...desks(1, 10.8, 25.6, 6, 20.8),
  ...desks(2, 23.2, 39.2),
  { x: 28.6, floor: 2, pose: 'walk', flip: true },
  { x: 7.3, floor: 2, pose: 'stand' },
  { x: 8.7, floor: 2, pose: 'stand', flip: true },
  { x: 33.6, floor: 1, pose: 'point', flip: true },
  ...desks(1, 41.6),
];

/** The maximum number of empty places the office can show. */
export const PLACES = places.length;

/** A person yet to be hired: a dashed outline. Its inner half is covered, so that limbs do not cross it. */
function absent(pen: Pen, x: number, y: number, pose: Pose, flip: boolean): void {
  const id = `absent-${pose}`;
  pen.define(id, () => pen.silhouette(silhouettePath(pose, 'short', false)));
  pen.place(id, x, y, { flip, stroke: 'axis' });
  pen.place(id, x, y, { flip, stroke: 'paper' });
}

function occupy(pen: Pen, { x, floor, pose = 'sit', flip = false }: Place, isEmpty: boolean): void {
  const y = floor * storey;
  if (pose === 'sit') desk(pen, x, y, { occupant: null, width: 1.3 });
  const at = pose === 'sit' ? x - 0.1 : x;
  if (isEmpty) absent(pen, at, y, pose, flip);
  else person(pen, at, y, pose, { flip });
}

function furnish(pen: Pen): void {
  switchgear(pen, 6, 0, 4, 2.2);
  technician(pen, 9.7, 0, 'tablet', { flip: true });
  meetingTable(pen, 19.4, 0, 2.4, 2);
  meetingTable(pen, 24.4, 0, 2.4, 2);
  bookcase(pen, 31, 0, 2.4, 2.3, 5);
  bookcase(pen, 33.6, 0, 2.4, 2.3, 5);
  technician(pen, 37.4, 0, 'push');
  pen.rect('thin', 38.3, 0.35, 0.9, 1).circle('thin', 38.5, 0.14, 0.14).circle('thin', 39, 0.14, 0.14);
  pottedPlant(pen, 28.4, storey, 1.2);
  wallScreen(pen, 31.2, storey + 1.2, 1.8, 1);
  pottedPlant(pen, 35.4, storey, 1.1);
  pottedPlant(pen, 31.6, 2 * storey, 1.2);
  pottedPlant(pen, 33, 2 * storey, 1);
  pen.line('thin', left, 2 * storey + 1, walls[0], 2 * storey + 1);
  for (let x = left; x < walls[0]; x += 1) pen.line('hair', x, 2 * storey, x, 2 * storey + 1);
  highTable(pen, 8, 2 * storey);
  bench(pen, 10.6, 2 * storey, 2);
  pottedPlant(pen, 15.6, 2 * storey, 1.2);
  solarPanels(pen, 19, 3 * storey, 6, null);
  dryCooler(pen, 32, 3 * storey + 0.1, 4);
}

function structure(pen: Pen): void {
  slab(pen, left - 0.1, right + 0.1, 0, 0.34);
  slab(pen, left, right, storey, 0.3);
  slab(pen, left, right, 2 * storey, 0.3);
  slab(pen, walls[0] - 0.2, right + 0.2, 3 * storey, 0.3);
  for (const [x, floors] of [
    [left, 2],
    [right, 3],
  ] as const) {
    for (let floor = 0; floor < floors; floor++) {
      wall(pen, x, floor * storey, floor * storey + 0.9, 0.26);
      pen.line('thin', x, floor * storey + 0.9, x, (floor + 1) * storey - 0.3);
    }
  }
  wall(pen, walls[0], 2 * storey, 3 * storey, 0.26);
  pen.line('medium', walls[0], 0, walls[0], 2 * storey).line('medium', walls[1], 0, walls[1], 3 * storey);
  pen.line('cut', -30, 0, 80, 0);
}

const rooms = [
  [left, walls[0], 0],
  [walls[0], walls[1], 0],
  [walls[1], right, 0],
  [left, walls[0], 1],
  [walls[0], walls[1], 1],
  [walls[1], right, 1],
  [walls[0], walls[1], 2],
  [walls[1], right, 2],
] as const;

/**
 * Our office in section, with a dashed outline for each open position, up to PLACES; the other places are taken.
 */
export function careersOffice(open: number): NamedDrawing {
  return sheet(
    {
      width: 1440,
      height: 520,
      scale: 30,
      originY: 452,
      seed: 12,
      bleed: 360,
      style: () => '.ax{opacity:1;stroke-width:2.6;stroke-dasharray:3 2.2}',
    },
    (pen) => {
      pen.onLayer(-3, () => pen.pixelPath('earth', 'M-900 452H2400V600H-900z'));
      pen.onLayer(-1, () => earth(pen, -14, 62, -0.3, { depth: 2 }));
      pen.onLayer(-2, () => {
        tree(pen, 2.4, 0, 6.2, 4);
        tree(pen, 46, 0, 6, 8);
        tree(pen, -6, 0, 5.8, 2);
        tree(pen, 54, 0, 6.6, 6);
      });
      pen.onLayer(-1.5, () => pen.rect('paper', left, 0, right - left, 2 * storey));
      pen.onLayer(-1.5, () => pen.rect('paper', walls[0], 2 * storey, right - walls[0], storey));
      rooms.forEach(([from, to, floor], index) => {
        room(pen, from + 0.2, to - 0.2, floor * storey, storey, 'none', {
          windowSpacing: 1.7,
          lightSpacing: 2.6,
          wash: index === 4 ? 'cmms' : null,
        });
      });
      pen.onLayer(1, () => furnish(pen));
      pen.onLayer(1.5, () => {
        bike(pen, 3, 0);
        bike(pen, 3.9, 0);
        places.forEach((place, index) => {
          occupy(pen, place, index < open);
        });
      });
      pen.onLayer(2, () => structure(pen));
    },
  );
}
