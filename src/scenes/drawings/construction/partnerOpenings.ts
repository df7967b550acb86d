import { switchgear } from '../../parts/electrical.ts';
import { desk, wallScreen } from '../../parts/furniture.ts';
import { person, technician } from '../../parts/people.ts';
import { airHandler } from '../../parts/plant.ts';
import { ladder } from '../../parts/structure.ts';
import type { Pen } from '../../pen/Pen.ts';
import { type NamedDrawing, sheet } from '../sheet.ts';

/*
 * Scenes for the opening between two supports, 360 × 150: a sale, a setup, a connection. The lower edge is the floor.
 */

const opening = (seed: number, draw: (pen: Pen) => void): NamedDrawing =>
  sheet({ width: 360, height: 150, scale: 52, originY: 149, seed }, (pen) => {
    pen.onLayer(1, () => draw(pen));
  });

export const openingSale = opening(3, (pen) => {
  desk(pen, 0.6, 0, { width: 1.5 });
  wallScreen(pen, 3.1, 1.1, 1.5, 0.9);
  person(pen, 3.3, 0, 'talk');
  person(pen, 5.4, 0, 'stand', { flip: true });
});

export const openingSetUp = opening(5, (pen) => {
  airHandler(pen, 0.2, 0, 4.2, 1.7, 'cmms');
  ladder(pen, 4.7, 0, 1.7);
  technician(pen, 5.9, 0, 'tablet', { flip: true });
});

export const openingConnection = opening(7, (pen) => {
  switchgear(pen, 0.4, 0, 4, 2, 'cmms');
  technician(pen, 4.3, 0, 'tablet', { flip: true });
  person(pen, 5.8, 0, 'stand', { flip: true });
});
