import { building } from '../../buildings/building.ts';
import { earth, tree } from '../../parts/outdoors.ts';
import { groundLine, type NamedDrawing, sheet } from '../sheet.ts';

/** Five buildings of one owner, by kind and starting position in meters. */
const owned = [
  { kind: 'school', x: 3, seed: 6 },
  { kind: 'office', x: 29, floors: 4, seed: 9 },
  { kind: 'hospital', x: 53, floors: 3, seed: 22 },
  { kind: 'tower', x: 79, floors: 6, seed: 7 },
  { kind: 'grocery', x: 102, seed: 14 },
] as const;

/** A portfolio along one street, a strip: as is, or with every building metered. */
const portfolio = (isRead: boolean): NamedDrawing =>
  sheet({ width: 1440, height: 470, scale: 10.6, originX: 20, originY: 400, seed: 7, bleed: 360 }, (pen) => {
    pen.hasPeople = false;
    pen.onLayer(-3, () => pen.rect('earth', -40, -8, 220, 8));
    pen.onLayer(-2, () => {
      for (const [x, h, seed] of [
        [-6, 8, 2],
        [26, 7, 8],
        [136, 8, 4],
      ] as const)
        tree(pen, x, 0, h, seed);
    });
    for (const { x, ...kind } of owned)
      building(pen, x, { ...kind, live: isRead ? 'energy' : undefined, people: false });
    groundLine(pen, -40, 170);
    pen.onLayer(-1, () => earth(pen, -36, 168, -0.6, { depth: 3 }));
  });

export const portfolioUnread = portfolio(false);
export const portfolioRead = portfolio(true);
