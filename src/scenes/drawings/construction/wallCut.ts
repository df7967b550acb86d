import type { Pen } from '../../pen/Pen.ts';
import { hashAt } from '../../pen/random.ts';
import { sheet } from '../sheet.ts';

/*
 * A wall cut from the street to the room, 1280 × 400: brick, insulation, concrete, and plaster with the room behind it.
 * Each has a quarter of the width, so that its words can stand below it. In decimeters.
 */

const TOP = 7.9;
const QUARTER = 320 / 44;
const [outside, cavity, core, face] = [0, QUARTER, 2 * QUARTER, 3 * QUARTER];
const room = face + 1.9;
const END = 4 * QUARTER;

function bricks(pen: Pen, left: number, right: number): void {
  for (let y = 0, course = 0; y < TOP; y += 0.72, course++) {
    pen.line('thin', left, y, right, y);
    for (let x = left + (course % 2 === 0 ? 2.2 : 1.1); x < right - 0.3; x += 2.2)
      pen.line('thin', x, y, x, Math.min(TOP, y + 0.72));
  }
}

function quilt(pen: Pen, left: number, right: number): void {
  for (let y = 0, turn = 0; y < TOP - 0.5; y += 0.42, turn++) {
    const [from, to] = turn % 2 === 0 ? [left, right] : [right, left];
    pen.curve('thin', from, y, to, y + 0.02, to, y + 0.28);
    pen.curve('thin', to, y + 0.28, to, y + 0.44, (from + to) / 2, y + 0.42);
  }
}

function aggregate(pen: Pen, left: number, right: number): void {
  for (let index = 0; index < 260; index++) {
    const x = left + 0.3 + hashAt(index, 1) * (right - left - 0.6);
    const y = 0.2 + hashAt(index, 2) * (TOP - 0.4);
    if (index % 4) {
      pen.line('thin', x, y, x + 0.04, y);
      continue;
    }
    const turn = hashAt(index, 3) * 6.28;
    const r = 0.12 + hashAt(index, 4) * 0.16;
    const at = (step: number) =>
      [x + Math.cos(turn + step * 2.1) * r, y + Math.sin(turn + step * 2.1) * r] as const;
    pen.polygon('thin', ...at(0), ...at(1), ...at(2));
  }
}

/** Four layers from outside to inside. In the room behind the last one are a socket and a wire, lit. */
export const wallCut = sheet({ width: 1280, height: 400, scale: 44, originY: 380, seed: 4 }, (pen) => {
  pen.onLayer(1, () => {
    bricks(pen, outside, cavity);
    for (let run = 0; run < 3; run++)
      quilt(pen, cavity + 0.2 + run * 2.32, cavity + 0.2 + (run + 1) * 2.32 - 0.1);
    aggregate(pen, core, face);
    pen.hatch('hair', face, 0, room - face, TOP, 0.16);
  });
  pen.onLayer(2, () => {
    pen.rect('solid', 0, -0.5, END, 0.5);
    for (const x of [cavity, core, face]) pen.line('medium', x, 0, x, TOP);
    for (const x of [outside + 0.04, room]) pen.line('cut', x, 0, x, TOP);
    // The wall continues: a break line.
    const middle = (core + face) / 2;
    pen.line('medium', outside, TOP, middle - 0.4, TOP, middle - 0.2, TOP + 0.4, middle + 0.2, TOP - 0.4);
    pen.line('medium', middle + 0.2, TOP - 0.4, middle + 0.4, TOP, room + 0.4, TOP);
    // Reinforcing bars, cut.
    for (const y of [1, 3, 5, 7]) for (const x of [core + 0.7, face - 0.7]) pen.circle('solid', x, y, 0.16);
  });
  pen.onLayer(3, () => {
    pen.rect('panel', room, 1.5, 0.4, 1.7);
    const wire = [room + 0.4, 2.35, END - 0.1, 2.35] as const;
    for (const kind of ['halo', 'glow', 'live', 'flow'] as const) pen.line(`${kind}-cmms`, ...wire);
    pen.circle('nodeHalo-cmms', room + 0.2, 2.35, 0.5).circle('node-cmms', room + 0.2, 2.35, 0.22);
  });
});
