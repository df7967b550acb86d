import { levelMark, liveLine } from '../../parts/annotations.ts';
import { earth } from '../../parts/outdoors.ts';
import { technician } from '../../parts/people.ts';
import { dryCooler } from '../../parts/plant.ts';
import { compressorRack } from '../../parts/refrigeration.ts';
import { ladder, wall } from '../../parts/structure.ts';
import { sheet } from '../sheet.ts';

const scale = 56;
const across = 1440 / scale;
/** Twelve bays, one per month. */
const bay = across / 12;
/** Meters per kelvin of lift: evaporating at −10 °C is the floor. */
const perKelvin = 0.1;
const height = (condensing: number) => (condensing + 10) * perKelvin;
const fixed = 38;
/** Mean condensing temperature of each month when it follows the weather, in °C. */
const floating = [24, 24.4, 26, 28.2, 30.6, 33.6, 35, 34.6, 32, 28.6, 25.4, 24];

/**
 * A year of compressor lift, a strip: each month is a bay between the temperature that the cases need and the one at
 * which the roof rejects heat. The dashed line is the former one, fixed all year; the hatched part is the lift saved.
 */
export const liftYear = sheet(
  { width: 1440, height: 480, scale, originY: 424, seed: 6, bleed: 360 },
  (pen) => {
    pen.onLayer(2, () => {
      pen.rect('solid', -14, -0.24, across + 28, 0.24);
      earth(pen, -14, across + 14, -0.34, { depth: 1 });
    });
    floating.forEach((condensing, month) => {
      const x = month * bay;
      const top = height(condensing);
      pen.onLayer(0, () => pen.rect('wash-cold', x, 0, bay, top));
      pen.onLayer(1, () => {
        pen.hatch('hair', x, top + 0.16, bay, height(fixed) - top - 0.16, 0.2);
        if (month % 3 === 1) compressorRack(pen, x + 0.16, 0, 1, 'cold');
        if (month % 3 === 2) ladder(pen, x + bay * 0.6, 0, top);
      });
      pen.onLayer(2, () => pen.rect('solid', x, top, bay, 0.16));
    });
    pen.onLayer(2, () => {
      for (let month = 0; month <= 12; month++) {
        const heights = [floating[month - 1], floating[month]].map((value) => (value ? height(value) : 0));
        wall(pen, month * bay, 0, Math.max(...heights), 0.08);
      }
      pen.line('axis', -14, height(fixed), across + 14, height(fixed));
    });
    pen.onLayer(1, () => {
      technician(pen, 7.2, 0, 'tablet');
      technician(pen, 19.6, 0, 'walk');
      levelMark(pen, 12.9, height(fixed), '100 °F', { length: 2.2 });
      levelMark(pen, 0.5, height(24) + 0.16, '75 °F', { length: 2 });
      levelMark(pen, 0.5, 0, '14 °F', { length: 1.6 });
      dryCooler(pen, 0.6, height(fixed) + 0.2, 2, 'cold');
      dryCooler(pen, 20.6, height(fixed) + 0.2, 2, 'cold');
    });
    pen.onLayer(3, () => {
      const path: number[] = [];
      floating.forEach((condensing, month) => {
        path.push(month * bay, height(condensing) - 0.14, (month + 1) * bay, height(condensing) - 0.14);
      });
      liveLine(pen, 'cold', ...path);
    });
  },
);
