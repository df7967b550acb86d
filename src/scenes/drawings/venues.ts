import { key, live } from '../parts/annotations.ts';
import { festoon } from '../parts/electrical.ts';
import { bar, chair, desk, highTable, lectern, meeting, potted, screen, sofa } from '../parts/furniture.ts';
import { bike, earth, lamp, tree } from '../parts/outdoors.ts';
import { person, tech } from '../parts/people.ts';
import { pump, pumpEngine, tank } from '../parts/plant.ts';
import { backWindows, lights, pendant, slab, wall } from '../parts/structure.ts';
import type { Pen } from '../pen/Pen.ts';
import { type NamedDrawing, sheet } from './sheet.ts';

/*
 * Houses that our events are held in, cut open and lit where people meet. Keys number the rooms as the agenda of the
 * event does. Strips, 2160 px wide, the ground of each 136 px above its lower edge, so that a street of them is level.
 */

const strip = { width: 1440, height: 548, scale: 34, originY: 412, originX: 20, bleed: 360 } as const;

/** The ground from edge to edge of a strip, left out between the given metres where a house stands in it. */
function ground(P: Pen, from: number, to: number): void {
  const y = P.Y(0);
  P.at(-3, () => P.raw('earth', `M-360 ${y}H1800V600H-360z`));
  P.at(-1, () => earth(P, -12, 53, -0.3, { depth: 2 }));
  P.at(2, () => P.raw('cut', `M-360 ${y}H${P.X(from)}M${P.X(to)} ${y}H1800`));
}

/** People who listen: chairs in a row, all turned one way. */
function audience(P: Pen, x: number, y: number, count: number, flip = true): void {
  for (let i = 0; i < count; i++) {
    chair(P, x + i * 0.95, y, flip);
    person(P, x + 0.05 + i * 0.95, y, 'sit', { flip });
  }
}

/** An arched window seen on the far wall. */
function archedWindow(P: Pen, x: number, y: number, width: number, height: number): void {
  P.rect('glass', x, y, width, height);
  P.line('hair', x, y, x, y + height).line('hair', x + width, y, x + width, y + height);
  P.line('hair', x, y + height / 2, x + width, y + height / 2);
  P.line('hair', x + width / 2, y, x + width / 2, y + height);
  P.arc('thin', x, y + height, width / 2, x + width, y + height, 1);
}

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

/** A date palm: a leaning trunk and nine fronds. */
function palm(P: Pen, x: number, height: number, lean = 0.3): void {
  const top = x + lean;
  P.curve('medium', x - 0.1, 0, x, height / 2, top - 0.06, height);
  P.curve('medium', x + 0.12, 0, x + 0.16, height / 2, top + 0.06, height);
  for (let i = 0; i < 9; i++) {
    const angle = (Math.PI * (i - 0.5)) / 8 + 0.2;
    const reach = 1.5 + (i % 3) * 0.24;
    const endX = top + Math.cos(angle) * reach * 1.3;
    const endY = height + Math.sin(angle) * reach - 0.5;
    P.curve('thin', top, height, top + Math.cos(angle) * 0.9, height + Math.sin(angle) * 1.25, endX, endY);
  }
}

/** A long low table with people on either side of the dishes. */
function longTable(P: Pen, x: number, y: number, seats: number): void {
  const width = seats * 1.15;
  P.rect('panel', x, y + 0.68, width, 0.08);
  for (const leg of [0.25, width / 2, width - 0.25]) P.line('medium', x + leg, y, x + leg, y + 0.68);
  for (let i = 0; i < seats; i++) {
    const at = x + 0.5 + i * 1.15;
    chair(P, at - 0.05, y, i % 2 === 1);
    person(P, at, y, 'sit', {
      flip: i % 2 === 1,
      look: ['kandura', 'hijab', 'short', 'bun'][i % 4] as 'short',
    });
    P.arc('thin', at + 0.18, y + 0.78, 0.16, at + 0.5, y + 0.78, 0);
  }
}

