import { grocery } from '../buildings/grocery.ts';
import { hospital } from '../buildings/hospital.ts';
import { school } from '../buildings/school.ts';
import { tower } from '../buildings/tower.ts';
import { undercroft } from '../buildings/undercroft.ts';
import { levelMark } from '../parts/annotations.ts';
import { switchgear } from '../parts/electrical.ts';
import { bench, bike, car, streetLamp, tree, van } from '../parts/outdoors.ts';
import { person, technician, wheelchairUser } from '../parts/people.ts';
import { boiler, chiller, pump, tank } from '../parts/plant.ts';
import { trolley } from '../parts/retail.ts';
import { wall } from '../parts/structure.ts';
import type { Pen } from '../pen/Pen.ts';
import type { Estate, EstateSheet } from './EstateSheet.ts';
import { axes, BASEMENT, dimensions, footings, isNear, tunnelWalls } from './estateParts.ts';

/** Left and right wall of each building, in meters. */
const store = [6.4, 35.4] as const;
const classes = [42, 60.4] as const;
const offices = [64.6, 84.1] as const;
const high = [87, 103.8] as const;

function trees(pen: Pen): void {
  const standing = [
    [3.2, 6.2, 4],
    [39.2, 7.6, 8],
    [62.4, 8.6, 2],
    [86, 7.2, 6],
    [-2.5, 8, 5],
    [-9, 6.5, 3],
    [-14, 9, 7],
    [-24, 7.5, 9],
    [-33, 8.6, 2],
    [111.6, 7.8, 12],
    [116, 7, 4],
    [121, 8.8, 8],
    [129, 6.8, 5],
    [138, 9, 3],
  ] as const;
  pen.onLayer(-2, () => {
    for (const [x, h, seed] of standing) if (isNear(pen, x)) tree(pen, x, 0, h, seed);
  });
}

/** The tunnel under the store and the school, and the plant room under the offices and the tower. */
function tunnel(pen: Pen): void {
  undercroft(pen, 8, 103.8);
  const floor = BASEMENT;
  const left = 66;
  const right = 103.4;
  pen.onLayer(1, () => {
    for (const y of [-2.45, -2.55]) pen.line('hair', 8.4, y, 65, y);
    technician(pen, 27, -4.2, 'walk');
    person(pen, 28.4, -4.2, 'stand', { flip: true });
    pump(pen, 46, -4.2, 'energy');
    tank(pen, 52.4, -4.2, 0.8, 1.5);
    switchgear(pen, 12, -4.2, 3, 1.6);
    technician(pen, 55.2, -4.2, 'kneel', { flip: true });
    pen.rect('paper', left, floor, right - left, -2.2 - floor);
    boiler(pen, 67, floor, 1.5, 1.9, 'energy');
    boiler(pen, 69, floor, 1.5, 1.9, 'energy');
    pump(pen, 72, floor, 'energy');
    pump(pen, 73.4, floor, 'energy');
    tank(pen, 75, floor, 1.3, 2.6);
    tank(pen, 76.8, floor, 1.3, 2.6);
    switchgear(pen, 79.4, floor, 5, 2.2, 'energy');
    technician(pen, 84.2, floor, 'tablet', { flip: true });
    chiller(pen, 86, floor, 4.2, 'cmms');
    chiller(pen, 91, floor, 4.2);
    pump(pen, 96.4, floor);
    pump(pen, 97.8, floor);
    switchgear(pen, 99.8, floor, 4, 2.2);
    pen.line('thin', left, -4.1, right, -4.1).line('thin', left, -3.9, right, -3.9);
    for (const x of [67.7, 69.7, 75.6, 77.4, 87.6, 92.6]) pen.line('thin', x, floor + 2.6, x, -3.9);
  });
  tunnelWalls(pen, 8, [left, right], 85.1);
}

function street(pen: Pen): void {
  pen.onLayer(1.5, () => {
    bench(pen, 0.6, 0, 1.6);
    person(pen, 1.3, 0.02, 'rest');
    person(pen, 4.6, 0, 'walk');
    streetLamp(pen, 37.2, 0, 5.4);
    person(pen, 36.6, 0, 'push', { flip: true });
    trolley(pen, 36.2, 0, true);
    bench(pen, 40.2, 0, 1.3);
    bike(pen, 60.9, 0);
    bike(pen, 62, 0);
    person(pen, 63.6, 0, 'walk', { look: 'pupil', size: 0.85 });
    wheelchairUser(pen, 85.3, 0, { flip: true });
    person(pen, 107.6, 0, 'walk', { flip: true });
    if (pen.originX === 0) return;
    person(pen, -5.4, 0, 'walk', { flip: true });
    van(pen, -12, 0);
    streetLamp(pen, -18, 0, 5.4);
    car(pen, -30, 0);
    person(pen, 111, 0, 'walk');
    car(pen, 115, 0);
    bench(pen, 124, 0);
    person(pen, 126.8, 0, 'walk', { flip: true });
    streetLamp(pen, 132, 0, 5.4);
  });
}

