import { assetNode, keyBubble, liveLine } from '../../parts/annotations.ts';
import { switchgear } from '../../parts/electrical.ts';
import { bookcase, desk, meetingTable, pottedPlant, sofa } from '../../parts/furniture.ts';
import { earth } from '../../parts/outdoors.ts';
import { person, technician } from '../../parts/people.ts';
import { airHandler, boiler, chiller, pump, tank } from '../../parts/plant.ts';
import { palletRacking } from '../../parts/retail.ts';
import { pipeSection } from '../../parts/services.ts';
import { ceilingLights, door } from '../../parts/structure.ts';
import type { Pen } from '../../pen/Pen.ts';
import { codePlate, groundLine, type NamedDrawing, sheet } from '../sheet.ts';

/*
 * Backgrounds for a module's record: strips with room in the middle, floors 48 px above the bottom. Also a service van
 * in section.
 */

const strip = (seed: number, furnish: (pen: Pen) => void): NamedDrawing =>
  sheet({ width: 1440, height: 330, scale: 62, originY: 282, seed, bleed: 360, focus: 372 }, (pen) => {
    const right = 1440 / 62;
    pen.onLayer(1, () => furnish(pen));
    pen.onLayer(2, () => {
      pen.rect('solid', -14, -0.2, right + 28, 0.2);
      earth(pen, -14, right + 14, -0.3, { depth: 1 });
    });
  });

/** An office floor: desks and a shelf at the left, people meeting at the right. */
export const officeStrip = strip(4, (pen) => {
  bookcase(pen, -5.2, 0, 2, 1.9);
  desk(pen, -2.4, 0, { width: 1.6 });
  desk(pen, 1.2, 0, { width: 1.6 });
  person(pen, 4.4, 0, 'talk');
  person(pen, 5.5, 0, 'tablet', { flip: true });
  desk(pen, 7, 0, { flip: true, width: 1.6 });
  pottedPlant(pen, 9.7, 0, 1.3);
  meetingTable(pen, 20, 0, 2.8, 2);
  sofa(pen, 24.6, 0, 2);
  pottedPlant(pen, 27.2, 0, 1.4);
});

/** A store with racking on both sides and a cart in between. */
export const storesStrip = strip(8, (pen) => {
  palletRacking(pen, -6.2, 0, { width: 3, height: 2.5 });
  palletRacking(pen, -3, 0, { width: 3, height: 2.5 });
  palletRacking(pen, 0.2, 0, { width: 3, height: 2.5, live: 'cmms' });
  codePlate(pen, 1.5, 1.05, 0.3);
  technician(pen, 4.2, 0, 'reach', { flip: true });
  technician(pen, 6.4, 0, 'push');
  pen.rect('thin', 6.95, 0.35, 0.7, 0.8).line('medium', 6.85, 0.35, 7.75, 0.35);
  pen.circle('thin', 7.1, 0.14, 0.13).circle('thin', 7.55, 0.14, 0.13);
  palletRacking(pen, 20.4, 0, { width: 3, height: 2.5 });
  palletRacking(pen, 23.6, 0, { width: 3, height: 2.5 });
  palletRacking(pen, 26.8, 0, { width: 3, height: 2.5 });
});

/** A padlock's outline: body and shackle, with the center of its lower edge at x, y. */
function padlock(pen: Pen, x: number, y: number, size: number): void {
  pen.roundedRect('node-cmms', x - size / 2, y, size, size * 0.86, size * 0.12);
  const lift = size * 0.86;
  pen.arc('live-cmms', x - size * 0.28, y + lift, size * 0.28, x + size * 0.28, y + lift, 1);
}

/** A locked-off switchboard: four padlocks on one hasp, the fitters in front of it, the pumps it feeds. */
export const lockStrip = strip(6, (pen) => {
  tank(pen, -6, 0, 1.2, 2.2);
  pump(pen, -4, 0);
  pump(pen, -2, 0);
  switchgear(pen, 0.2, 0, 5.2, 2.3, 'cmms');
  pen.onLayer(4, () => {
    pen.line('medium', 2, 1.28, 3.2, 1.28);
    for (let i = 0; i < 4; i++) padlock(pen, 2.1 + i * 0.34, 0.92, 0.24);
  });
  technician(pen, 6.6, 0, 'tablet', { flip: true });
  technician(pen, 8, 0, 'talk', { flip: true });
  pump(pen, 22.5, 0, 'cmms');
  // Its pipe rises behind and leaves along the wall.
  pen.line('medium', 22.32, 0.6, 22.32, 2.7, 40, 2.7).line('medium', 22.52, 0.6, 22.52, 2.5, 40, 2.5);
  technician(pen, 24.4, 0, 'kneel', { flip: true });
  switchgear(pen, 25.6, 0, 4, 2.3);
});

