import { live } from '../parts/annotations.ts';
import { evaporator } from '../parts/refrigeration.ts';
import { sheet } from './sheet.ts';

/** A cold room’s cooler under the ceiling, its feed from above and the air that it throws. */
export const unitCooler = sheet({ width: 560, height: 210, scale: 84, originY: 210, ground: 'r' }, (P) => {
  const across = 560 / 84,
    top = 210 / 84;
  const left = across / 2 - 2,
    base = top - 1.25;
  P.at(1, () => {
    for (const x of [left + 0.4, left + 3.6]) P.line('medium', x, top + 0.1, x, base + 0.9);
    evaporator(P, left, base, { w: 4, h: 0.9, k: 4 });
    P.line(
      'thin',
      left + 0.1,
      base - 0.1,
      left + 0.1,
      base - 0.28,
      left - 0.5,
      base - 0.28,
      left - 0.5,
      -0.1,
    );
  });
  P.at(2, () => {
    live(P, 'r', left + 4.9, top + 0.2, left + 4.9, base + 0.45, left + 4, base + 0.45);
    for (let column = 0; column < 4; column++) {
      const x = left + 0.5 + column;
      for (const shift of [-0.22, 0, 0.22]) {
        P.curve('live-r', x + shift, base - 0.24, x + shift + 0.14, base - 0.6, x + shift, base - 0.95);
      }
    }
  });
});
