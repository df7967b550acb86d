import { outline, type Point } from '../../parts/figureShapes.ts';
import { closeup } from './closeup.ts';
import { arcPoints, bolt, largeCode } from './pieces.ts';

/** A door’s edge with its lever, the plate of the room beside it, and the code on the plate. */
export const doorPlate = closeup(
  {
    bleeds: 'right',
    marks: { room: [3.4, 6.15], code: [3.62, 4.3], strike: [6.46, 1.9] },
  },
  (pen) => {
    pen.onLayer(0, () => {
      // The frame, and the leaf with its window.
      pen
        .rect(['panel', 'wash-0'], 6.1, -0.2, 0.75, 8)
        .line('cut', 6.1, -0.2, 6.1, 7.8)
        .line('cut', 6.85, -0.2, 6.85, 7.8);
      pen.line('medium', 7, -0.2, 7, 7.8).rect('wash-cmms', 7, -0.2, 12, 8);
      pen
        .rect(['panel', 'cut', 'glass'], 11.4, 3.6, 4.6, 5)
        .line('medium', 11.6, 3.8, 15.8, 3.8)
        .line('medium', 11.6, 3.8, 11.6, 7.8);
      for (const offset of [0, 0.6, 1.4]) pen.line('thin', 12.4 + offset, 4.4, 14 + offset, 7.6);
    });
    pen.onLayer(1, () => {
      // The plate with the room’s number, and the code below it.
      pen.roundedRect(['panel', 'cut'], 3.1, 2.9, 2.5, 4.1, 0.16);
      pen.rect('solid', 3.1, 5.35, 2.5, 0.06);
      // 11-04
      for (const left of [3.4, 3.72]) pen.rect('solid', left, 5.75, 0.16, 0.8);
      pen.rect('solid', 4.04, 6.08, 0.22, 0.12);
      pen
        .polygon('solid', 4.42, 5.75, 4.86, 5.75, 4.86, 6.55, 4.42, 6.55)
        .rect('panel', 4.57, 5.9, 0.14, 0.5);
      pen
        .polygon('solid', 5.24, 5.75, 5.4, 5.75, 5.4, 6.55, 5.24, 6.55)
        .rect('solid', 4.98, 6.02, 0.42, 0.14)
        .rect('solid', 4.98, 6.02, 0.14, 0.53);
      for (const dot of [0, 1, 3, 4, 6]) pen.circle('medium', 3.5 + dot * 0.28, 5.52, 0.05);
    });
    pen.onLayer(2, () => largeCode(pen, 3.62, 3.45, 1.46));
    pen.onLayer(3, () => {
      // Rose, lever and cylinder.
      pen.roundedRect(['panel', 'cut'], 7.5, -0.1, 1.15, 3.2, 0.5);
      pen
        .circle('medium', 8.08, 0.6, 0.32)
        .rect('solid', 8.02, 0.38, 0.12, 0.3)
        .circle('solid', 8.08, 0.7, 0.09);
      pen.circle(['panel', 'cut'], 8.08, 2.35, 0.4);
      pen.roundedRect(['panel', 'cut'], 7.78, 2.08, 4, 0.54, 0.27).line('hair', 8.4, 2.24, 11.5, 2.24);
      // The strike in the frame.
      pen.rect(['panel', 'medium'], 6.3, 0.9, 0.34, 2.3).rect('solid', 6.38, 1.5, 0.18, 0.9);
    });
  },
);

