import { assetNode, liveLine } from '../../parts/annotations.ts';
import { switchgear } from '../../parts/electrical.ts';
import { desk, pottedPlant } from '../../parts/furniture.ts';
import { van } from '../../parts/outdoors.ts';
import { technician } from '../../parts/people.ts';
import { boiler, fan, pump, tank } from '../../parts/plant.ts';
import { ductSection } from '../../parts/services.ts';
import { ladder } from '../../parts/structure.ts';
import type { Pen } from '../../pen/Pen.ts';
import { codePlate, type NamedDrawing, sheet } from '../sheet.ts';

/* One object each, for cards: 320 × 160, standing on a floor line. */

const detail = (draw: (pen: Pen, width: number) => void, scale = 38): NamedDrawing =>
  sheet({ width: 320, height: 160, scale, originY: 138 }, (pen) => draw(pen, 320 / scale));

const floorLine = (pen: Pen, width: number) =>
  pen.onLayer(2, () => {
    pen.rect('solid', 0, -0.14, width, 0.14);
    for (let x = 0.1; x < width; x += 0.55) pen.line('hair', x, -0.5, x + 0.36, -0.14);
  });

/** A trolley with a box on it, in front of the person at x who pushes it. */
function trolleyWithBox(pen: Pen, x: number): void {
  pen.rect('thin', x, 0.35, 0.7, 0.75).line('medium', x - 0.05, 0.35, x + 0.85, 0.35);
  pen.circle('thin', x + 0.15, 0.14, 0.13).circle('thin', x + 0.7, 0.14, 0.13);
}

/** A technician reads the plate on a pump. */
export const qr = detail((pen, w) => {
  floorLine(pen, w);
  pump(pen, 1.5, 0, 'cmms');
  pen.onLayer(1, () => {
    pen.line('medium', 1.4, 0.6, 1.4, 3.6).line('medium', 1.62, 0.6, 1.62, 3.6);
    pen.line('medium', 2.1, 0.3, 8.4, 0.3).line('medium', 2.1, 0.5, 8.4, 0.5);
    tank(pen, 5.9, 0, 1.4, 2.9);
    technician(pen, 4, 0, 'tablet', { flip: true, size: 1.25 });
    pen.line('measure', 3.58, 1.4, 1.9, 0.75).line('measure', 3.58, 1.4, 1.9, 1.15);
  });
  codePlate(pen, 1.58, 0.74, 0.44);
});

/** A year of planned work as bars, with a line for today. */
export const ppm = detail((pen) => {
  const bars = [
    [0.5, 2.4, true],
    [1.7, 3.5, false],
    [3.2, 4.7, true],
    [4.4, 6.2, false],
    [5.8, 7.9, true],
  ] as const;
  pen.onLayer(1, () => {
    for (let i = 0; i < 9; i++) pen.line('hair', 0.3 + i * 0.95, 0.1, 0.3 + i * 0.95, 3.3);
    bars.forEach(([from, to, done], i) => {
      const y = 2.9 - i * 0.6;
      if (done) pen.rect('wash-cmms', from, y - 0.16, to - from, 0.34);
      pen.rect('thin', from, y - 0.16, to - from, 0.34);
      pen.circle(done ? 'node-cmms' : 'panel', to, y, 0.1);
      if (i < 4) pen.line('measure', to, y - 0.1, to, y - 0.43);
    });
    pen.line('live-cmms', 4.6, 0.05, 4.6, 3.45);
    pen.line('medium', 0.3, 0.1, 8, 0.1);
  });
});

/** At the top of a ladder, in the ceiling above someone's desk. */
export const mobile = detail((pen, w) => {
  floorLine(pen, w);
  pen.onLayer(1, () => {
    pen.line('medium', 0, 3.15, w, 3.15);
    ladder(pen, 4.42, 0, 2.6);
    technician(pen, 4.62, 0.72, 'reach', { size: 1.12 });
    pen.rect('panel', 4.4, 3, 2, 0.66);
    pen.rect('wash-cmms', 4.4, 3, 2, 0.66);
    fan(pen, 4.8, 3.32, 0.22);
    pen.hatch('hair', 5.5, 3.06, 0.4, 0.54, 0.12);
    ductSection(pen, 1.6, 3.42, 1, 0.4);
    pottedPlant(pen, 7.4, 0, 1.2);
    desk(pen, 1, 0, { width: 1.5 });
  });
}, 36);

