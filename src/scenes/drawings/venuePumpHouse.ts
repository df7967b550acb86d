import { key, live } from '../parts/annotations.ts';
import { festoon } from '../parts/electrical.ts';
import { bar, desk, highTable, lectern, meeting, potted, screen, sofa } from '../parts/furniture.ts';
import { bike, lamp, tree } from '../parts/outdoors.ts';
import { person, tech } from '../parts/people.ts';
import { pump, pumpEngine, tank } from '../parts/plant.ts';
import { backWindows, lights, pendant, slab, wall } from '../parts/structure.ts';
import { type NamedDrawing, sheet } from './sheet.ts';
import { archedWindow, audience, ground, strip } from './venueParts.ts';

/** A pump house with its beam engine: 1 bar, 2 engine hall, 3 talk room, 4 terrace, 5 clinic. */
export const venuePumpHouse: NamedDrawing = sheet({ ...strip, seed: 31 }, (P) => {
  const a = 6,
    b = 15,
    c = 29,
    d = 37.4,
    m = (b + c) / 2;
  ground(P, a, d);
  P.at(-2, () => {
    for (const [x, height, seed] of [
      [-7, 7, 2],
      [2.6, 6, 4],
      [40.2, 6.6, 8],
      [49, 7, 6],
    ] as const)
      tree(P, x, 0, height, seed);
  });
  P.at(-1.5, () => {
    P.rect('paper', a, 0, b - a, 4.6)
      .rect('paper', b, -3.4, c - b, 12.2)
      .rect('paper', c, 0, d - c, 8.2);
    P.poly('paper', b, 8.8, c, 8.8, m, 11.3);
    P.rect('wash-e', b, 0, c - b, 8.8).poly('wash-e', b, 8.8, c, 8.8, m, 11.3);
    P.rect('wash-e', a, 0, b - a, 4.4).rect('wash-e', c, 0, d - c, 3.9);
  });
  P.at(0, () => {
    for (const x of [16.4, 19.4, 22.4, 25.4]) archedWindow(P, x, 3.6, 1.5, 3.2);
    backWindows(P, c + 0.3, d - 0.2, 0, 1, 2.6, 1.6);
    backWindows(P, c + 0.3, d - 0.2, 4.2, 0.9, 2.6, 1.6);
  });
  P.at(1, () => {
    bar(P, 6.6, 0, 3.6);
    person(P, 8.2, 0);
    person(P, 10.9, 0, 'tablet', { flip: true });
    highTable(P, 12.4, 0);
    person(P, 11.8, 0, 'talk');
    person(P, 13.1, 0, 'stand', { flip: true });
    person(P, 14.2, 0, 'walk');
    for (let i = 0; i < 3; i++) pendant(P, 7.4 + i * 2.6, 4.3, 0.7);

    P.line('thin', a + 0.2, 5.7, b - 0.2, 5.7);
    for (let x = a + 0.2; x < b; x += 1) P.line('hair', x, 4.7, x, 5.7);
    highTable(P, 8, 4.7);
    person(P, 7.4, 4.7, 'talk');
    person(P, 8.7, 4.7, 'stand', { flip: true });
    person(P, 11, 4.7, 'walk');
    potted(P, 13.6, 4.7, 1.4);
    sofa(P, 12, 4.7, 1.2);
    P.line('thin', a + 0.3, 4.7, a + 0.3, 7.8).line('thin', b - 0.3, 7.2, b - 0.3, 7.9);

    pumpEngine(P, 20.3, 0, 'e');
    person(P, 16.2, 0);
    person(P, 17.1, 0, 'point');
    highTable(P, 17.9, 0);
    person(P, 25.9, 0, 'stand', { flip: true });
    tech(P, 25.1, 0, 'tablet', { flip: true });
    highTable(P, 27.1, 0);
    person(P, 27.8, 0, 'talk', { flip: true });

    P.line('thin', b, 8.8, c, 8.8);
    const rise = (x: number) => 8.8 + 2.5 * (1 - Math.abs(x - m) / 7);
    for (let x = b; x < c; x += 2) P.line('thin', x, 8.8, x + 1, rise(x + 1), x + 2, 8.8);

    P.line('medium', 19.4, -3.2, 19.4, 0).line('medium', 19.8, -3.2, 19.8, 0);
    pump(P, 17, -3.1, 'e');
    pump(P, 22.4, -3.1);
    tank(P, 24.6, -3.1, 1.1, 2.4);
    P.line('hair', b, -1.9, c, -1.9);

    screen(P, c + 0.4, 1.3, 1.6, 1.1);
    lectern(P, c + 2.5, 0);
    person(P, c + 3, 0, 'point', { flip: true });
    audience(P, c + 4.4, 0, 4);
    lights(P, c + 0.3, d - 0.3, 3.7, 2.6, 1);
    meeting(P, c + 0.8, 4.2, 2.4, 2);
    desk(P, c + 5.4, 4.2, { w: 1.4 });
    lights(P, c + 0.3, d - 0.3, 7.7, 2.6, 1);
  });
  P.at(1.6, () => {
    person(P, 4.4, 0, 'walk');
    person(P, 3.6, 0, 'walk');
    person(P, 38.8, 0, 'walk', { flip: true });
    bike(P, 40.8, 0);
    lamp(P, 1.1, 0, 4.8);
  });
  P.at(2, () => {
    slab(P, a - 0.2, b, 0, 0.34);
    slab(P, a, b, 4.65, 0.3);
    wall(P, a, 0, 5.5, 0.28);
    slab(P, c, d + 0.2, 0, 0.34);
    slab(P, c, d, 4.2, 0.3);
    slab(P, c - 0.1, d + 0.3, 8.2, 0.3);
    wall(P, d, 0, 8.9, 0.28);
    for (const x of [b, c]) {
      wall(P, x, 2.5, 9, 0.34);
      wall(P, x, -3.4, 0, 0.34);
    }
    P.rect('solid', b - 0.17, -3.7, c - b + 0.34, 0.34);
    P.rect('solid', b, -0.16, 4.2, 0.16).rect('solid', 20.1, -0.16, c - 20.1, 0.16);
    P.poly('solid', b - 0.5, 8.75, m, 11.25, c + 0.5, 8.75, c + 0.5, 9.05, m, 11.6, b - 0.5, 9.05);
    P.rect('solid', 27, 9.6, 0.9, 2.2).line('medium', 26.8, 11.8, 28.1, 11.8);
  });
  P.at(3, () => {
    festoon(P, a + 0.3, b - 0.3, 7.8, 0.42, 10);
    live(P, 'e', 17.1, -2.5, 17.1, -1.3, 19.6, -1.3, 19.6, 1.4);
  });
  for (const [x, y, number] of [
    [10.2, 3.1, '1'],
    [m, 7.6, '2'],
    [c + 6, 3, '3'],
    [10, 6.6, '4'],
    [c + 4.6, 6.9, '5'],
  ] as const)
    key(P, 'e', x, y, number);
});
