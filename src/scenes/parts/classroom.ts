import type { Pen } from '../pen/Pen.ts';
import { hashAt } from '../pen/random.ts';
import type { PersonOptions } from './people.ts';
import { person } from './people.ts';

/*
 * Pupils, boards and the sports hall.
 */

/** A pupil at a desk, facing right unless flipped. */
export function pupil(pen: Pen, x: number, y: number, o: PersonOptions = {}): void {
  const flip = o.flip ?? false;
  pen.define('pupil-desk', () =>
    pen
      .line('thin', 0.15, 0.62, 0.75, 0.62)
      .line('hair', 0.7, 0.62, 0.7, 0)
      .line('hair', 0.2, 0.62, 0.2, 0)
      .line('hair', -0.25, 0.75, -0.25, 0.38, 0.08, 0.38, 0.08, 0),
  );
  pen.place('pupil-desk', x, y, { flip });
  person(pen, flip ? x + 0.08 : x - 0.08, y, 'sit', {
    k: 0.8,
    look: hashAt(x, y) > 0.5 ? 'child' : 'short',
    ...o,
  });
}

/** A teaching board with writing on it. */
export function board(pen: Pen, x: number, y: number, w = 2.2): void {
  pen.rect('thin', x, y + 0.95, w, 1.15);
  pen
    .curve('hair', x + 0.2, y + 1.7, x + 0.6, y + 2, x + 0.9, y + 1.5)
    .line('hair', x + 1.1, y + 1.8, x + 1.9, y + 1.8)
    .line('hair', x + 1.1, y + 1.6, x + 1.7, y + 1.6)
    .line('hair', x + 1.1, y + 1.4, x + 1.8, y + 1.4);
}

/** A basketball hoop on the wall. */
export function hoop(pen: Pen, x: number, y: number, s: 1 | -1 = 1): void {
  pen
    .line('medium', x, y + 2.8, x, y + 3.9)
    .line('thin', x, y + 3.05, x + s * 0.5, y + 3.05)
    .line(
      'hair',
      x + s * 0.1,
      y + 3.05,
      x + s * 0.17,
      y + 2.65,
      x + s * 0.43,
      y + 2.65,
      x + s * 0.5,
      y + 3.05,
    )
    .line('hair', x + s * 0.3, y + 3.05, x + s * 0.3, y + 2.65);
}