/** The booking panel on a meeting room’s glass wall: the day’s slots, one of them taken, and the empty room behind. */
export const bookingPanel = closeup(
  {
    bleeds: 'right',
    marks: { diffuser: [6.5, 6.72], room: [3.8, 5.3], slot: [4.5, 3.3] },
  },
  (pen) => {
    pen.onLayer(0, () => {
      // The room: its ceiling with the diffuser and the air that still comes in, its far wall with a dark screen.
      pen.rect('wash-0', 2.9, -0.2, 16, 8).line('cut', 2.9, 6.6, 18, 6.6);
      pen.rect(['panel', 'medium'], 6.4, 6.6, 3.2, 0.24);
      for (let slot = 0; slot < 6; slot++) {
        const x = 6.75 + slot * 0.5;
        pen.line('medium', x, 6.65, x, 6.8).curve('thin', x, 6.45, x, 6, x + (slot - 2.5) * 0.2, 5.45);
      }
      pen.roundedRect(['panel', 'cut'], 10.6, 3.5, 4.6, 2.6, 0.1);
      pen.roundedRect('wash-cmms', 10.75, 3.65, 4.3, 2.3, 0.06);
    });
    pen.onLayer(1, () => {
      // Chairs behind a table at which nobody sits.
      for (const x of [7.3, 9, 10.7, 12.4, 14.1]) {
        pen.roundedRect(['panel', 'medium'], x, 1.3, 1.2, 1.75, 0.3);
        pen.roundedRect('wash-cmms', x + 0.14, 1.5, 0.92, 1.4, 0.2);
        pen.line('medium', x + 0.6, 1.3, x + 0.6, 0.3).line('medium', x + 0.15, 0.3, x + 1.05, 0.3);
      }
      pen.roundedRect(['panel', 'cut'], 6.8, 1.4, 12, 0.34, 0.1).rect('solid', 2.9, 0.02, 16, 0.06);
      for (const x of [8.3, 13.5]) pen.rect(['panel', 'medium'], x, 0.06, 0.4, 1.36);
    });
    pen.onLayer(2, () => {
      // The glass: its post, and light on the pane.
      pen.rect(['panel', 'cut'], 2.5, -0.2, 0.4, 8);
      for (const offset of [0, 0.3]) pen.line('thin', 6.5 + offset, 3.4, 7.2 + offset, 4.8);
    });
    pen.onLayer(3, () => {
      pen.roundedRect(['panel', 'cut'], 3.3, 2, 3, 4.1, 0.24).rect('wash-cmms', 3.5, 4.85, 2.6, 1);
      pen.roundedRect('node-cmms', 3.3, 2.7, 0.14, 2.6, 0.07);
      pen.rect('solid', 4.05, 5.4, 1.1, 0.18).rect('solid', 4.05, 5.08, 1.8, 0.09);
      for (let hour = 0; hour < 5; hour++) {
        const y = 4.55 - hour * 0.36;
        pen.line('hair', 3.65, y, 6, y).rect('solid', 3.65, y - 0.21, 0.4, 0.07);
      }
      // The slot from two to three, and the button that nobody has touched.
      pen.rect('node-cmms', 4.25, 3.02, 1.75, 0.56);
      pen.roundedRect('medium', 3.65, 2.24, 2.35, 0.46, 0.23).rect('solid', 4.4, 2.43, 0.85, 0.08);
    });
  },
);

