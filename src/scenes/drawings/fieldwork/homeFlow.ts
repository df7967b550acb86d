import { alarmPoint, assetNode, liveLine } from '../../parts/annotations.ts';
import { bookcase, desk, serverRack } from '../../parts/furniture.ts';
import { earth, van } from '../../parts/outdoors.ts';
import { person, technician } from '../../parts/people.ts';
import { multideck, multideckSection } from '../../parts/refrigeration.ts';
import { sheet } from '../sheet.ts';

/** Total width in meters, and the position of each of the five steps. */
const across = 1280 / 36;
const step = across / 5;

/**
 * The drawings under the home page's five steps, on one floor line: the case, the edge cabinet, the van, the desk. The
 * middle of the fourth step is left free for the page's phone.
 */
export const homeFlow = sheet(
  { width: 1280, height: 210, scale: 36, originY: 172, seed: 12, bleed: 440 },
  (pen) => {
    pen.onLayer(1, () => {
      multideck(pen, 0.2, 0, 4.6, 2.3, { doors: true });
      multideckSection(pen, 5.2, 0, { height: 2.3 });
      person(pen, -1.4, 0, 'walk');
      multideck(pen, -8, 0, 5.4, 2.3, { doors: true });
      for (let i = 0; i < 5; i++) serverRack(pen, step + 0.5 + i * 0.74, 0, 0.66, 2.3);
      pen.rect('panel', step + 4.6, 1.1, 1, 0.7);
      for (let i = 0; i < 4; i++) pen.line('thin', step + 4.8 + i * 0.2, 1.1, step + 4.8 + i * 0.2, 0.9);
      van(pen, 2 * step + 0.3, 0);
      technician(pen, 2 * step + 5.9, 0, 'walk');
      desk(pen, 4 * step + 1.6, 0, { width: 1.7 });
      bookcase(pen, 4 * step + 4.4, 0, 2.6, 2.3, 5);
      bookcase(pen, 4 * step + 8.2, 0, 2.6, 2.3, 5);
    });
    pen.onLayer(2, () => {
      pen.rect('solid', -14, -0.16, across + 28, 0.16);
      earth(pen, -13, across + 13, -0.22, { depth: 1 });
    });
    pen.onLayer(3, () => {
      liveLine(pen, 'cold', 2.5, 2.3, 2.5, 3.2, step + 5.1, 3.2, step + 5.1, 1.8);
      const turn = 2 * step - 0.1;
      const seat = 4 * step + 3;
      liveLine(pen, 'cmms', step + 5.6, 1.45, turn, 1.45, turn, 3.2, seat, 3.2, seat, 1.4);
      pen.onLayer(4, () => {
        alarmPoint(pen, 2.5, 1.5, 0.13);
        assetNode(pen, 'cmms', step + 5.1, 1.45, 0.12);
      });
    });
  },
);
