import type { System } from '../../../../shared/site/systems.ts';
import { keyBubble, liveLine } from '../../parts/annotations.ts';
import { lampString } from '../../parts/electrical.ts';
import { chair, highTable, meetingTable, pottedPlant, sofa, wallScreen } from '../../parts/furniture.ts';
import { palm, streetLamp } from '../../parts/outdoors.ts';
import { person, technician } from '../../parts/people.ts';
import { pendantLamp, slab, wall } from '../../parts/structure.ts';
import type { Pen } from '../../pen/Pen.ts';
import { type NamedDrawing, sheet } from '../sheet.ts';
import { archedWindow, audience, ground, strip } from './venueParts.ts';

/** A long low table with people on either side of the dishes. */
function longTable(pen: Pen, x: number, y: number, seats: number): void {
  const width = seats * 1.15;
  pen.rect('panel', x, y + 0.68, width, 0.08);
  for (const leg of [0.25, width / 2, width - 0.25]) pen.line('medium', x + leg, y, x + leg, y + 0.68);
  for (let i = 0; i < seats; i++) {
    const at = x + 0.5 + i * 1.15;
    chair(pen, at - 0.05, y, i % 2 === 1);
    person(pen, at, y, 'sit', {
      flip: i % 2 === 1,
      look: ['kandura', 'hijab', 'short', 'bun'][i % 4] as 'short',
    });
    pen.arc('thin', at + 0.18, y + 0.78, 0.16, at + 0.5, y + 0.78, 0);
  }
}

/** A wind-tower house around its courtyard: 1 courtyard, 2 majlis, 3 gallery, 4 prayer room, 5 roof. Lit for a system. */
export const venueCourtyard = (system: System): NamedDrawing =>
  sheet({ ...strip, originY: 436, height: 572, seed: 12 }, (pen) => {
    const a = 4,
      b = 13,
      c = 29,
      d = 38;
    ground(pen, a, d);
    pen.onLayer(-2, () => {
      palm(pen, 0.6, 0, 7.4);
      palm(pen, -4.5, 0, 8.4, true);
      palm(pen, 41.2, 0, 8);
      palm(pen, 45.8, 0, 6.8, true);
    });
    pen.onLayer(-1.5, () => {
      pen
        .rect('paper', a, 0, b - a, 8.2)
        .rect('paper', c, 0, d - c, 8.2)
        .rect('paper', b, 0, c - b, 3.6);
      pen.rect('paper', 31.6, 8.2, 4, 4);
      pen.rect(`wash-${system}`, b, 0, c - b, 5.6).rect(`wash-${system}`, a, 0, b - a, 3.8);
      pen.rect(`wash-${system}`, c, 4.2, d - c, 3.9);
    });
    pen.onLayer(0, () => {
      for (let x = b + 0.9; x < c - 1.6; x += 2.4) {
        pen.line('thin', x, 0, x, 2.4).line('thin', x + 1.6, 0, x + 1.6, 2.4);
        pen.arc('thin', x, 2.4, 0.8, x + 1.6, 2.4, 1);
      }
      pen.line('thin', b, 3.6, c, 3.6).line('hair', b, 3.9, c, 3.9);
      for (const x of [a + 1, a + 3.4, a + 5.8]) archedWindow(pen, x, 1.1, 1.2, 1.3);
      for (const x of [c + 1, c + 3.4, c + 5.8]) archedWindow(pen, x, 5.3, 1.2, 1.3);
      for (const x of [c + 0.8, c + 5]) pen.hatch('hair', x, 1, 2.6, 1.7, 0.2).rect('thin', x, 1, 2.6, 1.7);
      for (let x = 32.3; x < 35.4; x += 0.9) pen.line('thin', x, 9.2, x, 11.6);
      pen.line('medium', 31.8, 9.2, 35.4, 11.6).line('medium', 31.8, 11.6, 35.4, 9.2);
      pen.line('thin', 31.8, 9.2, 35.4, 9.2).line('thin', 31.8, 11.6, 35.4, 11.6);
    });
    pen.onLayer(1, () => {
      longTable(pen, 14, 0, 6);
      longTable(pen, 21.8, 0, 5);
      person(pen, 28.2, 0, 'carry', { flip: true });
      person(pen, 13.4, 0, 'talk', { look: 'kandura' });
      sofa(pen, a + 0.6, 0, 2.2);
      person(pen, a + 3.6, 0, 'talk', { look: 'kandura' });
      person(pen, a + 4.7, 0, 'stand', { flip: true, look: 'hijab' });
      sofa(pen, a + 5.8, 0, 2.2);
      wallScreen(pen, a + 0.6, 5.5, 1.6, 1.1);
      person(pen, a + 2.9, 4.2, 'point', { flip: true, look: 'bun' });
      audience(pen, a + 4.4, 4.2, 4);
      for (let i = 0; i < 4; i++)
        person(pen, c + 1.8 + i * 1.5, 0, 'stand', { look: i % 2 ? 'kandura' : 'coat' });
      meetingTable(pen, c + 1.4, 4.2, 2.4, 2);
      technician(pen, c + 6.6, 4.2, 'tablet', { flip: true });
      for (const x of [a + 2, a + 6.6]) pendantLamp(pen, x, 3.9, 0.8);
      pen.line('thin', a + 0.2, 9.3, b, 9.3);
      for (let x = a + 0.2; x < b; x += 1) pen.line('hair', x, 8.3, x, 9.3);
      highTable(pen, a + 3, 8.3);
      person(pen, a + 2.3, 8.3, 'talk');
      person(pen, a + 3.8, 8.3, 'stand', { flip: true, look: 'kandura' });
      pottedPlant(pen, a + 7, 8.3, 1.5);
      pottedPlant(pen, b + 0.5, 0, 1.2);
    });
    pen.onLayer(1.6, () => {
      person(pen, 2.6, 0, 'walk', { look: 'kandura' });
      person(pen, 1.8, 0, 'walk', { look: 'long' });
      person(pen, 39.4, 0, 'walk', { flip: true });
      streetLamp(pen, 43, 0, 4.8);
    });
    pen.onLayer(2, () => {
      slab(pen, a - 0.2, d + 0.2, 0, 0.34);
      for (const [from, to] of [
        [a, b],
        [c, d],
      ] as const) {
        slab(pen, from, to, 4.2, 0.3);
        slab(pen, from - 0.2, to + 0.2, 8.3, 0.3);
      }
      wall(pen, a, 0, 9, 0.4);
      wall(pen, b, 2.5, 8.3, 0.34);
      wall(pen, c, 2.5, 8.3, 0.34);
      wall(pen, d, 0, 9, 0.4);
      wall(pen, 31.6, 8.3, 12, 0.3);
      wall(pen, 35.6, 8.3, 12, 0.3);
      pen.rect('solid', 31.2, 11.8, 4.8, 0.3);
      for (let x = 31.2; x < 35.8; x += 0.84) pen.rect('solid', x, 12.1, 0.4, 0.35);
    });
    pen.onLayer(3, () => {
      lampString(pen, b + 0.3, c - 8, 7.4, 0.9, 11);
      lampString(pen, c - 8, c - 0.3, 7.4, 0.9, 11);
      liveLine(pen, system, 33.6, 11.2, 33.6, 7.6, 29.8, 7.6, 29.8, 5.2);
    });
    for (const [x, y, number] of [
      [21, 4.8, '1'],
      [a + 4.2, 3.3, '2'],
      [a + 3.8, 7.4, '3'],
      [c + 4.2, 3.2, '4'],
      [a + 5.2, 10.2, '5'],
    ] as const)
      keyBubble(pen, system, x, y, number);
  });
