import { horizontalDimension, liveLine } from '../../parts/annotations.ts';
import { person, technician } from '../../parts/people.ts';
import { ladder } from '../../parts/structure.ts';
import type { Pen } from '../../pen/Pen.ts';
import { sheet } from '../sheet.ts';

/** An adjustable steel prop: a tube in a tube, a collar with its handle, a plate at each end. */
function prop(pen: Pen, x: number, top: number): void {
  pen.rect('panel', x - 0.07, 0.05, 0.14, 1.75).rect('panel', x - 0.045, 1.8, 0.09, top - 1.85);
  pen.rect('solid', x - 0.16, 0, 0.32, 0.06).rect('solid', x - 0.16, top - 0.06, 0.32, 0.06);
  pen.rect('panel', x - 0.13, 1.72, 0.26, 0.14).line('medium', x - 0.32, 1.79, x + 0.32, 1.79);
  for (let y = 2.05; y < top - 0.3; y += 0.28) pen.circle('hair', x, y, 0.015);
}

/** Courses of brick between two x's, with every other course's joints offset to the middle. */
function courses(pen: Pen, x0: number, x1: number, y0: number, count: number): void {
  for (let i = 0; i <= count; i++) pen.line('hair', x0, y0 + i * 0.22, x1, y0 + i * 0.22);
  for (let i = 0; i < count; i++)
    for (let x = x0 + (i % 2 ? 0.33 : 0.66); x < x1; x += 0.66)
      pen.line('hair', x, y0 + i * 0.22, x, y0 + (i + 1) * 0.22);
}

function propped(pen: Pen): void {
  const top = 3.3;
  pen.onLayer(-1, () => courses(pen, 0.3, 13.6, top + 0.5, 4));
  pen.onLayer(0, () => {
    for (const x of [0.35, 13.55]) pen.line('axis', x, 0, x, top);
    pen.line('axis', 4.2, 0, 4.2, top).line('axis', 9.7, 0, 9.7, top);
  });
  pen.onLayer(1, () => {
    for (const x of [0.9, 3.6, 6.95, 10.3, 13]) prop(pen, x, top);
    ladder(pen, 8.7, 0, 2.9);
    technician(pen, 8.55, 0.95, 'ladder');
    technician(pen, 5.4, 0, 'tablet');
    person(pen, 2.3, 0, 'stand');
    for (let row = 0; row < 4; row++)
      for (let i = 0; i < 4 - (row > 2 ? 2 : 0); i++)
        pen.rect('panel', 11.1 + i * 0.38, row * 0.2, 0.36, 0.18);
  });
  pen.onLayer(2, () => pen.rect('solid', 0.1, top, 13.7, 0.5));
  pen.onLayer(3, () => {
    liveLine(pen, 'cmms', 0.4, top + 0.25, 13.5, top + 0.25);
  });
}

/** A beam on props: it carries its load before the wall below it is built, and can still be taken out. */
export const trialProps = sheet({ width: 640, height: 300, scale: 46, originY: 300, seed: 6 }, (pen) => {
  propped(pen);
  pen.onLayer(3, () => horizontalDimension(pen, 0.3, 13.6, 5.6, '14 days', { extension: 0.2, gap: 0.3 }));
});

/** The same beam without a date for its wall. */
export const unbuiltWall = sheet({ width: 640, height: 240, scale: 46, originY: 240, seed: 6 }, propped);
