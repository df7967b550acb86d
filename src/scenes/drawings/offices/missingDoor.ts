import { person, technician } from '../../parts/people.ts';
import { door } from '../../parts/structure.ts';
import type { Pen } from '../../pen/Pen.ts';
import { sheet } from '../sheet.ts';

const [width, height, scale] = [1280, 280, 72];
const across = width / scale;
const bay = across / 5;

/** A room's number on its plate beside the door. */
function plate(pen: Pen, x: number, number: string): void {
  pen.rect('panel', x + 1.5, 1.42, 0.86, 0.46).rect('medium', x + 1.5, 1.42, 0.86, 0.46);
  pen.markup(
    `<text class="no" x="${Math.round(pen.pixelX(x + 1.93))}" y="${Math.round(pen.pixelY(1.53))}">${number}</text>`,
  );
}

/**
 * A corridor in five bays: the doors 401, 402, 403 and 405, and between the last two the plate of 404, beside a door
 * that is only dashed in. Pages set the names of the rooms below the bays.
 */
export const missingDoor = sheet(
  {
    width,
    height,
    scale,
    originY: 272,
    seed: 6,
    frames: [{ left: 756, right: 1016, top: 0, bottom: height }],
    style: (ink) =>
      `.no{font:600 23px/1 'Martian Mono',ui-monospace,monospace;text-anchor:middle;fill:${ink}}`,
  },
  (pen) => {
    const gone = 3 * bay;
    pen.onLayer(0, () => {
      pen
        .rect('shade', 0, 0, across, 3.3)
        .line('hair', 0, 0.14, across, 0.14)
        .line('hair', 0, 3.05, across, 3.05);
      for (let lamp = 0; lamp < 5; lamp++) pen.rect('thin', lamp * bay + 1.2, 3.2, 1.1, 0.1);
    });
    pen.onLayer(1, () => {
      for (const [index, number] of [
        [0, '401'],
        [1, '402'],
        [2, '403'],
        [4, '405'],
      ] as const) {
        door(pen, index * bay + 0.25, 0, 1.05, 2.2);
        pen.rect('cut', index * bay + 0.2, 0, 1.15, 2.25);
        plate(pen, index * bay, number);
      }
      pen.rect('axis', gone + 0.25, 0.02, 1.05, 2.2).line('axis', gone + 1.12, 1, gone + 1.22, 1);
      pen.hatch('hair', gone + 0.25, 0.02, 1.05, 2.2, 0.16);
      plate(pen, gone, '404');
      person(pen, gone + 2.75, 0, 'tablet', { look: 'coat', flip: true });
      technician(pen, 4 * bay + 2.9, 0, 'walk', { flip: true });
    });
    pen.onLayer(3, () => {
      pen.rect('solid', 0, 3.3, across, 0.3).rect('solid', 0, -0.11, across, 0.11);
    });
  },
);
