import { assetNode, liveLine } from '../../parts/annotations.ts';
import { switchgear } from '../../parts/electrical.ts';
import { receptionCounter } from '../../parts/furniture.ts';
import { earth } from '../../parts/outdoors.ts';
import { person, technician } from '../../parts/people.ts';
import { pump, tank } from '../../parts/plant.ts';
import { door, slab, stair, wall } from '../../parts/structure.ts';
import { sheet } from '../sheet.ts';

/** A lobby above two basements: the signal line stops at the first slab, while people continue down. */
export const lobbyAndBasements = sheet(
  { width: 840, height: 780, scale: 62, originX: 0, originY: 290, seed: 11 },
  (pen) => {
    const right = 840 / 62;
    const storey = 3.4,
      wallX = 1.6,
      shaft = 9.1,
      end = 12.9;
    pen.onLayer(-1, () => earth(pen, -0.4, wallX - 0.1, -0.2, { depth: 9 }));
    pen.onLayer(-1, () => earth(pen, end + 0.3, right + 0.6, -0.2, { depth: 9 }));
    pen.onLayer(-1, () => earth(pen, wallX, end, -2 * storey - 0.4, { depth: 1 }));
    pen.onLayer(1, () => {
      door(pen, 2.3, 0, 1, 2.2);
      door(pen, 3.3, 0, 1, 2.2);
      receptionCounter(pen, 5.2, 0, 2);
      person(pen, 6.4, 0, 'stand', { flip: true });
      technician(pen, 8.3, 0, 'walk');
      // First basement: tanks and a pump.
      tank(pen, 2.4, -storey, 1.1, 2.3);
      tank(pen, 3.8, -storey, 1.1, 2.3);
      pump(pen, 5.8, -storey);
      pen.line('thin', 5.7, 0.6 - storey, 5.7, 2.7 - storey, 2.95, 2.7 - storey, 2.95, 2.3 - storey);
      technician(pen, 7.5, -storey, 'tablet');
      // Second basement: switchgear and the pump to repair.
      switchgear(pen, 2.2, -2 * storey, 4, 2.1);
      pump(pen, 6.6, -2 * storey, 'cmms');
      pen.line('thin', 6.5, 0.6 - 2 * storey, 6.5, 2.95 - 2 * storey);
      technician(pen, 8, -2 * storey, 'kneel', { flip: true });
      for (const floor of [0, 1, 2])
        pen.line('hair', wallX + 0.3, 2.95 - floor * storey, shaft, 2.95 - floor * storey);
      for (const floor of [1, 2]) stair(pen, shaft - 0.8, end, -floor * storey, (1 - floor) * storey);
    });
    pen.onLayer(2, () => {
      slab(pen, wallX, end + 0.3, storey, 0.3);
      slab(pen, wallX, shaft, 0, 0.3);
      slab(pen, wallX, shaft, -storey, 0.3);
      slab(pen, wallX, end + 0.3, -2 * storey, 0.35);
      wall(pen, wallX, -2 * storey, 0, 0.3);
      wall(pen, wallX, 2.3, storey, 0.3);
      wall(pen, end, -2 * storey, storey, 0.3);
      pen.line('cut', -1, 0, wallX, 0).line('cut', end, 0, right + 1, 0);
    });
    pen.onLayer(3, () => {
      // The gateway on the lobby’s ceiling, its range, and the slab that blocks it.
      pen.rect('panel', 7.4, 2.72, 0.7, 0.2);
      for (const radius of [0.5, 0.9, 1.3]) {
        pen.arc(
          'live-cmms',
          7.75 - radius * 0.7,
          2.6 - radius * 0.62,
          radius,
          7.75 + radius * 0.7,
          2.6 - radius * 0.62,
          0,
        );
      }
      liveLine(pen, 'cmms', -1, 2.82, 7.4, 2.82);
      pen.onLayer(4, () => assetNode(pen, 'cmms', 8.62, 1.12, 0.09));
      // Entries stored on the phone, as sheets: more the longer the job takes.
      const held = (x: number, y: number, count: number) => {
        for (let index = count; index > 0; index--) {
          pen.onLayer(3 + (count - index) / 10, () =>
            pen.rect('panel', x + index * 0.11, y + index * 0.11, 0.5, 0.64),
          );
        }
        pen.onLayer(4.5, () => {
          for (const [rise, length] of [
            [0.58, 0.34],
            [0.44, 0.34],
            [0.3, 0.2],
          ] as const) {
            pen.line('live-cmms', x + 0.19, y + rise, x + 0.19 + length, y + rise);
          }
        });
      };
      held(8.05, 1.3 - storey, 3);
      held(6.9, 1.35 - 2 * storey, 7);
    });
  },
);
