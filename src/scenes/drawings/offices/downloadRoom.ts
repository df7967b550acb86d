import { liveLine } from '../../parts/annotations.ts';
import { bookcase, desk, meetingTable, pottedPlant } from '../../parts/furniture.ts';
import { person, technician } from '../../parts/people.ts';
import { airHandler } from '../../parts/plant.ts';
import { ductSection, pipeSection } from '../../parts/services.ts';
import { backWindows, ceilingLights, door, wall } from '../../parts/structure.ts';
import { sheet } from '../sheet.ts';

/** A document is printed, read at a desk, discussed, and carried to the plant. A strip. */
export const downloadRoom = sheet(
  { width: 1440, height: 309, scale: 54, originY: 300, seed: 6, bleed: 360 },
  (pen) => {
    const left = 1.48,
      right = 25.2;
    pen.onLayer(0, () => {
      backWindows(pen, 6.6, 12.2, 0, 0.9, 2.7, 1.75);
      backWindows(pen, 13.2, 18.6, 0, 0.9, 2.7, 1.8);
    });
    pen.onLayer(1, () => {
      pen.rect('panel', 2, 0, 1.8, 0.9).rect('panel', 2.1, 0.9, 1.6, 0.5);
      for (let i = 0; i < 5; i++) pen.rect('panel', 2.9 + i * 0.02, 0.98 + i * 0.03, 1.3, 0.02);
      pen
        .rect('tag', 2.4, 1.4, 0.9, 0.55)
        .line('hair', 2.5, 1.8, 3.2, 1.8)
        .line('hair', 2.5, 1.65, 3.1, 1.65);
      person(pen, 4.9, 0, 'tablet', { flip: true });
      desk(pen, 7.4, 0, { width: 1.7 });
      bookcase(pen, 9.8, 0, 2, 2, 4);
      meetingTable(pen, 14, 0, 2.6, 2);
      person(pen, 17.6, 0, 'stand', { flip: true });
      pottedPlant(pen, 18.4, 0, 1.2);
      technician(pen, 20.2, 0, 'carry');
      door(pen, 18.95, 0, 0.1, 2.1);
      airHandler(pen, 21.4, 0, 3.4, 1.9, 'cmms');
      for (const [from, to] of [
        [left, 6.2],
        [6.2, 12.8],
        [12.8, 19],
        [19, right],
      ] as const) {
        pen.line('thin', from, 3.6, to, 3.6);
        ceilingLights(pen, from + 0.2, to - 0.2, 3.6, 2.9, 1.2);
      }
      for (let i = 0; i < 7; i++) {
        const x = 3 + i * 3.4;
        if (i % 2) ductSection(pen, x, 4.15, 0.9, 0.4);
        else pipeSection(pen, x, 4.15, 0.18);
      }
    });
    pen.onLayer(2, () => {
      pen.rect('solid', -30, -0.18, 90, 0.18);
      pen.rect('solid', left - 0.2, 4.75, right - left + 0.4, 0.26);
      for (const x of [left, right]) wall(pen, x, 2.3, 5, 0.24);
      for (const x of [6.2, 12.8, 19]) pen.line('medium', x, 2.3, x, 4.75).line('thin', x, 0, x, 2.3);
    });
    pen.onLayer(3, () => liveLine(pen, 'cmms', 2.85, 1.95, 2.85, 4.15, 23, 4.15, 23, 1.9));
  },
);
