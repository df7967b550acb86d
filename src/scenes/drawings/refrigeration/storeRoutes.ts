import { assetNode, keyBubble, liveLine } from '../../parts/annotations.ts';
import { solarPanels } from '../../parts/electrical.ts';
import { desk, wallScreen } from '../../parts/furniture.ts';
import { earth, tree, van } from '../../parts/outdoors.ts';
import { person } from '../../parts/people.ts';
import { airHandler, dryCooler } from '../../parts/plant.ts';
import { chestFreezer, coldRoom, multideck } from '../../parts/refrigeration.ts';
import { checkout } from '../../parts/retail.ts';
import { backWindows, door, glazing, pendantLamp, slab, wall } from '../../parts/structure.ts';
import { groundLine, sheet } from '../sheet.ts';

/** The sources of a store's calls, in section: five numbered places, and the desk above the cold room they lead to. */
export const storeRoutes = sheet(
  { width: 860, height: 500, scale: 34, originX: -30, originY: 400, seed: 6 },
  (pen) => {
    const left = 1.2,
      right = 18.8,
      roof = 6.6,
      back = 7.4,
      office = 3.4,
      trunk = 5.5;
    // Where each call begins: a door, a case, a freezer, an exit light, a van.
    const calls = [
      [8.3, 2.6],
      [11.4, 2.75],
      [15, 1.4],
      [17.9, 3.9],
      [20.4, 2.5],
    ] as const;
    pen.onLayer(-2, () => {
      tree(pen, 0.4, 0, 6.4, 4);
      tree(pen, 25.4, 0, 7.2, 2);
    });
    pen.onLayer(-1.5, () => pen.rect('paper', left, 0, right - left, roof));
    pen.onLayer(0, () => backWindows(pen, back + 0.3, right - 0.4, 0, 3.6, 4.9, 2));
    pen.onLayer(1, () => {
      coldRoom(pen, left + 0.5, 0, 3.4, 2.8);
      person(pen, 6.2, 0, 'push', { flip: true });
      pen.rect('thin', 5, 0.35, 0.7, 0.8).circle('thin', 5.15, 0.14, 0.13).circle('thin', 5.6, 0.14, 0.13);
      desk(pen, left + 0.8, office, { width: 1.5 });
      pen.rect('panel', left + 3.4, office + 0.9, 1.7, 0.95);
      wallScreen(pen, left + 3.4, office + 0.9, 1.7, 0.95);
      door(pen, 7.8, 0, 1, 2.15);
      person(pen, 9.35, 0, 'phone', { flip: true });
      multideck(pen, 9.9, 0, 3.1, 2.3, { doors: true });
      person(pen, 13.45, 0, 'tablet', { flip: true });
      chestFreezer(pen, 13.9, 0, 2.2);
      checkout(pen, 16.3, 0);
      person(pen, 18.3, 0, 'stand', { flip: true, look: 'hijab' });
      pen.rect('panel', 17.6, 3, 0.6, 0.3).line('hair', 17.9, 3.3, 17.9, 3.6);
      for (const x of [9.7, 13.2, 16.5]) pendantLamp(pen, x, 5, 0.9);
      van(pen, 19.9, 0);
      dryCooler(pen, left + 0.8, roof + 0.1, 4, 'cold');
      airHandler(pen, 8, roof, 4.4, 1.6, null);
      solarPanels(pen, 13.4, roof, 4, null);
    });
    pen.onLayer(2, () => {
      slab(pen, left, right, 0, 0.34);
      slab(pen, left, back, office, 0.24);
      slab(pen, left, right, roof, 0.28);
      wall(pen, left, 0, roof + 0.8, 0.28);
      wall(pen, back, office - 0.2, roof - 0.2, 0.16);
      pen.line('medium', back, 0, back, office);
      glazing(pen, right, 0, 3.3, 1);
      wall(pen, right, 3.3, roof + 0.8, 0.28);
      pen.polygon('solid', right, 3.2, right + 1.6, 3.34, right + 1.6, 3.5, right, 3.5);
    });
    groundLine(pen, -1.4, 28, [left, right]);
    pen.onLayer(-1, () => earth(pen, -1.4, 28, -0.4, { depth: 3 }));
    pen.onLayer(3, () => {
      const [van, ...inside] = calls.toReversed();
      liveLine(
        pen,
        'cold',
        left + 4.25,
        office + 1.85,
        left + 4.25,
        trunk,
        van?.[0] ?? 0,
        trunk,
        ...(van ?? []),
      );
      for (const [x, y] of inside) {
        liveLine(pen, 'cold', x, y, x, trunk);
        assetNode(pen, 'cold', x, trunk, 0.11);
      }
    });
    calls.forEach(([x, y], index) => {
      keyBubble(pen, 'cold', x, y, String(index + 1));
    });
  },
);