/** A room’s thermostat on its plate: the dial, where it was turned to, and the grille over its sensor. */
export const thermostat = closeup(
  {
    bleeds: 'left',
    marks: { ring: [-5.53, 6.24], setting: [-4.27, 4.9], band: [-4.71, 3.3], grille: [-4.3, 1.36] },
  },
  (pen) => {
    const [x, y] = [-6.1, 4.1] as const;
    pen.onLayer(0, () => {
      // The wall: a dado, its rail, and a switch further along.
      pen.rect('wash-0', -18, -0.2, 9, 8);
      pen.line('cut', -9, -0.2, -9, 7.8).line('thin', -9.2, -0.2, -9.2, 7.8);
      pen
        .roundedRect(['panel', 'cut'], -14.2, 2.4, 3, 3.6, 0.2)
        .roundedRect('medium', -13.5, 3, 1.6, 2.4, 0.12);
    });
    pen.onLayer(1, () => {
      pen
        .roundedRect(['panel', 'cut'], -8.8, 0.4, 5.8, 6.8, 0.5)
        .roundedRect('hair', -8.66, 0.54, 5.52, 6.52, 0.42);
      pen.circle(['panel', 'wash-0', 'cut'], x, y, 2.3);
      for (let mark = 0; mark <= 30; mark++) {
        const angle = ((225 - mark * 9) * Math.PI) / 180;
        const inner = mark % 5 === 0 ? 1.86 : 2.02;
        pen.line(
          mark % 5 === 0 ? 'cut' : 'medium',
          x + inner * Math.cos(angle),
          y + inner * Math.sin(angle),
          x + 2.18 * Math.cos(angle),
          y + 2.18 * Math.sin(angle),
        );
      }
      // The band that the room may be set within.
      pen.polygon('node-cmms', ...arcPoints(x, y, 1.72, 40, -40, 16), ...arcPoints(x, y, 1.5, -40, 40, 16));
      pen.circle(['panel', 'cut'], x, y, 1.34).circle('hair', x, y, 1.22);
      const at = (24 * Math.PI) / 180;
      pen.line(
        'cut',
        x + 0.5 * Math.cos(at),
        y + 0.5 * Math.sin(at),
        x + 1.2 * Math.cos(at),
        y + 1.2 * Math.sin(at),
      );
      pen.circle('node-cmms', x + 2.02 * Math.cos(at), y + 2.02 * Math.sin(at), 0.16);
      // The grille.
      for (let slot = 0; slot < 9; slot++)
        pen.roundedRect('solid', -7.9 + slot * 0.44, 0.85, 0.16, 0.66, 0.08);
    });
  },
);

/** A hand holds a visitor’s badge to the reader of a door. */
export const badgeReader = closeup(
  {
    bleeds: 'right',
    marks: { lamp: [3.9, 6.3], reader: [3.3, 4.55], name: [4.66, 3.06], expiry: [4.66, 1.6] },
  },
  (pen) => {
    pen.onLayer(0, () => {
      pen.roundedRect(['panel', 'solid'], 2.95, 2.3, 3, 4.9, 0.34);
    });
    pen.onLayer(1, () => {
      pen.roundedRect(['panel', 'wash-0'], 3.15, 2.5, 2.6, 4.5, 0.24);
      pen.rect('node-cmms', 3.5, 6.2, 1.9, 0.2);
      for (let wave = 0; wave < 4; wave++)
        pen.line('medium', ...arcPoints(4.1, 4.55, 0.35 + wave * 0.28, 50, -50, 10));
      pen.circle('solid', 4.1, 4.55, 0.12);
    });
    pen.onLayer(2, () => {
      // The badge: photograph, name, host, and the hour at which it ends; its lanyard.
      pen.curve('cut', 6.2, 4.14, 6.5, 6.2, 8.5, 8).curve('cut', 6.7, 4.14, 7, 6.1, 9, 8);
      pen.roundedRect(['panel', 'cut'], 4.4, 0.7, 4.1, 3.7, 0.26);
      pen.roundedRect('solid', 6, 4.06, 0.9, 0.16, 0.08);
      pen.rect('wash-cmms', 4.4, 1.1, 4.1, 0.8);
      pen.rect(['panel', 'medium'], 6.5, 2.2, 1.6, 1.6);
      pen.circle('figure', 7.3, 3.2, 0.34).polygon('figure', ...arcPoints(7.3, 2.2, 0.62, 0, 180, 12));
      pen
        .rect('solid', 4.66, 3.3, 1.55, 0.18)
        .rect('solid', 4.66, 3, 1.4, 0.1)
        .rect('solid', 4.66, 2.76, 1.7, 0.1);
      pen.rect('solid', 4.66, 1.42, 1.2, 0.16);
    });
    pen.onLayer(3, () => {
      const hand: Point[] = [
        [1800, 300],
        [1180, 340],
        [1000, 320],
        [860, 280],
        [780, 250],
        [760, 215],
        [785, 188],
        [840, 190],
        [880, 175],
        [840, 120],
        [860, 80],
        [940, 60],
        [1030, 30],
        [1180, 0],
        [1800, -60],
      ];
      pen.centimeterPath('technician', outline(hand, true), 0, 0);
      pen.curve('seam', 8.7, 1.95, 9.3, 2, 9.7, 1.8).curve('seam', 8.8, 1.15, 9.4, 1.3, 9.8, 1.2);
      pen.polygon(['panel', 'cut'], 11.3, 3.6, 12, 3.65, 12, -0.25, 11.3, -0.2);
      pen.polygon(['panel', 'wash-0', 'cut'], 12, 3.8, 18, 4.6, 18, -1, 12, -0.4);
    });
  },
);

