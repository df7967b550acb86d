import { coolingPlant } from '../buildings/coolingPlant.ts';
import { grocery } from '../buildings/grocery.ts';
import { hospital } from '../buildings/hospital.ts';
import { tower } from '../buildings/tower.ts';
import { undercroft } from '../buildings/undercroft.ts';
import { levelMark, liveLine } from '../parts/annotations.ts';
import { switchgear } from '../parts/electrical.ts';
import { bench, car, palm, streetLamp, van } from '../parts/outdoors.ts';
import { person, technician } from '../parts/people.ts';
import { pump, tank } from '../parts/plant.ts';
import { valve } from '../parts/services.ts';
import { wall } from '../parts/structure.ts';
import type { Pen } from '../pen/Pen.ts';
import type { Estate, EstateSheet } from './EstateSheet.ts';
import { axes, BASEMENT, dimensions, footings, isNear, tunnelWalls } from './estateParts.ts';
import { arcade, heatExchanger, roofPool, sky, skyStyle, villa, windTower } from './gulfBuildings.ts';

/** Left and right wall of each building, in meters. */
const home = [6.4, 15.6] as const;
const market = [17.4, 38.7] as const;
const plant = [40.2, 61] as const;
const hotel = [64.2, 82] as const;
const high = [87, 102.8] as const;

/** What the towers are used for: homes, with a gym and a children’s room among them. */
const homes = ['bedroom', 'breakout', 'bedroom', 'meet', 'breakout'] as const;

function palms(pen: Pen): void {
  const standing = [
    [3.4, 6.6],
    [62.7, 8.2],
    [84, 7.2],
    [-4, 7.8],
    [-20.5, 6.8],
    [-24, 8.4],
    [-33, 7.4],
    [111.4, 6.4],
    [114.6, 8],
    [126.6, 7],
    [131, 8.6],
    [139, 7.4],
  ] as const;
  pen.onLayer(-2, () => {
    standing.forEach(([x, height], index) => {
      if (isNear(pen, x)) palm(pen, x, 0, height, index % 2 === 1);
    });
  });
}

/** Chilled water from the plant to every building, and the transfer station and car park under hotel and tower. */
function tunnel(pen: Pen): void {
  undercroft(pen, 8, 102.8, { coldTo: 102.4 });
  const [left, right] = [64.2, 102.4];
  pen.onLayer(1, () => {
    technician(pen, 24, -4.2, 'walk');
    technician(pen, 34.4, -4.2, 'kneel', { flip: true });
    pump(pen, 33.4, -4.2, 'energy');
    switchgear(pen, 12, -4.2, 3, 1.6);
    person(pen, 50.6, -4.2, 'tablet', { helmet: true, stroke: 'technician', flip: true });
    pump(pen, 45, -4.2, 'cold');
    pump(pen, 56, -4.2, 'cold');
    pen.rect('paper', left, BASEMENT, right - left, -2.2 - BASEMENT);
    for (const x of [66, 69, 72]) heatExchanger(pen, x, BASEMENT);
    pump(pen, 75.6, BASEMENT, 'energy');
    pump(pen, 77, BASEMENT, 'energy');
    technician(pen, 79.4, BASEMENT, 'tablet', { flip: true });
    tank(pen, 81.6, BASEMENT, 1.3, 2.6);
    car(pen, 87.4, BASEMENT);
    car(pen, 97.2, BASEMENT, true);
    person(pen, 98.4, BASEMENT, 'walk', { look: 'kandura' });
    pen.line('thin', left, -4.1, right, -4.1).line('thin', left, -3.9, right, -3.9);
  });
  tunnelWalls(pen, 8, [left, right], 84.6);
  pen.onLayer(3, () => {
    // Supply out of the store, into the tunnel; a riser for each building, and three exchangers.
    liveLine(pen, 'cold', 53.2, -1, 53.2, -2.7);
    liveLine(pen, 'cold', 8.4, -2.7, 102.4, -2.7);
    for (const x of [66.5, 69.5, 72.5]) liveLine(pen, 'cold', x, -2.7, x, BASEMENT + 1.7);
    liveLine(pen, 'cold', 11.45, -2.7, 11.45, 6.6, 14.2, 6.6);
    pen.line('live-cold', 11.45, 3.05, 14.2, 3.05);
  });
  pen.onLayer(4, () => {
    for (const x of [16, 40]) valve(pen, x, -2.7);
    // What the water measures on its way out and back.
    for (const [x, pipe, words] of [
      [42, -2.7, '5.5 °C'],
      [47, -3.2, '13.6 °C'],
    ] as const) {
      pen.line('measure', x, pipe, x, -1.1, x + 0.5, -1.1);
      pen.markup(`<text class="an" x="${pen.pixelX(x + 0.7)}" y="${pen.pixelY(-1.1) + 4}">${words}</text>`);
    }
  });
}

