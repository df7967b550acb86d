import type { Pen } from '../../pen/Pen.ts';
import { closeup } from './closeup.ts';
import { arcPoints, bolt, largeCode } from './pieces.ts';

/** A flange seen from the side, with the nuts of its bolts on both faces. */
function sideFlange(pen: Pen, x: number, middle: number, height: number): void {
  const low = middle - height / 2;
  for (const y of [low + 0.32, middle, low + height - 0.32]) {
    pen.rect(['panel', 'medium'], x - 0.26, y - 0.17, 0.86, 0.34);
    pen.line('hair', x - 0.26, y + 0.05, x + 0.6, y + 0.05);
  }
  pen.rect(['panel', 'cut'], x, low, 0.34, height);
}

/** A gate valve with its tag on the handwheel; the pipe runs off the page. */
export const valveTag = closeup(
  {
    bleeds: 'left',
    marks: { wheel: [-3.2, 6.42], tag: [-3.75, 4.35], seat: [-4.75, 2.9], flange: [-3.3, 1.5] },
  },
  (pen) => {
    const axis = -5.6;
    pen.onLayer(0, () => {
      // The pipe, under its insulation as far as the valve.
      pen.rect(['panel', 'wash-0', 'cut'], -18, 0.75, 10.2, 3);
      for (let x = -17.5; x < -8; x += 1.5) pen.line('hair', x, 0.75, x, 3.75);
      pen.rect(['panel', 'cut'], -7.8, 1.35, 1, 1.8);
    });
    pen.onLayer(1, () => {
      sideFlange(pen, -7.3, 2.25, 2.9);
      sideFlange(pen, -3.55, 2.25, 2.9);
      // The blind flange that closes the end.
      pen.rect('panel', -3.16, 0.8, 0.3, 2.9).rect('solid', -3.16, 0.8, 0.24, 2.9);
      // Body and bonnet.
      pen.polygon(
        ['panel', 'cut'],
        -6.96,
        1.35,
        -6.3,
        1.1,
        -4.6,
        1.1,
        -3.55,
        1.35,
        -3.55,
        3.15,
        -4.6,
        3.4,
        -6.3,
        3.4,
        -6.96,
        3.15,
      );
      pen.polygon('wash-cmms', -6.3, 1.1, -4.6, 1.1, -4.6, 3.4, -6.3, 3.4);
      pen.line('hair', -6.3, 1.1, -6.3, 3.4).line('hair', -4.6, 1.1, -4.6, 3.4);
      pen.polygon(['panel', 'cut'], axis - 0.95, 3.4, axis + 0.95, 3.4, axis + 0.5, 4.5, axis - 0.5, 4.5);
      pen.rect(['panel', 'cut'], axis - 1.25, 3.25, 2.5, 0.3);
      // The gland with its two nuts, and the rising stem.
      pen.rect(['panel', 'medium'], axis - 0.72, 4.5, 1.44, 0.24);
      for (const side of [-0.52, 0.52]) pen.rect(['panel', 'medium'], axis + side - 0.12, 4.74, 0.24, 0.2);
      pen.rect(['panel', 'medium'], axis - 0.16, 4.74, 0.32, 1.5);
      for (let y = 4.86; y < 6.2; y += 0.14) pen.line('thin', axis - 0.16, y, axis + 0.16, y + 0.06);
    });
    pen.onLayer(2, () => {
      // The handwheel from the side.
      pen.roundedRect(['panel', 'cut'], axis - 0.42, 6.1, 0.84, 0.7, 0.1);
      pen
        .polygon('panel', axis - 2.4, 6.3, axis + 2.4, 6.3, axis + 2.4, 6.5, axis - 2.4, 6.5)
        .line('medium', axis - 2.4, 6.3, axis + 2.4, 6.3)
        .line('medium', axis - 2.4, 6.5, axis + 2.4, 6.5);
      for (const x of [axis - 2.72, axis + 2.2]) pen.roundedRect(['panel', 'cut'], x, 6.08, 0.52, 0.64, 0.24);
      pen.roundedRect(['panel', 'medium'], axis - 0.24, 6.8, 0.48, 0.3, 0.06);
    });
    pen.onLayer(4, () => {
      // The chain, and the tag with the valve's code.
      for (let link = 0; link < 7; link++)
        pen.circle('medium', -3.86 + (link % 2) * 0.05, 6.22 - link * 0.155, 0.09);
      pen.roundedRect(['panel', 'cut'], -4.55, 3.35, 1.4, 1.85, 0.14);
      pen.circle('solid', -3.85, 5.02, 0.08);
      pen.rect('solid', -4.3, 3.5, 0.9, 0.1);
    });
    pen.onLayer(5, () => largeCode(pen, -4.37, 3.8, 1.04));
  },
);

