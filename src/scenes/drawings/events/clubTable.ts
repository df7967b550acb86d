import { lampString } from '../../parts/electrical.ts';
import { chair } from '../../parts/furniture.ts';
import { person, technician } from '../../parts/people.ts';
import { dryCooler } from '../../parts/plant.ts';
import { backWindows, wall } from '../../parts/structure.ts';
import { sheet } from '../sheet.ts';

/** A dozen people at one long table in a plant room that is off for the evening; lamps hang from the pipes. A strip. */
export const clubTable = sheet(
  { width: 1440, height: 380, scale: 54, originY: 362, seed: 11, bleed: 360 },
  (pen) => {
    const left = 2.2,
      right = 24.5;
    pen.onLayer(-1, () => backWindows(pen, left + 0.3, right - 0.3, 0, 1.2, 3.6, 2.4));
    pen.onLayer(0, () => {
      dryCooler(pen, -4.6, 0, 3);
      dryCooler(pen, 27.6, 0, 3);
    });
    pen.onLayer(1, () => {
      pen.rect('panel', 5.2, 0.74, 16.4, 0.09);
      for (let x = 6; x < 21.6; x += 3.8)
        pen.line('thin', x, 0, x, 0.74).line('thin', x + 0.12, 0, x + 0.12, 0.74);
      for (let i = 0; i < 6; i++) {
        const x = 6 + i * 2.6;
        chair(pen, x, 0);
        person(pen, x, 0, 'sit');
        pen.rect('thin', x + 0.62, 0.83, 0.09, 0.17);
        if (i < 5) {
          chair(pen, x + 1.6, 0, true);
          person(pen, x + 1.6, 0, 'sit', { flip: true });
        }
      }
      chair(pen, 20.7, 0, true);
      pen.rect('thin', 19.9, 0.83, 0.09, 0.17);
      technician(pen, 3.6, 0, 'talk');
      person(pen, 23.2, 0, 'carry', { flip: true });
    });
    pen.onLayer(2, () => {
      pen.rect('solid', -30, -0.2, 90, 0.2);
      pen.rect('solid', left - 0.6, 5.1, right - left + 1.2, 0.42);
      wall(pen, left, 0, 0.9, 0.26);
      wall(pen, left, 2.9, 5.2, 0.26);
      wall(pen, right, 2.9, 5.2, 0.26);
    });
    pen.onLayer(3, () => {
      lampString(pen, left + 0.2, 13.4, 4.8, 0.5, 9);
      lampString(pen, 13.4, right - 0.2, 4.8, 0.5, 9);
    });
  },
);
