import { live, node } from '../parts/annotations.ts';
import { pv, switchgear } from '../parts/electrical.ts';
import { earth } from '../parts/outdoors.ts';
import { person, tech } from '../parts/people.ts';
import { ahu, chiller, pump, tank } from '../parts/plant.ts';
import type { Pen } from '../pen/Pen.ts';
import { sheet } from './sheet.ts';

/** A meter on a wall: its case, its window, its two terminals. */
function meter(P: Pen, x: number, y: number): void {
  P.rect('panel', x, y, 0.46, 0.62).rect('wash-e', x + 0.08, y + 0.34, 0.3, 0.18);
  P.rect('thin', x + 0.08, y + 0.34, 0.3, 0.18).circ('hair', x + 0.23, y + 0.16, 0.07);
  P.line('thin', x + 0.23, y + 0.62, x + 0.23, y + 1.25);
}

/**
 * Where the supply comes in and what it feeds, a strip: meters on a wall at the left with the person reading them, and
 * room for a product window before the plant on the right.
 */
export const meterYard = sheet(
  { width: 1440, height: 330, scale: 62, originY: 282, seed: 11, bleed: 360 },
  (P) => {
    const right = 1440 / 62;
    P.at(1, () => {
      tank(P, -5, 0, 1.2, 2.4);
      chiller(P, -3.4, 0, 3.4);
      switchgear(P, 0.6, 0, 3, 2.2, 'e');
      for (const x of [3.3, 4, 4.7]) meter(P, x, 1.1);
      person(P, 6, 0, 'tablet', { flip: true });
      ahu(P, 20.6, 0, 5.4, 2, 'e');
      pv(P, 20.9, 2.1, 4, null);
      pump(P, 27, 0, 'e');
      tech(P, 26.5, 0, 'walk');
    });
    P.at(2, () => {
      P.rect('solid', -14, -0.2, right + 28, 0.2);
      earth(P, -14, right + 14, -0.3, { depth: 1 });
    });
    P.at(3, () => {
      live(P, 'e', -14, 2.55, 5.4, 2.55);
      for (const x of [1.7, 3.53, 4.23, 4.93]) node(P, 'e', x, 2.55, 0.08);
      live(P, 'e', 19.9, 2.55, 20.6, 2.55, 20.6, 1.6);
    });
  },
);
