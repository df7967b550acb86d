import { outline, type Point } from '../../parts/figureShapes.ts';
import type { Pen } from '../../pen/Pen.ts';
import { closeup } from './closeup.ts';

/** A phone held upright with its lower left corner at x, y: the job on its screen, one step ticked after the other. */
function jobOnPhone(pen: Pen, x: number, y: number): void {
  pen.roundedRect('solid', x, y, 3.1, 6.3, 0.42);
  pen.roundedRect('panel', x + 0.14, y + 0.14, 2.82, 6.02, 0.3);
  pen.roundedRect('solid', x + 1.2, y + 5.86, 0.7, 0.14, 0.07);
  // The job's heading, its code and its clock.
  pen.rect('solid', x + 0.4, y + 5.36, 0.9, 0.1).rect('solid', x + 0.4, y + 5.06, 1.9, 0.16);
  pen.rect('wash-cmms', x + 0.14, y + 4.26, 2.82, 0.56).rect('node-cmms', x + 0.14, y + 4.26, 1.9, 0.07);
  pen.rect('node-cmms', x + 0.4, y + 4.52, 0.8, 0.1);
  for (const [row, done] of [true, true, true, false].entries()) {
    const at = y + 3.72 - row * 0.66;
    pen.line('hair', x + 0.3, at - 0.33, x + 2.8, at - 0.33);
    if (done) {
      pen.circle('node-cmms', x + 0.56, at, 0.17);
      pen.onLayer(pen.layer + 0.1, () =>
        pen.line('seam', x + 0.47, at, x + 0.54, at - 0.07, x + 0.66, at + 0.08),
      );
    } else pen.circle('medium', x + 0.56, at, 0.17);
    pen.rect(done ? 'shade' : 'solid', x + 0.9, at - 0.05, [1.5, 1.2, 1.7, 1.35][row] ?? 1, 0.11);
    if (done) pen.rect('wash-0', x + 0.9, at - 0.05, [1.5, 1.2, 1.7][row] ?? 1, 0.11);
  }
  pen.roundedRect('solid', x + 0.4, y + 0.5, 2.3, 0.52, 0.08);
}

/** A soft closed shape through points in hundredths of an inch. */
const shape = (pen: Pen, stroke: 'technician' | 'panel' | 'medium', ...points: Point[]) =>
  pen.centimeterPath(stroke, outline(points, true), 0, 0);

/** A hand that holds a phone, its thumb on the button; the sleeve runs off the page. */
export const handPhone = closeup(
  {
    bleeds: 'right',
    marks: { clock: [3.58, 6.2], steps: [3.6, 4.5], next: [3.6, 2.72], button: [4.2, 1.36] },
  },
  (pen) => {
    pen.onLayer(0, () => {
      // Fingers behind the phone, the palm, and the arm.
      for (const [y, reach] of [
        [4.3, 0.1],
        [3.5, 0],
        [2.7, 0.06],
        [1.95, 0.24],
      ] as const) {
        const left = (2.66 + reach) * 100,
          high = y * 100;
        shape(
          pen,
          'technician',
          [left, high - 24],
          [left - 12, high + 14],
          [left + 8, high + 38],
          [left + 320, high + 34],
          [left + 340, high - 30],
          [left + 60, high - 36],
        );
      }
      shape(
        pen,
        'technician',
        [560, 500],
        [640, 520],
        [720, 400],
        [800, 330],
        [860, 290],
        [860, 60],
        [760, 20],
        [640, 40],
        [520, 120],
        [500, 300],
      );
      // The sleeve and its bands.
      pen.polygon(['panel', 'wash-cmms'], 8.3, 3.1, 18, 4.6, 18, -1.6, 8.5, 0.1);
      pen
        .polygon('panel', 8.1, 3.2, 8.75, 3.3, 8.95, -0.05, 8.3, 0.05)
        .line('cut', 8.1, 3.2, 8.75, 3.3, 8.95, -0.05, 8.3, 0.05, 8.1, 3.2);
      pen.line('cut', 8.75, 3.18, 18, 4.6).line('cut', 8.95, 0.02, 18, -1.6);
      for (const x of [10.2, 11.3])
        pen.polygon(
          'technician',
          x,
          3.39 + (x - 10.2) * 0.155,
          x + 0.6,
          3.49 + (x - 10.2) * 0.155,
          x + 0.7,
          -0.3 - (x - 10.2) * 0.18,
          x + 0.1,
          -0.2 - (x - 10.2) * 0.18,
        );
    });
    pen.onLayer(1, () => jobOnPhone(pen, 3.2, 0.85));
    // The thumb in front of it.
    pen.onLayer(3, () => {
      shape(
        pen,
        'technician',
        [800, 300],
        [740, 330],
        [660, 250],
        [580, 190],
        [500, 165],
        [462, 148],
        [452, 118],
        [478, 96],
        [540, 100],
        [640, 124],
        [740, 130],
        [820, 150],
      );
      pen.curve('seam', 4.66, 1.4, 4.62, 1.2, 4.84, 1.1).curve('seam', 6.3, 1.9, 6.42, 1.7, 6.4, 1.5);
      pen.curve('seam', 7.2, 2.5, 7.5, 2.2, 7.6, 1.8);
    });
  },
);