/** A differential pressure gauge on the casing of an air handler, its needle close to the limit for the filters. */
export const filterGauge = closeup(
  {
    bleeds: 'left',
    marks: { limit: [-5.38, 6.06], needle: [-5.3, 4.42], plate: [-4.82, 3.06], tube: [-4.9, 1.38] },
  },
  (pen) => {
    const [x, y, radius] = [-5.4, 4.1, 2.55] as const;
    pen.onLayer(0, () => {
      // Panels of the casing, their frame and the door's handle.
      pen.rect(['panel', 'wash-0'], -18, -0.2, 15.2, 8);
      pen.line('cut', -2.8, -0.2, -2.8, 7.8);
      for (const edge of [-9.2, -9.05]) pen.line('medium', edge, -0.2, edge, 7.8);
      pen.line('thin', -18, 0.75, -9.2, 0.75).line('thin', -9.05, 0.75, -2.8, 0.75);
      for (let screw = 0; screw < 4; screw++) bolt(pen, -9.6, 1.5 + screw * 1.6, 0.09, screw);
      pen.roundedRect(['panel', 'cut'], -12.6, 3.2, 0.7, 2.2, 0.3);
      pen.circle('medium', -12.25, 4.95, 0.2).rect('solid', -12.34, 3.5, 0.18, 1.1);
    });
    pen.onLayer(1, () => {
      // Tubes to the ports before and behind the filters.
      for (const [from, sign] of [
        [-5.9, -1],
        [-4.9, 1],
      ] as const) {
        pen.line('cut', from, 1.9, from, 1.35);
        pen.curve('cut', from, 1.35, from, 0.95, from + sign * 0.5, 0.9);
        pen.line('cut', from + sign * 0.5, 0.9, from + sign * 1.3, 0.9);
        pen.rect(['panel', 'medium'], from - 0.2, 1.75, 0.4, 0.34);
      }
    });
    pen.onLayer(2, () => {
      pen
        .circle(['panel', 'cut'], x, y, radius)
        .circle('thin', x, y, radius - 0.28)
        .circle('medium', x, y, radius - 0.34);
      for (let index = 0; index < 3; index++) {
        const angle = Math.PI / 2 + (index * 2 * Math.PI) / 3;
        pen.circle('solid', x + 2.41 * Math.cos(angle), y + 2.41 * Math.sin(angle), 0.07);
      }
      // The scale from 0 to 2 inches of water, and the part that asks for new filters.
      const inner = 1.55,
        outer = 1.85;
      pen.polygon('wash-cmms', ...arcPoints(x, y, outer, 90, -40), ...arcPoints(x, y, inner, -40, 90));
      pen.line('medium', ...arcPoints(x, y, outer, 220, -40, 40));
      for (let mark = 0; mark <= 40; mark++) {
        const long = mark % 8 === 0;
        const angle = ((220 - mark * 6.5) * Math.PI) / 180;
        const from = long ? inner : outer - 0.16;
        pen.line(
          long ? 'medium' : 'thin',
          x + from * Math.cos(angle),
          y + from * Math.sin(angle),
          x + outer * Math.cos(angle),
          y + outer * Math.sin(angle),
        );
      }
      const limit = Math.PI / 2;
      pen.line(
        'live-cmms',
        x + 1.4 * Math.cos(limit),
        y + 1.4 * Math.sin(limit),
        x + 2.05 * Math.cos(limit),
        y + 2.05 * Math.sin(limit),
      );
      // The needle.
      const at = (99 * Math.PI) / 180;
      pen.polygon(
        'solid',
        x + 1.72 * Math.cos(at),
        y + 1.72 * Math.sin(at),
        x + 0.1,
        y - 0.02,
        x - 0.06,
        y - 0.5,
        x - 0.12,
        y + 0.02,
      );
      pen.circle(['panel', 'cut'], x, y, 0.2);
      pen.rect(['thin', 'shade'], x - 0.6, y - 1.2, 1.2, 0.36);
    });
  },
);

