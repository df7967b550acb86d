import { keyBubble } from '../../parts/annotations.ts';
import { lampString } from '../../parts/electrical.ts';
import { drinksBar, highTable, wallScreen } from '../../parts/furniture.ts';
import { earth, streetLamp } from '../../parts/outdoors.ts';
import { person } from '../../parts/people.ts';
import { pendantLamp, slab, wall } from '../../parts/structure.ts';
import type { Pen } from '../../pen/Pen.ts';
import { sheet } from '../sheet.ts';
import { audience, strip } from './venueParts.ts';

/** Where the quay ends, and the level of the water below it, in meters. */
const QUAY = 19.4;
const WATER = -1.1;

/** A boat of four meters under sail, with a crew of two, from its stern at x. */
function boat(pen: Pen, x: number, lean: number): void {
  const deck = WATER + 0.55;
  const mast = x + 2.5;
  const top = mast + lean;
  pen.polygon(
    ['paper', 'wash-cmms', 'medium'],
    mast - 0.1,
    deck + 1,
    x + 0.2,
    deck + 1.1,
    top - 0.05,
    deck + 7,
  );
  pen.polygon(['paper', 'medium'], mast + 0.15, deck + 0.9, x + 4.3, deck + 0.3, top, deck + 5.6);
  pen.line('cut', mast, deck, top, deck + 7.2).line('medium', mast, deck + 0.95, x + 0.1, deck + 1.05);
  pen.onLayer(pen.layer + 0.2, () => {
    person(pen, x + 0.7, deck - 0.35, 'sit');
    person(pen, x + 1.7, deck - 0.35, 'sit');
  });
  pen.onLayer(pen.layer + 0.4, () =>
    pen.polygon('solid', x, deck, x + 4.5, deck + 0.1, x + 3.7, WATER - 0.15, x + 0.3, WATER - 0.15),
  );
}

/** A boat on its cradle, without mast. */
function hull(pen: Pen, x: number, y: number): void {
  pen.polygon(['panel', 'medium'], x, y + 1.1, x + 4, y + 1.2, x + 3.3, y + 0.45, x + 0.5, y + 0.4);
  pen.line('medium', x + 0.9, y + 0.4, x + 0.7, y).line('medium', x + 3, y + 0.45, x + 3.2, y);
}

/** A boat store on a hard, and six boats under sail: 1 briefing, 2 races, 3 talks in the loft, 4 fish on the quay. */
export const venueBoatStore = sheet({ ...strip, seed: 61 }, (pen) => {
  const a = 6.4;
  const b = 15.4;
  pen.onLayer(-3, () => {
    const y = pen.pixelY(0);
    pen.pixelPath('earth', `M-360 ${y}H${pen.pixelX(QUAY)}V600H-360z`);
    pen.rect('wash-cold', QUAY, -5, 40, 5 + WATER);
  });
  pen.onLayer(-2, () => {
    earth(pen, -12, QUAY, -0.3, { depth: 2 });
    for (let x = QUAY + 0.6; x < 52; x += 2.1) pen.curve('hair', x, -1.9, x + 0.5, -1.7, x + 1, -1.9);
    for (let x = QUAY + 1.4; x < 52; x += 2.7) pen.curve('hair', x, -2.9, x + 0.5, -2.7, x + 1, -2.9);
  });
  pen.onLayer(-1.5, () => {
    pen.polygon('paper', a, 0, b, 0, b, 7.4, (a + b) / 2, 9.4, a, 7.4);
    pen.rect('wash-cmms', a, 4.1, b - a, 3.3);
  });
  pen.onLayer(1, () => {
    hull(pen, a + 0.5, 0.1);
    hull(pen, a + 0.8, 1.9);
    pen.line('medium', a + 0.4, 1.9, a + 5.2, 1.9);
    highTable(pen, a + 6.8, 0);
    person(pen, a + 6.1, 0, 'talk');
    person(pen, a + 7.5, 0, 'point', { flip: true });
    wallScreen(pen, a + 0.7, 5.3, 1.6, 1);
    person(pen, a + 3, 4.2, 'point', { flip: true });
    audience(pen, a + 4, 4.2, 5);
    for (const x of [2.4, 5, 7.6]) pendantLamp(pen, a + x, 7.3, 0.7);
    drinksBar(pen, b + 1.1, 0, 2);
    person(pen, b + 0.7, 0, 'stand');
    person(pen, b + 3.6, 0, 'stand', { flip: true });
    person(pen, 3.4, 0, 'walk');
    person(pen, -0.4, 0, 'walk', { flip: true });
    streetLamp(pen, 1.4, 0, 4.8);
    [21.2, 26, 31, 36.4, 41.8, 47].forEach((x, index) => {
      boat(pen, x, 0.25 + (index % 3) * 0.2);
    });
  });
  pen.onLayer(2, () => {
    slab(pen, a, b, 0, 0.34);
    slab(pen, a, b, 4.1, 0.3);
    wall(pen, a, 0, 7.4, 0.3);
    wall(pen, b, 2.6, 7.4, 0.3);
    pen.line('cut', a - 0.5, 7.2, (a + b) / 2, 9.5, b + 0.5, 7.2);
    pen.line('cut', -12, 0, QUAY, 0, QUAY, -5).line('medium', QUAY, WATER, 53, WATER);
  });
  pen.onLayer(3, () => lampString(pen, b + 0.3, QUAY, 3.4, 0.3, 5));
  for (const [x, y, number] of [
    [a + 7.9, 3.1, '1'],
    [28.6, 9, '2'],
    [a + 2.9, 8.1, '3'],
    [b + 2.1, 2.4, '4'],
  ] as const)
    keyBubble(pen, 'cmms', x, y, number);
});