const wide: EstateSheet = {
  walls: [store, classes, offices, high],
  earth: [
    [-Infinity, 7.6, -0.1, 8],
    [8, 65.6, -5.3, 4],
    [104.2, Infinity, -0.1, 8],
    [66, 104, -7.4, 2],
    [8.4, 104, -0.5, 2],
  ],
  draw(pen) {
    trees(pen);
    grocery(pen, store[0]);
    school(pen, classes[0], { width: 18.4 });
    hospital(pen, offices[0], {
      rooms: [
        ['waiting', 'lobby'],
        ['office', 'meet'],
        ['office', 'office'],
        ['breakout', 'office'],
        ['meet', 'office'],
      ],
      helipad: false,
    });
    tower(pen, high[0], { width: 16.8, floors: 10 });
    tunnel(pen);
    street(pen);
    pen.onLayer(1.5, () => technician(pen, 20.8, 0, 'tablet', { flip: true }));
  },
  notes(pen) {
    const walls = [6.4, 14.1, 35.4, 42, 53.2, 60.4, 64.6, 79.7, 84.1, 87, 103.8];
    axes(
      pen,
      walls.map((x) => [x, x < 65 ? 76 : 102]),
    );
    dimensions(pen, [store, classes, offices, high]);
    for (const [above, words] of [
      [5.4, '+5.400'],
      [16.56, '+16.560'],
      [27.72, '+27.720'],
      [42.6, '+42.600'],
    ] as const) {
      levelMark(pen, 104.3, above, words, { length: 4.5 });
    }
  },
  leak: [18.7, 2.62],
  keys: [
    ['cold', 16.2, 4.1],
    ['cmms', 102.2, 37.16],
    ['energy', 88.4, 29.27],
  ],
};

/** A tower, a store and the tunnel between them, uncropped. */
const phone: EstateSheet = {
  walls: [
    [1.1, 16.7],
    [19.9, 34],
  ],
  earth: [
    [1.6, 33.4, -0.5, 2],
    [0, 35.45, -4.9, 3],
  ],
  draw(pen) {
    pen.onLayer(-2, () => {
      tree(pen, 18.4, 0, 6, 4);
    });
    grocery(pen, 1.1, { width: 15.6 });
    tower(pen, 19.9, {
      width: 14.1,
      floors: 5,
      groundHeight: 4.4,
      coreAt: 5,
      hotFloor: 2,
      fault: 4,
      seed: 6,
    });
    undercroft(pen, 1.1, 34, { coldTo: 16 });
    pen.onLayer(1, () => {
      switchgear(pen, 3, -4.2, 3, 1.6, 'energy');
      technician(pen, 9.6, -4.2, 'walk');
      pump(pen, 15.6, -4.2, 'energy');
      tank(pen, 19, -4.2, 0.8, 1.5);
      technician(pen, 23.2, -4.2, 'kneel');
      pump(pen, 29, -4.2);
      tank(pen, 31, -4.2, 0.8, 1.5);
    });
    pen.onLayer(1.5, () => {
      technician(pen, 10.2, 0, 'tablet');
      person(pen, 18.1, 0, 'walk', { look: 'hijab' });
    });
    pen.onLayer(2, () => {
      wall(pen, 1.1, -4.76, -0.3, 0.3);
      wall(pen, 33.85, -4.76, -0.3, 0.3);
      footings(pen, [4, 12, 20, 28], -4.7);
    });
  },
  notes: (pen) => levelMark(pen, 19.4, 23, '+23.000', { length: 3.6, side: -1 }),
  leak: [13.4, 2.62],
  keys: [
    ['cold', 11.1, 4.7],
    ['cmms', 33.6, 21.48],
    ['energy', 21.2, 13.54],
  ],
};

/** A street of a temperate town: a grocery store, a school, offices and a tower over the service tunnel between them. */
export const town: Estate = { wide, phone };