/** A breaker locked in its off position: handle, hasp with two padlocks, and the tag that says whose they are. */
export const lockout = closeup(
  {
    bleeds: 'right',
    marks: { blades: [4.5, 6.5], handle: [4.85, 4.62], hasp: [4.85, 3.2], tag: [3.42, 1.7] },
  },
  (pen) => {
    pen.onLayer(0, () => {
      // The front of the switchboard: one cubicle, its neighbor, and the gap between them.
      pen.rect(['panel', 'wash-0'], 2.8, -0.2, 16, 8).line('cut', 2.8, -0.2, 2.8, 7.8);
      for (const x of [8.9, 9.05]) pen.line('medium', x, -0.2, x, 7.8);
      pen.roundedRect('thin', 9.5, 0.6, 7, 6.3, 0.1);
      for (let slot = 0; slot < 9; slot++) pen.roundedRect('thin', 10.2, 4.4 + slot * 0.24, 3.2, 0.12, 0.06);
      pen.roundedRect('thin', 3.1, 0.4, 5.5, 6.9, 0.1);
      for (const [x, y] of [
        [3.35, 0.62],
        [8.35, 0.62],
        [8.35, 7.08],
        [3.35, 7.08],
      ] as const)
        pen.circle('thin', x, y, 0.09).line('thin', x - 0.05, y - 0.05, x + 0.05, y + 0.05);
    });
    pen.onLayer(1, () => {
      // The window that shows the blades, open.
      pen.rect(['panel', 'cut'], 3.9, 6, 3.9, 0.9);
      for (const x of [4.5, 5.8, 7.1]) {
        pen.line('cut', x, 6, x, 6.24).line('cut', x, 6.66, x, 6.9);
        pen.line('cut', x, 6.24, x + 0.34, 6.56);
        pen.circle('solid', x, 6.24, 0.07).circle('solid', x, 6.66, 0.07);
      }
      // The escutcheon, with its marks for on and off, and the handle turned across.
      pen.roundedRect(['panel', 'cut'], 4.1, 2.9, 3.5, 2.8, 0.2);
      pen.circle(['panel', 'medium'], 5.85, 4.35, 1.12).circle('hair', 5.85, 4.35, 1.02);
      pen.line('cut', 5.85, 5.5, 5.85, 5.62).circle('medium', 4.44, 4.35, 0.12);
      pen.roundedRect('solid', 4.55, 4.02, 2.6, 0.66, 0.33);
      pen.circle(['panel', 'cut'], 5.85, 4.35, 0.28);
    });
    pen.onLayer(3, () => {
      // The hasp through the handle, a lock in each of two holes.
      pen.line('cut', 5.1, 4.02, 5.1, 3.6).line('cut', 6.6, 4.02, 6.6, 3.6);
      pen.roundedRect(['panel', 'cut'], 4.65, 2.9, 2.55, 0.75, 0.16);
      for (let hole = 0; hole < 4; hole++) pen.circle('medium', 5.02 + hole * 0.6, 3.16, 0.14);
      for (const [x, stroke] of [
        [5.07, 'node-cmms'],
        [6.27, 'solid'],
      ] as const) {
        pen.line('cut', x + 0.26, 2.2, x + 0.26, 2.9).line('cut', x + 0.84, 2.2, x + 0.84, 2.9);
        pen.arc('cut', x + 0.26, 2.9, 0.29, x + 0.84, 2.9, 1);
        pen.roundedRect('panel', x, 0.95, 1.1, 1.3, 0.14).roundedRect(stroke, x, 0.95, 1.1, 1.3, 0.14);
        pen.onLayer(3.1, () => pen.circle('paper', x + 0.55, 1.66, 0.13));
        pen.onLayer(3.2, () =>
          pen.polygon('paper', x + 0.5, 1.62, x + 0.6, 1.62, x + 0.64, 1.28, x + 0.46, 1.28),
        );
      }
      // The tag on the first lock.
      pen.curve('medium', 5.33, 2.6, 4.6, 2.8, 3.92, 2.36);
      pen.polygon(['panel', 'cut'], 3.2, 0.75, 4.62, 0.75, 4.62, 2.3, 4.3, 2.6, 3.52, 2.6, 3.2, 2.3);
      pen.circle('medium', 3.92, 2.36, 0.1);
      pen.rect('node-cmms', 3.2, 1.86, 1.42, 0.24);
      pen.rect('solid', 3.42, 1.48, 0.98, 0.09).rect('solid', 3.42, 1.24, 0.7, 0.09);
      pen
        .curve('medium', 3.42, 0.98, 3.7, 1.16, 3.86, 0.98)
        .curve('medium', 3.86, 0.98, 4.06, 0.9, 4.3, 1.04);
    });
  },
);

