import { key, live, node } from '../parts/annotations.ts';
import { switchgear } from '../parts/electrical.ts';
import { bookcase, desk, meeting, potted, sofa } from '../parts/furniture.ts';
import { earth } from '../parts/outdoors.ts';
import { person, tech } from '../parts/people.ts';
import { ahu, boiler, chiller, pump, tank } from '../parts/plant.ts';
import { racking } from '../parts/retail.ts';
import { pipeX } from '../parts/services.ts';
import { door, lights } from '../parts/structure.ts';
import type { Pen } from '../pen/Pen.ts';
import { codePlate, groundLine, type NamedDrawing, sheet } from './sheet.ts';

/*
 * Settings for a module's record: strips with room in their middle, floors 48 px above the bottom. Also a service van
 * in section.
 */

const strip = (seed: number, furnish: (P: Pen) => void): NamedDrawing =>
  sheet({ width: 1440, height: 330, scale: 62, originY: 282, seed, bleed: 360 }, (P) => {
    const right = 1440 / 62;
    P.at(1, () => furnish(P));
    P.at(2, () => {
      P.rect('solid', -14, -0.2, right + 28, 0.2);
      earth(P, -14, right + 14, -0.3, { depth: 1 });
    });
  });

/** An office floor: desks and a shelf at the left, people meeting at the right. */
export const officeStrip = strip(4, (P) => {
  bookcase(P, -5.2, 0, 2, 1.9);
  desk(P, -2.4, 0, { w: 1.6 });
  desk(P, 1.2, 0, { w: 1.6 });
  person(P, 4.4, 0, 'talk');
  person(P, 5.5, 0, 'tablet', { flip: true });
  desk(P, 7, 0, { flip: true, w: 1.6 });
  potted(P, 9.7, 0, 1.3);
  meeting(P, 20, 0, 2.8, 2);
  sofa(P, 24.6, 0, 2);
  potted(P, 27.2, 0, 1.4);
});

/** A store with racking on both sides and a cart in between. */
export const storesStrip = strip(8, (P) => {
  racking(P, -6.2, 0, { w: 3, h: 2.5 });
  racking(P, -3, 0, { w: 3, h: 2.5 });
  racking(P, 0.2, 0, { w: 3, h: 2.5, live: 'm' });
  codePlate(P, 1.5, 1.05, 0.3);
  tech(P, 4.2, 0, 'reach', { flip: true });
  tech(P, 6.4, 0, 'push');
  P.rect('thin', 6.95, 0.35, 0.7, 0.8).line('medium', 6.85, 0.35, 7.75, 0.35);
  P.circ('thin', 7.1, 0.14, 0.13).circ('thin', 7.55, 0.14, 0.13);
  racking(P, 20.4, 0, { w: 3, h: 2.5 });
  racking(P, 23.6, 0, { w: 3, h: 2.5 });
  racking(P, 26.8, 0, { w: 3, h: 2.5 });
});

/** A padlock's outline: body and shackle, with the middle of its lower edge at x, y. */
function padlock(P: Pen, x: number, y: number, size: number): void {
  P.rrect('node-m', x - size / 2, y, size, size * 0.86, size * 0.12);
  const lift = size * 0.86;
  P.arc('live-m', x - size * 0.28, y + lift, size * 0.28, x + size * 0.28, y + lift, 1);
}

/** A locked-off switchboard: four padlocks on one hasp, the fitters in front of it, the pumps it feeds. */
export const lockStrip = strip(6, (P) => {
  tank(P, -6, 0, 1.2, 2.2);
  pump(P, -4, 0);
  pump(P, -2, 0);
  switchgear(P, 0.2, 0, 5.2, 2.3, 'm');
  P.at(4, () => {
    P.line('medium', 2, 1.28, 3.2, 1.28);
    for (let i = 0; i < 4; i++) padlock(P, 2.1 + i * 0.34, 0.92, 0.24);
  });
  tech(P, 6.6, 0, 'tablet', { flip: true });
  tech(P, 8, 0, 'talk', { flip: true });
  tech(P, 20.6, 0, 'kneel');
  pump(P, 21.9, 0, 'm');
  P.line('medium', 22.2, 0.6, 22.2, 2.4);
  switchgear(P, 24.2, 0, 4, 2.3);
});

