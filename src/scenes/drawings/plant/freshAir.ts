import { liveLine, verticalDimension } from '../../parts/annotations.ts';
import { desk, pottedPlant } from '../../parts/furniture.ts';
import { person, technician } from '../../parts/people.ts';
import { airHandler } from '../../parts/plant.ts';
import { diffuser } from '../../parts/services.ts';
import { slab, wall } from '../../parts/structure.ts';
import { sheet } from '../sheet.ts';

/** A reopened office: the air handler on its roof, supply along the ceiling, and desks set apart. 640 × 360. */
export const freshAir = sheet({ width: 640, height: 360, scale: 46, originY: 360, seed: 5 }, (pen) => {
  pen.onLayer(0, () => pen.line('thin', 0.4, 3.2, 13.5, 3.2));
  pen.onLayer(1, () => {
    airHandler(pen, 3.6, 4.6, 4.4, 1.9, 'energy');
    pen.rect('panel', 4.4, 3.5, 8.2, 0.5);
    for (const x of [5.2, 8, 10.8]) diffuser(pen, x, 3.2);
    desk(pen, 1.6, 0, { width: 1.4 });
    desk(pen, 6, 0, { width: 1.4 });
    desk(pen, 10.4, 0, { width: 1.4, occupant: null });
    pottedPlant(pen, 8.9, 0, 1.2);
    technician(pen, 12.6, 0, 'tablet', { flip: true });
    person(pen, 4.2, 0, 'walk');
    pen.rect('thin', 0.25, 0.9, 0.1, 1.7);
  });
  pen.onLayer(2, () => {
    slab(pen, 0.1, 13.8, 4.6, 0.3);
    wall(pen, 0.3, 0, 0.9, 0.24);
    wall(pen, 0.3, 2.6, 4.6, 0.24);
    wall(pen, 13.6, 0, 4.6, 0.24);
  });
  pen.onLayer(3, () => {
    liveLine(pen, 'energy', 7.2, 5.4, 8.8, 5.4, 8.8, 3.75, 12.4, 3.75);
    liveLine(pen, 'energy', 8.8, 3.75, 4.8, 3.75);
    verticalDimension(pen, 13.1, 0, 3.2, '', { extension: 0.3 });
  });
});