/** A bin of parts on its shelf with the label at its edge; the shelf runs off the page. */
export const partsBin = closeup(
  {
    bleeds: 'left',
    marks: { part: [-4.35, 5.62], bin: [-3.28, 4.2], label: [-3.65, 2.84], level: [-6.4, 1.36] },
  },
  (pen) => {
    pen.onLayer(0, () => {
      // Upright and shelves.
      pen.rect(['panel', 'cut'], -3.05, -0.2, 0.25, 8);
      for (let hole = 0; hole < 15; hole++) pen.rect('solid', -2.97, 0.1 + hole * 0.52, 0.09, 0.22);
      pen.rect('panel', -18, 1.75, 15, 0.35).rect('solid', -18, 1.75, 15, 0.16);
      pen.rect('panel', -18, 7.1, 15, 0.3).rect('solid', -18, 7.1, 15, 0.16);
    });
    for (const [index, left] of [-8.1, -13.2, -18.3].entries()) {
      pen.onLayer(1, () => {
        // What stands in the bin: belts coiled in pairs, boxes, a valve body.
        if (index === 0)
          for (const [x, radius] of [
            [-6.9, 1.15],
            [-5.6, 1.3],
            [-4.35, 1.2],
          ] as const) {
            pen.circle(['panel', 'wash-cmms', 'cut'], x, 4.5, radius);
            pen.circle('medium', x, 4.5, radius - 0.16).circle(['panel', 'cut'], x, 4.5, radius - 0.34);
            for (let tooth = 0; tooth < 24; tooth++) {
              const angle = (tooth * Math.PI) / 12;
              pen.line(
                'thin',
                x + (radius - 0.34) * Math.cos(angle),
                4.5 + (radius - 0.34) * Math.sin(angle),
                x + (radius - 0.24) * Math.cos(angle),
                4.5 + (radius - 0.24) * Math.sin(angle),
              );
            }
          }
        else
          for (let box = 0; box < 3; box++) {
            const x = left + 0.5 + box * 1.35,
              high = [5.6, 5.1, 5.9][box] ?? 5.4;
            pen.rect(['panel', 'medium'], x, 2.4, 1.25, high - 2.4).line('hair', x + 0.6, 2.4, x + 0.6, high);
          }
      });
      pen.onLayer(2, () => {
        // The bin, open at the front, and its label with a code.
        pen.polygon(
          ['panel', 'wash-0', 'cut'],
          left,
          2.1,
          left + 4.95,
          2.1,
          left + 4.95,
          5.1,
          left + 4.6,
          5.1,
          left + 4.3,
          3.5,
          left + 0.65,
          3.5,
          left + 0.35,
          5.1,
          left,
          5.1,
        );
        pen.rect(['panel', 'medium'], left + 0.5, 2.26, 3.95, 1.06);
        pen
          .rect('solid', left + 1.7, 2.9, 1.6, 0.14)
          .rect('solid', left + 1.7, 2.62, 2.3, 0.09)
          .rect('solid', left + 1.7, 2.42, 1.2, 0.09);
        if (index > 0) pen.hatch('medium', left + 0.66, 2.42, 0.74, 0.74, 0.12);
      });
      if (index === 0) pen.onLayer(3, () => largeCode(pen, left + 0.68, 2.42, 0.74));
    }
    // The rail below with its mark for the level at which more is ordered.
    pen.onLayer(1, () => {
      pen.rect(['panel', 'medium'], -18, 1.05, 15, 0.6);
      for (let mark = 0; mark < 12; mark++)
        pen.line(
          mark % 4 ? 'thin' : 'medium',
          -7.9 + mark * 0.4,
          1.05,
          -7.9 + mark * 0.4,
          mark % 4 ? 1.2 : 1.32,
        );
      pen.rect('node-cmms', -7.9, 1.53, 1.5, 0.12).line('live-cmms', -6.4, 1.05, -6.4, 1.65);
    });
  },
);