/** A wind-tower house around its courtyard: 1 courtyard, 2 majlis, 3 gallery, 4 prayer room, 5 roof. */
export const venueCourtyard: NamedDrawing = sheet({ ...strip, originY: 436, height: 572, seed: 12 }, (P) => {
  const a = 4,
    b = 13,
    c = 29,
    d = 38;
  ground(P, a, d);
  P.at(-2, () => {
    palm(P, 0.6, 6.2);
    palm(P, -4.5, 7.2, -0.4);
    palm(P, 41.2, 6.8, 0.2);
    palm(P, 45.8, 5.6, -0.3);
  });
  P.at(-1.5, () => {
    P.rect('paper', a, 0, b - a, 8.2)
      .rect('paper', c, 0, d - c, 8.2)
      .rect('paper', b, 0, c - b, 3.6);
    P.rect('paper', 31.6, 8.2, 4, 4);
    P.rect('wash-e', b, 0, c - b, 5.6).rect('wash-e', a, 0, b - a, 3.8);
    P.rect('wash-e', c, 4.2, d - c, 3.9);
  });
  P.at(0, () => {
    for (let x = b + 0.9; x < c - 1.6; x += 2.4) {
      P.line('thin', x, 0, x, 2.4).line('thin', x + 1.6, 0, x + 1.6, 2.4);
      P.arc('thin', x, 2.4, 0.8, x + 1.6, 2.4, 1);
    }
    P.line('thin', b, 3.6, c, 3.6).line('hair', b, 3.9, c, 3.9);
    for (const x of [a + 1, a + 3.4, a + 5.8]) archedWindow(P, x, 1.1, 1.2, 1.3);
    for (const x of [c + 1, c + 3.4, c + 5.8]) archedWindow(P, x, 5.3, 1.2, 1.3);
    for (const x of [c + 0.8, c + 5]) P.hatch('hair', x, 1, 2.6, 1.7, 0.2).rect('thin', x, 1, 2.6, 1.7);
    for (let x = 32.3; x < 35.4; x += 0.9) P.line('thin', x, 9.2, x, 11.6);
    P.line('medium', 31.8, 9.2, 35.4, 11.6).line('medium', 31.8, 11.6, 35.4, 9.2);
    P.line('thin', 31.8, 9.2, 35.4, 9.2).line('thin', 31.8, 11.6, 35.4, 11.6);
  });
  P.at(1, () => {
    longTable(P, 14, 0, 6);
    longTable(P, 21.8, 0, 5);
    person(P, 28.2, 0, 'carry', { flip: true });
    person(P, 13.4, 0, 'talk', { look: 'kandura' });
    sofa(P, a + 0.6, 0, 2.2);
    person(P, a + 3.6, 0, 'talk', { look: 'kandura' });
    person(P, a + 4.7, 0, 'stand', { flip: true, look: 'hijab' });
    sofa(P, a + 5.8, 0, 2.2);
    screen(P, a + 0.6, 5.5, 1.6, 1.1);
    person(P, a + 2.9, 4.2, 'point', { flip: true, look: 'bun' });
    audience(P, a + 4.4, 4.2, 4);
    for (let i = 0; i < 4; i++)
      person(P, c + 1.8 + i * 1.5, 0, 'stand', { look: i % 2 ? 'kandura' : 'coat' });
    meeting(P, c + 1.4, 4.2, 2.4, 2);
    tech(P, c + 6.6, 4.2, 'tablet', { flip: true });
    for (const x of [a + 2, a + 6.6]) pendant(P, x, 3.9, 0.8);
    P.line('thin', a + 0.2, 9.3, b, 9.3);
    for (let x = a + 0.2; x < b; x += 1) P.line('hair', x, 8.3, x, 9.3);
    highTable(P, a + 3, 8.3);
    person(P, a + 2.3, 8.3, 'talk');
    person(P, a + 3.8, 8.3, 'stand', { flip: true, look: 'kandura' });
    potted(P, a + 7, 8.3, 1.5);
    potted(P, b + 0.5, 0, 1.2);
  });
  P.at(1.6, () => {
    person(P, 2.6, 0, 'walk', { look: 'kandura' });
    person(P, 1.8, 0, 'walk', { look: 'long' });
    person(P, 39.4, 0, 'walk', { flip: true });
    lamp(P, 43, 0, 4.8);
  });
  P.at(2, () => {
    slab(P, a - 0.2, d + 0.2, 0, 0.34);
    for (const [from, to] of [
      [a, b],
      [c, d],
    ] as const) {
      slab(P, from, to, 4.2, 0.3);
      slab(P, from - 0.2, to + 0.2, 8.3, 0.3);
    }
    wall(P, a, 0, 9, 0.4);
    wall(P, b, 2.5, 8.3, 0.34);
    wall(P, c, 2.5, 8.3, 0.34);
    wall(P, d, 0, 9, 0.4);
    wall(P, 31.6, 8.3, 12, 0.3);
    wall(P, 35.6, 8.3, 12, 0.3);
    P.rect('solid', 31.2, 11.8, 4.8, 0.3);
    for (let x = 31.2; x < 35.8; x += 0.84) P.rect('solid', x, 12.1, 0.4, 0.35);
  });
  P.at(3, () => {
    festoon(P, b + 0.3, c - 8, 7.4, 0.9, 11);
    festoon(P, c - 8, c - 0.3, 7.4, 0.9, 11);
    live(P, 'e', 33.6, 11.2, 33.6, 7.6, 29.8, 7.6, 29.8, 5.2);
  });
  for (const [x, y, number] of [
    [21, 4.8, '1'],
    [a + 4.2, 3.3, '2'],
    [a + 3.8, 7.4, '3'],
    [c + 4.2, 3.2, '4'],
    [a + 5.2, 10.2, '5'],
  ] as const)
    key(P, 'e', x, y, number);
});

