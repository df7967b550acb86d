import type { Pen } from '../../pen/Pen.ts';
import { closeup } from './closeup.ts';
import { arcPoints } from './pieces.ts';

/** A box that is ticked, with a line of writing beside it. */
function tickedLine(pen: Pen, x: number, y: number, length: number, isDone: boolean): void {
  pen.rect(isDone ? 'node-cmms' : 'medium', x, y - 0.13, 0.26, 0.26);
  if (isDone)
    pen.onLayer(pen.layer + 0.1, () => pen.line('seam', x + 0.06, y, x + 0.11, y - 0.06, x + 0.21, y + 0.08));
  pen.rect('solid', x + 0.44, y - 0.05, length, 0.1);
}

/** A year planner on the wall: a row for each task, done in spruce up to the string that marks today. */
export const wallPlanner = closeup(
  { bleeds: 'right', marks: { months: [3.2, 6.42], task: [3, 4.6], today: [6.4, 2.9], later: [3, 1.36] } },
  (pen) => {
    const rows = [5.4, 4.6, 3.8, 3, 2.2, 1.4];
    pen.onLayer(0, () => {
      pen.rect(['panel', 'cut'], 2.7, 0.5, 16, 6.5).rect('solid', 2.7, 6, 16, 0.12);
      for (let month = 0; month < 9; month++) {
        pen.line('thin', 5 + month * 1.5, 0.5, 5 + month * 1.5, 7);
        pen.rect('solid', 5.3 + month * 1.5, 6.42, [0.7, 0.8, 0.6][month % 3] ?? 0.7, 0.16);
      }
      for (const y of rows) pen.line('hair', 2.7, y - 0.4, 18.7, y - 0.4);
      pen.rect('solid', 3.05, 6.36, 1.3, 0.24);
      for (const [row, y] of rows.entries())
        pen.rect('solid', 3.05, y, [1.5, 1.2, 1.6, 1.1, 1.4, 1.2][row] ?? 1.2, 0.1);
    });
    pen.onLayer(1, () => {
      for (const [row, y] of rows.entries()) {
        const step = [1.5, 3, 1.5, 4.5, 3, 6][row] ?? 3;
        for (let x = 5.2 + (row % 2) * 0.4; x < 15; x += step)
          pen.rect(x < 7.6 ? 'node-cmms' : ['panel', 'wash-cmms', 'medium'], x, y - 0.22, 1.02, 0.5);
      }
    });
    pen.onLayer(2, () => {
      pen.line('cut', 8.15, 0.1, 8.15, 7.14);
      pen.circle(['panel', 'cut'], 8.15, 6.96, 0.2).circle('solid', 8.15, 0.2, 0.16);
      for (const x of [2.95, 10]) pen.circle('solid', x, 6.78, 0.1);
    });
  },
);

/** The log book on the desk at the change of shift: what is open, two names, the keys and the radio beside it. */
export const handoverDesk = closeup(
  { bleeds: 'right', marks: { heading: [3.3, 6.15], open: [3.2, 4.4], names: [3.3, 1.7] } },
  (pen) => {
    pen.onLayer(0, () => {
      pen.rect('wash-0', 0, -0.2, 18, 8);
      pen.roundedRect('solid', 2.5, 0.45, 8.5, 6.7, 0.16);
      for (const x of [2.7, 6.85]) pen.roundedRect(['panel', 'medium'], x, 0.62, 3.95, 6.36, 0.08);
      for (let hole = 0; hole < 9; hole++) pen.circle('solid', 6.75, 1.1 + hole * 0.68, 0.09);
    });
    pen.onLayer(1, () => {
      pen.rect('solid', 3.05, 6.1, 2.1, 0.2).rect('wash-cmms', 2.7, 5.4, 3.95, 0.42);
      for (const [row, length] of [2.3, 1.7, 2.5, 2, 1.4].entries())
        tickedLine(pen, 3.05, 4.9 - row * 0.56, length, row < 3);
      for (const y of [1.5, 1.02]) pen.line('thin', 3.05, y, 6.2, y);
      for (let row = 0; row < 9; row++) pen.line('hair', 7.15, 6.2 - row * 0.56, 10.5, 6.2 - row * 0.56);
      pen
        .rect('solid', 7.15, 6.32, 1.9, 0.1)
        .rect('solid', 7.15, 5.76, 2.7, 0.1)
        .rect('solid', 7.15, 5.2, 1.4, 0.1);
      // Two names, one under the other.
      for (const [x, y] of [
        [3.2, 1.56],
        [4.6, 1.08],
      ] as const)
        pen
          .curve('medium', x, y, x + 0.5, y + 0.5, x + 0.6, y)
          .curve('medium', x + 0.6, y, x + 0.9, y + 0.3, x + 1.3, y);
    });
    pen.onLayer(2, () => {
      // The pen, the radio and the keys on their ring.
      pen
        .polygon('node-cmms', 6.1, 2.1, 6.3, 1.98, 9.5, 3.9, 9.38, 4.12)
        .polygon('solid', 6.1, 2.1, 6.3, 1.98, 5.9, 1.86);
      pen.roundedRect('solid', 12, 1.2, 2.2, 4.4, 0.24).roundedRect('solid', 12.2, 5.4, 0.36, 1.7, 0.16);
      pen.rect('wash-cmms', 12.3, 4.2, 1.6, 0.9);
      for (let slot = 0; slot < 5; slot++) pen.rect('panel', 12.35, 1.7 + slot * 0.36, 1.5, 0.12);
      pen.line('cut', ...arcPoints(9.1, 2.5, 0.6, 0, 360, 24));
      for (const turn of [-55, -90, -125]) {
        const [x, y] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
        const along = (from: number, side: number) =>
          [9.1 + x * from - y * side, 2.5 + y * from + x * side] as const;
        pen.polygon(
          'solid',
          ...along(1.2, 0.09),
          ...along(2.1, 0.09),
          ...along(2.1, -0.09),
          ...along(1.2, -0.09),
        );
        pen.polygon(
          'solid',
          ...along(1.75, 0),
          ...along(1.75, 0.26),
          ...along(2.05, 0.26),
          ...along(2.05, 0),
        );
        pen.circle(['panel', 'cut'], ...along(0.92, 0), 0.32).circle('solid', ...along(0.68, 0), 0.07);
      }
    });
  },
);