/** A ceiling from the side: slab, a pipe that drips, the tile that has stained under it, and a sprinkler. */
export const ceilingStain = closeup(
  {
    bleeds: 'right',
    marks: { hanger: [3.9, 6.3], joint: [5.4, 4.85], tile: [3.7, 3.1], drop: [5.42, 1.7] },
  },
  (pen) => {
    pen.onLayer(0, () => {
      pen.rect('solid', 2.85, 7.1, 16, 0.7);
      for (const x of [3.9, 9.4, 14.9]) {
        pen.line('medium', x, 7.1, x, 5.75);
        pen.line('cut', ...arcPoints(x, 5.1, 0.78, 90, 450, 24));
        pen.rect(['panel', 'medium'], x - 0.14, 5.8, 0.28, 0.22);
      }
    });
    pen.onLayer(1, () => {
      // The pipe with the coupling that leaks.
      pen
        .rect(['panel', 'wash-cmms'], 2.85, 4.5, 16, 1.2)
        .line('cut', 2.85, 5.7, 18, 5.7)
        .line('cut', 2.85, 4.5, 18, 4.5);
      pen.line('hair', 2.85, 5.4, 18, 5.4);
      pen.roundedRect(['panel', 'cut'], 4.85, 4.25, 1.1, 1.7, 0.14);
      bolt(pen, 5.4, 5.62, 0.16);
      pen.line('medium', 5.4, 4.25, 5.4, 5.95);
    });
    pen.onLayer(2, () => {
      // Tiles in their grid; the stain, and the tile that sags.
      for (const x of [2.85, 7.95, 13.05]) {
        const sag = x < 3 ? 0.34 : 0;
        pen.polygon(
          ['panel', 'cut'],
          x,
          3.2,
          x + 2.55,
          3.2 - sag,
          x + 5.1,
          3.2,
          x + 5.1,
          2.85,
          x + 2.55,
          2.85 - sag,
          x,
          2.85,
        );
        pen.line('hair', x, 3.02, x + 2.55, 3.02 - sag, x + 5.1, 3.02);
        pen.polygon(
          'solid',
          x + 4.75,
          2.78,
          x + 5.45,
          2.78,
          x + 5.45,
          2.86,
          x + 5.14,
          2.86,
          x + 5.14,
          3.5,
          x + 5.06,
          3.5,
          x + 5.06,
          2.86,
          x + 4.75,
          2.86,
        );
      }
      pen.polygon('node-cmms', 4.3, 3.0, 5.4, 2.86, 6.5, 3.0, 6.1, 2.72, 5.4, 2.5, 4.7, 2.72);
      for (const [x, y, size] of [
        [5.4, 4.02, 0.11],
        [5.4, 3.56, 0.08],
        [5.42, 1.72, 0.15],
        [5.4, 0.7, 0.12],
      ] as const)
        pen.polygon('node-cmms', x, y + size * 2.2, ...arcPoints(x, y, size, 30, -210, 14));
      // A sprinkler through the next tile.
      pen
        .rect(['panel', 'cut'], 10.2, 2.3, 0.5, 1.7)
        .polygon('solid', 9.9, 2.86, 11, 2.86, 10.8, 2.7, 10.1, 2.7);
      pen
        .line('cut', 10.25, 2.3, 10.05, 1.9, 10.3, 1.55)
        .line('cut', 10.65, 2.3, 10.85, 1.9, 10.6, 1.55)
        .line('cut', 9.95, 1.5, 10.95, 1.5)
        .line('medium', 10.45, 2.3, 10.45, 1.55);
    });
  },
);