/** A fan's sheave in its belts, one of them cracked; the belts run to a motor that is off the page. */
export const beltDrive = closeup(
  {
    bleeds: 'right',
    marks: { belt: [6.3, 6.62], crack: [3.08, 4.52], bushing: [5.72, 3.1], rim: [3.55, 1.5] },
  },
  (pen) => {
    const [x, y, radius] = [6.4, 3.1, 3.4] as const;
    // A belt: around the sheave on the left, and away to the right above and below.
    const belt = (offset: number) => [
      18,
      y + radius + offset,
      ...arcPoints(x, y, radius + offset, 90, 270, 40),
      18,
      y - radius - offset,
    ];
    pen.onLayer(0, () => {
      pen.polygon(['panel', 'wash-cmms'], ...belt(0.3)).line('cut', ...belt(0.3));
      pen
        .polygon('panel', ...belt(0))
        .line('medium', ...belt(0.12))
        .line('thin', ...belt(0.21))
        .line('cut', ...belt(0));
    });
    pen.onLayer(1, () => {
      pen.circle(['panel', 'wash-0', 'cut'], x, y, radius).circle('thin', x, y, radius - 0.14);
      pen.circle('medium', x, y, radius - 0.55);
      // The spokes between rim and hub.
      for (let spoke = 0; spoke < 5; spoke++) {
        const at = 54 + spoke * 72;
        const window = [
          ...arcPoints(x, y, 2.62, at - 58, at - 14, 8),
          ...arcPoints(x, y, 1.5, at - 22, at - 50, 6),
        ];
        pen.polygon(['panel', 'cut'], ...window);
      }
      pen.circle(['panel', 'cut'], x, y, 1.2).circle('medium', x, y, 0.98);
      for (let screw = 0; screw < 3; screw++) {
        const angle = (screw * 2 * Math.PI) / 3 + 0.4;
        bolt(pen, x + 0.76 * Math.cos(angle), y + 0.76 * Math.sin(angle), 0.13, angle);
      }
      // The shaft's end with its key.
      pen.circle(['panel', 'cut'], x, y, 0.5).circle('solid', x, y, 0.06);
      pen.rect('solid', x - 0.12, y + 0.38, 0.24, 0.26);
    });
    pen.onLayer(2, () => {
      // Cracks across the belt where it bends, and the dust below it.
      for (let crack = 0; crack < 7; crack++) {
        const angle = ((150 + crack * 3.6) * Math.PI) / 180;
        const [across, up] = [Math.cos(angle), Math.sin(angle)];
        pen.line(
          crack === 2 ? 'cut' : 'medium',
          x + (radius + 0.02) * across,
          y + (radius + 0.02) * up,
          x + (radius + 0.28) * across,
          y + (radius + 0.28) * up,
        );
      }
      for (let grain = 0; grain < 30; grain++)
        pen.circle('solid', 2.95 + pen.random() * 2.4, 0.05 + pen.random() ** 2 * 0.4, 0.02);
      // The tension, pressed in the middle of the span.
      pen.line('live-cmms', 8.6, 6.8, 8.6, 7.5).polygon('node-cmms', 8.6, 6.8, 8.48, 7.06, 8.72, 7.06);
    });
  },
);

