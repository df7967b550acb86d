import { alarmPoint, liveLine } from '../../parts/annotations.ts';
import { desk, pottedPlant } from '../../parts/furniture.ts';
import { tree } from '../../parts/outdoors.ts';
import { person } from '../../parts/people.ts';
import { chiller } from '../../parts/plant.ts';
import { ceilingLights, wall } from '../../parts/structure.ts';
import type { Pen } from '../../pen/Pen.ts';
import { sheet } from '../sheet.ts';

/** Points of a wire slung between two heights. */
function hung(x0: number, y0: number, x1: number, y1: number, sag: number): number[] {
  const points: number[] = [];
  for (let i = 0; i <= 8; i++) {
    const along = i / 8;
    points.push(x0 + (x1 - x0) * along, y0 + (y1 - y0) * along - sag * 4 * along * (1 - along));
  }
  return points;
}

function pole(pen: Pen, x: number): void {
  pen.line('medium', x - 0.05, 0, x - 0.05, 5).line('medium', x + 0.05, 0, x + 0.05, 5);
  pen.rect('solid', x - 0.5, 4.55, 1, 0.09);
  for (const side of [-0.4, 0.4]) pen.rect('thin', x + side - 0.05, 4.64, 0.1, 0.16);
}

/** A person calls from beside a stopped chiller; the wire crosses the yard to a desk where the call is answered. */
export const contactLine = sheet({ width: 640, height: 262, scale: 46, originY: 262, seed: 4 }, (pen) => {
  pen.onLayer(-2, () => {
    tree(pen, 6.6, 0, 3.6, 4);
  });
  pen.onLayer(0, () => {
    pole(pen, 4.9);
    pen.rect('paper', 9.4, 0, 4.3, 3.6);
    ceilingLights(pen, 9.5, 13.6, 3.36, 2, 0.8);
    pen.line('thin', 9.4, 3.36, 13.7, 3.36);
  });
  pen.onLayer(1, () => {
    chiller(pen, 0.15, 0, 2.6, 'cmms');
    person(pen, 3.6, 0, 'phone', { flip: true });
    desk(pen, 10.5, 0, { width: 1.7 });
    pottedPlant(pen, 13.1, 0, 1);
  });
  pen.onLayer(2, () => {
    pen.rect('solid', 9.2, 3.6, 4.7, 0.3);
    wall(pen, 9.4, 0, 0.9, 0.2);
    wall(pen, 9.4, 2.5, 3.6, 0.2);
    wall(pen, 13.7, 0, 3.6, 0.2);
    pen.line('thin', 9.35, 0.9, 9.35, 2.5).line('hair', 9.47, 0.9, 9.47, 2.5);
  });
  pen.onLayer(3, () => {
    liveLine(
      pen,
      'cmms',
      ...hung(3.62, 1.75, 4.9, 4.62, 0.1),
      ...hung(4.9, 4.62, 9.4, 4.1, 0.5),
      11.4,
      4.1,
      11.4,
      1.25,
    );
    alarmPoint(pen, 1.5, 1.75, 0.1);
  });
});
