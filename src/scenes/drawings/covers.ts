import { alarmPoint, live } from '../parts/annotations.ts';
import { meeting, screen } from '../parts/furniture.ts';
import { person, tech } from '../parts/people.ts';
import { ahu, chiller } from '../parts/plant.ts';
import { chest, multideck, multideckX } from '../parts/refrigeration.ts';
import { ductX, pipeX } from '../parts/services.ts';
import { backWindows, lights } from '../parts/structure.ts';
import type { Pen } from '../pen/Pen.ts';
import { codePlate, sheet } from './sheet.ts';

/* Covers of guides and recordings, 320 × 220: one object, close up, on its product's wash. */

const cover = { width: 320, height: 220, seed: 4 };
const floorTo = (P: Pen, width: number) => P.at(2, () => P.rect('solid', -2, -0.14, width + 4, 0.14));

export const coverLeak = sheet({ ...cover, scale: 66, originX: 26, originY: 204, ground: 'r' }, (P) => {
  P.at(1, () => {
    multideckX(P, 0, 0, { h: 2.5 });
    person(P, 1.9, 0, 'tablet', { flip: true, k: 1.15 });
  });
  P.at(3, () => {
    live(P, 'r', -1, 2.82, 0.5, 2.82, 0.5, 2.5);
    live(P, 'r', 0.5, 2.82, 5, 2.82);
    alarmPoint(P, 1.1, 1.7, 0.08);
  });
  floorTo(P, 5);
});

export const coverLeakWide = sheet(
  { ...cover, width: 640, scale: 66, originX: 44, originY: 204, ground: 'r' },
  (P) => {
    P.at(1, () => {
      multideckX(P, 0, 0, { h: 2.5 });
      person(P, 1.7, 0, 'stand', { flip: true });
      multideck(P, 2.3, 0, 2.6, 2.2, { doors: true });
      chest(P, 5.6, 0, 2);
      tech(P, 8.1, 0, 'tablet', { flip: true });
    });
    P.at(3, () => {
      live(P, 'r', -1, 2.75, 6.6, 2.75, 6.6, 1);
      live(P, 'r', 3.6, 2.75, 3.6, 2.2);
      P.at(4, () => alarmPoint(P, 3.6, 2.75, 0.09));
    });
    floorTo(P, 10);
  },
);

export const coverChiller = sheet({ ...cover, scale: 47, originX: 18, originY: 192, ground: 'e' }, (P) => {
  P.at(1, () => {
    chiller(P, 0, 0, 4.4, 'e');
    P.line('medium', 0.9, 1.53, 0.9, 4.2)
      .line('medium', 1.15, 1.53, 1.15, 4.2)
      .line('medium', 3.35, 1.53, 3.35, 2.9, 6.6, 2.9)
      .line('medium', 3.6, 1.53, 3.6, 2.65, 6.6, 2.65);
    person(P, 5.3, 0, 'tablet', { flip: true });
  });
  floorTo(P, 6);
  P.at(3, () => live(P, 'e', 1.02, 1.55, 1.02, 4.2));
});

export const coverAhu = sheet({ ...cover, scale: 44, originX: 20, originY: 176, ground: 'm' }, (P) => {
  P.at(1, () => {
    ahu(P, 0, 0, 6.3, 2.7, 'm');
    for (const x of [0.8, 1.7, 5.2, 6]) P.line('medium', x, 2.95, x, 4.4);
  });
  floorTo(P, 7);
  codePlate(P, 5.4, 2.3, 0.4);
});

export const coverTalk = sheet({ ...cover, scale: 47, originX: 10, originY: 182, ground: 'm' }, (P) => {
  P.at(0, () => backWindows(P, 0.2, 6.4, 0, 0.9, 2.5, 1.5));
  P.at(1, () => {
    P.rect('panel', 0.5, 1.25, 1.9, 1.15);
    screen(P, 0.6, 1.35, 1.7, 0.95);
    meeting(P, 3.6, 0, 2.3, 2);
    person(P, 2.95, 0, 'point', { flip: true });
    P.line('thin', -1, 3, 7, 3);
    lights(P, 0, 6.6, 3, 2.4, 1);
    ductX(P, 1.6, 3.5, 1, 0.44);
    pipeX(P, 4.6, 3.5, 0.2);
  });
  floorTo(P, 7);
});
