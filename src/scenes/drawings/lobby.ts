import { live } from '../parts/annotations.ts';
import { counter, potted, sofa } from '../parts/furniture.ts';
import { bench, earth, tree } from '../parts/outdoors.ts';
import { person, tech, wheelchairUser } from '../parts/people.ts';
import { glazing, lift } from '../parts/structure.ts';
import type { Pen } from '../pen/Pen.ts';
import { sheet } from './sheet.ts';

/** A gate at hip height with its reader. */
function gate(P: Pen, x: number): void {
  P.rrect('panel', x, 0, 0.9, 1, 0.12).line('medium', x + 0.1, 1.02, x + 0.8, 1.02);
  P.rect('wash-m', x + 0.14, 0.62, 0.26, 0.2).rect('thin', x + 0.14, 0.62, 0.26, 0.2);
}

/** A lobby at nine, a strip: people come in from the street on the left; the desk, gates and lifts are on the right. */
export const lobby = sheet(
  { width: 1440, height: 330, scale: 62, originY: 282, seed: 8, bleed: 360 },
  (P) => {
    const right = 1440 / 62;
    P.at(0, () => {
      tree(P, -3.4, 0, 2.9, 3);
      tree(P, 0.2, 0, 2.7, 6);
    });
    P.at(1, () => {
      bench(P, -2, 0);
      person(P, -4.6, 0, 'walk');
      person(P, 1.5, 0, 'walk');
      wheelchairUser(P, 2.9, 0);
      glazing(P, 4, 0, 2.7);
      person(P, 5, 0, 'phone');
      tech(P, 6.1, 0, 'carry');
      person(P, 7, 0, 'tablet');
      sofa(P, 15.8, 0);
      counter(P, 18.4, 0, 1.9);
      person(P, 19.5, 0, 'stand', { flip: true });
      gate(P, 21.2);
      gate(P, 22.6);
      person(P, 22.3, 0, 'walk');
      lift(P, 25, 1.8, 0, 3.9, 0);
      potted(P, 28, 0, 1.3);
    });
    P.at(2, () => {
      P.rect('solid', -14, -0.2, right + 28, 0.2);
      earth(P, -14, right + 14, -0.3, { depth: 1 });
    });
    P.at(3, () => live(P, 'm', 21.6, 1.3, 21.6, 2.8, right + 14, 2.8));
  },
);
