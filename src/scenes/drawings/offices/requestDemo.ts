import { liveLine } from '../../parts/annotations.ts';
import { desk, serverRack, wallScreen } from '../../parts/furniture.ts';
import { tree, van } from '../../parts/outdoors.ts';
import { person, technician } from '../../parts/people.ts';
import { airHandler } from '../../parts/plant.ts';
import { ceilingLights, wall } from '../../parts/structure.ts';
import type { Pen } from '../../pen/Pen.ts';
import { type NamedDrawing, sheet } from '../sheet.ts';

/*
 * The way down to the plant room: a street, and three storeys below it, each with a stair. `requestDemo` is the whole
 * section; the others are parts of it, for a page that puts text between them.
 */

/** Storey height below the street, and positions of shaft and rooms, in meters of the whole section. */
const storey = 4.7,
  shaft = { left: 1.9, right: 5.1 },
  edge = 15.4;

function street(pen: Pen): void {
  pen.onLayer(-2, () => {
    tree(pen, 7.8, 0, 3.9, 4);
    tree(pen, 14.9, 0, 3.7, 8);
  });
  pen.onLayer(1, () => {
    person(pen, 6, 0, 'walk', { flip: true });
    van(pen, 8.6, 0);
    pen
      .line('thin', 2.15, 0, 2.15, 1.05, 5.1, 1.05, 5.1, 0)
      .line('hair', 2.15, 0.55, 5.1, 0.55)
      .line('hair', 3.15, 0, 3.15, 1.05)
      .line('hair', 4.2, 0, 4.2, 1.05);
    pen.line('medium', 5.45, 0, 5.45, 2.5).rect('panel', 5.1, 1.9, 0.7, 0.6);
    pen.line('medium', 5.25, 2.2, 5.65, 2.2);
  });
}

/** A stair of two flights down from x, y: the near one cut, the far one beyond it. */
function flights(pen: Pen, x: number, y: number, width: number, drop: number): void {
  const steps = 8,
    run = (width - 0.7) / steps,
    rise = drop / 2 / steps;
  const near: number[] = [x + 0.05, y];
  for (let i = 0; i < steps; i++)
    near.push(x + 0.05 + (i + 1) * run, y - i * rise, x + 0.05 + (i + 1) * run, y - (i + 1) * rise);
  const landing = y - steps * rise;
  near.push(
    x + width - 0.085,
    landing,
    x + width - 0.085,
    landing - 0.2,
    x + 0.05 + steps * run - 0.1,
    landing - 0.2,
    x + 0.05,
    y - 0.34,
  );
  pen.onLayer(2, () => pen.polygon('solid', ...near));
  const far: number[] = [x + 0.05 + steps * run, landing];
  for (let i = 0; i < steps; i++)
    far.push(
      x + 0.05 + (steps - i) * run,
      landing - (i + 1) * rise,
      x + 0.05 + (steps - i - 1) * run,
      landing - (i + 1) * rise,
    );
  pen.onLayer(0, () =>
    pen.line('thin', ...far).line('thin', x + 0.05 + steps * run, landing - 0.3, x + 0.2, y - drop + 0.05),
  );
  pen.onLayer(0, () => {
    pen.line('hair', x + 0.05, y + 0.95, x + 0.05 + steps * run, landing + 0.95, x + 0.2, y - drop + 0.95);
    for (const i of [2, 4, 6])
      pen.line('hair', x + 0.05 + i * run, y - i * rise, x + 0.05 + i * run, y - i * rise + 0.95);
  });
}

const rooms: readonly ((pen: Pen, x: number, y: number) => void)[] = [
  (pen, x, y) => {
    ceilingLights(pen, x - 0.6, edge, y + 3.6, 2.4, 1);
    desk(pen, x + 0.3, y, { width: 1.6 });
    wallScreen(pen, x + 2.4, y + 1.2, 1.1, 0.7);
    pen.rect('panel', x + 2.5, y, 0.9, 0.8);
  },
  (pen, x, y) => {
    ceilingLights(pen, x - 0.6, edge, y + 3.6, 2.4, 1);
    person(pen, x + 0.4, y, 'phone');
    person(pen, x + 1.5, y, 'talk', { flip: true });
    serverRack(pen, x + 2.4, y, 0.7, 2.1);
    serverRack(pen, x + 3.2, y, 0.7, 2.1);
  },
  (pen, x, y) => {
    airHandler(pen, x + 0.5, y, 4.4, 2.3, 'cmms');
    technician(pen, x - 0.2, y, 'tablet');
    pen
      .line('medium', x + 1.2, y + 2.55, x + 1.2, y + 4.3)
      .line('medium', x + 1.8, y + 2.55, x + 1.8, y + 4.3);
    pen.onLayer(3, () => liveLine(pen, 'cmms', x + 3.3, y + 4.3, x + 3.3, y + 2.55));
  },
];

export const requestDemo = sheet({ width: 680, height: 880, scale: 44, originY: 196, seed: 5 }, (pen) => {
  const bottom = -3 * storey;
  street(pen);
  pen.onLayer(-3, () => {
    pen.pixelPath('earth', `M0 196H${pen.pixelX(shaft.left)}V880H0zM0 ${pen.pixelY(bottom)}H680V880H0z`);
  });
  pen.onLayer(-2, () => {
    for (let y = 1; y < 22; y += 1.4)
      pen.line('hair', -1, -y - 0.6, 2.9, -y + 3.3).line('hair', -1, -y - 0.8, 2.9, -y + 3.1);
    pen.rect('paper', shaft.left, bottom, edge - shaft.left + 1, -bottom);
    pen.rect('paper', -1, 0, 4, 4);
    for (let x = 0; x < 18; x += 1.5)
      pen
        .line('hair', x, bottom - 2, x + 1.6, bottom - 0.4)
        .line('hair', x + 0.2, bottom - 2, x + 1.8, bottom - 0.4);
  });
  rooms.forEach((furnish, i) => {
    const y = -(i + 1) * storey;
    flights(pen, shaft.left, y + storey, shaft.right - shaft.left, storey);
    pen.onLayer(1, () => furnish(pen, 11.6, y + 0.02));
  });
  pen.onLayer(2, () => {
    pen.rect('solid', 0, -0.18, shaft.left, 0.18);
    pen.rect('solid', shaft.right, -0.18, edge + 1 - shaft.right, 0.18);
    for (let i = 1; i <= 3; i++)
      pen.rect('solid', i === 3 ? shaft.left - 0.2 : shaft.right - 0.1, -i * storey - 0.18, edge + 2, 0.18);
    wall(pen, shaft.left - 0.1, bottom, 0, 0.2);
    for (let i = 0; i < 3; i++)
      wall(pen, shaft.right - 0.04, -i * storey - storey / 2 - 0.2, -i * storey, 0.09);
  });
});

/** The street alone, 760 × 196, its lower edge the ground. */
export const demoStreet = sheet(
  { width: 760, height: 196, scale: 44, originX: -84, originY: 196, seed: 5 },
  street,
);

/** One storey's stair, 150 × 207. */
export const demoStair = sheet({ width: 150, height: 207, scale: 44, originX: 4, originY: 207 }, (pen) =>
  flights(pen, 0, storey, 3.2, storey),
);

/** The contents of a storey, 220 × 196, the lower edge as the floor. */
const room = (index: number): NamedDrawing =>
  sheet({ width: 220, height: 196, scale: 44, originX: 36, originY: 196, seed: 3 + index }, (pen) => {
    pen.onLayer(1, () => rooms[index]?.(pen, 0, 0));
  });
export const demoRooms = [room(0), room(1), room(2)] as const;
