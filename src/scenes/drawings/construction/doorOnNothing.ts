import { room } from '../../buildings/room.ts';
import { assetNode, liveLine, verticalDimension } from '../../parts/annotations.ts';
import { bookcase, pottedPlant } from '../../parts/furniture.ts';
import { earth, tree } from '../../parts/outdoors.ts';
import { person, technician } from '../../parts/people.ts';
import { airHandler } from '../../parts/plant.ts';
import { openDoor, slab, wall } from '../../parts/structure.ts';
import { sheet } from '../sheet.ts';

/** Storey height, storeys, and where the building ends, in meters. */
const storey = 4.2,
  storeys = 4,
  end = 16.4;
/** Where the wing that was never built would end. */
const wing = 50;

/** A building in section whose third floor has a door that leads nowhere: its wing is only an outline. */
export const doorOnNothing = sheet(
  {
    width: 1440,
    height: 760,
    scale: 27,
    originY: 680,
    seed: 44,
    bleed: 360,
    style: (ink) =>
      `.ghost .f{fill:none;stroke:${ink};stroke-width:.7;stroke-dasharray:2 2;opacity:.6}.ax{opacity:.55}`,
  },
  (pen) => {
    const door = 2 * storey;
    pen.onLayer(-3, () => pen.pixelPath('earth', 'M-800 680H2300V900H-800z'));
    pen.onLayer(-2, () => tree(pen, 51.5, 0, 6.4, 4, { depth: 5 }));
    pen.onLayer(-1, () => earth(pen, -14, 68, -0.3, { depth: 3 }));
    pen.onLayer(-1.5, () => pen.rect('paper', -14, 0, end + 14, storeys * storey));
    const uses = [
      ['servers', 'lobby'],
      ['office', 'meet'],
      ['office', 'none'],
      ['breakout', 'office'],
    ] as const;
    uses.forEach(([left, right], i) => {
      room(pen, -14, 3.6, i * storey, storey, left, { windowSpacing: 1.8 });
      room(pen, 3.6, end - 0.2, i * storey, storey, right, {
        windowSpacing: 1.8,
        wash: i === 2 ? 'cmms' : null,
      });
    });
    // The corridor, and the door at the end of it.
    pen.onLayer(1, () => {
      bookcase(pen, 4.3, door, 1.9, 1.9);
      pen.rect('panel', 7.2, door + 1.2, 1.3, 0.9);
      for (const [y, to] of [
        [1.9, 8.3],
        [1.7, 8.1],
        [1.5, 8.3],
      ] as const)
        pen.line('hair', 7.35, door + y, to, door + y);
      pottedPlant(pen, 6.7, door, 1);
      person(pen, end - 1.05, door, 'stand');
      technician(pen, end - 4.1, door, 'walk');
    });
    pen.onLayer(3, () => {
      pen.rect('paper', end - 0.24, door, 0.5, 2.35);
      pen.line('medium', end - 0.15, door + 2.35, end + 0.15, door + 2.35);
      openDoor(pen, end + 0.12, door, 1.05, 2.3);
      assetNode(pen, 'cmms', end + 0.6, door + 2.95, 0.13);
    });
    pen.onLayer(2, () => {
      for (let i = 0; i <= storeys; i++) slab(pen, -14, end + 0.12, i * storey, 0.34);
      wall(pen, 3.6, 0, storeys * storey, 0.2);
      for (let i = 0; i < storeys; i++) {
        const y = i * storey;
        if (i === 2) {
          wall(pen, end, y + 2.35, y + storey, 0.26);
          continue;
        }
        wall(pen, end, y, y + 1, 0.26);
        wall(pen, end, y + 2.9, y + storey, 0.26);
        pen
          .line('thin', end - 0.06, y + 1, end - 0.06, y + 2.9)
          .line('hair', end + 0.08, y + 1, end + 0.08, y + 2.9)
          .line('medium', end - 0.15, y + 1, end + 0.35, y + 1);
      }
      wall(pen, end, storeys * storey, storeys * storey + 1, 0.28);
      airHandler(pen, 5, storeys * storey, 5, 1.9, 'cmms');
      pen.pixelPath('cut', 'M-800 680H2300');
    });
    pen.onLayer(3, () =>
      liveLine(
        pen,
        'cmms',
        5,
        storeys * storey + 1.2,
        4.3,
        storeys * storey + 1.2,
        4.3,
        door + 3.3,
        end - 0.4,
        door + 3.3,
      ),
    );
    // The missing wing: floors as stubs, with room for text, and the outlines of people.
    pen.onLayer(1, () => {
      const top = storeys * storey + 5.4,
        x = end + 0.5;
      pen
        .line('axis', x, 0, x, door - 0.6)
        .line('axis', x, storeys * storey, x, top, wing, top, wing, -2.6, x, -2.6, x, -0.3);
      pen
        .line('axis', x, storey, wing, storey)
        .line('axis', x, door, end + 8.6, door)
        .line('axis', wing - 5, door, wing, door)
        .line('axis', wing - 3, 3 * storey, wing, 3 * storey)
        .line('axis', wing - 3, storeys * storey, wing, storeys * storey);
      for (const column of [25, 33.4, 41.8]) pen.line('axis', column, -2.6, column, door - 0.9);
      pen.group('ghost', () => {
        for (const [px, py] of [
          [27, 0],
          [44, 0],
          [36, storey],
        ] as const)
          person(pen, px - 0.3, py, 'sit', { look: 'short' });
        for (const [px, py, pose] of [
          [22, 0, 'stand'],
          [39, 0, 'walk'],
          [29.5, storey, 'tablet'],
          [46, storey, 'stand'],
        ] as const)
          person(pen, px, py, pose, { look: 'short' });
      });
      for (const [px, py] of [
        [27, 0],
        [44, 0],
        [36, storey],
      ] as const)
        pen
          .line('hair', px, py + 0.73, px + 1.4, py + 0.73)
          .line('hair', px + 0.1, py + 0.73, px + 0.1, py)
          .line('hair', px + 1.3, py + 0.73, px + 1.3, py);
    });
    // A sheet of the plan, falling.
    pen.onLayer(4, () => {
      pen.centimeterPath('panel', 'M0 0L34 -12L42 10L8 22Z', end + 2.1, 6.2, 1.9);
      pen.centimeterPath('hair', 'M8 2L32 -6M10 9L34 1M11 15L28 9', end + 2.1, 6.2, 1.9);
      pen.curve('measure', end + 1.6, 8, end + 3.3, 7.6, end + 2.2, 6.7);
      pen.curve('measure', end + 2.9, 5.6, end + 2, 4.9, end + 2.8, 4.2);
    });
    pen.onLayer(5, () => {
      verticalDimension(pen, end + 4.9, 0, door, '8 400', { extension: 0.9 });
      pen.line('measure', end + 1.3, door + 2.1, end + 2.1, door + 3.2, end + 4, door + 3.2);
      pen.markup(
        `<text class="an" x="${Math.round(pen.pixelX(end + 2.25))}" y="${Math.round(pen.pixelY(door + 3.2) - 6)}">404</text>`,
      );
    });
  },
);
