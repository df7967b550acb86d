import type { Pen } from '../../pen/Pen.ts';
import { closeup } from './closeup.ts';

/** A hexagonal bolt head with its washer, in the plane of the sheet. */
export function bolt(pen: Pen, x: number, y: number, radius: number, turn = 0.3): void {
  const corners = Array.from({ length: 6 }, (_, corner) => {
    const angle = turn + (corner * Math.PI) / 3;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
  pen.circle('panel', x, y, radius * 1.3).circle('thin', x, y, radius * 1.3);
  pen.polygon('panel', ...corners.flat()).polygon('medium', ...corners.flat());
  pen.circle('hair', x, y, radius * 0.62);
}

/** The crankcase of a compressor with its oil sight glass, a quarter full; the cylinders rise off the sheet. */
export const sightGlass = closeup(
  {
    bleeds: 'right',
    times: 2,
    marks: { cylinder: [2.2, 3.34], gasket: [1.78, 2.63], level: [2.52, 1.9], heater: [2.05, 0.72] },
  },
  (pen) => {
    const glass = [2.78, 2.12] as const;
    pen.onLayer(0, () => {
      // Cylinders with their fins, under the head.
      for (const x of [1.86, 5.1]) {
        pen.rect('panel', x, 3.1, 2.5, 1.2);
        for (let fin = 0; fin < 7; fin++) {
          const y = 3.18 + fin * 0.14;
          pen
            .rect(fin % 2 ? 'panel' : 'wash-0', x - 0.14, y, 2.78, 0.07)
            .line('thin', x - 0.14, y, x + 2.64, y);
        }
        pen.rect('medium', x - 0.14, 3.18, 2.78, 1.2);
      }
    });
    pen.onLayer(1, () => {
      // The casting: a barrel on a foot, cut at neither end.
      pen.roundedRect('panel', 1.48, 0.82, 9, 2.3, 0.42).roundedRect('wash-0', 1.48, 0.82, 9, 2.3, 0.42);
      pen.roundedRect('cut', 1.48, 0.82, 9, 2.3, 0.42);
      for (const y of [1.02, 2.9]) pen.line('hair', 4.2, y, 9, y);
      for (let rib = 0; rib < 5; rib++) {
        const x = 4.55 + rib * 0.95;
        pen.roundedRect('thin', x, 1.12, 0.16, 1.68, 0.08).line('hair', x + 0.1, 1.2, x + 0.1, 2.7);
      }
      // The foot on its rubber, and the slab.
      pen.rect('panel', 1.9, 0.64, 8, 0.18).rect('medium', 1.9, 0.64, 8, 0.18);
      for (const x of [2.3, 6]) pen.rect('solid', x, 0.52, 0.7, 0.12);
    });
    pen.onLayer(2, () => {
      pen.rect('solid', 1.4, 0.36, 9, 0.16);
      for (let dash = 0; dash < 9; dash++) pen.line('thin', 1.6 + dash, 0.02, 1.86 + dash, 0.28);
      // The heater's band under the barrel, and its lead.
      pen.rect('wash-energy', 1.98, 0.68, 1.6, 0.1).rect('medium', 1.98, 0.68, 1.6, 0.1);
      for (let turn = 0; turn < 12; turn++)
        pen.line('hair', 2.02 + turn * 0.13, 0.68, 2.1 + turn * 0.13, 0.78);
    });
    pen.onLayer(3, () => {
      const [x, y] = glass;
      pen
        .circle('panel', x, y, 1.13)
        .circle('shade', x, y, 1.13)
        .circle('cut', x, y, 1.13)
        .circle('hair', x, y, 1.05);
      for (let index = 0; index < 8; index++) {
        const angle = Math.PI / 8 + (index * Math.PI) / 4;
        bolt(pen, x + 0.89 * Math.cos(angle), y + 0.89 * Math.sin(angle), 0.1, angle);
      }
      pen.circle('panel', x, y, 0.68).circle('cut', x, y, 0.68).circle('thin', x, y, 0.58);
      // Oil: the part of the glass below the level.
      const level = y - 0.22;
      const half = Math.sqrt(0.58 ** 2 - 0.22 ** 2);
      pen.arc('wash-cold', x - half, level, 0.58, x + half, level, 0);
      pen.arc('wash-cold', x - half, level, 0.58, x + half, level, 0);
      pen.line('live-cold', x - half, level, x + half, level);
      for (const [dx, dy, r] of [
        [-0.2, -0.3, 0.03],
        [0.08, -0.36, 0.02],
        [0.22, -0.3, 0.035],
        [-0.05, -0.46, 0.025],
      ] as const)
        pen.circle('thin', x + dx, y + dy, r);
      // Quarters on the ring, and light on the glass.
      for (const quarter of [-0.29, 0, 0.29]) {
        const edge = Math.sqrt(0.58 ** 2 - quarter ** 2);
        pen.line('medium', x + edge - 0.09, y + quarter, x + edge, y + quarter);
      }
      pen.arc('medium', x - 0.42, y + 0.16, 0.45, x - 0.1, y + 0.44, 1);
      pen.arc('hair', x - 0.34, y + 0.14, 0.36, x - 0.1, y + 0.35, 1);
    });
  },
);
