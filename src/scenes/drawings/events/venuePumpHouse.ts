import type { System } from '../../../../shared/site/systems.ts';
import { keyBubble, liveLine } from '../../parts/annotations.ts';
import { lampString } from '../../parts/electrical.ts';
import {
  desk,
  drinksBar,
  highTable,
  lectern,
  meetingTable,
  pottedPlant,
  sofa,
  wallScreen,
} from '../../parts/furniture.ts';
import { bike, streetLamp, tree } from '../../parts/outdoors.ts';
import { person, technician } from '../../parts/people.ts';
import { pump, pumpEngine, tank } from '../../parts/plant.ts';
import { backWindows, ceilingLights, pendantLamp, slab, wall } from '../../parts/structure.ts';
import { type NamedDrawing, sheet } from '../sheet.ts';
import { archedWindow, audience, ground, strip } from './venueParts.ts';

/** A pump house with its beam engine: 1 bar, 2 engine hall, 3 talk room, 4 terrace, 5 clinic. Lit for a system. */
export const venuePumpHouse = (system: System): NamedDrawing =>
  sheet({ ...strip, seed: 31 }, (pen) => {
    const a = 6,
      b = 15,
      c = 29,
      d = 37.4,
      m = (b + c) / 2;
    ground(pen, a, d);
    pen.onLayer(-2, () => {
      for (const [x, height, seed] of [
        [-7, 7, 2],
        [2.6, 6, 4],
        [40.2, 6.6, 8],
        [49, 7, 6],
      ] as const)
        tree(pen, x, 0, height, seed);
    });
    pen.onLayer(-1.5, () => {
      pen
        .rect('paper', a, 0, b - a, 4.6)
        .rect('paper', b, -3.4, c - b, 12.2)
        .rect('paper', c, 0, d - c, 8.2);
      pen.polygon('paper', b, 8.8, c, 8.8, m, 11.3);
      pen.rect(`wash-${system}`, b, 0, c - b, 8.8).polygon(`wash-${system}`, b, 8.8, c, 8.8, m, 11.3);
      pen.rect(`wash-${system}`, a, 0, b - a, 4.4).rect(`wash-${system}`, c, 0, d - c, 3.9);
    });
    pen.onLayer(0, () => {
      for (const x of [16.4, 19.4, 22.4, 25.4]) archedWindow(pen, x, 3.6, 1.5, 3.2);
      backWindows(pen, c + 0.3, d - 0.2, 0, 1, 2.6, 1.6);
      backWindows(pen, c + 0.3, d - 0.2, 4.2, 0.9, 2.6, 1.6);
    });
    pen.onLayer(1, () => {
      drinksBar(pen, 6.6, 0, 3.6);
      person(pen, 8.2, 0);
      person(pen, 10.9, 0, 'tablet', { flip: true });
      highTable(pen, 12.4, 0);
      person(pen, 11.8, 0, 'talk');
      person(pen, 13.1, 0, 'stand', { flip: true });
      person(pen, 14.2, 0, 'walk');
      for (let i = 0; i < 3; i++) pendantLamp(pen, 7.4 + i * 2.6, 4.3, 0.7);

      pen.line('thin', a + 0.2, 5.7, b - 0.2, 5.7);
      for (let x = a + 0.2; x < b; x += 1) pen.line('hair', x, 4.7, x, 5.7);
      highTable(pen, 8, 4.7);
      person(pen, 7.4, 4.7, 'talk');
      person(pen, 8.7, 4.7, 'stand', { flip: true });
      person(pen, 11, 4.7, 'walk');
      pottedPlant(pen, 13.6, 4.7, 1.4);
      sofa(pen, 12, 4.7, 1.2);
      pen.line('thin', a + 0.3, 4.7, a + 0.3, 7.8).line('thin', b - 0.3, 7.2, b - 0.3, 7.9);

      pumpEngine(pen, 20.3, 0, system);
      person(pen, 16.2, 0);
      person(pen, 17.1, 0, 'point');
      highTable(pen, 17.9, 0);
      person(pen, 25.9, 0, 'stand', { flip: true });
      technician(pen, 25.1, 0, 'tablet', { flip: true });
      highTable(pen, 27.1, 0);
      person(pen, 27.8, 0, 'talk', { flip: true });

      pen.line('thin', b, 8.8, c, 8.8);
      const rise = (x: number) => 8.8 + 2.5 * (1 - Math.abs(x - m) / 7);
      for (let x = b; x < c; x += 2) pen.line('thin', x, 8.8, x + 1, rise(x + 1), x + 2, 8.8);

      pen.line('medium', 19.4, -3.2, 19.4, 0).line('medium', 19.8, -3.2, 19.8, 0);
      pump(pen, 17, -3.1, system);
      pump(pen, 22.4, -3.1);
      tank(pen, 24.6, -3.1, 1.1, 2.4);
      pen.line('hair', b, -1.9, c, -1.9);

      wallScreen(pen, c + 0.4, 1.3, 1.6, 1.1);
      lectern(pen, c + 2.5, 0);
      person(pen, c + 3, 0, 'point', { flip: true });
      audience(pen, c + 4.4, 0, 4);
      ceilingLights(pen, c + 0.3, d - 0.3, 3.7, 2.6, 1);
      meetingTable(pen, c + 0.8, 4.2, 2.4, 2);
      desk(pen, c + 5.4, 4.2, { width: 1.4 });
      ceilingLights(pen, c + 0.3, d - 0.3, 7.7, 2.6, 1);
    });
    pen.onLayer(1.6, () => {
      person(pen, 4.4, 0, 'walk');
      person(pen, 3.6, 0, 'walk');
      person(pen, 38.8, 0, 'walk', { flip: true });
      bike(pen, 40.8, 0);
      streetLamp(pen, 1.1, 0, 4.8);
    });
    pen.onLayer(2, () => {
      slab(pen, a - 0.2, b, 0, 0.34);
      slab(pen, a, b, 4.65, 0.3);
      wall(pen, a, 0, 5.5, 0.28);
      slab(pen, c, d + 0.2, 0, 0.34);
      slab(pen, c, d, 4.2, 0.3);
      slab(pen, c - 0.1, d + 0.3, 8.2, 0.3);
      wall(pen, d, 0, 8.9, 0.28);
      for (const x of [b, c]) {
        wall(pen, x, 2.5, 9, 0.34);
        wall(pen, x, -3.4, 0, 0.34);
      }
      pen.rect('solid', b - 0.17, -3.7, c - b + 0.34, 0.34);
      pen.rect('solid', b, -0.16, 4.2, 0.16).rect('solid', 20.1, -0.16, c - 20.1, 0.16);
      pen.polygon('solid', b - 0.5, 8.75, m, 11.25, c + 0.5, 8.75, c + 0.5, 9.05, m, 11.6, b - 0.5, 9.05);
      pen.rect('solid', 27, 9.6, 0.9, 2.2).line('medium', 26.8, 11.8, 28.1, 11.8);
    });
    pen.onLayer(3, () => {
      lampString(pen, a + 0.3, b - 0.3, 7.8, 0.42, 10);
      liveLine(pen, system, 17.1, -2.5, 17.1, -1.3, 19.6, -1.3, 19.6, 1.4);
    });
    for (const [x, y, number] of [
      [10.2, 3.1, '1'],
      [m, 7.6, '2'],
      [c + 6, 3, '3'],
      [10, 6.6, '4'],
      [c + 4.6, 6.9, '5'],
    ] as const)
      keyBubble(pen, system, x, y, number);
  });