/** A medical gas outlet on its panel in the wall, its probe locked in, and the pipe behind it. */
export const gasOutlet = closeup(
  {
    bleeds: 'left',
    marks: { pipe: [-4.6, 6.4], outlet: [-4.36, 4.3], release: [-5.14, 2.9], hose: [-5.7, 1.5] },
  },
  (pen) => {
    const [x, y] = [-5.8, 4.2] as const;
    pen.onLayer(0, () => {
      // The bedhead panel runs off the page; the next outlets are covered.
      pen.rect(['panel', 'wash-0'], -18, 1.9, 15, 4.1).line('cut', -18, 6, -3, 6, -3, 1.9, -18, 1.9);
      pen.line('thin', -18, 5.7, -3.3, 5.7).line('thin', -18, 2.2, -3.3, 2.2);
      for (const left of [-10.6, -15.4]) {
        pen
          .circle(['panel', 'cut'], left, y, 1.5)
          .circle('medium', left, y, 1.05)
          .circle('thin', left, y, 0.9);
        pen.rect('medium', left - 0.5, y - 0.16, 1, 0.32);
      }
      for (const pipe of [-4.6, -9.4, -14.2])
        pen
          .rect('panel', pipe - 0.22, 6, 0.44, 2)
          .rect(pipe === -4.6 ? 'wash-cmms' : 'wash-0', pipe - 0.22, 6, 0.44, 2)
          .line('cut', pipe - 0.22, 6, pipe - 0.22, 7.8)
          .line('cut', pipe + 0.22, 6, pipe + 0.22, 7.8);
    });
    pen.onLayer(1, () => {
      pen.circle(['panel', 'cut'], x, y, 1.75).circle('thin', x, y, 1.6);
      pen.circle(['wash-cmms', 'medium'], x, y, 1.45);
      for (let screw = 0; screw < 4; screw++)
        bolt(
          pen,
          x + 1.55 * Math.cos(0.8 + screw * 1.571),
          y + 1.55 * Math.sin(0.8 + screw * 1.571),
          0.1,
          screw,
        );
      // The collar with its keyed slots: only one gas fits.
      pen.circle(['panel', 'cut'], x, y, 1.05);
      for (const angle of [20, 95, 215])
        pen.polygon(
          'solid',
          ...arcPoints(x, y, 1.05, angle, angle + 16, 3),
          ...arcPoints(x, y, 0.82, angle + 16, angle, 3),
        );
      pen.circle('solid', x, y, 0.62).circle(['panel', 'cut'], x, y, 0.44);
    });
    pen.onLayer(2, () => {
      // The release, and the hose that hangs from the probe.
      pen.roundedRect(['panel', 'cut'], x - 0.7, 2.5, 1.4, 0.5, 0.2);
      pen.polygon(['panel', 'cut'], x - 0.34, 2.5, x + 0.34, 2.5, x + 0.28, 1.7, x - 0.28, 1.7);
      for (const side of [-0.22, 0.22]) pen.curve('cut', x + side, 1.7, x + side, 0.6, x + 1.4 + side, -0.3);
      for (let ring = 0; ring < 5; ring++)
        pen.line('medium', x - 0.26, 1.66 - ring * 0.13, x + 0.28, 1.68 - ring * 0.13);
    });
  },
);

