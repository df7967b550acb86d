import { basketballHoop, blackboard, pupil } from '../parts/classroom.ts';
import { switchgear } from '../parts/electrical.ts';
import {
  bookcase,
  chair,
  desk,
  deskPair,
  meetingTable,
  pottedPlant,
  receptionCounter,
  serverRack,
  sofa,
  wallScreen,
} from '../parts/furniture.ts';
import {
  ctScanner,
  curtain,
  dripStand,
  hospitalBed,
  operatingTable,
  patientMonitor,
} from '../parts/medical.ts';
import { nurse, person, technician } from '../parts/people.ts';
import { chiller, pump } from '../parts/plant.ts';
import { hotelBed } from '../parts/shops.ts';
import { pendantLamp } from '../parts/structure.ts';
import type { Pen } from '../pen/Pen.ts';

/** The space of a room: left, right, floor, storey height, width, and ceiling height. */
export interface RoomSpace {
  x0: number;
  x1: number;
  y: number;
  height: number;
  width: number;
  ceilingHeight: number;
  random: () => number;
}

type Program = (pen: Pen, space: RoomSpace) => void;

/** Furnishes a room, by its use. */
export const programs = {
  office(pen, { x0, x1, y, random }) {
    let x = x0 + 0.7;
    while (x + 2.9 < x1) {
      deskPair(pen, x, y, random() > 0.35, random() > 0.4);
      x += 3.5;
    }
    if (x1 - x > 1.2) {
      random() > 0.5
        ? pottedPlant(pen, x + 0.4, y)
        : person(pen, x + 0.5, y, random() > 0.5 ? 'tablet' : 'stand', { flip: random() > 0.5 });
    }
  },
  meet(pen, { x0, y, width, ceilingHeight }) {
    wallScreen(pen, x0 + 0.4, y + 1.15, 1.2, 0.7);
    meetingTable(pen, x0 + 1.1, y, Math.min(2.8, width - 2), 2);
    if (width > 6.9) {
      pen.line('thin', x0 + 4.7, y, x0 + 4.7, ceilingHeight);
      sofa(pen, x0 + 5.1, y, 1.5);
    }
  },
  breakout(pen, { x0, x1, y, width, ceilingHeight }) {
    sofa(pen, x0 + 0.4, y);
    pottedPlant(pen, x0 + 2.6, y, 1.1);
    person(pen, x0 + 3.5, y, 'stand');
    person(pen, x0 + 4.2, y, 'tablet', { flip: true });
    for (let i = 0; i < 3; i++) pendantLamp(pen, x0 + 0.9 + i * 1.1, ceilingHeight, 0.5);
    if (width > 6) {
      pen.rect('thin', x1 - 1.7, y, 1.3, 1.05);
      pen.line('medium', x1 - 1.8, y + 1.07, x1 - 0.3, y + 1.07);
    }
  },
  servers(pen, { x0, x1, y }) {
    for (let x = x0 + 0.3; x + 0.7 < x1; x += 0.68) serverRack(pen, x, y, 0.58, 2.05);
  },
  lobby(pen, { x0, x1, y, width }) {
    person(pen, x0 + 1.2, y, 'walk');
    sofa(pen, x0 + 2.4, y, 1.5);
    if (width > 5.4) pottedPlant(pen, x0 + 4.6, y, 1.5);
    if (width > 6) {
      pen.rect('thin', x1 - 3, y, 2, 1.1);
      pen.line('medium', x1 - 3.1, y + 1.12, x1 - 0.9, y + 1.12);
      person(pen, x1 - 1.6, y, 'stand');
    }
  },
  ward(pen, { x0, x1, y, height, random }) {
    let x = x0 + 0.35;
    while (x + 2.4 < x1) {
      hospitalBed(pen, x, y, { patient: random() > 0.25 });
      dripStand(pen, x - 0.07, y);
      curtain(pen, x + 2.2, y, 0.5, Math.min(2.3, height - 1.2));
      if (random() > 0.45) nurse(pen, x + 1.3, y, { flip: true });
      x += 3.05;
    }
  },
  theater(pen, { x0, x1, y, ceilingHeight }) {
    operatingTable(pen, (x0 + x1) / 2 - 0.4, y, ceilingHeight);
    patientMonitor(pen, x0 + 0.3, y);
    pen.rect('thin', x1 - 0.9, y, 0.6, 1.3);
    pen.line('hair', x1 - 0.9, y + 0.5, x1 - 0.3, y + 0.5).line('hair', x1 - 0.9, y + 0.9, x1 - 0.3, y + 0.9);
  },
  imaging(pen, { x0, y, width, ceilingHeight }) {
    ctScanner(pen, x0 + 1.4, y);
    if (width > 5) {
      pen.line('thin', x0 + 4.3, y, x0 + 4.3, ceilingHeight);
      desk(pen, x0 + 5, y, { width: 1.2 });
    }
  },
  waiting(pen, { x0, x1, y, random }) {
    for (let x = x0 + 0.5; x + 0.6 < x1 - 1.4; x += 0.75) {
      chair(pen, x, y);
      if (random() > 0.45) person(pen, x - 0.05, y, 'rest', random() > 0.7 ? { look: 'elder' } : {});
    }
    person(pen, x1 - 0.8, y, 'walk', { flip: true });
  },
  lab(pen, { x0, x1, y, width, random }) {
    pen.rect('thin', x0 + 0.4, y, width - 1.4, 0.9);
    pen.line('medium', x0 + 0.3, y + 0.92, x1 - 0.9, y + 0.92);
    for (let x = x0 + 0.7; x < x1 - 1.4; x += 0.5) {
      random() > 0.5
        ? pen.rect('hair', x, y + 0.92, 0.18, 0.3)
        : pen.centimeterPath('hair', 'M0 0L-12 -14L-6 -22L-6 -32L6 -32L6 -22L12 -14Z', x, y + 0.92);
    }
    pen.rect('thin', x0 + 0.4, y + 1.6, width - 1.6, 0.5);
    person(pen, x1 - 0.6, y, 'tablet', { flip: true });
  },
  classroom(pen, { x0, x1, y }) {
    blackboard(pen, x0 + 0.25, y, 1.8);
    person(pen, x0 + 2.2, y, 'reach', { flip: true });
    for (let x = x0 + 3.6; x + 0.4 < x1; x += 1.15) pupil(pen, x, y, { flip: true });
  },
  library(pen, { x0, y, width }) {
    bookcase(pen, x0 + 0.3, y, 1.8, 1.9);
    bookcase(pen, x0 + 2.4, y, 1.8, 1.9);
    if (width > 5) person(pen, x0 + 4.75, y, 'walk', { size: 0.85 });
  },
  hall(pen, { x0, x1, y }) {
    basketballHoop(pen, x0 + 0.2, y, 1);
    for (let i = 0; i < 3; i++)
      person(pen, x0 + 1.6 + i * 1.3, y, (['reach', 'walk', 'stand'] as const)[i], {
        size: 0.88,
        flip: i === 2,
      });
    for (let i = 0; i < 5; i++) pen.line('hair', x1 - 1, y + 0.4 + i * 0.4, x1 - 0.1, y + 0.4 + i * 0.4);
    pen.line('thin', x1 - 1, y, x1 - 1, y + 2.4);
  },
  /** Guest rooms with a partition between two. */
  bedroom(pen, { x0, x1, y, ceilingHeight, random }) {
    for (let x = x0 + 0.4; x + 3.2 < x1; x += 3.9) {
      hotelBed(pen, x, y, random() > 0.4);
      if (random() > 0.5) person(pen, x + 3.1, y, random() > 0.5 ? 'stand' : 'phone');
      if (x + 7 < x1) pen.line('thin', x + 3.6, y, x + 3.6, ceilingHeight);
    }
  },
  /** Chillers, pumps and a switchboard. */
  plant(pen, { x0, x1, y }) {
    let x = x0 + 0.6;
    if (x + 4 < x1) chiller(pen, x, y, 3.4);
    x += 4.2;
    for (; x + 1.4 < x1 - 3; x += 1.5) pump(pen, x, y);
    if (x + 2.4 < x1) switchgear(pen, x, y, 3, 2);
  },
  /** Operators in front of a wall of screens. */
  control(pen, { x0, x1, y, width }) {
    for (let x = x0 + 0.5; x + 1.5 < x1; x += 1.7) wallScreen(pen, x, y + 1.5, 1.5, 0.75);
    for (let x = x0 + 0.7; x + 1.6 < x1; x += 2.3) desk(pen, x, y);
    if (width > 5) technician(pen, x1 - 0.6, y, 'tablet', { flip: true });
  },
  /** A restaurant: tables, guests, a counter. */
  restaurant(pen, { x0, x1, y, ceilingHeight, random }) {
    receptionCounter(pen, x0 + 0.4, y, 1.4);
    person(pen, x0 + 1, y, 'stand', { look: 'bun' });
    for (let x = x0 + 2.6; x + 2.2 < x1; x += 2.9) {
      pen
        .line('medium', x + 0.35, y + 0.74, x + 1.35, y + 0.74)
        .line('thin', x + 0.85, y + 0.74, x + 0.85, y);
      chair(pen, x + 0.1, y);
      chair(pen, x + 1.6, y, true);
      if (random() > 0.25) person(pen, x, y, 'sit');
      if (random() > 0.35) person(pen, x + 1.7, y, 'sit', { flip: true });
      pendantLamp(pen, x + 0.85, ceilingHeight, 0.7);
    }
  },
  none() {},
} as const satisfies Record<string, Program>;

export type ProgramName = keyof typeof programs;
