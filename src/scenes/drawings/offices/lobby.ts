import { liveLine } from '../../parts/annotations.ts';
import { pottedPlant, receptionCounter, sofa } from '../../parts/furniture.ts';
import { bench, earth, tree } from '../../parts/outdoors.ts';
import { person, technician, wheelchairUser } from '../../parts/people.ts';
import { elevator, glazing } from '../../parts/structure.ts';
import type { Pen } from '../../pen/Pen.ts';
import { sheet } from '../sheet.ts';

/** A gate at hip height with its reader. */
function gate(pen: Pen, x: number): void {
  pen.roundedRect('panel', x, 0, 0.9, 1, 0.12).line('medium', x + 0.1, 1.02, x + 0.8, 1.02);
  pen.rect('wash-cmms', x + 0.14, 0.62, 0.26, 0.2).rect('thin', x + 0.14, 0.62, 0.26, 0.2);
}

/** A lobby at nine, a strip: people come in from the street on the left; the desk, gates and lifts are on the right. */
export const lobby = sheet(
  { width: 1440, height: 330, scale: 62, originY: 282, seed: 8, bleed: 360 },
  (pen) => {
    const right = 1440 / 62;
    pen.onLayer(0, () => {
      tree(pen, -3.4, 0, 2.9, 3);
      tree(pen, 0.2, 0, 2.7, 6);
    });
    pen.onLayer(1, () => {
      bench(pen, -2, 0);
      person(pen, -4.6, 0, 'walk');
      person(pen, 1.5, 0, 'walk');
      wheelchairUser(pen, 2.9, 0);
      glazing(pen, 4, 0, 2.7);
      person(pen, 5, 0, 'phone');
      technician(pen, 6.1, 0, 'carry');
      person(pen, 7, 0, 'tablet');
      sofa(pen, 15.8, 0);
      receptionCounter(pen, 18.4, 0, 1.9);
      person(pen, 19.5, 0, 'stand', { flip: true });
      gate(pen, 21.2);
      gate(pen, 22.6);
      person(pen, 22.3, 0, 'walk');
      elevator(pen, 25, 1.8, 0, 3.9, 0);
      pottedPlant(pen, 28, 0, 1.3);
    });
    pen.onLayer(2, () => {
      pen.rect('solid', -14, -0.2, right + 28, 0.2);
      earth(pen, -14, right + 14, -0.3, { depth: 1 });
    });
    pen.onLayer(3, () => liveLine(pen, 'cmms', 21.6, 1.3, 21.6, 2.8, right + 14, 2.8));
  },
);
