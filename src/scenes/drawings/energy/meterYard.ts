import { assetNode, liveLine } from '../../parts/annotations.ts';
import { solarPanels, switchgear } from '../../parts/electrical.ts';
import { earth } from '../../parts/outdoors.ts';
import { person, technician } from '../../parts/people.ts';
import { airHandler, chiller, pump, tank } from '../../parts/plant.ts';
import type { Pen } from '../../pen/Pen.ts';
import { sheet } from '../sheet.ts';

/** A meter on a wall: its case, its window, its two terminals. */
function meter(pen: Pen, x: number, y: number): void {
  pen.rect('panel', x, y, 0.46, 0.62).rect('wash-energy', x + 0.08, y + 0.34, 0.3, 0.18);
  pen.rect('thin', x + 0.08, y + 0.34, 0.3, 0.18).circle('hair', x + 0.23, y + 0.16, 0.07);
  pen.line('thin', x + 0.23, y + 0.62, x + 0.23, y + 1.25);
}

/**
 * The power supply and what it feeds, a strip: meters on a wall at the left with a person reading them, and room for a
 * product window before the plant on the right.
 */
export const meterYard = sheet(
  { width: 1440, height: 330, scale: 62, originY: 282, seed: 11, bleed: 360 },
  (pen) => {
    const right = 1440 / 62;
    pen.onLayer(1, () => {
      tank(pen, -5, 0, 1.2, 2.4);
      chiller(pen, -3.4, 0, 3.4);
      switchgear(pen, 0.6, 0, 3, 2.2, 'energy');
      for (const x of [3.3, 4, 4.7]) meter(pen, x, 1.1);
      person(pen, 6, 0, 'tablet', { flip: true });
      airHandler(pen, 20.6, 0, 5.4, 2, 'energy');
      solarPanels(pen, 20.9, 2.1, 4, null);
      pump(pen, 27, 0, 'energy');
      technician(pen, 26.5, 0, 'walk');
    });
    pen.onLayer(2, () => {
      pen.rect('solid', -14, -0.2, right + 28, 0.2);
      earth(pen, -14, right + 14, -0.3, { depth: 1 });
    });
    pen.onLayer(3, () => {
      liveLine(pen, 'energy', -14, 2.55, 5.4, 2.55);
      for (const x of [1.7, 3.53, 4.23, 4.93]) assetNode(pen, 'energy', x, 2.55, 0.08);
      liveLine(pen, 'energy', 19.9, 2.55, 20.6, 2.55, 20.6, 1.6);
    });
  },
);
