import { live } from '../parts/annotations.ts';
import { camera } from '../parts/electrical.ts';
import { bookcase, desk, deskPair, meeting, potted, screen } from '../parts/furniture.ts';
import { bench, tree } from '../parts/outdoors.ts';
import { person, tech } from '../parts/people.ts';
import { ahu, pump } from '../parts/plant.ts';
import { ductX, pipeX } from '../parts/services.ts';
import { backWindows, door, ladder, lights } from '../parts/structure.ts';
import type { Pen } from '../pen/Pen.ts';
import type { System } from '../pen/systems.ts';
import { sheet } from './sheet.ts';

/*
 * Rooms of one corridor, 480 × 288, each on the wash of a system; their lower edge is the floor. A strip of a working
 * day goes with them.
 */

const room = (seed: number, ground: System | undefined, furnish: (P: Pen) => void) =>
  sheet({ width: 480, height: 288, scale: 50, originY: 288, seed, ...(ground ? { ground } : {}) }, (P) => {
    if (ground) P.at(-3, () => P.rect('paper', 0, 0, 10, 6));
    P.at(1, () => {
      P.line('thin', 0, 4.3, 10, 4.3);
      furnish(P);
    });
  });

/** A week on site: an air handler with everyone around it. */
export const cultureWeek = room(3, 'm', (P) => {
  ahu(P, 0.5, 0, 4, 2.1, 'm');
  P.line('medium', 1.2, 2.35, 1.2, 6).line('medium', 2, 2.35, 2, 6);
  tech(P, 5.4, 0, 'tablet', { flip: true });
  person(P, 6.2, 0, 'stand', { flip: true });
  ladder(P, 8, 0, 3.2);
  tech(P, 7.85, 0.95, 'ladder');
  ductX(P, 5.6, 5, 1.2, 0.5);
});

/** The last person leaves, and the desks are empty. */
export const cultureLights = room(4, 'e', (P) => {
  lights(P, 0.3, 9.2, 4.3, 2.8, 1.2);
  deskPair(P, 1, 0, false, false);
  person(P, 6, 0, 'walk');
  door(P, 7.6, 0, 1.1, 2.3);
});

/** Three people in front of a board with a fault drawn on it. */
export const cultureReview = room(5, 'r', (P) => {
  lights(P, 0.3, 9.2, 4.3, 2.8, 1.2);
  screen(P, 0.8, 1.2, 3, 1.7);
  person(P, 4.5, 0, 'point', { flip: true });
  person(P, 6.1, 0, 'stand', { flip: true });
  person(P, 7.2, 0, 'tablet', { flip: true });
  potted(P, 8.7, 0, 1.3);
});

/** Shelves of instruments, and a person taking one home. */
export const cultureTools = room(6, 'm', (P) => {
  lights(P, 0.3, 9.2, 4.3, 2.8, 1.2);
  bookcase(P, 0.8, 0, 2.7, 2.9, 5);
  bookcase(P, 3.7, 0, 2.7, 2.9, 5);
  pump(P, 7.2, 0);
  person(P, 8.5, 0, 'carry');
});

/** Lunch under a tree on the roof, beside the plant that the office trains on. */
export const cultureGarden = sheet(
  { width: 480, height: 288, scale: 50, originY: 288, seed: 8, ground: 'e' },
  (P) => {
    P.at(-3, () => P.rect('paper', 0, 0, 10, 6));
    P.at(0, () => tree(P, 2.2, 0, 4.4, 5));
    P.at(1, () => {
      bench(P, 3.4, 0, 2.2);
      person(P, 3.9, 0, 'sit');
      person(P, 5, 0, 'sit', { flip: true });
      ahu(P, 6.3, 0, 2.9, 1.6);
      tech(P, 5.9, 0, 'stand');
    });
  },
);

/** A working day from end to end, as a film: a stand-up, desks, an alarm on its way to a person. 880 × 420. */
export const lifeDay = sheet({ width: 880, height: 420, scale: 54, originY: 412, seed: 4 }, (P) => {
  P.at(0, () => backWindows(P, 0.3, 16, 0, 1.1, 3.6, 2.2));
  P.at(1, () => {
    P.line('thin', -1, 4.6, 18, 4.6);
    lights(P, 0, 16.3, 4.6, 3.2, 1.4);
    for (let i = 0; i < 5; i++) {
      const x = 1.6 + i * 3.5;
      if (i % 2) pipeX(P, x, 6.3, 0.26);
      else ductX(P, x, 6.3, 1.5, 0.6);
    }
    camera(P, 1.1, 0);
    desk(P, 2.3, 0, { w: 1.6 });
    person(P, 5.4, 0, 'talk');
    person(P, 6.5, 0, 'tablet', { flip: true });
    tech(P, 8.1, 0, 'walk');
    meeting(P, 10, 0, 2.6, 2);
    potted(P, 13.8, 0, 1.6);
    person(P, 15, 0, 'phone', { flip: true });
  });
  P.at(2, () => P.rect('solid', -1, -0.16, 20, 0.16));
  P.at(3, () => live(P, 'm', -1, 5.4, 8.3, 5.4, 17.5, 5.4));
});
