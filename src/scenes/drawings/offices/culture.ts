import type { System } from '../../../../shared/site/systems.ts';
import { liveLine } from '../../parts/annotations.ts';
import { filmCamera } from '../../parts/electrical.ts';
import { bookcase, desk, deskPair, meetingTable, pottedPlant, wallScreen } from '../../parts/furniture.ts';
import { bench, tree } from '../../parts/outdoors.ts';
import { person, technician } from '../../parts/people.ts';
import { airHandler, pump } from '../../parts/plant.ts';
import { ductSection, pipeSection } from '../../parts/services.ts';
import { backWindows, ceilingLights, door, ladder } from '../../parts/structure.ts';
import type { Pen } from '../../pen/Pen.ts';
import { sheet } from '../sheet.ts';

/*
 * Rooms of one corridor, 480 × 288, each on the wash of a system; their lower edge is the floor. Also a strip of a
 * working day.
 */

const room = (seed: number, ground: System | undefined, furnish: (pen: Pen) => void) =>
  sheet({ width: 480, height: 288, scale: 50, originY: 288, seed, ...(ground ? { ground } : {}) }, (pen) => {
    if (ground) pen.onLayer(-3, () => pen.rect('paper', 0, 0, 10, 6));
    pen.onLayer(1, () => {
      pen.line('thin', 0, 4.3, 10, 4.3);
      furnish(pen);
    });
  });

/** A week on site: an air handler with everyone around it. */
export const cultureWeek = room(3, 'cmms', (pen) => {
  airHandler(pen, 0.5, 0, 4, 2.1, 'cmms');
  pen.line('medium', 1.2, 2.35, 1.2, 6).line('medium', 2, 2.35, 2, 6);
  technician(pen, 5.4, 0, 'tablet', { flip: true });
  person(pen, 6.2, 0, 'stand', { flip: true });
  ladder(pen, 8, 0, 3.2);
  technician(pen, 7.85, 0.95, 'ladder');
  ductSection(pen, 5.6, 5, 1.2, 0.5);
});

/** The last person leaves, and the desks are empty. */
export const cultureLights = room(4, 'energy', (pen) => {
  ceilingLights(pen, 0.3, 9.2, 4.3, 2.8, 1.2);
  deskPair(pen, 1, 0, false, false);
  person(pen, 6, 0, 'walk');
  door(pen, 7.6, 0, 1.1, 2.3);
});

/** Three people in front of a board with a fault drawn on it. */
export const cultureReview = room(5, 'cold', (pen) => {
  ceilingLights(pen, 0.3, 9.2, 4.3, 2.8, 1.2);
  wallScreen(pen, 0.8, 1.2, 3, 1.7);
  person(pen, 4.5, 0, 'point', { flip: true });
  person(pen, 6.1, 0, 'stand', { flip: true });
  person(pen, 7.2, 0, 'tablet', { flip: true });
  pottedPlant(pen, 8.7, 0, 1.3);
});

/** Shelves of instruments, and a person taking one home. */
export const cultureTools = room(6, 'cmms', (pen) => {
  ceilingLights(pen, 0.3, 9.2, 4.3, 2.8, 1.2);
  bookcase(pen, 0.8, 0, 2.7, 2.9, 5);
  bookcase(pen, 3.7, 0, 2.7, 2.9, 5);
  pump(pen, 7.2, 0);
  person(pen, 8.5, 0, 'carry');
});

/** Lunch under a tree on the roof, beside the plant that the office trains on. */
export const cultureGarden = sheet(
  { width: 480, height: 288, scale: 50, originY: 288, seed: 8, ground: 'energy' },
  (pen) => {
    pen.onLayer(-3, () => pen.rect('paper', 0, 0, 10, 6));
    pen.onLayer(0, () => tree(pen, 2.2, 0, 4.4, 5));
    pen.onLayer(1, () => {
      bench(pen, 3.4, 0, 2.2);
      person(pen, 3.9, 0, 'sit');
      person(pen, 5, 0, 'sit', { flip: true });
      airHandler(pen, 6.3, 0, 2.9, 1.6);
      technician(pen, 5.9, 0, 'stand');
    });
  },
);

/** A working day, as a film strip: a stand-up, desks, an alarm on its way to a person. 880 × 420. */
export const lifeDay = sheet({ width: 880, height: 420, scale: 54, originY: 412, seed: 4 }, (pen) => {
  pen.onLayer(0, () => backWindows(pen, 0.3, 16, 0, 1.1, 3.6, 2.2));
  pen.onLayer(1, () => {
    pen.line('thin', -1, 4.6, 18, 4.6);
    ceilingLights(pen, 0, 16.3, 4.6, 3.2, 1.4);
    for (let i = 0; i < 5; i++) {
      const x = 1.6 + i * 3.5;
      if (i % 2) pipeSection(pen, x, 6.3, 0.26);
      else ductSection(pen, x, 6.3, 1.5, 0.6);
    }
    filmCamera(pen, 1.1, 0);
    desk(pen, 2.3, 0, { width: 1.6 });
    person(pen, 5.4, 0, 'talk');
    person(pen, 6.5, 0, 'tablet', { flip: true });
    technician(pen, 8.1, 0, 'walk');
    meetingTable(pen, 10, 0, 2.6, 2);
    pottedPlant(pen, 13.8, 0, 1.6);
    person(pen, 15, 0, 'phone', { flip: true });
  });
  pen.onLayer(2, () => pen.rect('solid', -1, -0.16, 20, 0.16));
  pen.onLayer(3, () => liveLine(pen, 'cmms', -1, 5.4, 8.3, 5.4, 17.5, 5.4));
});
