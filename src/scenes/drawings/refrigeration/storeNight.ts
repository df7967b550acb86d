import { alarmPoint, liveLine } from '../../parts/annotations.ts';
import { earth } from '../../parts/outdoors.ts';
import { chestFreezer, dryGoodsShelves, multideck, multideckSection } from '../../parts/refrigeration.ts';
import { checkout, trolley } from '../../parts/retail.ts';
import { pendantLamp } from '../../parts/structure.ts';
import { sheet } from '../sheet.ts';

const scale = 96;
const across = 1440 / scale;
/** From the floor to the top of the roof, on which a page's words stand: the upper edge of the sheet. */
const roof = 4.15;
const height = Math.round(roof * scale);

/** A store after closing, dark but for the case that leaks under its sensor. A strip, its roof the upper edge. */
export const storeNight = sheet(
  { width: 1440, height: height + 60, scale, originY: height, seed: 14, bleed: 360, focus: 812 },
  (pen) => {
    const [left, wide] = [6.2, 4.5];
    const leak = [left + wide - 0.35, 0.34] as const;
    pen.onLayer(1, () => {
      multideck(pen, -3.6, 0, 3.4, 2.3, { doors: true, live: false });
      multideckSection(pen, 0.5, 0, { height: 2.3, live: false });
      dryGoodsShelves(pen, 2.3, 0, 3, 1.9, 5);
      multideck(pen, left, 0, wide, 2.3, { doors: true });
      chestFreezer(pen, 11.7, 0, 2.6, false);
      checkout(pen, 15, 0);
      trolley(pen, 17.4, 0);
      for (let lamp = -3.2; lamp < across + 4; lamp += 2.9) pendantLamp(pen, lamp, roof - 0.35, 0.6);
    });
    pen.onLayer(2, () => {
      pen.rect('solid', -6, roof - 0.3, across + 12, 0.3).rect('solid', -6, -0.14, across + 12, 0.14);
      earth(pen, -6, across + 6, -0.2, { depth: 0.6 });
    });
    pen.onLayer(3, () => {
      liveLine(pen, 'cold', -6, 3.1, across + 6, 3.1);
      for (const [x, y] of [
        [-1.9, 2.3],
        [1.1, 2.3],
        [left + 0.9, 2.3],
        [13, 0.95],
      ] as const)
        pen.line('live-cold', x, 3.1, x, y);
      // The gas, thinner as it rises to the sensor that hangs over the aisle.
      for (let puff = 0; puff < 26; puff++) {
        const up = puff / 26;
        const x = leak[0] + 0.35 * Math.sin(up * 5) + (pen.random() - 0.5) * (0.3 + up * 0.9);
        pen.circle('alarmHalo', x, leak[1] + 0.25 + up * 1.75, 0.07 + up * 0.17);
      }
      pen.line('thin', leak[0], roof - 0.3, leak[0], 2.86);
      pen.rect(['panel', 'medium'], leak[0] - 0.2, 2.52, 0.4, 0.34).circle('alarm', leak[0], 2.69, 0.06);
      pen.onLayer(4.5, () => alarmPoint(pen, ...leak, 0.2));
    });
  },
);
