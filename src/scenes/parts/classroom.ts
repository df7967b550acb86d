import type { Pen } from '../pen/Pen.ts';
import { hashAt } from '../pen/random.ts';
import type { PersonOptions } from './people.ts';
import { person } from './people.ts';

/*
 * Pupils, boards and the sports hall.
 */

/** A pupil at a desk, facing right unless flipped. */
export function pupil(pen: Pen, x: number, y: number, options: PersonOptions = {}): void {
  const flip = options.flip ?? false;
  pen.define('pupil-desk', () =>
    pen
      .line('thin', 0.15, 0.62, 0.75, 0.62)
      .line('hair', 0.7, 0.62, 0.7, 0)
      .line('hair', 0.2, 0.62, 0.2, 0)
      .line('hair', -0.25, 0.75, -0.25, 0.38, 0.08, 0.38, 0.08, 0),
  );
  pen.place('pupil-desk', x, y, { flip });
  person(pen, flip ? x + 0.08 : x - 0.08, y, 'sit', {
    size: 0.8,
    look: hashAt(x, y) > 0.5 ? 'child' : 'short',
    ...options,
  });
}

/** A teaching board with writing on it. */
export function blackboard(pen: Pen, x: number, y: number, width = 2.2): void {
  pen.rect('thin', x, y + 0.95, width, 1.15);
  pen
    .curve('hair', x + 0.2, y + 1.7, x + 0.6, y + 2, x + 0.9, y + 1.5)
    .line('hair', x + 1.1, y + 1.8, x + 1.9, y + 1.8)
    .line('hair', x + 1.1, y + 1.6, x + 1.7, y + 1.6)
    .line('hair', x + 1.1, y + 1.4, x + 1.8, y + 1.4);
}

/** A basketball hoop on the wall. */
export function basketballHoop(pen: Pen, x: number, y: number, side: 1 | -1 = 1): void {
  pen
    .line('medium', x, y + 2.8, x, y + 3.9)
    .line('thin', x, y + 3.05, x + side * 0.5, y + 3.05)
    .line(
      'hair',
      x + side * 0.1,
      y + 3.05,
      x + side * 0.17,
      y + 2.65,
      x + side * 0.43,
      y + 2.65,
      x + side * 0.5,
      y + 3.05,
    )
    .line('hair', x + side * 0.3, y + 3.05, x + side * 0.3, y + 2.65);
}
