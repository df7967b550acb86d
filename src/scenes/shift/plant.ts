import { assetNode, liveLine } from '../parts/annotations.ts';
import { gasBottles, generator, switchgear } from '../parts/electrical.ts';
import { bench, earth } from '../parts/outdoors.ts';
import { technician } from '../parts/people.ts';
import { airHandler, boiler, chiller, pump, tank } from '../parts/plant.ts';
import { palletRacking } from '../parts/retail.ts';
import { valve } from '../parts/services.ts';
import { door, ladder, pendantLamp, slab, wall } from '../parts/structure.ts';
import type { Pen } from '../pen/Pen.ts';
import { fill, type Place, row, type Stage, type Thing } from './stage.ts';

const CEILING = 4.3;
const PIPES = 3.55;

/** A pipe from a machine up to those under the ceiling. */
const riser = (pen: Pen, x: number, y: number): void => {
  pen.line('medium', x, y, x, PIPES);
  valve(pen, x, (y + PIPES) / 2, 0.13);
};

const chillers: Thing = [
  4.6,
  (pen, x, y, live) => {
    chiller(pen, x, y, 4.6, live);
    riser(pen, x + 1.9, y + 2);
    riser(pen, x + 3.04, y + 2.06);
  },
];
const boilers: Thing = [
  3.7,
  (pen, x, y, live) => {
    for (const at of [0, 2]) {
      boiler(pen, x + at, y, 1.7, 2, live);
      riser(pen, x + at + 0.68, y + 2.8);
    }
  },
];
const boards: Thing = [3.6, (pen, x, y, live) => switchgear(pen, x, y, 5, 2.3, live)];
const pumps: Thing = [
  2.3,
  (pen, x, y, live) => {
    for (const at of [0.4, 1.6]) {
      pump(pen, x + at, y, live);
      riser(pen, x + at - 0.08, y + 0.62);
    }
  },
];
const tanks: Thing = [
  2.7,
  (pen, x, y) => {
    tank(pen, x, y, 1.2, 2.9);
    tank(pen, x + 1.5, y, 1.2, 2.9);
    riser(pen, x + 0.6, y + 2.9);
  },
];
const air: Thing = [
  6,
  (pen, x, y, live) => {
    airHandler(pen, x, y, 6, 2.3, live);
    pen
      .rect('panel', x + 5.1, y + 2.55, 0.7, CEILING - 2.55 - y)
      .hatch('hair', x + 5.1, y + 2.7, 0.7, 0.2, 0.1);
  },
];
const standby: Thing = [4.2, (pen, x, y, live) => generator(pen, x, y, { live })];
const spares: Thing = [2.6, (pen, x, y) => palletRacking(pen, x, y, { width: 2.6, height: 2.6 })];
const way: Thing = [1.1, (pen, x, y) => door(pen, x, y, 1.1, 2.2)];
const bottles: Thing = [1.8, (pen, x, y) => gasBottles(pen, x, y)];
const seat: Thing = [1.6, (pen, x, y) => bench(pen, x, y)];

const kneeling: Thing = [1.1, (pen, x, y) => technician(pen, x + 0.7, y, 'kneel', { flip: true })];
const reading: Thing = [0.8, (pen, x, y) => technician(pen, x + 0.4, y, 'tablet')];
const carrying: Thing = [0.9, (pen, x, y) => technician(pen, x + 0.4, y, 'carry')];
const pointing: Thing = [1, (pen, x, y) => technician(pen, x + 0.5, y, 'point', { flip: true })];
const climbing: Thing = [
  1.1,
  (pen, x, y) => {
    ladder(pen, x + 0.5, y, 2.5);
    technician(pen, x + 0.5, y + 0.8, 'ladder');
  },
];

/** The basement under the whole window, with a machine at work in its middle, and others on both sides. */
const room = (things: readonly Thing[], others: readonly Thing[]) => (stage: Stage) => {
  const { pen, zones, left, right, deep, live } = stage;
  const [outerLeft, innerLeft, middle, innerRight, outerRight] = zones;
  pen.onLayer(-2, () => {
    pen.rect('earth', left, CEILING, right - left, 1.15).rect('earth', left, -deep, right - left, deep);
    earth(pen, left, right, CEILING + 1.2, { depth: 1 });
    earth(pen, left, right, -0.25, { depth: 1 });
  });
  pen.onLayer(-1, () => {
    pen.rect('paper', left, 0, right - left, CEILING);
    // The bay that is lit, and the light of its lamps on the machine.
    pen.rect(`wash-${live}`, middle[0] + 0.15, 0, middle[1] - middle[0] - 0.3, CEILING);
  });
  pen.onLayer(0, () => {
    for (const y of [PIPES, PIPES + 0.16, PIPES + 0.42]) pen.line('thin', left, y, right, y);
    for (let x = left + 0.8; x < right; x += 2.2) pen.line('hair', x, PIPES, x, CEILING);
  });
  pen.onLayer(1, () => {
    row(pen, things, middle, 0, live);
    fill(stage, fill(stage, others, innerLeft), innerRight);
    fill(stage, [way, bottles, carrying], outerLeft);
    fill(stage, [seat, way, reading], outerRight);
    for (const share of [0.2, 0.5, 0.8])
      pendantLamp(pen, middle[0] + (middle[1] - middle[0]) * share, PIPES, 0.5);
  });
  pen.onLayer(2, () => {
    pen.line('cut', left, CEILING + 1.2, right, CEILING + 1.2);
    slab(pen, left, right, CEILING + 0.3, 0.3);
    slab(pen, left, right, 0, 0.22);
    for (const [edge] of [middle, innerRight]) wall(pen, edge, 0, CEILING, 0.22);
  });
  pen.onLayer(3, () => {
    liveLine(pen, live, left, PIPES + 0.29, right, PIPES + 0.29);
    assetNode(pen, live, middle[0] + 1.4, PIPES + 0.29, 0.13);
    assetNode(pen, live, middle[1] - 1.4, PIPES + 0.29, 0.13);
  });
};

/** A basement’s plant room in section, below the street and the text. */
export const plant: Place = {
  height: 350,
  scale: 52,
  ground: 40,
  leads: [
    room([kneeling, chillers, reading, pumps], [boilers, tanks, boards, spares, pumps, standby]),
    room([pumps, boilers, pointing, tanks], [chillers, spares, carrying, boards, standby, reading]),
    room([reading, air, climbing], [boards, pumps, tanks, boilers, chillers, spares]),
    room([boards, kneeling, standby], [tanks, boilers, carrying, chillers, pumps, air]),
    room([spares, carrying, spares, reading, tanks], [air, pumps, boards, chillers, kneeling, boilers]),
  ],
};
