import { liveLine } from '../parts/annotations.ts';
import type { Pen } from '../pen/Pen.ts';
import { type Shown, shows } from './lit.ts';

/** The service tunnel that connects an estate, from x0 to x1; the refrigerant line runs as far as coldTo. */
export function undercroft(
  pen: Pen,
  x0: number,
  x1: number,
  { live = true, coldTo = x0 + 24 }: { live?: Shown; coldTo?: number } = {},
) {
  // service tunnel that connects the estate
  const yT = -2.2,
    yB = -4.5;
  pen.onLayer(1, () => {
    pen.rect('paper', x0, yB, x1 - x0, yT - yB);
  });
  pen.onLayer(1, () => {
    for (let x = x0 + 1; x < x1; x += 2.4) {
      pen.line('hair', x, yT, x, yT - 0.35);
    }
    pen.line('thin', x0, yB + 0.3, x1, yB + 0.3);
    for (let x = x0 + 4; x < x1; x += 6.2) pen.rect('hair', x, yT - 0.1, 0.7, 0.06);
  });
  pen.onLayer(2, () => {
    pen.rect('solid', x0, yT, x1 - x0, 0.26);
    pen.rect('solid', x0, yB - 0.26, x1 - x0, 0.26);
  });
  if (shows(live, 'energy'))
    pen.onLayer(3, () => {
      liveLine(pen, 'energy', x0 + 0.4, -3.2, x1 - 0.4, -3.2);
      pen.line('live-cold', x0 + 0.4, -2.7, coldTo, -2.7);
      pen.line('thin', x0 + 0.4, -2.95, x1 - 0.4, -2.95).line('thin', x0 + 0.4, -3.55, x1 - 0.4, -3.55);
    });
  return { yT, yB };
}
