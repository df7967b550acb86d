import { generator, solarPanels, switchgear } from '../../parts/electrical.ts';
import { deskPair, drinksBar, pottedPlant, receptionCounter, serverRack } from '../../parts/furniture.ts';
import { forklift, waterStore } from '../../parts/industry.ts';
import { ctScanner, dripStand, hospitalBed, operatingTable } from '../../parts/medical.ts';
import { earth, tree } from '../../parts/outdoors.ts';
import { nurse, person, technician } from '../../parts/people.ts';
import { airHandler, boiler, chiller, coolingTower, dryCooler, pump, tank } from '../../parts/plant.ts';
import { chestFreezer, compressorRack, multideck } from '../../parts/refrigeration.ts';
import { valve } from '../../parts/services.ts';
import { escalator, hotelBed } from '../../parts/shops.ts';
import { ladder, slab, wall } from '../../parts/structure.ts';
import type { Pen } from '../../pen/Pen.ts';
import { sheet } from '../sheet.ts';

/** Width of a room in meters. */
const ROOM = 4;

/** Draws what is in a room, whose floor begins at x, y. */
type Furnish = (pen: Pen, x: number, y: number) => void;

/** A pipe through a room with a valve, or the leg of a strainer, on it. */
function pipe(pen: Pen, x: number, y: number): void {
  pen.line('medium', x + 0.1, y + 1.3, x + 3.9, y + 1.3).line('medium', x + 0.1, y + 0.95, x + 3.9, y + 0.95);
  for (const at of [0.6, 3.4]) {
    pen.rect('panel', x + at - 0.07, y + 0.8, 0.14, 0.65).line('thin', x + at, y + 0.8, x + at, y);
  }
}

/** A room for each letter, with something in it whose name begins with it. */
const rooms: readonly Furnish[] = [
  // Air handler, boiler, chiller, desk, escalator
  (pen, x, y) => airHandler(pen, x + 0.2, y, 3.6, 1.5),
  (pen, x, y) => {
    boiler(pen, x + 0.4, y, 1.4, 1.75);
    boiler(pen, x + 2.2, y, 1.4, 1.75);
  },
  (pen, x, y) => chiller(pen, x + 0.25, y, 3.5),
  (pen, x, y) => deskPair(pen, x + 0.8, y),
  (pen, x, y) => {
    escalator(pen, x + 0.3, x + 3.7, y + 0.35, y + 2);
    person(pen, x + 2, y + 1.05, 'stand');
  },
  // Forklift, generator, hospital bed, island freezer, janitor
  (pen, x, y) => forklift(pen, x + 0.6, y),
  (pen, x, y) => generator(pen, x + 0.02, y, { width: 3.3, height: 1.75, live: null }),
  (pen, x, y) => {
    hospitalBed(pen, x + 0.7, y);
    dripStand(pen, x + 3.2, y);
  },
  (pen, x, y) => {
    chestFreezer(pen, x + 0.4, y, 2.4, false);
    person(pen, x + 3.3, y, 'stand', { flip: true });
  },
  (pen, x, y) => {
    technician(pen, x + 3, y, 'push', { flip: true });
    pen
      .rect('thin', x + 1.1, y + 0.3, 1, 0.9)
      .line('medium', x + 1.4, y + 1.2, x + 1.1, y + 2)
      .circle('thin', x + 1.3, y + 0.14, 0.14)
      .circle('thin', x + 1.9, y + 0.14, 0.14);
  },
  // Kitchen, ladder, multideck, nurse, operating room
  (pen, x, y) => drinksBar(pen, x + 0.6, y, 2.8),
  (pen, x, y) => {
    ladder(pen, x + 2.6, y, 2.4);
    technician(pen, x + 1.3, y, 'tablet');
  },
  (pen, x, y) => multideck(pen, x + 0.5, y, 3, 1.9, { live: false }),
  (pen, x, y) => {
    nurse(pen, x + 1.5, y);
    dripStand(pen, x + 2.7, y);
  },
  (pen, x, y) => operatingTable(pen, x + 1.9, y, y + 2.75),
  // Pumps, queue, racks, switchgear, tanks
  (pen, x, y) => {
    pipe(pen, x, y + 0.35);
    pump(pen, x + 1.2, y);
    pump(pen, x + 2.6, y);
  },
  (pen, x, y) => {
    for (const at of [0.6, 1.4, 2.2]) person(pen, x + at, y, 'stand');
    receptionCounter(pen, x + 2.9, y, 0.9);
  },
  (pen, x, y) => compressorRack(pen, x + 0.5, y, 2, null),
  (pen, x, y) => switchgear(pen, x + 0.2, y, 5, 2),
  (pen, x, y) => {
    tank(pen, x + 0.6, y, 1.2, 2);
    tank(pen, x + 2.2, y, 1.2, 2);
  },
  // Uninterruptible supply, valve, water store, X-ray, Y-strainer, and the night shift's Zs
  (pen, x, y) => {
    for (const at of [0.5, 1.3, 2.1, 2.9]) serverRack(pen, x + at, y, 0.7, 1.9);
  },
  (pen, x, y) => {
    pipe(pen, x, y);
    valve(pen, x + 2, y + 1.13, 0.42);
  },
  (pen, x, y) => waterStore(pen, x + 0.5, y, 3, 1.7),
  (pen, x, y) => ctScanner(pen, x + 1.2, y),
  (pen, x, y) => {
    pipe(pen, x, y);
    pen
      .polygon('panel', x + 1.7, y + 1, x + 2.2, y + 1, x + 2.75, y + 0.35, x + 2.45, y + 0.12)
      .line('medium', x + 2.3, y + 0.02, x + 2.88, y + 0.46);
  },
  (pen, x, y) => hotelBed(pen, x + 0.7, y),
];

