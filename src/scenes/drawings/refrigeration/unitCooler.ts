import { liveLine } from '../../parts/annotations.ts';
import { evaporator } from '../../parts/refrigeration.ts';
import { sheet } from '../sheet.ts';

/** A cold room’s cooler under the ceiling, its feed from above and the air it blows. */
export const unitCooler = sheet(
  { width: 560, height: 210, scale: 84, originY: 210, ground: 'cold' },
  (pen) => {
    const across = 560 / 84,
      top = 210 / 84;
    const left = across / 2 - 2,
      base = top - 1.25;
    pen.onLayer(1, () => {
      for (const x of [left + 0.4, left + 3.6]) pen.line('medium', x, top + 0.1, x, base + 0.9);
      evaporator(pen, left, base, { width: 4, height: 0.9, fans: 4 });
    });
    pen.onLayer(2, () => {
      liveLine(pen, 'cold', left + 4.9, top + 0.2, left + 4.9, base + 0.45, left + 4, base + 0.45);
      for (let column = 0; column < 4; column++) {
        const x = left + 0.5 + column;
        for (const shift of [-0.22, 0, 0.22]) {
          pen.curve(
            'live-cold',
            x + shift,
            base - 0.24,
            x + shift + 0.14,
            base - 0.6,
            x + shift,
            base - 0.95,
          );
        }
      }
    });
  },
);
