import { board, hoop, pupil } from '../parts/classroom.ts';
import { switchgear } from '../parts/electrical.ts';
import {
  bookcase,
  chair,
  counter,
  desk,
  deskPair,
  meeting,
  potted,
  rack,
  screen,
  sofa,
} from '../parts/furniture.ts';
import { bed, ct, curtain, iv, monitor, theatre as operatingTheatre } from '../parts/medical.ts';
import { nurse, person, tech } from '../parts/people.ts';
import { chiller, pump } from '../parts/plant.ts';
import { hotelBed } from '../parts/shops.ts';
import { pendant } from '../parts/structure.ts';
import type { Pen } from '../pen/Pen.ts';

/** The space to furnish for a use: left, right, floor, storey height, width, and the ceiling's height. */
export interface RoomSpace {
  x0: number;
  x1: number;
  y: number;
  h: number;
  w: number;
  yc: number;
  random: () => number;
}

type Programme = (P: Pen, space: RoomSpace) => void;

/** The furnishings of a room, by its use. */
export const programmes = {
  office(P, { x0, x1, y, random }) {
    let x = x0 + 0.7;
    while (x + 2.9 < x1) {
      deskPair(P, x, y, random() > 0.35, random() > 0.4);
      x += 3.5;
    }
    if (x1 - x > 1.2) {
      random() > 0.5
        ? potted(P, x + 0.4, y)
        : person(P, x + 0.5, y, random() > 0.5 ? 'tablet' : 'stand', { flip: random() > 0.5 });
    }
  },
  meet(P, { x0, y, w, yc }) {
    screen(P, x0 + 0.4, y + 1.15, 1.2, 0.7);
    meeting(P, x0 + 1.1, y, Math.min(2.8, w - 2), 2);
    if (w > 6.9) {
      P.line('thin', x0 + 4.7, y, x0 + 4.7, yc);
      sofa(P, x0 + 5.1, y, 1.5);
    }
  },
  breakout(P, { x0, x1, y, w, yc }) {
    sofa(P, x0 + 0.4, y);
    potted(P, x0 + 2.6, y, 1.1);
    person(P, x0 + 3.5, y, 'stand');
    person(P, x0 + 4.2, y, 'tablet', { flip: true });
    for (let i = 0; i < 3; i++) pendant(P, x0 + 0.9 + i * 1.1, yc, 0.5);
    if (w > 6) {
      P.rect('thin', x1 - 1.7, y, 1.3, 1.05);
      P.line('medium', x1 - 1.8, y + 1.07, x1 - 0.3, y + 1.07);
    }
  },
  servers(P, { x0, x1, y }) {
    for (let x = x0 + 0.3; x + 0.7 < x1; x += 0.68) rack(P, x, y, 0.58, 2.05);
  },
  lobby(P, { x0, x1, y, w }) {
    person(P, x0 + 1.2, y, 'walk');
    sofa(P, x0 + 2.4, y, 1.5);
    if (w > 5.4) potted(P, x0 + 4.6, y, 1.5);
    if (w > 6) {
      P.rect('thin', x1 - 3, y, 2, 1.1);
      P.line('medium', x1 - 3.1, y + 1.12, x1 - 0.9, y + 1.12);
      person(P, x1 - 1.6, y, 'stand');
    }
  },
  ward(P, { x0, x1, y, h, random }) {
    let x = x0 + 0.35;
    while (x + 2.4 < x1) {
      bed(P, x, y, { patient: random() > 0.25 });
      iv(P, x - 0.07, y);
      curtain(P, x + 2.2, y, 0.5, Math.min(2.3, h - 1.2));
      if (random() > 0.45) nurse(P, x + 1.3, y, { flip: true });
      x += 3.05;
    }
  },
  theatre(P, { x0, x1, y, yc }) {
    operatingTheatre(P, (x0 + x1) / 2 - 0.4, y, yc);
    monitor(P, x0 + 0.3, y);
    P.rect('thin', x1 - 0.9, y, 0.6, 1.3);
    P.line('hair', x1 - 0.9, y + 0.5, x1 - 0.3, y + 0.5).line('hair', x1 - 0.9, y + 0.9, x1 - 0.3, y + 0.9);
  },
  imaging(P, { x0, y, w, yc }) {
    ct(P, x0 + 1.4, y);
    if (w > 5) {
      P.line('thin', x0 + 4.3, y, x0 + 4.3, yc);
      desk(P, x0 + 5, y, { w: 1.2 });
    }
  },
  waiting(P, { x0, x1, y, random }) {
    for (let x = x0 + 0.5; x + 0.6 < x1 - 1.4; x += 0.75) {
      chair(P, x, y);
      if (random() > 0.45) person(P, x - 0.05, y, 'rest', random() > 0.7 ? { look: 'elder' } : {});
    }
    person(P, x1 - 0.8, y, 'walk', { flip: true });
  },
  lab(P, { x0, x1, y, w, random }) {
    P.rect('thin', x0 + 0.4, y, w - 1.4, 0.9);
    P.line('medium', x0 + 0.3, y + 0.92, x1 - 0.9, y + 0.92);
    for (let x = x0 + 0.7; x < x1 - 1.4; x += 0.5) {
      random() > 0.5
        ? P.rect('hair', x, y + 0.92, 0.18, 0.3)
        : P.cm('hair', 'M0 0L-12 -14L-6 -22L-6 -32L6 -32L6 -22L12 -14Z', x, y + 0.92);
    }
    P.rect('thin', x0 + 0.4, y + 1.6, w - 1.6, 0.5);
    person(P, x1 - 0.6, y, 'tablet', { flip: true });
  },
  classroom(P, { x0, x1, y }) {
    board(P, x0 + 0.25, y, 1.8);
    person(P, x0 + 2.2, y, 'reach', { flip: true });
    for (let x = x0 + 3.6; x + 0.4 < x1; x += 1.15) pupil(P, x, y, { flip: true });
  },
  library(P, { x0, y, w }) {
    bookcase(P, x0 + 0.3, y, 1.8, 1.9);
    bookcase(P, x0 + 2.4, y, 1.8, 1.9);
    if (w > 5) person(P, x0 + 4.75, y, 'walk', { k: 0.85 });
  },
  hall(P, { x0, x1, y }) {
    hoop(P, x0 + 0.2, y, 1);
    for (let i = 0; i < 3; i++)
      person(P, x0 + 1.6 + i * 1.3, y, (['reach', 'walk', 'stand'] as const)[i], { k: 0.88, flip: i === 2 });
    for (let i = 0; i < 5; i++) P.line('hair', x1 - 1, y + 0.4 + i * 0.4, x1 - 0.1, y + 0.4 + i * 0.4);
    P.line('thin', x1 - 1, y, x1 - 1, y + 2.4);
  },
  /** Guest rooms with a partition between two. */
  bedroom(P, { x0, x1, y, yc, random }) {
    for (let x = x0 + 0.4; x + 3.2 < x1; x += 3.9) {
      hotelBed(P, x, y, random() > 0.4);
      if (random() > 0.5) person(P, x + 3.1, y, random() > 0.5 ? 'stand' : 'phone');
      if (x + 7 < x1) P.line('thin', x + 3.6, y, x + 3.6, yc);
    }
  },
  /** Chillers, pumps and a switchboard. */
  plant(P, { x0, x1, y }) {
    let x = x0 + 0.6;
    if (x + 4 < x1) chiller(P, x, y, 3.4);
    x += 4.2;
    for (; x + 1.4 < x1 - 3; x += 1.5) pump(P, x, y);
    if (x + 2.4 < x1) switchgear(P, x, y, 3, 2);
  },
  /** Operators in front of a wall of screens. */
  control(P, { x0, x1, y, w }) {
    for (let x = x0 + 0.5; x + 1.5 < x1; x += 1.7) screen(P, x, y + 1.5, 1.5, 0.75);
    for (let x = x0 + 0.7; x + 1.6 < x1; x += 2.3) desk(P, x, y);
    if (w > 5) tech(P, x1 - 0.6, y, 'tablet', { flip: true });
  },
  /** A restaurant: tables, guests, a counter. */
  restaurant(P, { x0, x1, y, yc, random }) {
    counter(P, x0 + 0.4, y, 1.4);
    person(P, x0 + 1, y, 'stand', { look: 'bun' });
    for (let x = x0 + 2.6; x + 2.2 < x1; x += 2.9) {
      P.line('medium', x + 0.35, y + 0.74, x + 1.35, y + 0.74).line('thin', x + 0.85, y + 0.74, x + 0.85, y);
      chair(P, x + 0.1, y);
      chair(P, x + 1.6, y, true);
      if (random() > 0.25) person(P, x, y, 'sit');
      if (random() > 0.35) person(P, x + 1.7, y, 'sit', { flip: true });
      pendant(P, x + 0.85, yc, 0.7);
    }
  },
  none() {},
} as const satisfies Record<string, Programme>;

export type ProgrammeName = keyof typeof programmes;