/** Plant of three ages on one floor: boilers and a chiller at the left, air handlers at the right. */
export const plantStrip = strip(7, (P) => {
  tank(P, -5.6, 0, 1.3, 2.4);
  boiler(P, -3.6, 0, 1.6, 2, null);
  boiler(P, -1.4, 0, 1.6, 2, null);
  chiller(P, 1.6, 0, 4.6, 'm');
  codePlate(P, 3.6, 0.75, 0.26);
  tech(P, 7.2, 0, 'tablet', { flip: true });
  pump(P, 8.4, 0);
  ahu(P, 20.2, 0, 5.2, 1.9);
  ahu(P, 26, 0, 5.2, 1.9);
});

/** A landing with apartment doors, one of them numbered and opened to a fitter. */
export const landingStrip = strip(5, (P) => {
  P.line('thin', -14, 2.95, 40, 2.95);
  lights(P, -6, 10, 2.95, 3.2, 0.9);
  for (const x of [-5.2, -1.6, 2, 20.6, 24.2]) {
    door(P, x, 0, 1, 2.15);
    P.circ('thin', x + 1.3, 1.35, 0.1);
  }
  P.rect('wash-m', 5.6, 0, 1, 2.15);
  door(P, 5.6, 0, 1, 2.15);
  codePlate(P, 6.8, 1.25, 0.24);
  tech(P, 7.6, 0, 'tablet', { flip: true });
  person(P, 0.6, 0, 'walk');
  potted(P, 9.2, 0, 1.1);
  person(P, 22.6, 0, 'phone', { flip: true });
});

/** A service van in section, 5.6 m: racks, bottles, recovery set, ladder, cab. Its five places are numbered. */
export const vanCut = sheet(
  { width: 600, height: 330, scale: 90, originX: 46, originY: 284, seed: 9 },
  (P) => {
    P.at(0, () => {
      P.cm('paper', 'M0 -34L0 -236L392 -236L486 -128L560 -108L560 -34Z', 0, 0);
    });
    P.at(1, () => {
      P.line('medium', 0.06, 0.46, 3.9, 0.46);
      P.line('thin', 3.9, 0.46, 3.9, 2.3);
      racking(P, 0.14, 0.48, { w: 1.5, h: 1.6, lv: 4, live: 'm' });
      racking(P, 1.72, 0.48, { w: 0.86, h: 1.6, lv: 4 });
      for (const x of [2.72, 3.0]) {
        P.rrect('thin', x, 0.48, 0.22, 0.74, 0.1);
        P.line('thin', x + 0.07, 1.22, x + 0.07, 1.3, x + 0.15, 1.3, x + 0.15, 1.22);
      }
      P.rect('thin', 3.3, 0.48, 0.48, 0.5).circ('thin', 3.44, 0.78, 0.09).circ('thin', 3.64, 0.78, 0.09);
      P.line('hair', 2.72, 1.5, 3.82, 1.5);
      pipeX(P, 2.84, 1.58, 0.07);
      pipeX(P, 3.02, 1.58, 0.07);
      pipeX(P, 2.93, 1.72, 0.07);
      P.line('medium', 0.2, 2.52, 3.7, 2.52).line('thin', 0.2, 2.62, 3.7, 2.62);
      for (let i = 0; i < 12; i++) P.line('thin', 0.34 + i * 0.28, 2.52, 0.34 + i * 0.28, 2.62);
      P.line('thin', 0.5, 2.36, 0.5, 2.52).line('thin', 3.3, 2.36, 3.3, 2.52);
      person(P, 4.22, 0.3, 'sit', { st: 'technician', helmet: true, look: 'short' });
      P.circ('thin', 4.86, 1.16, 0.16);
    });
    P.at(2, () => {
      P.cm(
        'cut',
        'M0 -34L0 -226C0 -232 4 -236 10 -236L380 -236C390 -236 397 -232 403 -225L486 -128C530 -122 552 -116 560 -104L562 -36L530 -34M0 -34L64 -34M152 -34L404 -34',
        0,
        0,
      );
      P.cm('thin', 'M396 -214L408 -214L472 -136L396 -136Z', 0, 0);
      for (const wheel of [1.08, 4.68])
        P.circ('panel', wheel, 0.36, 0.36).circ('medium', wheel, 0.36, 0.36).circ('thin', wheel, 0.36, 0.17);
    });
    P.at(3, () => {
      live(P, 'm', 0.9, 2.3, 3.5, 2.3);
      node(P, 'm', 0.9, 2.3, 0.05);
      node(P, 'm', 3.5, 2.3, 0.05);
    });
    groundLine(P, -0.4, 6.2, [0, 0]);
    key(P, 'm', 0.9, 1.9, '1');
    key(P, 'm', 2.95, 0.95, '2');
    key(P, 'm', 3.54, 1.16, '3');
    key(P, 'm', 3.2, 2.76, '4');
    key(P, 'm', 5, 1.5, '5');
  },
);