/** A tap over a basin with a thermometer in its stream, and the mixing valve on the wall behind. */
export const tap = closeup(
  {
    bleeds: 'left',
    marks: { handle: [-4.9, 6.35], spout: [-4.6, 5], probe: [-3.24, 3.6], stream: [-4.35, 1.4] },
  },
  (pen) => {
    pen.onLayer(0, () => {
      // Tiles behind, and the deck that runs off the page.
      for (let x = -17.6; x < -8; x += 2.2) pen.line('hair', x, 1.5, x, 7.8);
      for (const y of [3.3, 5.5]) pen.line('hair', -18, y, -8.4, y);
      pen
        .rect('panel', -18, 0.9, 10.4, 0.7)
        .rect('solid', -18, 1.3, 10.4, 0.3)
        .line('cut', -18, 0.9, -7.6, 0.9);
    });
    pen.onLayer(1, () => {
      // The basin in section.
      pen.polygon(
        'panel',
        -7.6,
        1.6,
        -7.2,
        1.6,
        -6.9,
        0.3,
        -5,
        -0.1,
        -3.1,
        0.3,
        -2.85,
        1.6,
        -2.7,
        1.6,
        -2.7,
        1.3,
        -2.95,
        0.1,
        -5,
        -0.4,
        -7.1,
        0.1,
        -7.6,
        0.9,
      );
      pen.polygon(
        'solid',
        -7.6,
        1.6,
        -7.2,
        1.6,
        -6.9,
        0.3,
        -5,
        -0.1,
        -3.1,
        0.3,
        -2.95,
        1.6,
        -2.75,
        1.6,
        -2.95,
        0.1,
        -5,
        -0.4,
        -7.1,
        0.1,
        -7.6,
        0.9,
      );
    });
    pen.onLayer(2, () => {
      // Body, spout and lever.
      pen.polygon(['panel', 'cut'], -9.1, 1.6, -7.7, 1.6, -7.7, 4.6, -9.1, 4.6);
      pen.line('hair', -8, 1.7, -8, 4.5);
      pen.polygon(
        ['panel', 'cut'],
        -9.1,
        4.6,
        -9.1,
        5.3,
        -8.7,
        5.7,
        -4.9,
        5.5,
        -4.3,
        5.1,
        -4.15,
        4.4,
        -4.15,
        4,
        -5,
        4,
        -5,
        4.35,
        -5.2,
        4.7,
        -7.7,
        4.8,
        -7.7,
        4.6,
      );
      pen.rect(['panel', 'cut'], -5.1, 3.7, 1.05, 0.34);
      for (let knurl = 0; knurl < 6; knurl++)
        pen.line('thin', -5 + knurl * 0.17, 3.7, -5 + knurl * 0.17, 4.04);
      pen.roundedRect(['panel', 'cut'], -9, 5.75, 1.2, 0.5, 0.2);
      pen.polygon('solid', -8.7, 6.2, -8.5, 6.55, -4.9, 6.5, -4.75, 6.3, -4.9, 6.1, -7.9, 6.05);
      pen.circle('node-cmms', -8.4, 5.3, 0.14);
    });
    pen.onLayer(3, () => {
      // The stream, and the probe in it.
      pen
        .polygon('wash-cmms', -4.95, 3.7, -4.2, 3.7, -4.3, 0.1, -4.85, 0.05)
        .line('live-cmms', -4.95, 3.7, -4.85, 0.05)
        .line('live-cmms', -4.2, 3.7, -4.3, 0.1);
      for (const x of [-4.74, -4.58, -4.42]) pen.line('thin', x, 3.5, x, 0.5);
      pen.polygon(['panel', 'cut'], -3.55, 3.3, -2.85, 3.9, -2.95, 4.05, -3.7, 3.5);
      pen.line('cut', -3.6, 3.36, -4.6, 2.2).circle('node-cmms', -4.6, 2.2, 0.14);
    });
  },
);

