import { alarmPoint, keyBubble } from '../../parts/annotations.ts';
import { switchgear } from '../../parts/electrical.ts';
import { earth } from '../../parts/outdoors.ts';
import { technician } from '../../parts/people.ts';
import { airHandler, boiler, pump, tank } from '../../parts/plant.ts';
import { pipeSection } from '../../parts/services.ts';
import { codePlate, sheet } from '../sheet.ts';

const scale = 62;
const ceiling = 4.4;
const slab = 0.32;

/**
 * A plant room from slab to slab: a technician’s handset scans the code of an air handler whose filter is blocked. The
 * handset is circled as a detail, and two lines lead to the right, where the page shows it enlarged. A strip.
 */
export const scanRoom = sheet(
  { width: 1440, height: 350, scale, originY: (ceiling + slab) * scale, seed: 8, bleed: 360 },
  (pen) => {
    const left = -6.2;
    const right = 1440 / scale + 6.2;
    const handset = { x: 13.62, y: 1.42 };
    pen.onLayer(-1, () => pen.rect('shade', left, 0, right - left, ceiling));
    pen.onLayer(1, () => {
      pen.line('thin', left, 4.05, right, 4.05).line('thin', left, 3.88, right, 3.88);
      for (let x = left + 0.6; x < right; x += 2.6) pen.line('hair', x, ceiling, x, 3.88);
      for (const x of [3, 12.9, 22.6]) pipeSection(pen, x, 3.62, 0.11);
      boiler(pen, -4.6, 0, 1.8, 2.3);
      boiler(pen, -2.3, 0, 1.8, 2.3);
      tank(pen, 0.2, 0, 1.2, 2.8);
      pump(pen, 2.2, 0);
      pump(pen, 3.4, 0);
      pen.line('medium', 2.1, 0.6, 2.1, 3.88).line('medium', 3.3, 0.6, 3.3, 3.88);
      airHandler(pen, 4.5, 0, 7.4, 2.6, 'cmms');
      for (const x of [5.1, 6.1, 10.6, 11.5]) pen.line('medium', x, 2.85, x, ceiling);
      technician(pen, 14.05, 0, 'tablet', { flip: true, size: 1.1 });
      tank(pen, 22.3, 0, 1.2, 2.8);
      switchgear(pen, 24, 0, 5, 2.3);
    });
    pen.onLayer(2, () => {
      pen.rect('solid', left, -slab, right - left, slab);
      pen.rect('solid', left, ceiling, right - left, slab);
      earth(pen, left, right, -0.42, { depth: 1 });
      codePlate(pen, 11.05, 1.1, 0.6);
      alarmPoint(pen, 6.72, 1.55, 0.13);
    });
    pen.onLayer(3, () => {
      pen.line('live-cmms', handset.x - 0.1, handset.y + 0.02, 11.65, 1.7);
      pen.line('live-cmms', handset.x - 0.1, handset.y - 0.02, 11.65, 1.1);
    });
    // A detail callout: a circle, and its enlargement.
    pen.onLayer(4, () => {
      pen.circle('medium', handset.x, handset.y, 0.44);
      pen.line('thin', handset.x + 0.16, handset.y + 0.41, 17, ceiling);
      pen.line('thin', handset.x + 0.16, handset.y - 0.41, 17, 0);
    });
    keyBubble(pen, 'cmms', 6.72, 2.85, '1');
    keyBubble(pen, 'cmms', 8.2, 2.85, '2');
    keyBubble(pen, 'cmms', 9.68, 2.85, '3');
  },
);
