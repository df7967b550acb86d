import { assetNode, liveLine } from '../parts/annotations.ts';
import { person, technician } from '../parts/people.ts';
import {
  chestFreezer,
  coldRoom,
  compressorRack,
  dryGoodsShelves,
  multideck,
  multideckSection,
  refrigerantCylinder,
} from '../parts/refrigeration.ts';
import { checkout, trolley } from '../parts/retail.ts';
import { slab, wall } from '../parts/structure.ts';
import { fill, type Place, row, type Stage, type Thing } from './stage.ts';

const CEILING = 4.1;
const PIPES = 3.1;

const cases = (wide: number): Thing => [
  wide,
  (pen, x, y) => {
    multideck(pen, x, y, wide, 2.35, { doors: true });
    pen.line('live-cold', x + wide / 2, y + 2.35, x + wide / 2, PIPES);
  },
];
const open: Thing = [1.1, (pen, x, y) => multideckSection(pen, x, y, { height: 2.35 })];
const chest: Thing = [2.6, (pen, x, y) => chestFreezer(pen, x, y, 2.6)];
const walkIn: Thing = [4.2, (pen, x, y) => coldRoom(pen, x, y, 4.2, 2.9)];
const rack: Thing = [
  4,
  (pen, x, y) => {
    compressorRack(pen, x, y, 3);
    pen.line('live-cold', x + 1, y + 1.35, x + 1, PIPES);
  },
];
const shelves: Thing = [2.4, (pen, x, y) => dryGoodsShelves(pen, x, y, 2.4, 2.1)];
const till: Thing = [1.9, (pen, x, y) => checkout(pen, x + 0.1, y)];
const cylinders: Thing = [
  1,
  (pen, x, y) => {
    for (const at of [0.2, 0.75]) refrigerantCylinder(pen, x + at, y, 1.1);
  },
];
/** A case, and somebody who fills it. */
const filled = (wide: number): Thing => [
  wide + 0.7,
  (pen, x, y, live) => {
    person(pen, x + 0.3, y, 'reach');
    cases(wide)[1](pen, x + 0.7, y, live);
  },
];
const pushing: Thing = [
  1.9,
  (pen, x, y) => {
    person(pen, x + 0.4, y, 'push');
    trolley(pen, x + 0.95, y);
  },
];
const reading: Thing = [0.8, (pen, x, y) => technician(pen, x + 0.4, y, 'tablet', { flip: true })];
const kneeling: Thing = [1.2, (pen, x, y) => technician(pen, x + 0.75, y, 'kneel', { flip: true })];

const aisle = (things: readonly Thing[]) => (stage: Stage) => {
  const { pen, zones, left, right, live } = stage;
  const [outerLeft, innerLeft, middle, innerRight, outerRight] = zones;
  pen.onLayer(-1, () => pen.rect('wash-cold', middle[0], 0, middle[1] - middle[0], CEILING - 0.1));
  pen.onLayer(0, () => {
    // The trusses of the roof.
    for (let x = left; x < right; x += 1.1)
      pen.line('hair', x, CEILING - 0.7, x + 0.55, CEILING - 0.1, x + 1.1, CEILING - 0.7);
    pen.line('thin', left, CEILING - 0.7, right, CEILING - 0.7);
  });
  pen.onLayer(1, () => {
    row(pen, things, middle);
    fill(stage, [cases(2.4), open, shelves, pushing], innerLeft);
    fill(stage, [filled(2.4), chest, till, kneeling], innerRight);
    fill(stage, [shelves, open, cylinders].slice(1), outerLeft);
    fill(stage, [till, cylinders], outerRight);
    for (const share of [0.25, 0.75]) {
      const x = middle[0] + (middle[1] - middle[0]) * share;
      pen
        .line('hair', x - 0.5, CEILING - 0.7, x - 0.5, 3.3)
        .line('hair', x + 0.5, CEILING - 0.7, x + 0.5, 3.3);
      pen.rect('node-energy', x - 0.6, 3.24, 1.2, 0.07);
    }
  });
  pen.onLayer(2, () => {
    slab(pen, left, right, CEILING + 0.3, 0.36);
    slab(pen, left, right, 0, 0.24);
    wall(pen, innerLeft[0], 0, CEILING, 0.2);
    wall(pen, outerRight[0], 0, CEILING, 0.2);
  });
  pen.onLayer(3, () => {
    liveLine(pen, live, left, PIPES, right, PIPES);
    assetNode(pen, live, middle[0] + 0.5, PIPES, 0.13);
    assetNode(pen, live, middle[1] - 0.5, PIPES, 0.13);
  });
};

/** A store after closing, above the text: its cases, its rack, and who fills or mends them. */
export const store: Place = {
  height: 290,
  scale: 62,
  ground: 18,
  leads: [
    aisle([filled(3.6), cases(3.3)]),
    aisle([walkIn, pushing, open]),
    aisle([kneeling, rack, cylinders, reading]),
    aisle([chest, reading, cases(3.6)]),
  ],
};
