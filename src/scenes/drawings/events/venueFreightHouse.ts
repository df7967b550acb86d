import type { System } from '../../../../shared/site/systems.ts';
import { keyBubble, liveLine } from '../../parts/annotations.ts';
import { lampString } from '../../parts/electrical.ts';
import { drinksBar, highTable, pottedPlant, sofa, wallScreen } from '../../parts/furniture.ts';
import { streetLamp, tree } from '../../parts/outdoors.ts';
import { person, technician } from '../../parts/people.ts';
import { pump, tank } from '../../parts/plant.ts';
import { pendantLamp, slab, wall } from '../../parts/structure.ts';
import type { Pen } from '../../pen/Pen.ts';
import { type NamedDrawing, sheet } from '../sheet.ts';
import { archedWindow, audience, ground, strip } from './venueParts.ts';

/** A truss of equal panels between two points at one height. */
function truss(pen: Pen, from: number, to: number, y: number, height: number): void {
  pen.line('medium', from, y, to, y).line('medium', from, y + height, to, y + height);
  for (let x = from; x < to - 0.1; x += height) {
    pen.line('thin', x, y, x + height / 2, y + height, x + height, y);
  }
}

/** A brick freight house by the river and its bridge: 1 dock, 2 sorting floor, 3 loft, 4 boiler room. Lit for a system. */
export const venueFreightHouse = (system: System): NamedDrawing =>
  sheet({ ...strip, originY: 462, height: 598, seed: 44 }, (pen) => {
    const a = 5,
      b = 12,
      c = 31;
    ground(pen, a, 33);
    pen.onLayer(-2, () => {
      tree(pen, 1.8, 0, 6, 4);
      tree(pen, -6, 0, 6.6, 2);
      truss(pen, 34.6, 52, 3.4, 2.2);
      pen.line('cut', 33.4, 3.2, 53, 3.2);
      for (const x of [35.4, 45]) pen.rect('panel', x, -1.6, 1.2, 4.8);
      for (let x = 34; x < 53; x += 2.3) pen.curve('hair', x, -0.9, x + 0.6, -0.7, x + 1.2, -0.9);
      for (let x = 35; x < 53; x += 2.9) pen.curve('hair', x, -1.7, x + 0.6, -1.5, x + 1.2, -1.7);
    });
    pen.onLayer(-1.5, () => {
      pen.rect('paper', a, 0, b - a, 4.4).rect('paper', b, -3.3, c - b, 13.4);
      pen
        .rect(`wash-${system}`, a, 0, b - a, 4.2)
        .rect(`wash-${system}`, b, 0, c - b, 4.8)
        .rect(`wash-${system}`, b, 5.2, c - b, 4.6);
    });
    pen.onLayer(0, () => {
      for (let x = b + 1.2; x < c - 2; x += 3) {
        archedWindow(pen, x, 1.6, 1.8, 1.9);
        archedWindow(pen, x, 6.4, 1.8, 1.9);
      }
      for (let y = 0.5; y < 4; y += 0.45) pen.line('hair', a, y, b, y);
    });
    pen.onLayer(1, () => {
      drinksBar(pen, a + 0.5, 0.9, 3.2);
      person(pen, a + 2, 0.9);
      highTable(pen, a + 5.2, 0.9);
      person(pen, a + 4.6, 0.9, 'talk');
      person(pen, a + 5.9, 0.9, 'stand', { flip: true });
      for (const x of [b + 6.3, b + 12.6]) {
        pen.line('medium', x, 0, x, 4.9).line('medium', x + 0.16, 0, x + 0.16, 4.9);
        pen.line('medium', x, 5.2, x, 9.8).line('medium', x + 0.16, 5.2, x + 0.16, 9.8);
      }
      wallScreen(pen, b + 0.8, 1.5, 2, 1.3);
      person(pen, b + 3.6, 0, 'point', { flip: true });
      audience(pen, b + 4.8, 0, 6);
      highTable(pen, b + 13.8, 0);
      person(pen, b + 13.2, 0, 'talk');
      person(pen, b + 14.5, 0, 'stand', { flip: true });
      person(pen, b + 16.6, 0, 'walk', { flip: true });
      for (const x of [b + 2, b + 5, b + 8.4, b + 11.4, b + 14.6, b + 17.4]) pendantLamp(pen, x, 4.8, 0.8);
      for (const x of [1.6, 8, 14.4]) {
        highTable(pen, b + x, 5.2);
        person(pen, b + x - 0.65, 5.2, 'talk');
        person(pen, b + x + 0.7, 5.2, 'stand', { flip: true });
      }
      sofa(pen, b + 4, 5.2, 1.8);
      pottedPlant(pen, b + 10.6, 5.2, 1.5);
      person(pen, b + 11.6, 5.2, 'walk');
      technician(pen, b + 17.2, 5.2, 'tablet', { flip: true });
      tank(pen, b + 1.4, -3.1, 1.4, 2.5);
      pump(pen, b + 4.2, -3.1, system);
      pump(pen, b + 6.6, -3.1);
      person(pen, b + 9.2, -3.1, 'talk');
      technician(pen, b + 10.3, -3.1, 'point', { flip: true });
    });
    pen.onLayer(1.6, () => {
      person(pen, 3.6, 0, 'walk');
      person(pen, 0.4, 0, 'walk', { flip: true });
      streetLamp(pen, -1.4, 0, 4.8);
    });
    pen.onLayer(2, () => {
      pen.rect('solid', a - 0.2, -0.1, b - a + 0.2, 0.95);
      slab(pen, a - 1.4, b, 4.5, 0.28);
      slab(pen, b, c, 0, 0.34);
      slab(pen, b, c, 5.2, 0.34);
      slab(pen, b - 0.3, c + 0.3, 10.1, 0.4);
      wall(pen, b, 2.5, 11, 0.42);
      wall(pen, b, -3.4, 0, 0.42);
      wall(pen, c, 0, 11, 0.42);
      wall(pen, c, -3.4, 0, 0.42);
      pen.rect('solid', b - 0.2, -3.6, c - b + 0.4, 0.34);
      pen.rect('solid', c, -0.34, 2, 0.34).rect('solid', 32.7, -3.2, 0.4, 3.2);
      pen.rect('solid', b + 3, 10.1, 2.6, 0.3);
      pen.line('medium', b + 3.4, 10.4, b + 3.4, 11.3).line('medium', b + 5.2, 10.4, b + 5.2, 11.3);
      pen.rect('panel', b + 3, 11.3, 2.6, 1.5).polygon('panel', b + 2.8, 12.8, b + 5.8, 12.8, b + 4.3, 13.5);
    });
    pen.onLayer(3, () => {
      lampString(pen, a - 1, b - 0.4, 3.9, 0.3, 8);
      liveLine(pen, system, b + 4.3, -2.4, b + 4.3, -0.9, b + 18.2, -0.9, b + 18.2, 4.5);
    });
    for (const [x, y, number] of [
      [a + 3.6, 3.2, '1'],
      [b + 9.5, 4.1, '2'],
      [b + 9.5, 9.1, '3'],
      [b + 12.4, -1.6, '4'],
    ] as const)
      keyBubble(pen, system, x, y, number);
  });
