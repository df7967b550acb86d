import { liveLine } from '../../parts/annotations.ts';
import { bookcase, desk, meetingTable, pottedPlant } from '../../parts/furniture.ts';
import { person, technician } from '../../parts/people.ts';
import { airHandler } from '../../parts/plant.ts';
import { multideckSection } from '../../parts/refrigeration.ts';
import { ductSection, pipeSection } from '../../parts/services.ts';
import { backWindows, ceilingLights, wall } from '../../parts/structure.ts';
import { sheet } from '../sheet.ts';

/** Three rooms in a row, a strip: the kettle goes on, an engineer calls, a building is shown. */
export const thankYou = sheet(
  { width: 1440, height: 309, scale: 54, originY: 300, seed: 8, bleed: 360, focus: 1000 },
  (pen) => {
    const left = 1.48,
      right = 25.2;
    pen.onLayer(0, () => {
      backWindows(pen, 6.6, 13.6, 0, 0.9, 2.7, 1.75);
      backWindows(pen, 15.8, 24.9, 0, 0.9, 2.7, 1.8);
    });
    pen.onLayer(1, () => {
      pen.rect('panel', 1.9, 0, 2.3, 0.92);
      pen.line('medium', 1.8, 0.94, 4.3, 0.94);
      pen.centimeterPath('panel', 'M0 0L-18 0L-14 -26L14 -26L18 0Z', 2.5, 0.94);
      pen.centimeterPath('thin', 'M16 -8C30 -10 28 -24 14 -22', 2.5, 0.94);
      pen.rect('thin', 3.3, 0.96, 0.16, 0.17).rect('thin', 3.6, 0.96, 0.16, 0.17);
      for (const x of [2.38, 2.5, 2.62]) pen.curve('hair', x, 1.35, x + 0.14, 1.6, x, 1.85);
      pen.rect('thin', 1.9, 2, 2.3, 0.62);
      pen.line('hair', 3.05, 2, 3.05, 2.62);
      person(pen, 4.9, 0, 'reach', { flip: true });
      desk(pen, 7.6, 0, { width: 1.7 });
      bookcase(pen, 10.4, 0, 2.1, 2, 4);
      pottedPlant(pen, 13.1, 0, 1.3);
      pen.rect('panel', 16.4, 1.05, 2.5, 1.5);
      airHandler(pen, 16.65, 1.2, 2, 0.85, 'cmms');
      technician(pen, 19.6, 0, 'point', { flip: true });
      meetingTable(pen, 20.7, 0, 2.4, 2);
      person(pen, 24.6, 0, 'stand', { flip: true });
      for (const [from, to] of [
        [left, 6.2],
        [6.2, 14.8],
        [14.8, right],
      ] as const) {
        pen.line('thin', from, 3.6, to, 3.6);
        ceilingLights(pen, from + 0.2, to - 0.2, 3.6, 2.9, 1.2);
      }
      for (let i = 0; i < 7; i++) {
        const x = 3 + i * 3.4;
        if (i % 2) pipeSection(pen, x, 4.15, 0.18);
        else ductSection(pen, x, 4.15, 0.9, 0.4);
      }
    });
    pen.onLayer(2, () => {
      pen.rect('solid', -30, -0.18, 90, 0.18);
      pen.rect('solid', left - 0.2, 4.75, right - left + 0.4, 0.26);
      for (const x of [left, right]) wall(pen, x, 2.3, 5, 0.24);
      for (const x of [6.2, 14.8]) pen.line('medium', x, 2.3, x, 4.75).line('thin', x, 0, x, 2.3);
    });
    pen.onLayer(3, () => {
      liveLine(pen, 'cmms', 8.9, 1.26, 8.9, 4.15, 17.6, 4.15, 17.6, 2.6);
    });
  },
);

/** A technician wheels in a refrigerated case and an air handler for the visitor to meet. */
export const assetsArrive = sheet({ width: 612, height: 226, scale: 58, originY: 214, seed: 9 }, (pen) => {
  pen.onLayer(1, () => {
    technician(pen, 0.7, 0, 'push', { size: 1.1 });
    pen.line('medium', 1.2, 0.42, 6.9, 0.42).line('thin', 1.2, 0.42, 1.1, 1.2);
    for (const x of [1.7, 4, 6.3]) pen.circle('medium', x, 0.2, 0.2);
    multideckSection(pen, 1.6, 0.44, { height: 2.3 });
    airHandler(pen, 3.5, 0.44, 3.2, 1.7, 'cmms');
    person(pen, 8.6, 0, 'stand', { flip: true, size: 1.1 });
  });
  pen.onLayer(2, () => pen.rect('solid', -1, -0.17, 13, 0.17));
});
