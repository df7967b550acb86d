import { festoon } from '../parts/electrical.ts';
import { chair } from '../parts/furniture.ts';
import { person, tech } from '../parts/people.ts';
import { dryCooler } from '../parts/plant.ts';
import { backWindows, wall } from '../parts/structure.ts';
import { sheet } from './sheet.ts';

/** A dozen people at one long table in a plant room that is off for the evening; lamps hang from the pipes. A strip. */
export const clubTable = sheet(
  { width: 1440, height: 380, scale: 54, originY: 362, seed: 11, bleed: 360 },
  (P) => {
    const left = 2.2,
      right = 24.5;
    P.at(-1, () => backWindows(P, left + 0.3, right - 0.3, 0, 1.2, 3.6, 2.4));
    P.at(0, () => {
      dryCooler(P, -4.6, 0, 3);
      dryCooler(P, 27.6, 0, 3);
    });
    P.at(1, () => {
      P.rect('panel', 5.2, 0.74, 16.4, 0.09);
      for (let x = 6; x < 21.6; x += 3.8)
        P.line('thin', x, 0, x, 0.74).line('thin', x + 0.12, 0, x + 0.12, 0.74);
      for (let i = 0; i < 6; i++) {
        const x = 6 + i * 2.6;
        chair(P, x, 0);
        person(P, x, 0, 'sit');
        P.rect('thin', x + 0.62, 0.83, 0.09, 0.17);
        if (i < 5) {
          chair(P, x + 1.6, 0, true);
          person(P, x + 1.6, 0, 'sit', { flip: true });
        }
      }
      chair(P, 20.7, 0, true);
      P.rect('thin', 19.9, 0.83, 0.09, 0.17);
      tech(P, 3.6, 0, 'talk');
      person(P, 23.2, 0, 'carry', { flip: true });
    });
    P.at(2, () => {
      P.rect('solid', -30, -0.2, 90, 0.2);
      P.rect('solid', left - 0.6, 5.1, right - left + 1.2, 0.42);
      wall(P, left, 0, 0.9, 0.26);
      wall(P, left, 2.9, 5.2, 0.26);
      wall(P, right, 2.9, 5.2, 0.26);
    });
    P.at(3, () => {
      festoon(P, left + 0.2, 13.4, 4.8, 0.5, 9);
      festoon(P, 13.4, right - 0.2, 4.8, 0.5, 9);
    });
  },
);