interface Plan {
  /** Rooms on a floor. The last floor ends with the entrance. */
  across: number;
  storey: number;
  scale: number;
  /** Pixels of sky above the roof, and beyond either end. */
  sky: number;
  street: number;
  bleed: number;
}

function entrance(pen: Pen, from: number, to: number, storey: number): void {
  pen.rect('glass', from, 0, to - from, storey - 0.3);
  for (let x = from + 1; x < to; x += 1) pen.line('thin', x, 0, x, storey - 0.3);
  pen.line('thin', from, 2.3, to, 2.3);
  person(pen, from + 1.2, 0, 'walk');
  pottedPlant(pen, to - 0.8, 0, 1.1);
}

/** What stands on the roof. */
function roof(pen: Pen, width: number, height: number): void {
  solarPanels(pen, 1, height, Math.floor(width / 6), null);
  coolingTower(pen, width * 0.48, height, 2.4, 1.9);
  dryCooler(pen, width * 0.62, height + 0.1, 3);
  technician(pen, width * 0.86, height, 'tablet', { flip: true });
}

function trees(pen: Pen, width: number): void {
  for (const [x, size] of [
    [-2.2, 5.4],
    [-7, 6.4],
    [width + 2.4, 5.6],
    [width + 7.4, 6.6],
  ] as const)
    tree(pen, x, 0, size, Math.round(size * 3));
}

/** A building in section with a room for each letter, from A at the top left. */
function alphabet({ across, storey, scale, sky, street, bleed }: Plan) {
  const floors = Math.ceil((rooms.length + 1) / across);
  const width = across * ROOM;
  const height = floors * storey;
  const ground = Math.round(sky + height * scale);
  const cornerOf = (room: number) =>
    [(room % across) * ROOM, (floors - 1 - Math.floor(room / across)) * storey] as const;
  return sheet(
    {
      width: Math.round(width * scale) + 2 * street,
      height: ground + Math.round(scale * 0.9),
      scale,
      originX: street,
      originY: ground,
      seed: 26,
      bleed,
    },
    (pen) => {
      const far = (street + bleed) / scale;
      pen.onLayer(-1, () => earth(pen, -far, width + far, -0.3, { depth: 2 }));
      pen.onLayer(-2, () => trees(pen, width));
      pen.onLayer(-1, () => roof(pen, width, height));
      pen.onLayer(-1.5, () => pen.rect('paper', 0, 0, width, height));
      pen.onLayer(1, () => {
        rooms.forEach((furnish, index) => {
          furnish(pen, ...cornerOf(index));
        });
        entrance(pen, cornerOf(rooms.length)[0], width, storey);
      });
      pen.onLayer(2, () => {
        for (let floor = 1; floor <= floors; floor++) slab(pen, -0.1, width + 0.1, floor * storey, 0.26);
        for (let room = 1; room < across; room++)
          pen.line('medium', room * ROOM, 0, room * ROOM, height - 0.26);
        wall(pen, 0, 0, height + 0.5, 0.26);
        wall(pen, width, storey, height + 0.5, 0.26);
        pen.line('cut', -far, 0, width + far, 0);
      });
    },
  );
}

export const alphabetBuilding = alphabet({
  across: 9,
  storey: 3.4,
  scale: 1280 / (9 * ROOM),
  sky: 96,
  street: 80,
  bleed: 360,
});

/** The same rooms on a phone: more floors, and higher ones, with room for a finger. */
export const alphabetOnPhones = alphabet({
  across: 7,
  storey: 4.4,
  scale: 350 / (7 * ROOM),
  sky: 40,
  street: 30,
  bleed: 0,
});
