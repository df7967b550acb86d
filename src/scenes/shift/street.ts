import { assetNode, liveLine } from '../parts/annotations.ts';
import { bench, bike, car, earth, streetLamp, van } from '../parts/outdoors.ts';
import { person, technician, wheelchairUser } from '../parts/people.ts';
import { shopfront } from '../parts/shops.ts';
import type { Pen } from '../pen/Pen.ts';
import { fill, type Place, row, type Stage, type Thing } from './stage.ts';

type Top = 'flat' | 'gable' | 'saw' | 'vault';

/** The line of a roof from one eave to the other. */
function skyline(pen: Pen, x: number, wide: number, y: number, top: Top): void {
  const points = {
    flat: [x, y + 0.7, x + wide, y + 0.7],
    gable: [x - 0.3, y - 0.1, x + wide / 2, y + wide * 0.36, x + wide + 0.3, y - 0.1],
    saw: [0, 1, 2]
      .flatMap((tooth) => [x + (tooth * wide) / 3, y + 0.2, x + (tooth * wide) / 3, y + 1.7])
      .concat([x + wide, y + 0.2]),
    vault: Array.from({ length: 13 }, (_, step) => (step * Math.PI) / 12).flatMap((angle) => [
      x + (wide / 2) * (1 - Math.cos(angle)),
      y + Math.sin(angle) * wide * 0.24,
    ]),
  }[top];
  pen.polygon('panel', x, y, ...points, x + wide, y).line('cut', ...points);
}

/** A front: floors of windows, some of them lit, over a shop or a door. */
function front(pen: Pen, x: number, wide: number, floors: number, top: Top, shop?: number): void {
  const storey = 2.9;
  const high = 3.3 + (floors - 1) * storey;
  pen.rect('panel', x, 0, wide, high);
  skyline(pen, x, wide, high, top);
  pen.line('medium', x, 0, x, high).line('medium', x + wide, 0, x + wide, high);
  const bays = Math.max(2, Math.round(wide / 1.9));
  const bay = wide / bays;
  for (let floor = shop === undefined ? 0 : 1; floor < floors; floor++)
    for (let at = 0; at < bays; at++) {
      const isDoor = floor === 0 && at === 0;
      const [left, low] = [x + at * bay + bay * 0.24, isDoor ? 0 : floor * storey + 1];
      pen.rect('glass', left, low, bay * 0.52, isDoor ? 2.3 : 1.5);
      if (pen.random() > 0.45) pen.rect('wash-energy', left, low, bay * 0.52, isDoor ? 2.3 : 1.5);
      pen.rect('thin', left, low, bay * 0.52, isDoor ? 2.3 : 1.5);
    }
  if (shop !== undefined) {
    pen.rect('wash-energy', x + 0.15, 0, wide - 0.3, 2.6);
    shopfront(pen, x, 0, wide, 3.3, shop);
  }
}

const house = (wide: number, floors: number, top: Top, shop?: number): Thing => [
  wide,
  (pen, x) => front(pen, x, wide, floors, top, shop),
];

/** A manhole, open, with somebody at work in it. */
const manhole = (pen: Pen, x: number) => {
  pen.onLayer(0.1, () => pen.rect('paper', x - 1.1, -3.1, 2.2, 3.1));
  for (const side of [-1.1, 0.95]) pen.rect('solid', x + side, -3.1, 0.16, 3.1);
  for (let rung = 0.3; rung < 3; rung += 0.32) pen.line('thin', x - 0.9, -rung, x - 0.6, -rung);
  technician(pen, x + 0.3, -3.1, 'tablet', { flip: true });
  for (const side of [-1.5, 1.5])
    pen.polygon('node-energy', x + side - 0.2, 0, x + side + 0.2, 0, x + side, 0.75);
};

type Outdoors = (pen: Pen, x: number) => void;
const shelter: Outdoors = (pen, x) => {
  pen
    .line('medium', x, 0, x, 2.5)
    .line('medium', x + 3, 0, x + 3, 2.5)
    .line('cut', x - 0.3, 2.5, x + 3.3, 2.6);
  bench(pen, x + 0.8, 0);
  person(pen, x + 1.5, 0, 'rest');
  person(pen, x + 4, 0, 'phone', { flip: true });
};