/** A truss of equal panels between two points at one height. */
function truss(P: Pen, from: number, to: number, y: number, height: number): void {
  P.line('medium', from, y, to, y).line('medium', from, y + height, to, y + height);
  for (let x = from; x < to - 0.1; x += height) {
    P.line('thin', x, y, x + height / 2, y + height, x + height, y);
  }
}

/** A brick freight house by the river and its bridge: 1 dock, 2 sorting floor, 3 loft, 4 boiler room. */
export const venueFreightHouse: NamedDrawing = sheet(
  { ...strip, originY: 462, height: 598, seed: 44 },
  (P) => {
    const a = 5,
      b = 12,
      c = 31;
    ground(P, a, 33);
    P.at(-2, () => {
      tree(P, 1.8, 0, 6, 4);
      tree(P, -6, 0, 6.6, 2);
      truss(P, 34.6, 52, 3.4, 2.2);
      P.line('cut', 33.4, 3.2, 53, 3.2);
      for (const x of [35.4, 45]) P.rect('panel', x, -1.6, 1.2, 4.8);
      for (let x = 34; x < 53; x += 2.3) P.curve('hair', x, -0.9, x + 0.6, -0.7, x + 1.2, -0.9);
      for (let x = 35; x < 53; x += 2.9) P.curve('hair', x, -1.7, x + 0.6, -1.5, x + 1.2, -1.7);
    });
    P.at(-1.5, () => {
      P.rect('paper', a, 0, b - a, 4.4).rect('paper', b, -3.3, c - b, 13.4);
      P.rect('wash-e', a, 0, b - a, 4.2)
        .rect('wash-e', b, 0, c - b, 4.8)
        .rect('wash-e', b, 5.2, c - b, 4.6);
    });
    P.at(0, () => {
      for (let x = b + 1.2; x < c - 2; x += 3) {
        archedWindow(P, x, 1.6, 1.8, 1.9);
        archedWindow(P, x, 6.4, 1.8, 1.9);
      }
      for (let y = 0.5; y < 4; y += 0.45) P.line('hair', a, y, b, y);
    });
    P.at(1, () => {
      bar(P, a + 0.5, 0.9, 3.2);
      person(P, a + 2, 0.9);
      highTable(P, a + 5.2, 0.9);
      person(P, a + 4.6, 0.9, 'talk');
      person(P, a + 5.9, 0.9, 'stand', { flip: true });
      for (const x of [b + 6.3, b + 12.6]) {
        P.line('medium', x, 0, x, 4.9).line('medium', x + 0.16, 0, x + 0.16, 4.9);
        P.line('medium', x, 5.2, x, 9.8).line('medium', x + 0.16, 5.2, x + 0.16, 9.8);
      }
      screen(P, b + 0.8, 1.5, 2, 1.3);
      person(P, b + 3.6, 0, 'point', { flip: true });
      audience(P, b + 4.8, 0, 6);
      highTable(P, b + 13.8, 0);
      person(P, b + 13.2, 0, 'talk');
      person(P, b + 14.5, 0, 'stand', { flip: true });
      person(P, b + 16.6, 0, 'walk', { flip: true });
      for (const x of [b + 2, b + 5, b + 8.4, b + 11.4, b + 14.6, b + 17.4]) pendant(P, x, 4.8, 0.8);
      for (const x of [1.6, 8, 14.4]) {
        highTable(P, b + x, 5.2);
        person(P, b + x - 0.65, 5.2, 'talk');
        person(P, b + x + 0.7, 5.2, 'stand', { flip: true });
      }
      sofa(P, b + 4, 5.2, 1.8);
      potted(P, b + 10.6, 5.2, 1.5);
      person(P, b + 11.6, 5.2, 'walk');
      tech(P, b + 17.2, 5.2, 'tablet', { flip: true });
      tank(P, b + 1.4, -3.1, 1.4, 2.5);
      pump(P, b + 4.2, -3.1, 'e');
      pump(P, b + 6.6, -3.1);
      person(P, b + 9.2, -3.1, 'talk');
      tech(P, b + 10.3, -3.1, 'point', { flip: true });
    });
    P.at(1.6, () => {
      person(P, 3.6, 0, 'walk');
      person(P, 0.4, 0, 'walk', { flip: true });
      lamp(P, -1.4, 0, 4.8);
    });
    P.at(2, () => {
      P.rect('solid', a - 0.2, -0.1, b - a + 0.2, 0.95);
      slab(P, a - 1.4, b, 4.5, 0.28);
      slab(P, b, c, 0, 0.34);
      slab(P, b, c, 5.2, 0.34);
      slab(P, b - 0.3, c + 0.3, 10.1, 0.4);
      wall(P, b, 2.5, 11, 0.42);
      wall(P, b, -3.4, 0, 0.42);
      wall(P, c, 0, 11, 0.42);
      wall(P, c, -3.4, 0, 0.42);
      P.rect('solid', b - 0.2, -3.6, c - b + 0.4, 0.34);
      P.rect('solid', c, -0.34, 2, 0.34).rect('solid', 32.7, -3.2, 0.4, 3.2);
      P.rect('solid', b + 3, 10.1, 2.6, 0.3);
      P.line('medium', b + 3.4, 10.4, b + 3.4, 11.3).line('medium', b + 5.2, 10.4, b + 5.2, 11.3);
      P.rect('panel', b + 3, 11.3, 2.6, 1.5).poly('panel', b + 2.8, 12.8, b + 5.8, 12.8, b + 4.3, 13.5);
    });
    P.at(3, () => {
      festoon(P, a - 1, b - 0.4, 3.9, 0.3, 8);
      live(P, 'e', b + 4.3, -2.4, b + 4.3, -0.9, b + 18.2, -0.9, b + 18.2, 4.5);
    });
    for (const [x, y, number] of [
      [a + 3.6, 3.2, '1'],
      [b + 9.5, 4.1, '2'],
      [b + 9.5, 9.1, '3'],
      [b + 12.4, -1.6, '4'],
    ] as const)
      key(P, 'e', x, y, number);
  },
);