/** An extinguisher's head: gauge, pin and seal, and the card of its inspections; the hose runs off the page. */
export const extinguisher = closeup(
  {
    bleeds: 'left',
    marks: { pin: [-4.25, 6.1], gauge: [-4.72, 4.72], card: [-3.5, 3.0], shell: [-3.42, 1.45] },
  },
  (pen) => {
    const axis = -5.6;
    pen.onLayer(0, () => {
      // The wall's bracket and the sign beside it.
      pen.rect(['panel', 'wash-cmms', 'cut'], -16.6, 1.4, 5, 5);
      pen
        .polygon('solid', -14.6, 2.4, -13.6, 2.4, -13.6, 4.7, -13.9, 5, -14.3, 5, -14.6, 4.7)
        .rect('solid', -14.3, 5.1, 0.4, 0.25)
        .line('cut', -14.3, 5.3, -15.2, 4.7);
    });
    pen.onLayer(1, () => {
      // The hose from the head away to the left, and the shell below.
      for (const offset of [0, 0.62])
        pen.curve('cut', axis - 0.6, 5.05 - offset, -9.4, 5.3 - offset * 1.1, -9.9 + offset, -0.5);
      for (let ring = 0; ring < 5; ring++)
        pen.line('medium', axis - 0.75 - ring * 0.13, 5.1, axis - 0.75 - ring * 0.13, 4.42);
      pen.polygon(
        ['panel', 'wash-0'],
        ...arcPoints(axis, 1.7, 2.3, 180, 0, 30).map((value, index) =>
          index % 2 ? 1.7 + (value - 1.7) * 0.86 : value,
        ),
        axis + 2.3,
        -0.5,
        axis - 2.3,
        -0.5,
      );
      pen.line(
        'cut',
        axis - 2.3,
        -0.5,
        ...arcPoints(axis, 1.7, 2.3, 180, 0, 30).map((value, index) =>
          index % 2 ? 1.7 + (value - 1.7) * 0.86 : value,
        ),
        axis + 2.3,
        -0.5,
      );
      pen.line('hair', axis - 2, -0.5, axis - 2, 1.7).line('hair', axis + 2, -0.5, axis + 2, 1.2);
      pen
        .rect(['panel', 'medium'], axis - 1.5, -0.4, 3, 1.5)
        .rect('solid', axis - 1.2, 0.7, 1.8, 0.16)
        .rect('solid', axis - 1.2, 0.42, 2.4, 0.09)
        .rect('solid', axis - 1.2, 0.2, 2, 0.09);
    });
    pen.onLayer(2, () => {
      // Collar and valve body.
      pen.rect(['panel', 'cut'], axis - 0.62, 3.6, 1.24, 0.32);
      pen.polygon(['panel', 'cut'], axis - 0.8, 3.92, axis + 0.8, 3.92, axis + 0.8, 5.5, axis - 0.8, 5.5);
      // Handle below, lever above.
      pen.polygon(
        ['panel', 'cut'],
        axis - 0.5,
        5.5,
        axis + 2.6,
        5.3,
        axis + 2.7,
        5.55,
        axis + 0.4,
        5.8,
        axis - 0.5,
        5.8,
      );
      pen.polygon(
        'solid',
        axis - 0.7,
        5.8,
        axis - 0.5,
        6.25,
        axis + 2.6,
        6.75,
        axis + 2.72,
        6.5,
        axis - 0.2,
        5.95,
      );
      pen.circle(['panel', 'medium'], axis - 0.42, 5.98, 0.13);
      // The pin with its ring, and the seal around it.
      pen.line('cut', axis + 0.15, 6.0, axis + 1.1, 6.02);
      pen.circle('cut', axis + 1.5, 6.05, 0.4).circle('medium', axis + 1.5, 6.05, 0.31);
      pen
        .curve('live-cmms', axis + 0.3, 6.05, axis + 0.5, 5.5, axis + 0.9, 5.98)
        .circle('node-cmms', axis + 0.56, 5.72, 0.1);
    });
    pen.onLayer(3, () => {
      // The gauge on the body.
      pen.circle(['panel', 'cut'], axis + 0.55, 4.72, 0.66).circle('thin', axis + 0.55, 4.72, 0.54);
      pen.polygon(
        'node-cmms',
        ...arcPoints(axis + 0.55, 4.72, 0.48, 125, 55, 8),
        ...arcPoints(axis + 0.55, 4.72, 0.3, 55, 125, 8),
      );
      pen.line('cut', axis + 0.55, 4.72, axis + 0.6, 5.12).circle('solid', axis + 0.55, 4.72, 0.07);
      // The card on its wire.
      pen.curve('medium', axis + 0.8, 4.1, axis + 1.6, 4.2, axis + 1.72, 3.72);
      pen.roundedRect(['panel', 'cut'], axis + 1.05, 1.95, 1.34, 1.95, 0.1);
      pen.circle('medium', axis + 1.72, 3.72, 0.09).rect('solid', axis + 1.05, 3.3, 1.34, 0.2);
      for (let row = 0; row < 4; row++)
        for (let column = 0; column < 3; column++) {
          const left = axis + 1.17 + column * 0.38,
            low = 2.1 + row * 0.29;
          pen.rect('thin', left, low, 0.34, 0.24);
          if (row > 0 || column < 1)
            pen
              .rect('wash-cmms', left, low, 0.34, 0.24)
              .line('medium', left + 0.08, low + 0.12, left + 0.15, low + 0.05, left + 0.27, low + 0.19);
        }
    });
  },
);

