import { assetNode, liveLine } from '../parts/annotations.ts';
import { bookcase, pottedPlant } from '../parts/furniture.ts';
import { type PersonOptions, person, technician } from '../parts/people.ts';
import type { Pose } from '../parts/poses.ts';
import { door, slab } from '../parts/structure.ts';
import type { Pen } from '../pen/Pen.ts';
import { fill, type Place, row, type Stage, type Thing } from './stage.ts';

/** Rolled drawings, seen from their ends, in a rack. */
const rolls = (wide: number, high: number): Thing => [
  wide,
  (pen, x, y) => {
    const cell = 0.42;
    pen.rect('panel', x, y, wide, high).rect('medium', x, y, wide, high);
    for (let up = 0; up + cell <= high; up += cell)
      for (let at = 0; at + cell <= wide; at += cell) {
        pen.rect('hair', x + at, y + up, cell, cell);
        for (const [dx, dy] of [
          [0.11, 0.1],
          [0.3, 0.1],
          [0.2, 0.26],
        ] as const)
          if (pen.random() > 0.3)
            pen.circle('thin', x + at + dx, y + up + dy, 0.08).circle('hair', x + at + dx, y + up + dy, 0.03);
      }
  },
];
const books: Thing = [1.9, (pen, x, y) => bookcase(pen, x, y, 1.9, 3.4, 7)];
const chest: Thing = [
  2,
  (pen, x, y) => {
    pen.rect('panel', x, y + 0.1, 2, 0.9).rect('medium', x, y + 0.1, 2, 0.9);
    for (let drawer = 0; drawer < 6; drawer++)
      pen
        .line('thin', x, y + 0.1 + drawer * 0.15, x + 2, y + 0.1 + drawer * 0.15)
        .rect('hair', x + 0.8, y + 0.15 + drawer * 0.15, 0.4, 0.05);
    pen
      .roundedRect('thin', x + 0.2, y + 1, 1.3, 0.11, 0.05)
      .roundedRect('thin', x + 0.5, y + 1.11, 1.2, 0.11, 0.05);
  },
];
const model: Thing = [
  1.9,
  (pen, x, y) => {
    pen
      .line('medium', x, y + 0.85, x + 1.9, y + 0.85)
      .line('thin', x + 0.2, y, x + 0.2, y + 0.85)
      .line('thin', x + 1.7, y, x + 1.7, y + 0.85);
    for (const [at, wide, high] of [
      [0.25, 0.4, 0.3],
      [0.75, 0.3, 0.62],
      [1.15, 0.5, 0.22],
    ] as const)
      pen.rect('panel', x + at, y + 0.87, wide, high).hatch('hair', x + at, y + 0.87, wide, high, 0.09);
  },
];
const green: Thing = [0.9, (pen, x, y) => pottedPlant(pen, x + 0.45, y, 1)];
const way: Thing = [1, (pen, x, y) => door(pen, x, y, 1, 2.2)];
const bin: Thing = [
  0.8,
  (pen, x, y) => {
    for (const [at, high] of [
      [0.2, 1.1],
      [0.38, 1.3],
      [0.56, 1],
    ] as const)
      pen.roundedRect('panel', x + at, y + 0.2, 0.11, high, 0.05);
    pen.polygon('panel', x + 0.08, y, x + 0.72, y, x + 0.8, y + 0.6, x, y + 0.6);
  },
];
/** A window, the moon and the roofs across the street. */
const night: Thing = [
  1.9,
  (pen, x, y) => {
    pen.rect('glass', x, y + 1, 1.9, 2.2).circle('tag', x + 1.4, y + 2.8, 0.17);
    pen
      .rect('cut', x, y + 1, 1.9, 2.2)
      .line('thin', x + 0.95, y + 1, x + 0.95, y + 3.2)
      .line('thin', x, y + 2.3, x + 1.9, y + 2.3);
    pen.line(
      'thin',
      x,
      y + 1.3,
      x + 0.4,
      y + 1.3,
      x + 0.4,
      y + 1.8,
      x + 0.8,
      y + 1.8,
      x + 0.8,
      y + 1.4,
      x + 1.4,
      y + 1.4,
      x + 1.4,
      y + 1.6,
      x + 1.9,
      y + 1.6,
    );
    for (const at of [0.5, 0.65, 1.2]) pen.rect('node-energy', x + at, y + 1.2, 0.07, 0.1);
  },
];
/** A section of a building, pinned to the wall, with its live riser. */
const pinned: Thing = [
  2.6,
  (pen, x, y, live) => {
    pen
      .rect('panel', x, y + 1.2, 2.6, 2)
      .rect('thin', x + 0.07, y + 1.27, 2.46, 1.86)
      .rect('hair', x + 2, y + 1.36, 0.44, 0.3);
    for (let floor = 0; floor < 5; floor++)
      pen.line('medium', x + 0.3, y + 1.5 + floor * 0.36, x + 1.75, y + 1.5 + floor * 0.36);
    for (const wall of [0.3, 1, 1.75]) pen.line('thin', x + wall, y + 1.5, x + wall, y + 2.94);
    pen.onLayer(2, () => {
      liveLine(pen, live ?? 'cmms', x + 0.62, y + 1.5, x + 0.62, y + 2.94);
      assetNode(pen, live ?? 'cmms', x + 0.62, y + 2.22, 0.07);
    });
  },
];