/** A cast-iron radiator’s end section with its valve, its vent and the window sill above; the sections run off. */
export const radiator = closeup(
  {
    bleeds: 'left',
    marks: { vent: [-3.5, 5.6], section: [-3.9, 4.24], valve: [-2.86, 2.88], union: [-3.2, 1.4] },
  },
  (pen) => {
    pen.onLayer(0, () => {
      pen.rect('solid', -18, 7, 15.1, 0.3);
      pen.rect('solid', -18, -0.1, 15.2, 0.24);
    });
    for (let column = 0; column < 9; column++) {
      const left = -5.4 - column * 1.62;
      pen.onLayer(1, () => {
        pen.roundedRect(['panel', 'wash-0', 'cut'], left, 0.75, 1.56, 5.5, 0.5);
        for (const offset of [0.34, 0.86])
          pen.roundedRect(['panel', 'medium'], left + offset, 1.5, 0.36, 4, 0.18);
        if (column === 0 || column === 7)
          pen.polygon(['panel', 'cut'], left + 0.3, 0.8, left + 1.2, 0.8, left + 1.3, 0.14, left + 0.2, 0.14);
      });
    }
    pen.onLayer(2, () => {
      // The air vent, the valve with its head, and the pipe from the floor.
      pen
        .rect(['panel', 'cut'], -3.84, 5.4, 0.4, 0.3)
        .circle(['panel', 'cut'], -3.34, 5.56, 0.26)
        .line('medium', -3.34, 5.4, -3.34, 5.72);
      pen.rect(['panel', 'cut'], -3.84, 1.05, 0.6, 0.5);
      pen.rect(['panel', 'cut'], -3.5, -0.2, 0.44, 1.1);
      pen.roundedRect(['panel', 'cut'], -3.68, 0.8, 0.8, 0.95, 0.12);
      pen.roundedRect(['panel', 'wash-cmms', 'cut'], -3.78, 1.75, 1, 1.6, 0.3);
      for (let rib = 0; rib < 5; rib++) pen.line('medium', -3.62 + rib * 0.17, 1.9, -3.62 + rib * 0.17, 2.9);
      pen.line('live-cmms', -3.78, 3.02, -2.78, 3.02);
    });
  },
);

/** The call station of an elevator: its indicator, two buttons, the key switch and the notice taped below. */
export const callStation = closeup(
  {
    bleeds: 'right',
    marks: { indicator: [3.7, 6.4], button: [4.28, 4.8], notice: [3.45, 2.9], key: [4.46, 1.4] },
  },
  (pen) => {
    pen.onLayer(0, () => {
      // The door’s jamb and its two leaves, and the floor.
      pen
        .rect(['panel', 'wash-0'], 7.2, -0.2, 1.1, 8)
        .line('cut', 7.2, -0.2, 7.2, 7.8)
        .line('cut', 8.3, -0.2, 8.3, 7.8);
      pen
        .rect('wash-cmms', 8.3, -0.2, 10, 8)
        .line('cut', 13.6, -0.2, 13.6, 7.8)
        .line('medium', 13.75, -0.2, 13.75, 7.8);
      for (const x of [9.4, 12.4, 15, 17]) pen.line('hair', x, -0.2, x, 7.8);
    });
    pen.onLayer(1, () => {
      pen.roundedRect(['panel', 'cut'], 3, 0.5, 3.4, 6.8, 0.2);
      for (const [x, y] of [
        [3.25, 0.75],
        [6.15, 0.75],
        [3.25, 7.05],
        [6.15, 7.05],
      ] as const)
        pen.circle('thin', x, y, 0.1);
      // The indicator: a dot matrix with an arrow and a floor.
      pen.rect('solid', 3.5, 5.7, 2.4, 1.1);
      for (const [row, cells] of [
        [0, [2]],
        [1, [1, 2, 3]],
        [2, [0, 1, 2, 3, 4]],
        [3, [2]],
        [4, [2]],
      ] as const)
        for (const cell of cells) pen.circle('node-cmms', 3.85 + cell * 0.16, 6.6 - row * 0.16, 0.06);
      for (const [row, cells] of [
        [0, [0, 1, 2, 3]],
        [1, [0, 3]],
        [2, [0, 3]],
        [3, [0, 3]],
        [4, [0, 1, 2, 3]],
      ] as const)
        for (const cell of cells) pen.circle('node-cmms', 5.1 + cell * 0.16, 6.6 - row * 0.16, 0.06);
      for (const [y, turn] of [
        [4.6, 1],
        [3.6, -1],
      ] as const) {
        pen.circle(['panel', 'cut'], 4.7, y + 0.2, 0.46);
        pen.polygon(
          turn > 0 ? 'node-cmms' : 'solid',
          4.45,
          y + 0.2 - turn * 0.16,
          4.95,
          y + 0.2 - turn * 0.16,
          4.7,
          y + 0.2 + turn * 0.24,
        );
      }
      pen
        .circle(['panel', 'cut'], 4.7, 1.2, 0.38)
        .circle('medium', 4.7, 1.2, 0.24)
        .rect('solid', 4.66, 1.04, 0.08, 0.32);
    });
    pen.onLayer(2, () => {
      // The notice, at a slant, with its tape.
      pen.polygon(['panel', 'wash-cmms', 'cut'], 3.3, 1.85, 5.9, 1.7, 6, 3.05, 3.4, 3.2);
      for (const [offset, length] of [
        [0, 1.7],
        [0.26, 2.1],
        [0.5, 1.3],
      ] as const)
        pen.line('cut', 3.62, 2.8 - offset, 3.62 + length, 2.7 - offset);
      pen.polygon(['paper', 'thin'], 4.3, 3.05, 5, 3, 5, 3.3, 4.3, 3.34);
    });
  },
);