/** A controller's screw terminals with their ferruled wires and its lamps; the row runs off the page. */
export const terminals = closeup(
  {
    bleeds: 'right',
    marks: { lamps: [3.66, 6.43], screw: [3.66, 4.72], ferrule: [3.66, 3.22], wire: [4.96, 1.5] },
  },
  (pen) => {
    pen.onLayer(0, () => {
      // The trunking below, its lid off, and the wires in it.
      pen.rect(['panel', 'wash-0'], 2.9, -0.2, 16, 1.1);
      for (let slot = 0; slot < 24; slot++) pen.rect(['panel', 'medium'], 3.02 + slot * 0.65, 0.3, 0.3, 0.9);
      pen.line('cut', 2.9, 0.9, 2.9, -0.2).line('cut', 2.9, 0.3, 18, 0.3);
    });
    pen.onLayer(1, () => {
      // The module: a face with its lamps above, terminals below.
      pen.roundedRect(['panel', 'cut'], 2.9, 2.75, 16, 4.35, 0.18);
      pen
        .rect('wash-0', 2.95, 5.45, 15, 1.6)
        .line('medium', 2.9, 5.45, 18, 5.45)
        .line('medium', 2.9, 4, 18, 4);
    });
    for (let terminal = 0; terminal < 12; terminal++) {
      const x = 3.66 + terminal * 1.3;
      const isLive = terminal === 0 || terminal === 1 || terminal === 3;
      pen.onLayer(2, () => {
        pen.line('thin', x + 0.65, 2.75, x + 0.65, 5.45);
        // The lamp, and the point's number.
        pen.roundedRect(['panel', 'medium'], x - 0.3, 6.25, 0.6, 0.36, 0.1);
        if (isLive) pen.roundedRect('node-cmms', x - 0.22, 6.32, 0.44, 0.22, 0.06);
        pen.rect('solid', x - 0.22, 5.82, 0.44, 0.1);
        // The screw in its well.
        pen.circle('wash-0', x, 4.72, 0.5).circle('cut', x, 4.72, 0.44);
        pen.circle('thin', x, 4.72, 0.32);
        const turn = terminal * 0.7 + 0.4;
        for (const side of [-0.05, 0.05])
          pen.line(
            'medium',
            x - 0.32 * Math.cos(turn) - side * Math.sin(turn),
            4.72 - 0.32 * Math.sin(turn) + side * Math.cos(turn),
            x + 0.32 * Math.cos(turn) - side * Math.sin(turn),
            4.72 + 0.32 * Math.sin(turn) + side * Math.cos(turn),
          );
        // The opening for the wire.
        pen.rect('solid', x - 0.36, 3.05, 0.72, 0.7);
      });
      pen.onLayer(3, () => {
        if (terminal === 4 || terminal === 7) return;
        pen.rect(['panel', 'medium'], x - 0.15, 2.5, 0.3, 0.95);
        pen.polygon(['panel', 'cut'], x - 0.26, 2.52, x + 0.26, 2.52, x + 0.2, 2.05, x - 0.2, 2.05);
        pen
          .rect(isLive ? 'node-cmms' : 'panel', x - 0.18, -0.2, 0.36, 2.26)
          .line('cut', x - 0.18, 2.05, x - 0.18, -0.2)
          .line('cut', x + 0.18, 2.05, x + 0.18, -0.2);
        // The sleeve with the wire's number.
        pen
          .roundedRect(['panel', 'cut'], x - 0.24, 1.24, 0.48, 0.56, 0.06)
          .rect('solid', x - 0.12, 1.46, 0.24, 0.1);
      });
    }
  },
);

