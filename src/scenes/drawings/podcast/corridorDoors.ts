import { person } from '../../parts/people.ts';
import type { Pen } from '../../pen/Pen.ts';
import { sheet } from '../sheet.ts';

const [width, height, scale] = [320, 400, 110];
const across = width / scale;
const [from, to, head] = [1, 2, 2.1];

/** A stretch of corridor with a door: side by side, the stretches are one corridor. */
const stretch = (draw: (pen: Pen) => void) =>
  sheet({ width, height, scale, originY: 336, seed: 4 }, (pen) => {
    pen.onLayer(0, () => {
      pen
        .rect('shade', 0, 0, across, 2.8)
        .line('hair', 0, 2.62, across, 2.62)
        .line('hair', 0, 2.5, across, 2.5)
        .line('hair', 0, 0.12, across, 0.12);
    });
    pen.onLayer(4, () => {
      pen.rect('solid', 0, 2.8, across, 0.14).line('cut', 0, 0, across, 0);
      // The plate on which the page sets the episode's number.
      pen.rect('panel', 0.22, 1.3, 0.56, 0.4);
    });
    draw(pen);
  });

const frame = (pen: Pen) => pen.rect('cut', from - 0.05, 0, to - from + 0.1, head + 0.05);

/** A closed door, its lamp off and its pane dark. */
export const corridorDoor = stretch((pen) => {
  pen.onLayer(1, () => {
    pen.rect('panel', from, 0, to - from, head);
    pen.rect('glass', 1.62, 1.05, 0.22, 0.8).rect('thin', 1.62, 1.05, 0.22, 0.8);
    pen.roundedRect('medium', 1.08, 0.98, 0.22, 0.06, 0.03).circle('thin', 1.12, 1.01, 0.06);
    pen.rect('hair', from + 0.06, 0.06, to - from - 0.12, 0.26);
    pen.roundedRect('thin', 1.34, 2.24, 0.32, 0.14, 0.04);
    frame(pen);
  });
});

/** An open door: its lamp is on, two talk in the room, and its light falls into the corridor. */
export const corridorDoorLit = stretch((pen) => {
  pen.onLayer(1, () => {
    pen.rect('wash-energy', from, 0, to - from, head).rect('wash-energy', from, 0, to - from, head);
    pen.polygon('wash-energy', from, 0, to, 0, to + 0.55, -0.58, from - 0.55, -0.58);
    pen.polygon('wash-energy', from, 0, to, 0, to + 0.22, -0.58, from - 0.22, -0.58);
    person(pen, 1.24, 0.02, 'talk', { look: 'short', size: 0.96 });
    person(pen, 1.78, 0.02, 'stand', { look: 'long', flip: true, size: 0.92 });
    pen.roundedRect('node-energy', 1.34, 2.24, 0.32, 0.14, 0.04);
    frame(pen);
  });
  pen.onLayer(3, () => {
    pen.polygon('panel', to + 0.05, 0, to + 0.6, -0.14, to + 0.6, 2.3, to + 0.05, head + 0.05);
    pen.polygon('thin', to + 0.16, 1.06, to + 0.3, 1.04, to + 0.3, 1.92, to + 0.16, 1.88);
    pen.line('cut', to + 0.42, 1, to + 0.54, 0.99);
  });
});
