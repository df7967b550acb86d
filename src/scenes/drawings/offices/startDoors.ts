import { liveLine, verticalDimension } from '../../parts/annotations.ts';
import { chair, desk, wallScreen } from '../../parts/furniture.ts';
import { person, technician } from '../../parts/people.ts';
import { airHandler } from '../../parts/plant.ts';
import { ceilingLights, openDoor } from '../../parts/structure.ts';
import type { Pen } from '../../pen/Pen.ts';
import { sheet } from '../sheet.ts';

/** A doorway at the left with its door open, and the room behind it. */
function doorway(pen: Pen, furnish: () => void): void {
  pen.onLayer(0, () => pen.line('thin', 0, 3.9, 7, 3.9));
  pen.onLayer(1, furnish);
  pen.onLayer(2, () => openDoor(pen, 0.12, 0.02, 0.8, 2.2));
}

const room = (seed: number, furnish: (pen: Pen) => void) =>
  sheet({ width: 300, height: 186, scale: 44, originX: 4, originY: 186, seed }, (pen) =>
    doorway(pen, () => furnish(pen)),
  );

/** Two visitors and a technician in front of a running air handler. */
export const doorDemo = room(5, (pen) => {
  person(pen, 1.5, 0, 'stand');
  technician(pen, 2.5, 0, 'point');
  airHandler(pen, 3.2, 0, 3.4, 1.9, 'cmms');
  pen.line('medium', 3.8, 2.15, 3.8, 4.3);
  pen.onLayer(3, () => liveLine(pen, 'cmms', 5.6, 4.3, 5.6, 2.15));
});

/** A beam on two props, under test. */
export const doorTrial = room(6, (pen) => {
  for (const x of [2.1, 6]) {
    pen.rect('panel', x - 0.06, 0.05, 0.12, 1.5).rect('panel', x - 0.04, 1.5, 0.08, 1.2);
    pen.rect('solid', x - 0.16, 0, 0.32, 0.06).line('medium', x - 0.28, 1.5, x + 0.28, 1.5);
  }
  pen.rect('solid', 1.6, 2.7, 4.9, 0.4);
  pen.onLayer(3, () => liveLine(pen, 'cmms', 1.8, 2.9, 6.3, 2.9));
  technician(pen, 3.4, 0, 'tablet');
  person(pen, 4.7, 0, 'stand', { flip: true });
});

/** A person at a desk, in front of a bar chart built of storeys. */
export const doorCalculator = room(7, (pen) => {
  desk(pen, 1.5, 0, { width: 1.5 });
  for (const [i, storeys] of [5, 4, 2].entries()) {
    const x = 3.9 + i * 0.8;
    for (let y = 0; y < storeys; y++) pen.rect(i === 2 ? 'wash-cmms' : 'panel', x, y * 0.5, 0.55, 0.5);
    pen.rect('medium', x, 0, 0.55, storeys * 0.5);
  }
  verticalDimension(pen, 6.35, 1, 2.5, '', { extension: 0.3 });
});

/** A person on the phone, and the engineer's empty chair turned to listen. */
export const doorCall = room(8, (pen) => {
  ceilingLights(pen, 1.4, 6.6, 3.9, 2.4, 1);
  person(pen, 2.2, 0, 'phone');
  chair(pen, 5.2, 0, true);
  person(pen, 5.2, 0, 'phone', { flip: true });
  wallScreen(pen, 3.2, 1.5, 1.2, 0.75);
});
