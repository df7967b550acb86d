import type { Pen } from '../../pen/Pen.ts';
import { seededRandom } from '../../pen/random.ts';
import { sheet } from '../sheet.ts';

/** The end of a rolled drawing. */
function rollEnd(pen: Pen, x: number, y: number, radius: number): void {
  pen.circle(['panel', 'medium'], x, y, radius).circle('thin', x, y, radius * 0.62);
  pen.circle('hair', x, y, radius * 0.3);
}

/** Rolls in a stand, which lean out of it. */
function rollStand(pen: Pen, x: number): void {
  for (const [at, lean, height] of [
    [0.04, -0.05, 0.4],
    [0.15, 0.05, 0.34],
    [0.09, 0.01, 0.42],
  ] as const) {
    const foot = x + at;
    const top = foot + lean;
    pen.polygon(
      ['panel', 'medium'],
      foot - 0.024,
      0.1,
      foot + 0.024,
      0.1,
      top + 0.024,
      height,
      top - 0.024,
      height,
    );
    pen
      .line('hair', foot, 0.1, top, height)
      .line('thin', top - 0.024, height - 0.02, top + 0.024, height - 0.02);
  }
  pen.rect(['panel', 'medium'], x, 0, 0.2, 0.2).line('thin', x, 0.17, x + 0.2, 0.17);
}

/** A lamp on two arms, its head over what lies below. */
function deskLamp(pen: Pen, x: number): void {
  pen.line('cut', x, 0.03, x - 0.1, 0.26, x + 0.14, 0.4);
  pen.circle(['panel', 'medium'], x - 0.1, 0.26, 0.014);
  pen.polygon(['panel', 'medium'], x + 0.12, 0.42, x + 0.19, 0.37, x + 0.24, 0.27, x + 0.07, 0.36);
  pen.roundedRect('solid', x - 0.09, 0, 0.18, 0.03, 0.012);
}

/** A model of a building in section: slabs on columns, a core, one floor in color. */
function model(pen: Pen, x: number): void {
  const [width, storey, floors] = [0.4, 0.062, 5];
  pen.rect('wash-cmms', x, 0.03 + 2 * storey, width, storey);
  pen.rect('glass', x, 0.03, width, floors * storey);
  for (let floor = 0; floor < floors; floor++) {
    const y = 0.03 + floor * storey;
    pen.rect('solid', x - 0.008, y + storey - 0.012, width + 0.016, 0.012);
    for (const at of [0.02, 0.11, 0.29, 0.38]) pen.line('medium', x + at, y, x + at, y + storey - 0.012);
  }
  pen.rect(['panel', 'medium'], x + 0.17, 0.03, 0.06, floors * storey + 0.035);
  pen.rect(['panel', 'thin'], x + 0.04, 0.03 + floors * storey, 0.09, 0.025);
  pen.rect('solid', x - 0.06, 0, width + 0.12, 0.03);
}

/** Registers that stand side by side, one of them a system’s color. */
function registers(pen: Pen, x: number): void {
  const random = seededRandom(12);
  let at = x;
  for (let book = 0; book < 6; book++) {
    const thick = 0.03 + random() * 0.022;
    const height = 0.2 + random() * 0.07;
    pen.rect(
      [book === 2 ? 'wash-cold' : book === 5 ? 'wash-energy' : 'panel', 'medium'],
      at,
      0,
      thick,
      height,
    );
    pen.line('thin', at, height - 0.03, at + thick, height - 0.03).line('thin', at, 0.04, at + thick, 0.04);
    at += thick;
  }
}

/** A hard hat that someone took off. */
function hardHat(pen: Pen, x: number): void {
  pen.centimeterPath('panel', 'M-12 -3C-12 -15 -6 -18 1 -18C9 -18 13 -12 13 -3Z', x, 0);
  pen.centimeterPath(
    'medium',
    'M-12 -3C-12 -15 -6 -18 1 -18C9 -18 13 -12 13 -3ZM-3 -17.6C-2 -12 -2 -8 -3 -3M5 -17.4C6 -12 6 -8 5 -3',
    x,
    0,
  );
  pen.roundedRect('solid', x - 0.14, 0, 0.33, 0.03, 0.014);
}

/**
 * What lies on a plan chest: rolls, registers, a model under the lamp, a hat. A strip whose middle, from the lamp to
 * the rolls, is what phones show.
 */
export const planChest = sheet({ width: 1280, height: 236, scale: 500, originY: 230, seed: 9 }, (pen) => {
  rollStand(pen, 0.08);
  pen
    .circle(['panel', 'medium'], 0.42, 0.05, 0.045)
    .line('thin', 0.36, 0, 0.48, 0)
    .line('medium', 0.42, 0.05, 0.445, 0.075);
  deskLamp(pen, 0.73);
  model(pen, 1.05);
  for (const [x, y] of [
    [1.56, 0.038],
    [1.636, 0.038],
    [1.712, 0.038],
    [1.788, 0.038],
    [1.598, 0.104],
    [1.674, 0.104],
    [1.75, 0.104],
    [1.636, 0.17],
    [1.712, 0.17],
  ] as const)
    rollEnd(pen, x, y, 0.037);
  registers(pen, 1.97);
  hardHat(pen, 2.37);
  pen.rect('solid', 0, -0.012, 2.56, 0.012);
});