/** Plant of three ages on one floor: boilers and a chiller at the left, air handlers at the right. */
export const plantStrip = strip(7, (pen) => {
  tank(pen, -5.6, 0, 1.3, 2.4);
  boiler(pen, -3.6, 0, 1.6, 2, null);
  boiler(pen, -1.4, 0, 1.6, 2, null);
  chiller(pen, 1.6, 0, 4.6, 'cmms');
  codePlate(pen, 3.6, 0.75, 0.26);
  technician(pen, 7.2, 0, 'tablet', { flip: true });
  pump(pen, 8.4, 0);
  airHandler(pen, 20.2, 0, 5.2, 1.9);
  airHandler(pen, 26, 0, 5.2, 1.9);
});

/** A landing with apartment doors, one of them numbered and opened to a fitter. */
export const landingStrip = strip(5, (pen) => {
  pen.line('thin', -14, 2.95, 40, 2.95);
  ceilingLights(pen, -6, 10, 2.95, 3.2, 0.9);
  for (const x of [-5.2, -1.6, 2, 20.6, 24.2]) {
    door(pen, x, 0, 1, 2.15);
    pen.circle('thin', x + 1.3, 1.35, 0.1);
  }
  pen.rect('wash-cmms', 5.6, 0, 1, 2.15);
  door(pen, 5.6, 0, 1, 2.15);
  codePlate(pen, 6.8, 1.25, 0.24);
  technician(pen, 7.6, 0, 'tablet', { flip: true });
  person(pen, 0.6, 0, 'walk');
  pottedPlant(pen, 9.2, 0, 1.1);
  person(pen, 22.6, 0, 'phone', { flip: true });
});

/** A service van in section, 5.6 m: racks, bottles, recovery set, ladder, cab. Its five places are numbered. */
export const vanCut = sheet(
  { width: 600, height: 330, scale: 90, originX: 46, originY: 284, seed: 9 },
  (pen) => {
    pen.onLayer(0, () => {
      pen.centimeterPath('paper', 'M0 -34L0 -236L392 -236L486 -128L560 -108L560 -34Z', 0, 0);
    });
    pen.onLayer(1, () => {
      pen.line('medium', 0.06, 0.46, 3.9, 0.46);
      pen.line('thin', 3.9, 0.46, 3.9, 2.3);
      palletRacking(pen, 0.14, 0.48, { width: 1.5, height: 1.6, levels: 4, live: 'cmms' });
      palletRacking(pen, 1.72, 0.48, { width: 0.86, height: 1.6, levels: 4 });
      for (const x of [2.72, 3.0]) {
        pen.roundedRect('thin', x, 0.48, 0.22, 0.74, 0.1);
        pen.line('thin', x + 0.07, 1.22, x + 0.07, 1.3, x + 0.15, 1.3, x + 0.15, 1.22);
      }
      pen
        .rect('thin', 3.3, 0.48, 0.48, 0.5)
        .circle('thin', 3.44, 0.78, 0.09)
        .circle('thin', 3.64, 0.78, 0.09);
      pen.line('hair', 2.72, 1.5, 3.82, 1.5);
      pipeSection(pen, 2.84, 1.58, 0.07);
      pipeSection(pen, 3.02, 1.58, 0.07);
      pipeSection(pen, 2.93, 1.72, 0.07);
      pen.line('medium', 0.2, 2.52, 3.7, 2.52).line('thin', 0.2, 2.62, 3.7, 2.62);
      for (let i = 0; i < 12; i++) pen.line('thin', 0.34 + i * 0.28, 2.52, 0.34 + i * 0.28, 2.62);
      pen.line('thin', 0.5, 2.36, 0.5, 2.52).line('thin', 3.3, 2.36, 3.3, 2.52);
      person(pen, 4.22, 0.3, 'sit', { stroke: 'technician', helmet: true, look: 'short' });
      pen.circle('thin', 4.86, 1.16, 0.16);
    });
    pen.onLayer(2, () => {
      pen.centimeterPath(
        'cut',
        'M0 -34L0 -226C0 -232 4 -236 10 -236L380 -236C390 -236 397 -232 403 -225L486 -128C530 -122 552 -116 560 -104L562 -36L530 -34M0 -34L64 -34M152 -34L404 -34',
        0,
        0,
      );
      pen.centimeterPath('thin', 'M396 -214L408 -214L472 -136L396 -136Z', 0, 0);
      for (const wheel of [1.08, 4.68])
        pen
          .circle('panel', wheel, 0.36, 0.36)
          .circle('medium', wheel, 0.36, 0.36)
          .circle('thin', wheel, 0.36, 0.17);
    });
    pen.onLayer(3, () => {
      liveLine(pen, 'cmms', 0.9, 2.3, 3.5, 2.3);
      assetNode(pen, 'cmms', 0.9, 2.3, 0.05);
      assetNode(pen, 'cmms', 3.5, 2.3, 0.05);
    });
    groundLine(pen, -0.4, 6.2, [0, 0]);
    keyBubble(pen, 'cmms', 0.9, 1.9, '1');
    keyBubble(pen, 'cmms', 2.95, 0.95, '2');
    keyBubble(pen, 'cmms', 3.54, 1.16, '3');
    keyBubble(pen, 'cmms', 3.2, 2.76, '4');
    keyBubble(pen, 'cmms', 5, 1.5, '5');
  },
);
