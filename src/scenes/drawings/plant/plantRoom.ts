import type { System } from '../../../../shared/site/systems.ts';
import { liveLine } from '../../parts/annotations.ts';
import { switchgear } from '../../parts/electrical.ts';
import { earth } from '../../parts/outdoors.ts';
import { technician } from '../../parts/people.ts';
import { airHandler, boiler, chiller, pump, tank } from '../../parts/plant.ts';
import type { Pen } from '../../pen/Pen.ts';
import { codePlate, type Sheet, sheet } from '../sheet.ts';

const strip: Sheet = { width: 1440, height: 270, scale: 44, originY: 222, seed: 8, bleed: 360 };

/** The room and its machines; monitored ones have code plates and a lit line that connects them. */
function roomOf(read: System | null): (pen: Pen) => void {
  return (pen) => {
    const left = -14;
    const right = 1440 / 44 + 14;
    pen.onLayer(-1, () => {
      pen.rect('shade', left, 0, right - left, 4.6);
    });
    pen.onLayer(1, () => {
      pen.line('thin', left, 4.1, right, 4.1).line('thin', left, 3.9, right, 3.9);
      for (let x = left + 1; x < right - 1; x += 3)
        pen.line('hair', x, 4.6, x, 3.9).line('hair', x + 0.3, 4.6, x + 0.3, 3.9);
      switchgear(pen, 0.8, 0, 5, 2.2);
      boiler(pen, 5.2, 0, 1.6, 2, null);
      boiler(pen, 7.2, 0, 1.6, 2, read);
      pump(pen, 9.6, 0, read);
      pump(pen, 11, 0);
      pen.line('thin', 10.9, 0.6, 10.9, 3.9);
      technician(pen, 12.1, 0, 'kneel', { flip: true });
      tank(pen, 13, 0, 1.2, 2.9);
      airHandler(pen, 15.1, 0, 7.2, 2.6, read);
      for (const x of [16, 16.9, 20.6, 21.6]) pen.line('medium', x, 2.85, x, 4.6);
      technician(pen, 23.2, 0, 'tablet', { flip: true });
      chiller(pen, 24.4, 0, 4.6, null);
      pen.line('thin', 26, 2.2, 26, 3.9).line('thin', 27.4, 2, 27.4, 3.9);
      pump(pen, 30, 0, read);
      pump(pen, 31.4, 0);
      chiller(pen, -6, 0, 4.6);
      tank(pen, -8, 0, 1.2, 2.9);
      switchgear(pen, 33.6, 0, 5, 2.2);
      tank(pen, 38, 0, 1.2, 2.9);
    });
    pen.onLayer(2, () => {
      pen.rect('solid', left, -0.34, right - left, 0.34);
      pen.rect('solid', left, 4.6, right - left, 0.34);
      earth(pen, left, right, -0.42, { depth: 1 });
    });
    if (read === null) return;
    pen.onLayer(3, () => {
      liveLine(pen, read, 8, 2.1, 8, 3.4, 18.1, 3.4, 18.1, 2.85);
      liveLine(pen, read, 9.5, 0.6, 9.5, 3.4);
    });
    codePlate(pen, 7.85, 1.3, 0.42);
    codePlate(pen, 9.95, 0.95, 0.36);
    codePlate(pen, 20.9, 2.2, 0.42);
    codePlate(pen, 13.4, 2, 0.36);
  };
}

/** The plant room from end to end, a strip between its slabs: a boiler feeds an air handler via a pump. */
export const plantRoom = sheet(strip, roomOf('cmms'));

/** The same room without monitoring: no plates, no line. */
export const plantRoomUnread = sheet(strip, roomOf(null));