function street(pen: Pen): void {
  pen.onLayer(1.5, () => {
    person(pen, 1.3, 0, 'walk', { look: 'kandura' });
    person(pen, 62.6, 0, 'carry', { look: 'bun' });
    person(pen, 84.2, 0, 'walk', { look: 'hijab', flip: true });
    person(pen, 106, 0, 'walk', { look: 'kandura', flip: true });
    if (pen.originX === 0) return;
    person(pen, -2.6, 0, 'walk', { look: 'long', flip: true });
    van(pen, -32, 0);
    streetLamp(pen, -22, 0, 5.4);
    car(pen, 128, 0);
    bench(pen, 108.9, 0);
    person(pen, 111.8, 0, 'walk', { look: 'hijab' });
    streetLamp(pen, 125.6, 0, 5.4);
  });
}

const wide: EstateSheet = {
  walls: [home, market, plant, hotel, high],
  earth: [
    [-Infinity, 7.6, -0.1, 8],
    [8, 63.6, -5.3, 4],
    [103.2, Infinity, -0.1, 8],
    [64.6, 103, -7.4, 2],
    [8.4, 41, -0.5, 2],
    [52, 103, -0.5, 2],
  ],
  draw(pen, tone) {
    palms(pen);
    sky(pen, 99.2, 44.4, tone, '48 °C');
    villa(pen, home[0], 4);
    for (const x of [-17.6, 117]) if (isNear(pen, x + 5)) villa(pen, x, 9);
    grocery(pen, market[0], { width: 14.2, hasCanopy: false });
    arcade(pen, market[0] + 14.2, 2, 2.4);
    windTower(pen, market[0] + 19);
    coolingPlant(pen, plant[0], { width: 20.8, hasControl: false, live: 'cold' });
    const { roofHeight } = hospital(pen, hotel[0], {
      width: 17.8,
      floors: 4,
      storeyHeight: 4,
      rooms: [
        ['lobby', 'restaurant'],
        ['bedroom', 'bedroom'],
        ['bedroom', 'bedroom'],
        ['meet', 'bedroom'],
      ],
      helipad: false,
    });
    roofPool(pen, hotel[0] + 2.9, roofHeight, 3);
    tower(pen, high[0], {
      width: 15.8,
      floors: 8,
      coreAt: 6,
      hotFloor: 0,
      fault: 7,
      uses: homes,
      isShaded: true,
    });
    tunnel(pen);
    street(pen);
    pen.onLayer(1.5, () => technician(pen, 27.3, 0, 'tablet'));
  },
  notes(pen) {
    const walls = [6.4, 15.6, 17.4, 31.6, 40.2, 52.6, 61, 64.2, 77.6, 82, 87, 102.8];
    axes(
      pen,
      walls.map((x) => [x, x < 63 ? 76 : 102]),
    );
    dimensions(pen, [home, market, plant, hotel, high]);
    for (const [above, words] of [
      [5.4, '+5.400'],
      [16.56, '+16.560'],
      [35.16, '+35.160'],
    ] as const) {
      levelMark(pen, 104.3, above, words, { length: 4.5 });
    }
  },
  leak: [29.7, 2.62],
  keys: [
    ['cold', 27.2, 4.1],
    ['cmms', 101.4, 33.44],
    ['energy', 88.4, 6.95],
  ],
  style: skyStyle,
};

/** A market with its arcade, a shaded tower and the chilled water below them, uncropped. */
const phone: EstateSheet = {
  walls: [
    [0.6, 19],
    [20.6, 33.2],
  ],
  earth: [
    [1.6, 33.4, -0.5, 2],
    [0, 35.45, -4.9, 3],
  ],
  draw(pen, tone) {
    pen.onLayer(-2, () => palm(pen, 16.4, 0, 9.4));
    sky(pen, 5.4, 25.4, tone, '48 °C');
    grocery(pen, 0.6, { width: 14, hasCanopy: false });
    arcade(pen, 14.6, 2, 2.2);
    tower(pen, 20.6, {
      width: 12.6,
      floors: 5,
      groundHeight: 4.4,
      coreAt: 4.4,
      hotFloor: 0,
      fault: 4,
      seed: 6,
      uses: homes,
      isShaded: true,
    });
    undercroft(pen, 1.1, 34, { coldTo: 33.6 });
    pen.onLayer(1, () => {
      switchgear(pen, 3, -4.2, 3, 1.6, 'energy');
      technician(pen, 9.6, -4.2, 'walk');
      pump(pen, 15.6, -4.2, 'cold');
      technician(pen, 23.2, -4.2, 'kneel');
      pump(pen, 29, -4.2, 'cold');
    });
    pen.onLayer(1.5, () => {
      technician(pen, 9.8, 0, 'tablet');
    });
    pen.onLayer(2, () => {
      wall(pen, 1.1, -4.76, -0.3, 0.3);
      wall(pen, 33.85, -4.76, -0.3, 0.3);
      footings(pen, [4, 12, 20, 28], -4.7);
    });
    pen.onLayer(3, () => liveLine(pen, 'cold', 1.5, -2.7, 33.6, -2.7));
  },
  notes: (pen) => levelMark(pen, 19.2, 23, '+23.000', { length: 3.6, side: -1 }),
  leak: [12.9, 2.62],
  keys: [
    ['cold', 10.6, 4.7],
    ['cmms', 32.8, 21.48],
    ['energy', 22, 6.1],
  ],
  style: skyStyle,
};

/**
 * A street of the Gulf: a villa, a market with its arcade, a hotel and a tower behind sun screens, all on the chilled
 * water of the cooling plant between them.
 */
export const gulf: Estate = { wide, phone };