/** A chiller's condenser with its water box open: the tube sheet, tubes that are scaled, and tubes that are plugged. */
export const tubeSheet = closeup(
  {
    bleeds: 'right',
    times: 1.2,
    marks: { stud: [3.31, 5.22], tube: [3.74, 3.76], plug: [4.79, 2.62], scale: [4.17, 1.5] },
  },
  (pen) => {
    const [x, y, radius] = [7.1, 3, 4.7] as const;
    pen.onLayer(0, () => {
      pen.circle(['panel', 'wash-0', 'cut'], x, y, radius);
      pen.circle(['panel', 'cut'], x, y, radius - 0.62).circle('medium', x, y, radius - 0.72);
      for (let stud = 0; stud < 32; stud++) {
        const angle = (stud * Math.PI) / 16 + 0.06;
        bolt(pen, x + (radius - 0.31) * Math.cos(angle), y + (radius - 0.31) * Math.sin(angle), 0.12, angle);
      }
      // The rib that parts the two passes.
      pen
        .rect('panel', x - 3.9, y - 0.12, 8, 0.24)
        .line('medium', x - 3.94, y - 0.12, x + 4, y - 0.12)
        .line('medium', x - 3.94, y + 0.12, x + 4, y + 0.12);
    });
    const pitch = 0.42;
    const plugged = new Set(['-5:-1', '-6:-1', '-5:4', '2:-3', '3:5', '-1:6']);
    for (let row = -9; row <= 9; row++) {
      if (row === 0) continue;
      for (let column = -10; column <= 10; column++) {
        const [left, up] = [x + (column + (row % 2 ? 0.5 : 0)) * pitch, y + row * pitch * 0.9];
        if (Math.hypot(left - x, up - y) > radius - 1.05) continue;
        pen.onLayer(1, () => {
          pen.circle('solid', left, up, 0.16);
          if (plugged.has(`${column}:${row}`)) {
            pen.onLayer(2, () => pen.circle(['panel', 'node-cmms'], left, up, 0.16));
            pen.onLayer(3, () => pen.rect('paper', left - 0.05, up - 0.05, 0.1, 0.1));
          } else if (up < y - 1.1) {
            // Scale narrows the lower pass.
            const width = 0.05 + pen.random() * 0.05;
            pen.onLayer(2, () =>
              pen
                .circle(['panel', 'medium'], left, up, 0.16)
                .circle('solid', left + 0.01, up + 0.02, 0.16 - width),
            );
          }
        });
      }
    }
  },
);
