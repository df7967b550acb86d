import { alarmPoint, assetNode, liveLine } from '../../parts/annotations.ts';
import { pump } from '../../parts/plant.ts';
import type { Pen } from '../../pen/Pen.ts';
import { seededRandom } from '../../pen/random.ts';
import { sheet } from '../sheet.ts';

/** Start and end of the year on the sheet, in meters. */
const from = 2.6;
const to = 17.2;

/** A month’s left edge; 12 is the end of the year. */
function month(of: number): number {
  return from + ((to - from) * of) / 12;
}

/** Draws the year with its months, at height y. */
function year(pen: Pen, y: number): void {
  pen.line('medium', from, y, to, y);
  for (let i = 0; i <= 12; i++) pen.line('thin', month(i), y, month(i), y - 0.16);
}

/** A pump’s year in two versions: above, as two forms record it; below, with every start, state and job. */
export const pumpYear = sheet({ width: 720, height: 212, scale: 40, originY: 202, seed: 5 }, (pen) => {
  const forms = 3.7;
  const states = 0.45;
  pen.onLayer(1, () => {
    pump(pen, 0.6, forms);
    pump(pen, 0.6, states, 'cmms');
    year(pen, forms);
    year(pen, states);
    for (const at of [3.4, 10.3]) pen.rect('panel', month(at) - 0.32, forms + 0.12, 0.64, 0.86);
    for (const at of [3.4, 10.3])
      for (let i = 0; i < 3; i++)
        pen.line('hair', month(at) - 0.2, forms + 0.35 + i * 0.2, month(at) + 0.2, forms + 0.35 + i * 0.2);
  });
  pen.onLayer(2, () => {
    const random = seededRandom(17);
    const stopped = [
      [5.1, 5.35],
      [10.3, 10.62],
    ] as const;
    for (let at = 0.05; at < 11.95; at += 0.055 + random() * 0.03) {
      if (stopped.some(([a, b]) => at > a && at < b)) continue;
      pen.line('thin', month(at), states + 0.1, month(at), states + 0.3 + random() * 0.75);
    }
    for (const [a, b] of stopped) pen.rect('panel', month(a), states + 0.08, month(b) - month(a), 1.2);
    // Run manually over a weekend.
    pen.line('medium', month(8.2), states + 1.5, month(8.5), states + 1.5);
    pen.line('medium', month(8.2), states + 1.5, month(8.2), states + 1.3);
    pen.line('medium', month(8.5), states + 1.5, month(8.5), states + 1.3);
  });
  pen.onLayer(3, () => {
    liveLine(pen, 'cmms', from, states + 1.9, month(5.1), states + 1.9);
    liveLine(pen, 'cmms', month(5.35), states + 1.9, month(10.3), states + 1.9);
    liveLine(pen, 'cmms', month(10.62), states + 1.9, to, states + 1.9);
    assetNode(pen, 'cmms', month(3.4), states + 1.9);
    for (const at of [6.3, 6.8]) alarmPoint(pen, month(at), states + 1.9, 0.07);
    alarmPoint(pen, month(10.3), states + 1.9, 0.13);
  });
});