const block =
  (
    houses: readonly Thing[],
    sides: readonly Thing[],
    hole: number,
    outside: readonly (readonly [number, Outdoors])[],
  ) =>
  (stage: Stage) => {
    const { pen, zones, left, right, deep, live } = stage;
    const [outerLeft, innerLeft, middle, innerRight, outerRight] = zones;
    pen.onLayer(-2, () => {
      pen.rect('earth', left, -deep, right - left, deep);
      earth(pen, left, right, -0.5, { depth: 5 });
    });
    pen.onLayer(-1, () => {
      row(pen, houses, middle);
      fill(stage, fill(stage, sides, innerLeft), innerRight);
      fill(stage, [house(4.6, 1, 'gable'), house(4.2, 2, 'flat')], outerLeft);
      fill(stage, [house(4.2, 2, 'gable'), house(4.6, 1, 'saw')], outerRight);
    });
    pen.onLayer(0, () => {
      // A duct of cables, a drain and the pipe of the district, under all of them.
      for (const [y, high] of [
        [-1.6, 0.5],
        [-4.2, 0.9],
      ] as const) {
        pen
          .rect('paper', left, y, right - left, high)
          .line('medium', left, y, right, y)
          .line('medium', left, y + high, right, y + high);
        for (let x = left + 1.4; x < right; x += 3.6) pen.rect('panel', x, y - 0.1, 0.2, high + 0.2);
      }
      for (const [from, to] of [innerLeft, middle, innerRight]) {
        const x = from + (to - from) * 0.18;
        pen
          .rect('paper', x, -1.1, 0.3, 1.1)
          .line('thin', x, -1.1, x, 0)
          .line('thin', x + 0.3, -1.1, x + 0.3, 0);
      }
    });
    pen.onLayer(1, () => {
      manhole(pen, hole);
      for (const [x, draw] of outside) draw(pen, x);
      for (const [from, to] of [innerLeft, innerRight]) {
        streetLamp(pen, from + 0.9, 0, 4.6);
        car(pen, from + 2.2, 0);
        person(pen, to - 2.4, 0, 'walk', { flip: true });
        bike(pen, to - 5, 0);
      }
    });
    pen.onLayer(2, () => pen.line('cut', left, 0, hole - 1.1, 0).line('cut', hole + 1.1, 0, right, 0));
    pen.onLayer(0.2, () => {
      liveLine(pen, live, left, -2.5, right, -2.5);
      for (const [from, to] of [innerLeft, middle, innerRight])
        assetNode(pen, live, from + (to - from) * 0.62, -2.5, 0.2);
    });
  };

/** A street in long section: its fronts, and what they share beneath it. */
export const street: Place = {
  height: 390,
  scale: 24,
  ground: 108,
  leads: [
    block(
      [house(7, 2, 'gable'), house(5.6, 3, 'flat', 0), house(8.4, 1, 'saw')],
      [
        house(4.2, 2, 'flat'),
        house(6.4, 1, 'vault'),
        house(3.8, 2, 'gable'),
        house(5.8, 2, 'flat', 1),
        house(4.6, 3, 'gable'),
        house(3.6, 1, 'flat'),
      ],
      1.2,
      [
        [-9.6, (pen, x) => van(pen, x, 0)],
        [5.4, (pen, x) => person(pen, x, 0, 'walk')],
      ],
    ),
    block(
      [house(9, 1, 'vault'), house(5, 3, 'gable'), house(7, 2, 'flat', 2)],
      [
        house(6.4, 1, 'saw'),
        house(4, 3, 'flat'),
        house(3.6, 2, 'gable'),
        house(4.8, 2, 'gable'),
        house(5.4, 1, 'flat', 0),
        house(4, 2, 'vault'),
      ],
      -3.4,
      [
        [3.6, shelter],
        [-9, (pen, x) => wheelchairUser(pen, x, 0)],
      ],
    ),
    block(
      [house(5.2, 3, 'flat', 1), house(5.2, 3, 'gable'), house(4.8, 2, 'gable'), house(5.2, 3, 'flat')],
      [
        house(7, 1, 'vault'),
        house(3.6, 2, 'flat'),
        house(4, 1, 'gable'),
        house(3.8, 3, 'flat'),
        house(6.4, 1, 'saw'),
        house(4.2, 2, 'gable'),
      ],
      6.2,
      [
        [-8.4, (pen, x) => car(pen, x, 0)],
        [0.4, (pen, x) => technician(pen, x, 0, 'carry')],
      ],
    ),
    block(
      [house(6.6, 1, 'saw'), house(4.8, 2, 'gable'), house(4.8, 2, 'gable'), house(5.4, 3, 'flat', 0)],
      [
        house(4.4, 3, 'gable'),
        house(6, 1, 'flat', 2),
        house(3.8, 2, 'vault'),
        house(5, 2, 'flat'),
        house(4, 2, 'gable'),
        house(6.6, 1, 'vault'),
      ],
      -6,
      [
        [3.8, (pen, x) => van(pen, x, 0)],
        [-1.4, (pen, x) => person(pen, x, 0, 'phone')],
        [0.6, (pen, x) => bike(pen, x, 0)],
      ],
    ),
  ],
};
