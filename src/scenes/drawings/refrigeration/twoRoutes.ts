import { room } from '../../buildings/room.ts';
import { alarmPoint, gridBubble, keyBubble, liveLine } from '../../parts/annotations.ts';
import { bookcase, desk, meetingTable } from '../../parts/furniture.ts';
import { earth, van } from '../../parts/outdoors.ts';
import { person, technician } from '../../parts/people.ts';
import { airHandler, dryCooler } from '../../parts/plant.ts';
import { coldRoom, dryGoodsShelves, multideck } from '../../parts/refrigeration.ts';
import { checkout, trolley } from '../../parts/retail.ts';
import { slab, wall } from '../../parts/structure.ts';
import type { Pen } from '../../pen/Pen.ts';
import { sheet } from '../sheet.ts';

/*
 * One store with two floors of offices above it, in two versions: the route of a leak report through people and desks,
 * and by wire. 720 × 450; the ground runs off both edges.
 */

const storey = 4,
  left = 2.6,
  right = 26.2;

type Point = readonly [number, number];

/** The handoff points, from the case to the engineer. */
const handOffs: readonly Point[] = [
  [13.4, 2.9],
  [5.2, storey + 1.7],
  [9, 2 * storey + 1.7],
  [17, 2 * storey + 2.2],
  [22.4, 2 * storey + 1.7],
  [20.6, storey + 1.7],
  [13.2, storey + 1.7],
  [24, 1.9],
];

function store(pen: Pen, isWired: boolean): void {
  pen.onLayer(-3, () => pen.rect('earth', -2, -1.6, 34, 1.6));
  pen.onLayer(-1, () => earth(pen, -1, 30, -0.3, { depth: 1 }));
  pen.onLayer(-1.5, () => pen.rect('paper', left, 0, right - left, 3 * storey));
  const rooms: readonly [number, number, number][] = [
    [left, 11, 1],
    [11, right, 1],
    [left, 14, 2],
    [14, right, 2],
  ];
  for (const [x0, x1, floor] of rooms)
    room(pen, x0 + 0.2, x1 - 0.2, floor * storey, storey, 'none', {
      windowSpacing: 2.4,
      lightSpacing: 2.6,
      duct: false,
    });
  pen.onLayer(1, () => {
    coldRoom(pen, 3, 0, 3.2, 2.9);
    multideck(pen, 9, 0, 3.4, 2.1);
    if (!isWired) person(pen, 13.6, 0, 'stand', { flip: true });
    dryGoodsShelves(pen, 15, 0, 2.4, 1.7, 5);
    checkout(pen, 19, 0);
    person(pen, 22.6, 0, 'walk');
    desk(pen, 4, storey, { width: 1.4 });
    person(pen, 8.4, storey, 'stand', { flip: true });
    desk(pen, 12.4, storey, { width: 1.4 });
    bookcase(pen, 15.8, storey, 2, 2, 4);
    desk(pen, 19.6, storey, { width: 1.4 });
    person(pen, 24.4, storey, 'tablet', { flip: true });
    desk(pen, 4, 2 * storey, { width: 1.4 });
    meetingTable(pen, 15.6, 2 * storey, 2.4, 2);
    technician(pen, isWired ? 12.9 : 24, 0, isWired ? 'tablet' : 'stand', { flip: true });
    dryCooler(pen, 4, 3 * storey + 0.1, 4);
    airHandler(pen, 15, 3 * storey, 5, 1.7, null);
  });
  pen.onLayer(2, () => {
    slab(pen, left - 0.1, right + 0.1, 0, 0.36);
    for (const floor of [1, 2, 3]) slab(pen, left, right, floor * storey, 0.28);
    for (const x of [left, right]) wall(pen, x, 0, 3 * storey + 0.9, 0.28);
    pen
      .line('medium', 11, storey, 11, 2 * storey - 0.3)
      .line('medium', 14, 2 * storey, 14, 3 * storey - 0.3)
      .line('medium', 7.4, 0, 7.4, storey - 0.3);
    pen.line('cut', -2, 0, 30, 0);
  });
}

const size = { width: 720, height: 450, scale: 25, originY: 412, seed: 8 } as const;

/** Eight handoffs across three floors. */
export const routeByDesks = sheet(
  { ...size, style: (ink) => `.rt{fill:none;stroke:${ink};stroke-width:1.8;stroke-dasharray:5 4}` },
  (pen) => {
    store(pen, false);
    const points: readonly Point[] = [[11.6, 1.6], ...handOffs, [11, 1.2]];
    let path = '';
    points.forEach(([x, y], index) => {
      const before = points[index - 1];
      if (before === undefined) {
        path = `M${pen.point(x, y)}`;
        return;
      }
      const [x0, y0] = before;
      const lean = index % 2 ? 1.5 : -1.3;
      path += `C${pen.point(x0 + lean, y0 + 1.2)} ${pen.point(x - lean, y + 1.1)} ${pen.point(x, y)}`;
    });
    pen.onLayer(4, () => pen.markup(`<path class="rt" d="${path}"/>`));
    pen.onLayer(5, () => {
      handOffs.forEach(([x, y], index) => {
        gridBubble(pen, x, y, String(index + 1), { radius: 11 });
      });
      alarmPoint(pen, 10.7, 2.4, 0.16);
    });
  },
);

/** Three handoffs, one of them a sensor. */
export const routeByWire = sheet(size, (pen) => {
  store(pen, true);
  pen.onLayer(4, () => {
    liveLine(pen, 'cold', 6.2, 2.5, 6.6, 3.2, 10.7, 3.2, 10.7, 2.2);
    liveLine(pen, 'cmms', 10.7, 3.2, 13.2, 3.2, 13.2, 1.9);
  });
  keyBubble(pen, 'cold', 9.2, 3.2, '1');
  keyBubble(pen, 'cmms', 12.1, 3.2, '2');
  keyBubble(pen, 'cmms', 14.1, 1.4, '3');
});

/** The store afterwards: the case full, a customer, the van on its way. 640 × 185. */
export const backToTrade = sheet({ width: 640, height: 185, scale: 52, originY: 176, seed: 5 }, (pen) => {
  pen.onLayer(1, () => {
    multideck(pen, 0.1, 0, 3.2, 2.1);
    person(pen, 4.1, 0, 'reach', { flip: true });
    trolley(pen, 5.6, 0);
    person(pen, 5.2, 0, 'push');
    van(pen, 7.6, 0);
  });
  pen.onLayer(2, () => pen.rect('solid', -1, -0.17, 14.4, 0.17));
});
