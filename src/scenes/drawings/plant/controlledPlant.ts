import { liveLine } from '../../parts/annotations.ts';
import { switchgear } from '../../parts/electrical.ts';
import { technician } from '../../parts/people.ts';
import { airHandler, chiller, pump } from '../../parts/plant.ts';
import { sheet } from '../sheet.ts';

/** Plant run by a building’s controls, between two slabs drawn by the page: a strip whose lower edge is the floor. */
export const controlledPlant = sheet(
  { width: 1180, height: 250, scale: 62, originY: 250, seed: 14 },
  (pen) => {
    const across = 1180 / 62;
    pen.onLayer(1, () => {
      pen.line('thin', 0, 3.4, across, 3.4).line('thin', 0, 3.2, across, 3.2);
      switchgear(pen, 0.4, 0, 4, 2.2);
      airHandler(pen, 4.2, 0.1, 6.2, 2.3, 'energy');
      technician(pen, 11.4, 0, 'tablet', { flip: true });
      pump(pen, 12.6, 0, 'energy');
      pump(pen, 13.9, 0);
      chiller(pen, 15, 0, 3.7);
    });
    pen.onLayer(3, () => {
      liveLine(pen, 'energy', -1, 2.9, 7.2, 2.9, 7.2, 2.4);
      liveLine(pen, 'energy', 7.2, 2.9, 12.7, 2.9, 12.7, 0.62);
      pen.line('live-energy', 12.7, 2.9, 16.6, 2.9, 16.6, 1.9).line('live-energy', 1.7, 2.9, 1.7, 2.2);
    });
  },
);