type Worker = readonly [x: number, pose: Pose, options?: PersonOptions & { helmet?: boolean }];

/** The long table: trestles, sheets, a lamp, and the light that it throws. */
function table(pen: Pen, from: number, to: number, lamp: number): void {
  pen.onLayer(-1, () =>
    pen.polygon('wash-energy', lamp - 0.16, 1.62, lamp + 0.16, 1.62, lamp + 1.5, 0.8, lamp - 1.5, 0.8),
  );
  pen.rect('solid', from, 0.74, to - from, 0.06);
  for (const x of [from + 0.3, to - 0.8])
    pen.line('medium', x, 0, x + 0.25, 0.74, x + 0.5, 0).line('thin', x + 0.1, 0.3, x + 0.4, 0.3);
  pen.line('medium', from + 0.9, 0.83, from + 2.1, 0.83).roundedRect('panel', to - 1.5, 0.8, 1.1, 0.12, 0.06);
  pen.line('medium', lamp - 0.9, 0.8, lamp - 0.6, 1.5, lamp, 1.76).circle('medium', lamp - 0.6, 1.5, 0.05);
  pen
    .polygon('panel', lamp - 0.09, 1.8, lamp + 0.09, 1.8, lamp + 0.2, 1.6, lamp - 0.2, 1.6)
    .rect('node-energy', lamp - 0.18, 1.57, 0.36, 0.05);
}

/** The office after hours: shelves and a window up the left wall, the table in the middle, and low things at the right. */
const desk =
  (tall: readonly Thing[], wall: Thing, lamp: number, workers: readonly Worker[]) => (stage: Stage) => {
    const { pen, zones, left, right, live } = stage;
    const [outerLeft, innerLeft, middle, innerRight, outerRight] = zones;
    pen.onLayer(0, () => {
      pen.line('hair', left, 0.16, right, 0.16);
      wall[1](pen, middle[0] + 0.35, 0, live);
    });
    pen.onLayer(1, () => {
      fill(stage, tall, innerLeft);
      row(pen, [rolls(1.68, 3.78)], outerLeft);
      fill(stage, [chest, model, green], innerRight);
      fill(stage, [bin, green], outerRight);
      table(pen, -0.9, middle[1] - 0.3, lamp);
      for (const [x, pose, options] of workers) {
        if (pose === 'sit') stool(pen, x);
        (options?.helmet ? technician : person)(pen, x, 0, pose, options);
      }
    });
    pen.onLayer(2, () => slab(pen, left, right, 0, 0.24));
  };

const stool = (pen: Pen, x: number) =>
  pen
    .line('medium', x - 0.24, 0.46, x + 0.2, 0.46)
    .line('thin', x - 0.02, 0.46, x - 0.02, 0.04)
    .line('medium', x - 0.22, 0.03, x + 0.18, 0.03);

/** The drawing office, low on the right, where the text stands. */
export const office: Place = {
  height: 271,
  scale: 64,
  ground: 15,
  leads: [
    desk([books, night], pinned, 1.3, [[-0.5, 'sit']]),
    desk([books, rolls(1.68, 2.94)], night, 2, [
      [-1.5, 'carry', { helmet: true }],
      [0.4, 'sit'],
    ]),
    desk([night, rolls(1.68, 3.78)], pinned, 1.6, [
      [-1.5, 'point', { flip: true }],
      [0.1, 'sit'],
    ]),
    desk([books, way], pinned, 1.1, [
      [-1.3, 'talk'],
      [3, 'stand', { flip: true }],
    ]),
  ],
};
