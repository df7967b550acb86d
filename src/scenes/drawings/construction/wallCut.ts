import type { Pen } from '../../pen/Pen.ts';
import { hashAt } from '../../pen/random.ts';
import { sheet } from '../sheet.ts';

/*
 * A wall cut from the street to the room: brick, insulation, concrete, plaster, with the layers' numbers above. In
 * decimeters, 560 × 460.
 */

const TOP = 8.2;
const edges = [0.6, 3.4, 5.6, 9, 9.7] as const;

function bricks(pen: Pen, left: number, right: number): void {
  for (let y = 0, course = 0; y < TOP; y += 0.72, course++) {
    pen.line('thin', left, y, right, y);
    const joint = course % 2 === 0 ? 0.62 : 0.38;
    pen.line(
      'thin',
      left + (right - left) * joint,
      y,
      left + (right - left) * joint,
      Math.min(TOP, y + 0.72),
    );
  }
}

function quilt(pen: Pen, left: number, right: number): void {
  const inset = 0.2;
  for (let y = 0, turn = 0; y < TOP - 0.3; y += 0.42, turn++) {
    const [from, to] = turn % 2 === 0 ? [left + inset, right - inset] : [right - inset, left + inset];
    pen.curve('thin', from, y, to, y + 0.02, to, y + 0.28);
    pen.curve('thin', to, y + 0.28, to, y + 0.44, (from + to) / 2, y + 0.42);
  }
}

function aggregate(pen: Pen, left: number, right: number): void {
  for (let index = 0; index < 150; index++) {
    const x = left + 0.2 + hashAt(index, 1) * (right - left - 0.4);
    const y = 0.2 + hashAt(index, 2) * (TOP - 0.4);
    if (index % 4) {
      pen.line('thin', x, y, x + 0.04, y);
      continue;
    }
    const turn = hashAt(index, 3) * 6.28;
    const r = 0.1 + hashAt(index, 4) * 0.12;
    const at = (step: number) =>
      [x + Math.cos(turn + step * 2.1) * r, y + Math.sin(turn + step * 2.1) * r] as const;
    pen.polygon('thin', ...at(0), ...at(1), ...at(2));
  }
}

/** Four layers from outside to inside. Behind the last one are a socket and a wire, lit. */
export const wallCut = sheet(
  { width: 560, height: 460, scale: 44, originX: 30, originY: 414, seed: 4 },
  (pen) => {
    const [outside, cavity, core, face, room] = edges;
    pen.onLayer(1, () => {
      bricks(pen, outside, cavity);
      quilt(pen, cavity, core);
      aggregate(pen, core, face);
      pen.hatch('hair', face, 0, room - face, TOP, 0.16);
    });
    pen.onLayer(2, () => {
      pen.rect('solid', -1, -0.34, 14, 0.34);
      for (const x of edges) pen.line(x === outside || x === room ? 'cut' : 'medium', x, 0, x, TOP);
      // The wall continues: a break line.
      pen.line(
        'medium',
        outside - 0.4,
        TOP,
        5.2,
        TOP,
        5.4,
        TOP + 0.3,
        5.8,
        TOP - 0.3,
        6,
        TOP,
        room + 0.4,
        TOP,
      );
      // Reinforcing bars, cut.
      for (const y of [1.2, 3.4, 5.6, 7.6])
        pen.circle('solid', core + 0.5, y, 0.11).circle('solid', face - 0.5, y, 0.11);
    });
    pen.onLayer(3, () => {
      pen.rect('panel', room, 2.3, 0.22, 1.1);
      pen
        .line('halo-cmms', room + 0.22, 2.85, 12.3, 2.85)
        .line('glow-cmms', room + 0.22, 2.85, 12.3, 2.85)
        .line('live-cmms', room + 0.22, 2.85, 12.3, 2.85);
      pen.line('flow-cmms', room + 0.22, 2.85, 12.3, 2.85);
      pen.circle('nodeHalo-cmms', room + 0.1, 2.85, 0.3).circle('node-cmms', room + 0.1, 2.85, 0.13);
    });
  },
);
