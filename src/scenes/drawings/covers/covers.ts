import { alarmPoint, liveLine } from '../../parts/annotations.ts';
import { meetingTable, wallScreen } from '../../parts/furniture.ts';
import { person, technician } from '../../parts/people.ts';
import { airHandler, chiller } from '../../parts/plant.ts';
import { chestFreezer, multideck, multideckSection } from '../../parts/refrigeration.ts';
import { ductSection, pipeSection } from '../../parts/services.ts';
import { backWindows, ceilingLights } from '../../parts/structure.ts';
import type { Pen } from '../../pen/Pen.ts';
import { codePlate, sheet } from '../sheet.ts';

/* Covers of guides and recordings, 320 × 220: one object, close up, on its product's wash. */

const cover = { width: 320, height: 220, seed: 4 };
const floorTo = (pen: Pen, width: number) =>
  pen.onLayer(2, () => pen.rect('solid', -2, -0.14, width + 4, 0.14));

export const coverLeak = sheet({ ...cover, scale: 66, originX: 26, originY: 204, ground: 'cold' }, (pen) => {
  pen.onLayer(1, () => {
    multideckSection(pen, 0, 0, { height: 2.5 });
    person(pen, 1.9, 0, 'tablet', { flip: true, size: 1.15 });
  });
  pen.onLayer(3, () => {
    liveLine(pen, 'cold', -1, 2.82, 0.5, 2.82, 0.5, 2.5);
    liveLine(pen, 'cold', 0.5, 2.82, 5, 2.82);
    alarmPoint(pen, 1.1, 1.7, 0.08);
  });
  floorTo(pen, 5);
});

export const coverLeakWide = sheet(
  { ...cover, width: 640, scale: 66, originX: 44, originY: 204, ground: 'cold' },
  (pen) => {
    pen.onLayer(1, () => {
      multideckSection(pen, 0, 0, { height: 2.5 });
      person(pen, 1.7, 0, 'stand', { flip: true });
      multideck(pen, 2.3, 0, 2.6, 2.2, { doors: true });
      chestFreezer(pen, 5.6, 0, 2);
      technician(pen, 8.1, 0, 'tablet', { flip: true });
    });
    pen.onLayer(3, () => {
      liveLine(pen, 'cold', -1, 2.75, 6.6, 2.75, 6.6, 1);
      liveLine(pen, 'cold', 3.6, 2.75, 3.6, 2.2);
      pen.onLayer(4, () => alarmPoint(pen, 3.6, 2.75, 0.09));
    });
    floorTo(pen, 10);
  },
);

export const coverChiller = sheet(
  { ...cover, scale: 47, originX: 18, originY: 192, ground: 'energy' },
  (pen) => {
    pen.onLayer(1, () => {
      chiller(pen, 0, 0, 4.4, 'energy');
      pen
        .line('medium', 0.9, 1.53, 0.9, 4.2)
        .line('medium', 1.15, 1.53, 1.15, 4.2)
        .line('medium', 3.35, 1.53, 3.35, 2.9, 6.6, 2.9)
        .line('medium', 3.6, 1.53, 3.6, 2.65, 6.6, 2.65);
      person(pen, 5.3, 0, 'tablet', { flip: true });
    });
    floorTo(pen, 6);
    pen.onLayer(3, () => liveLine(pen, 'energy', 1.02, 1.55, 1.02, 4.2));
  },
);

export const coverAhu = sheet({ ...cover, scale: 44, originX: 20, originY: 176, ground: 'cmms' }, (pen) => {
  pen.onLayer(1, () => {
    airHandler(pen, 0, 0, 6.3, 2.7, 'cmms');
    for (const x of [0.8, 1.7, 5.2, 6]) pen.line('medium', x, 2.95, x, 4.4);
  });
  floorTo(pen, 7);
  codePlate(pen, 5.4, 2.3, 0.4);
});

export const coverTalk = sheet({ ...cover, scale: 47, originX: 10, originY: 182, ground: 'cmms' }, (pen) => {
  pen.onLayer(0, () => backWindows(pen, 0.2, 6.4, 0, 0.9, 2.5, 1.5));
  pen.onLayer(1, () => {
    pen.rect('panel', 0.5, 1.25, 1.9, 1.15);
    wallScreen(pen, 0.6, 1.35, 1.7, 0.95);
    meetingTable(pen, 3.6, 0, 2.3, 2);
    person(pen, 2.95, 0, 'point', { flip: true });
    pen.line('thin', -1, 3, 7, 3);
    ceilingLights(pen, 0, 6.6, 3, 2.4, 1);
    ductSection(pen, 1.6, 3.5, 1, 0.44);
    pipeSection(pen, 4.6, 3.5, 0.2);
  });
  floorTo(pen, 7);
});
