import { live, node } from '../parts/annotations.ts';
import { switchgear } from '../parts/electrical.ts';
import { desk, potted } from '../parts/furniture.ts';
import { van } from '../parts/outdoors.ts';
import { tech } from '../parts/people.ts';
import { fan, pump, tank } from '../parts/plant.ts';
import { ductX } from '../parts/services.ts';
import { ladder } from '../parts/structure.ts';
import type { Pen } from '../pen/Pen.ts';
import { codePlate, type NamedDrawing, sheet } from './sheet.ts';

/* One object each, for cards: 320 × 160, standing on a floor line. */

const detail = (draw: (P: Pen, width: number) => void, scale = 38): NamedDrawing =>
  sheet({ width: 320, height: 160, scale, originY: 138 }, (P) => draw(P, 320 / scale));

const floorLine = (P: Pen, width: number) =>
  P.at(2, () => {
    P.rect('solid', 0, -0.14, width, 0.14);
    for (let x = 0.1; x < width; x += 0.55) P.line('hair', x, -0.5, x + 0.36, -0.14);
  });

/** A trolley with a box on it, in front of the person at x who pushes it. */
function trolleyWithBox(P: Pen, x: number): void {
  P.rect('thin', x, 0.35, 0.7, 0.75).line('medium', x - 0.05, 0.35, x + 0.85, 0.35);
  P.circ('thin', x + 0.15, 0.14, 0.13).circ('thin', x + 0.7, 0.14, 0.13);
}

/** A technician reads the plate on a pump. */
export const qr = detail((P, w) => {
  floorLine(P, w);
  pump(P, 1.5, 0, 'm');
  P.at(1, () => {
    P.line('medium', 1.4, 0.6, 1.4, 3.6).line('medium', 1.62, 0.6, 1.62, 3.6);
    P.line('medium', 2.1, 0.3, 8.4, 0.3).line('medium', 2.1, 0.5, 8.4, 0.5);
    tank(P, 5.9, 0, 1.4, 2.9);
    tech(P, 4, 0, 'tablet', { flip: true, k: 1.25 });
    P.line('measure', 3.58, 1.4, 1.9, 0.75).line('measure', 3.58, 1.4, 1.9, 1.15);
  });
  codePlate(P, 1.58, 0.74, 0.44);
});

/** A year of planned work as bars, with a line for today. */
export const ppm = detail((P) => {
  const bars = [
    [0.5, 2.4, true],
    [1.7, 3.5, false],
    [3.2, 4.7, true],
    [4.4, 6.2, false],
    [5.8, 7.9, true],
  ] as const;
  P.at(1, () => {
    for (let i = 0; i < 9; i++) P.line('hair', 0.3 + i * 0.95, 0.1, 0.3 + i * 0.95, 3.3);
    bars.forEach(([from, to, done], i) => {
      const y = 2.9 - i * 0.6;
      if (done) P.rect('wash-m', from, y - 0.16, to - from, 0.34);
      P.rect('thin', from, y - 0.16, to - from, 0.34);
      P.circ(done ? 'node-m' : 'panel', to, y, 0.1);
      if (i < 4) P.line('measure', to, y - 0.1, to, y - 0.43);
    });
    P.line('live-m', 4.6, 0.05, 4.6, 3.45);
    P.line('medium', 0.3, 0.1, 8, 0.1);
  });
});

/** At the top of a ladder, in the ceiling above someone's desk. */
export const mobile = detail((P, w) => {
  floorLine(P, w);
  P.at(1, () => {
    P.line('medium', 0, 3.15, w, 3.15);
    ladder(P, 4.42, 0, 2.6);
    tech(P, 4.62, 0.72, 'reach', { k: 1.12 });
    P.rect('panel', 4.4, 3, 2, 0.66);
    P.rect('wash-m', 4.4, 3, 2, 0.66);
    fan(P, 4.8, 3.32, 0.22);
    P.hatch('hair', 5.5, 3.06, 0.4, 0.54, 0.12);
    ductX(P, 1.6, 3.42, 1, 0.4);
    potted(P, 7.4, 0, 1.2);
    desk(P, 1, 0, { w: 1.5 });
  });
}, 36);