/** The front of a fire alarm panel: lamps of its zones, one of them isolated, the display and its keys. */
export const alarmPanel = closeup(
  {
    bleeds: 'right',
    marks: { display: [3.8, 6.2], isolated: [3.9, 4.2], slip: [4.8, 2.86], key: [3.72, 1.4] },
  },
  (pen) => {
    pen.onLayer(0, () => {
      pen.roundedRect(['panel', 'wash-0', 'cut'], 2.95, -0.6, 16, 8, 0.2);
      pen.roundedRect('thin', 3.2, 0.5, 14, 6.7, 0.1);
    });
    pen.onLayer(1, () => {
      pen.rect('solid', 3.5, 5.35, 5.6, 1.6).rect('wash-cmms', 3.62, 5.47, 5.36, 1.36);
      for (const [line, width] of [
        [0, 3.4],
        [1, 4.4],
        [2, 2.6],
      ] as const)
        pen.rect('paper', 3.9, 6.45 - line * 0.36, width, 0.14);
      for (let key = 0; key < 4; key++)
        pen.roundedRect(['panel', 'medium'], 9.7, 5.4 + key * 0.42, 0.8, 0.32, 0.06);
      // Zones: a lamp for fire and one for fault each, and a slip with the zone’s name.
      for (let row = 0; row < 4; row++)
        for (let column = 0; column < 4; column++) {
          const [x, y] = [3.9 + column * 3.3, 4.2 - row * 0.64];
          const isOut = row === 0 && column === 0;
          pen.circle(['panel', 'cut'], x, y, 0.18);
          if (isOut) pen.circle('node-cmms', x, y, 0.18);
          pen.circle(['panel', 'medium'], x + 0.5, y, 0.18);
          pen
            .rect(['panel', 'thin'], x + 0.9, y - 0.2, 1.9, 0.4)
            .rect('solid', x + 1.02, y - 0.04, [1.2, 0.9, 1.4, 1.1][(row + column) % 4] ?? 1, 0.08);
        }
      // Sounder, silence, reset.
      for (let key = 0; key < 5; key++)
        pen
          .roundedRect(['panel', 'cut'], 3.6 + key * 2.5, 0.72, 1.9, 0.7, 0.1)
          .rect('solid', 3.85 + key * 2.5, 1.03, [1.2, 0.8, 1.1, 0.9, 1.2][key] ?? 1, 0.1);
    });
  },
);
