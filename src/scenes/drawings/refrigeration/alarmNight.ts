import { alarmPoint, liveLine } from '../../parts/annotations.ts';
import { serverRack } from '../../parts/furniture.ts';
import { earth } from '../../parts/outdoors.ts';
import { person } from '../../parts/people.ts';
import { chestFreezer, compressorRack, multideck, multideckSection } from '../../parts/refrigeration.ts';
import { hotelBed } from '../../parts/shops.ts';
import { ceiling, pendantLamp, wall } from '../../parts/structure.ts';
import type { Pen } from '../../pen/Pen.ts';
import { seededRandom } from '../../pen/random.ts';
import { type NamedDrawing, sheet } from '../sheet.ts';

/*
 * The alarms of one night, each a stroke at its hour, above the bedroom of the person on call and the cases that sent
 * them. A strip in two states: all of them ring, or only three.
 */

const scale = 62;
const across = 1440 / scale;
/** Height of the time line. */
const line = 3.9;
const count = 214;
/** The strokes that remain, by their position in the night. */
const kept = [62, 118, 171];

function strokes(pen: Pen, isSorted: boolean): void {
  const random = seededRandom(12);
  for (let index = 0; index < count; index++) {
    // Defrosts come in bunches every six hours; the rest arrive at random.
    const bunch = random() < 0.55;
    const even = (index / count) * (across + 10) - 5;
    const x = bunch ? Math.round((even + 5) / 5.8) * 5.8 - 5 + random() * 1.3 : even + random() * 0.4;
    const tall = 0.35 + random() * 1.25;
    if (kept.includes(index) && isSorted) continue;
    if (isSorted) pen.line('hair', x, line, x, line + tall * 0.5);
    else pen.rect('alarm', x, line, 0.045, tall);
  }
  if (!isSorted) return;
  for (const index of kept) {
    const x = (index / count) * (across + 10) - 5 + 0.2;
    pen.onLayer(4, () => pen.rect('alarm', x, line, 0.07, 1.5));
    pen.onLayer(4.5, () => alarmPoint(pen, x + 0.035, line + 1.5, 0.12));
  }
}

const night = (isSorted: boolean): NamedDrawing =>
  sheet({ width: 1440, height: 420, scale, originY: 372, seed: 4, bleed: 360 }, (pen) => {
    pen.onLayer(1, () => {
      // A bedroom between two walls.
      hotelBed(pen, 1.1, 0, isSorted);
      pen.rect('panel', 4.1, 0, 0.7, 0.6).roundedRect('thin', 4.3, 0.62, 0.12, 0.22, 0.03);
      pendantLamp(pen, 2.4, 2.9, 0.7);
      if (!isSorted) person(pen, 5.3, 0, 'phone', { flip: true });
      ceiling(pen, 0.3, 6.3, 2.9);
      // The stores that send the alarms.
      compressorRack(pen, 8.2, 0, 3, 'cold');
      multideck(pen, 12.4, 0, 4.4, 2.3, { doors: true });
      multideckSection(pen, 17.2, 0, { height: 2.3 });
      chestFreezer(pen, 19, 0, 3);
      multideck(pen, 23, 0, 4.4, 2.3, { doors: true });
      chestFreezer(pen, -4.6, 0, 3);
      serverRack(pen, 22.3, 0, 0.5, 2);
    });
    pen.onLayer(2, () => {
      pen.rect('solid', -14, -0.2, across + 28, 0.2);
      pen.rect('solid', -14, 3.2, across + 28, 0.14);
      wall(pen, 0.2, 0, 3.2, 0.16);
      wall(pen, 6.4, 0, 3.2, 0.16);
      earth(pen, -14, across + 14, -0.3, { depth: 1 });
    });
    pen.onLayer(3, () => liveLine(pen, 'cold', 8.6, 2.75, 27, 2.75));
    pen.onLayer(3, () => {
      pen.line('medium', -14, line, across + 14, line);
      strokes(pen, isSorted);
    });
  });

export const alarmNightAll = night(false);
export const alarmNightThree = night(true);