/** Two floors below the signal: a technician with a phone among boilers, earth behind the wall. */
export const offline = detail((pen, w) => {
  floorLine(pen, w);
  pen.onLayer(1, () => {
    boiler(pen, 0.7, 0, 1.5, 2.2, 'cmms');
    boiler(pen, 2.6, 0, 1.5, 2.2, null);
    pen.line('medium', 0, 2.7, 7.2, 2.7).line('thin', 0, 2.85, 7.2, 2.85);
    pen.line('thin', 1.4, 2.2, 1.4, 2.7).line('thin', 3.3, 2.2, 3.3, 2.7);
    technician(pen, 5.4, 0, 'phone', { size: 1.2 });
  });
  pen.onLayer(2, () => pen.rect('solid', 0, 3.25, w, 0.14).rect('solid', 7.2, -0.14, 0.16, 3.5));
  pen.onLayer(0, () => {
    for (let y = 0.2; y < 3.2; y += 0.5) pen.line('hair', 7.5, y, 8.3, y + 0.5);
  });
});

/** A contractor's van at the gate, and parts on their way in. */
export const vendor = detail((pen, w) => {
  floorLine(pen, w);
  pen.onLayer(1, () => {
    van(pen, 0.5, 0, false);
    pen.line('medium', 5.9, 0, 5.9, 3.5).line('medium', 6.1, 0, 6.1, 3.5);
    technician(pen, 6.7, 0, 'push', { size: 1.05 });
    trolleyWithBox(pen, 7.3);
  });
  pen.onLayer(1.1, () => pen.rect('wash-cmms', 0.62, 1.25, 2.6, 0.7));
}, 37);

/** One panel locked off behind a barrier. */
export const permit = detail((pen, w) => {
  floorLine(pen, w);
  pen.onLayer(1, () => {
    switchgear(pen, 0.7, 0, 5, 2.7, 'cmms');
    technician(pen, 5.3, 0, 'tablet', { flip: true, size: 1.25 });
    pen.line('thin', 6.2, 0, 6.2, 1.1).line('thin', 7.9, 0, 7.9, 1.1);
    pen.rect('panel', 6.1, 0.75, 1.9, 0.3);
    pen.hatch('medium', 6.1, 0.75, 1.9, 0.3, 0.3);
  });
  pen.onLayer(4, () => {
    pen.roundedRect('node-cmms', 1.66, 1.06, 0.34, 0.3, 0.05);
    pen.arc('live-cmms', 1.73, 1.42, 0.1, 1.93, 1.42, 1);
    pen.line('live-cmms', 1.73, 1.36, 1.73, 1.42).line('live-cmms', 1.93, 1.36, 1.93, 1.42);
  });
});

/** The edge device on the wall between the panel and the plant. */
export const edge = detail((pen, w) => {
  floorLine(pen, w);
  pen.onLayer(1, () => {
    switchgear(pen, 0.5, 0, 3, 2.5, null);
    pen.rect('panel', 3.7, 1.3, 1.3, 0.95);
    pen.line('thin', 3.95, 2.25, 3.95, 3).line('thin', 4.75, 2.25, 4.75, 3);
    for (let i = 0; i < 4; i++) pen.circle('node-cmms', 3.95 + i * 0.26, 1.55, 0.06);
    pen.rect('hair', 3.9, 1.75, 0.9, 0.3);
    pump(pen, 6.4, 0);
    tank(pen, 7.1, 0, 1.1, 2.4);
    pen.line('thin', 0, 3.35, w, 3.35).line('thin', 0, 3.5, w, 3.5);
  });
  pen.onLayer(3, () => {
    liveLine(pen, 'cmms', 2.66, 1.9, 3.7, 1.9);
    liveLine(pen, 'cmms', 5, 1.7, 6.32, 1.7, 6.32, 0.6);
    liveLine(pen, 'cmms', 5, 2.05, 7.1, 2.05);
  });
}, 37);

/** Eight months as bars, and their trend. */
export const report = detail((pen) => {
  const months = [1.1, 1.5, 1.2, 1.9, 1.6, 2.2, 2, 2.7];
  pen.onLayer(1, () => {
    for (let i = 0; i < 6; i++) pen.line('hair', 0.5, 0.2 + i * 0.58, 8, 0.2 + i * 0.58);
    months.forEach((value, i) => {
      const x = 0.8 + i * 0.9;
      pen.rect(i > 4 ? 'wash-cmms' : 'wash-0', x, 0.2, 0.5, value);
      pen.rect('thin', x, 0.2, 0.5, value);
      if (i <= 4) pen.hatch('hair', x, 0.2, 0.5, value, 0.16);
    });
    pen.line('live-cmms', ...months.flatMap((value, i) => [1.05 + i * 0.9, value + 0.5]));
    pen.line('medium', 0.5, 0.2, 8.1, 0.2);
  });
  assetNode(pen, 'cmms', 1.05 + 6.3, 3.2, 0.1);
});
