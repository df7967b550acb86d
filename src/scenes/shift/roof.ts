import { assetNode, liveLine } from '../parts/annotations.ts';
import { solarPanels } from '../parts/electrical.ts';
import { technician } from '../parts/people.ts';
import { airHandler, coolingTower, dryCooler, tank } from '../parts/plant.ts';
import { backWindows, ladder } from '../parts/structure.ts';
import type { Pen } from '../pen/Pen.ts';
import { fill, type Place, row, type Stage, type Thing, type Zone } from './stage.ts';

const tower: Thing = [3.2, (pen, x, y, live) => coolingTower(pen, x, y, 3.2, 3.7, live)];
const cooler = (fans: number): Thing => [fans * 1.15, (pen, x, y, live) => dryCooler(pen, x, y, fans, live)];
const sun = (panels: number): Thing => [
  panels * 1.25,
  (pen, x, y, live) => solarPanels(pen, x, y, panels, live),
];
const air: Thing = [5.4, (pen, x, y, live) => airHandler(pen, x, y, 5.4, 2, live)];
const header: Thing = [
  2.6,
  (pen, x, y) => {
    for (const leg of [0.2, 2.4]) pen.line('medium', x + leg, y, x + leg, y + 1.3);
    pen.line('thin', x + 0.2, y, x + 2.4, y + 1.2).line('thin', x + 2.4, y, x + 0.2, y + 1.2);
    pen
      .rect('panel', x, y + 1.3, 2.6, 1.5)
      .rect('medium', x, y + 1.3, 2.6, 1.5)
      .line('thin', x - 0.1, y + 2.9, x + 2.7, y + 2.9);
    pen.hatch('hair', x, y + 1.3, 2.6, 1.5, 0.3);
  },
];
const mast: Thing = [
  1.4,
  (pen, x, y) => {
    pen.line('medium', x + 0.7, y, x + 0.7, y + 4.4);
    for (const up of [2.6, 3.3, 4]) pen.line('thin', x + 0.3, y + up, x + 1.1, y + up);
    pen.line('hair', x, y, x + 0.7, y + 3, x + 1.4, y);
  },
];
const flues: Thing = [
  1.6,
  (pen, x, y) => {
    for (const [at, high] of [
      [0, 2.1],
      [0.6, 2.6],
      [1.2, 1.8],
    ] as const) {
      pen.rect('panel', x + at, y, 0.34, high).rect('medium', x + at, y, 0.34, high);
      pen.line('medium', x + at - 0.1, y + high + 0.16, x + at + 0.44, y + high + 0.16);
    }
  },
];
const hut: Thing = [
  3.4,
  (pen, x, y) => {
    pen
      .rect('panel', x, y, 3.4, 2.6)
      .rect('medium', x, y, 3.4, 2.6)
      .rect('solid', x - 0.15, y + 2.6, 3.7, 0.14);
    pen.rect('lit', x + 0.5, y, 0.95, 2.1).rect('thin', x + 0.5, y, 0.95, 2.1);
    for (let blade = 0; blade < 5; blade++)
      pen.line('hair', x + 1.9, y + 1 + blade * 0.2, x + 3, y + 1 + blade * 0.2);
  },
];
const vessel: Thing = [1.3, (pen, x, y) => tank(pen, x, y, 1.3, 2.2)];
const kneeling: Thing = [1.1, (pen, x, y) => technician(pen, x + 0.7, y, 'kneel', { flip: true })];
const reading: Thing = [0.9, (pen, x, y) => technician(pen, x + 0.4, y, 'tablet', { flip: true })];
const pointing: Thing = [1, (pen, x, y) => technician(pen, x + 0.5, y, 'point')];
const climbing: Thing = [
  1.2,
  (pen, x, y) => {
    ladder(pen, x + 0.5, y, 2.7);
    technician(pen, x + 0.55, y + 0.9, 'ladder');
  },
];

/** One of the buildings: its parapet, its uppermost floor, and its roof at a height. */
function block(pen: Pen, [from, to]: Zone, y: number, deep: number): void {
  pen.onLayer(-1, () => pen.rect('paper', from, -deep, to - from, deep + y));
  pen.onLayer(0, () => {
    const floors = [y - 3.6, y - 7.2].filter((floor) => floor > -deep - 2.6);
    for (const floor of floors) backWindows(pen, from + 0.6, to - 0.6, floor, 0.9, 2.6, 1.4);
    for (const floor of floors) pen.line('thin', from, floor, to, floor);
  });
  pen.onLayer(2, () => {
    pen.rect('solid', from, y - 0.3, to - from, 0.3);
    for (const side of [from, to - 0.22]) pen.rect('solid', side, -deep, 0.22, deep + y + 0.7);
  });
}

/** Roofs of different heights under a wide sky, with plant on all of them. */
const roofs =
  (heights: readonly number[], things: readonly Thing[], high: readonly Thing[], sunAt: number) =>
  (stage: Stage) => {
    const { pen, zones, deep, live } = stage;
    const [outerLeft, innerLeft, [from, to], innerRight, outerRight] = zones;
    const step = from + (to - from) * 0.62;
    const levels = [outerLeft, innerLeft, [from, step], [step, to], innerRight, outerRight] as const;
    for (const [index, zone] of levels.entries()) block(pen, zone, heights[index] ?? 0, deep);
    pen.onLayer(-3, () => {
      pen
        .circle('wash-energy', sunAt, 2.6, 3.1)
        .circle('wash-energy', sunAt, 2.6, 2.3)
        .circle('node-energy', sunAt, 2.6, 1.5);
    });
    const at = (index: number) => heights[index] ?? 0;
    pen.onLayer(1, () => {
      row(pen, things, [from + 0.2, step - 0.2], at(2), live);
      row(pen, high, [step + 0.2, to - 0.2], at(3), live);
      fill(
        stage,
        [air, cooler(3), header, flues, mast, sun(4)],
        [innerLeft[0] + 0.2, innerLeft[1] - 0.2],
        at(1),
      );
      fill(
        stage,
        [tower, hut, sun(3), vessel, mast, cooler(4)],
        [innerRight[0] + 0.2, innerRight[1] - 0.2],
        at(4),
      );
      fill(stage, [flues, vessel, mast], outerLeft, at(0));
      fill(stage, [vessel, flues, reading], outerRight, at(5));
    });
    pen.onLayer(3, () => {
      const low = at(2) - 0.64;
      liveLine(pen, live, from + 0.22, low, step - 0.22, low);
      for (const share of [0.25, 0.6]) assetNode(pen, live, from + (step - from) * share, low, 0.16);
    });
  };

/** The plant on the roofs, low under the sky that the text stands in. */
export const roof: Place = {
  height: 372,
  scale: 38,
  ground: 116,
  leads: [
    roofs([1.8, 0.4, 0, 1.5, -0.6, 1.2], [tower, reading, tower], [cooler(3), climbing], 4.2),
    roofs([0, 1.6, 0.5, -0.7, 1.1, 0], [cooler(5), kneeling], [hut, pointing], -3.6),
    roofs([0.9, -0.5, 1.2, 0, 1.6, 0.3], [sun(4), climbing, flues], [tower], 12.4),
    roofs([-0.4, 1.2, -0.2, 0.9, 0.2, 1.7], [air, pointing], [header, reading], -12.6),
  ],
};