/** A contractor's van at the gate, and parts on their way in. */
export const vendor = detail((P, w) => {
  floorLine(P, w);
  P.at(1, () => {
    van(P, 0.5, 0, false);
    P.line('medium', 5.9, 0, 5.9, 3.5).line('medium', 6.1, 0, 6.1, 3.5);
    tech(P, 6.7, 0, 'push', { k: 1.05 });
    trolleyWithBox(P, 7.3);
  });
  P.at(1.1, () => P.rect('wash-m', 0.62, 1.25, 2.6, 0.7));
}, 37);

/** One panel locked off behind a barrier. */
export const permit = detail((P, w) => {
  floorLine(P, w);
  P.at(1, () => {
    switchgear(P, 0.7, 0, 5, 2.7, 'm');
    tech(P, 5.3, 0, 'tablet', { flip: true, k: 1.25 });
    P.line('thin', 6.2, 0, 6.2, 1.1).line('thin', 7.9, 0, 7.9, 1.1);
    P.rect('panel', 6.1, 0.75, 1.9, 0.3);
    P.hatch('medium', 6.1, 0.75, 1.9, 0.3, 0.3);
  });
  P.at(4, () => {
    P.rrect('node-m', 1.66, 1.06, 0.34, 0.3, 0.05);
    P.arc('live-m', 1.73, 1.42, 0.1, 1.93, 1.42, 1);
    P.line('live-m', 1.73, 1.36, 1.73, 1.42).line('live-m', 1.93, 1.36, 1.93, 1.42);
  });
});

/** A box on the wall between the panel and the plant. */
export const edge = detail((P, w) => {
  floorLine(P, w);
  P.at(1, () => {
    switchgear(P, 0.5, 0, 3, 2.5, null);
    P.rect('panel', 3.7, 1.3, 1.3, 0.95);
    P.line('thin', 3.95, 2.25, 3.95, 3).line('thin', 4.75, 2.25, 4.75, 3);
    for (let i = 0; i < 4; i++) P.circ('node-m', 3.95 + i * 0.26, 1.55, 0.06);
    P.rect('hair', 3.9, 1.75, 0.9, 0.3);
    pump(P, 6.4, 0);
    tank(P, 7.1, 0, 1.1, 2.4);
    P.line('thin', 0, 3.35, w, 3.35).line('thin', 0, 3.5, w, 3.5);
  });
  P.at(3, () => {
    live(P, 'm', 2.66, 1.9, 3.7, 1.9);
    live(P, 'm', 5, 1.7, 6.32, 1.7, 6.32, 0.6);
    live(P, 'm', 5, 2.05, 7.1, 2.05);
  });
}, 37);

/** Eight months as bars, and their trend. */
export const report = detail((P) => {
  const months = [1.1, 1.5, 1.2, 1.9, 1.6, 2.2, 2, 2.7];
  P.at(1, () => {
    for (let i = 0; i < 6; i++) P.line('hair', 0.5, 0.2 + i * 0.58, 8, 0.2 + i * 0.58);
    months.forEach((value, i) => {
      const x = 0.8 + i * 0.9;
      P.rect(i > 4 ? 'wash-m' : 'wash-0', x, 0.2, 0.5, value);
      P.rect('thin', x, 0.2, 0.5, value);
      if (i <= 4) P.hatch('hair', x, 0.2, 0.5, value, 0.16);
    });
    P.line('live-m', ...months.flatMap((value, i) => [1.05 + i * 0.9, value + 0.5]));
    P.line('medium', 0.5, 0.2, 8.1, 0.2);
  });
  node(P, 'm', 1.05 + 6.3, 3.2, 0.1);
});
