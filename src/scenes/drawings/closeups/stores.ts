import type { Pen } from '../../pen/Pen.ts';
import { closeup } from './closeup.ts';
import { bolt, largeCode } from './pieces.ts';

/** Lettering that is part of the thing, such as what a plate says. */
function lettering(pen: Pen, x: number, y: number, text: string): void {
  pen.markup(
    `<text class="an" x="${Math.round(pen.pixelX(x))}" y="${Math.round(pen.pixelY(y))}">${text}</text>`,
  );
}

/** The nameplate of a chiller, riveted to its shell, with the asset’s tag under it. */
export const nameplate = closeup(
  {
    bleeds: 'right',
    marks: { model: [3.38, 6.3], year: [3.38, 4.78], charge: [3.38, 3.26], tag: [3.34, 1.5] },
  },
  (pen) => {
    pen.onLayer(0, () => {
      // The shell with its weld, and the flange where the water box begins.
      pen.rect(['panel', 'wash-0'], 2.85, -0.2, 16, 8).line('cut', 2.85, -0.2, 2.85, 7.8);
      for (const y of [0.35, 7.3]) pen.line('hair', 2.85, y, 18, y);
      pen.rect('panel', 11.6, -0.2, 0.9, 8).rect('cut', 11.6, -0.3, 0.9, 8.2);
      for (let stud = 0; stud < 6; stud++) bolt(pen, 12.05, 0.5 + stud * 1.36, 0.24, stud);
      for (let bead = 0; bead < 42; bead++)
        pen.curve('thin', 11.34, bead * 0.18, 11.5, bead * 0.18 + 0.09, 11.34, bead * 0.18 + 0.18);
    });
    pen.onLayer(1, () => {
      pen
        .roundedRect(['panel', 'cut'], 3.25, 2.35, 7.6, 4.8, 0.22)
        .roundedRect('thin', 3.38, 2.48, 7.34, 4.54, 0.16);
      for (const [x, y] of [
        [3.6, 6.82],
        [10.5, 6.82],
        [3.6, 2.68],
        [10.5, 2.68],
      ] as const)
        pen.circle('solid', x, y, 0.1);
      const rows = [
        ['MODEL', 'WC-320', 6.2],
        ['CAPACITY', '320 TON', 5.44],
        ['YEAR BUILT', '2006', 4.68],
        ['REFRIGERANT', 'R-134a', 3.92],
        ['FULL CHARGE', '640 LB', 3.16],
      ] as const;
      for (const [name, value, y] of rows) {
        pen.line('thin', 3.62, y - 0.24, 10.5, y - 0.24);
        lettering(pen, 3.75, y, name);
        lettering(pen, 6.9, y, value);
      }
      pen.rect('wash-cmms', 6.7, 4.44, 3.8, 0.76).line('medium', 6.7, 2.92, 6.7, 6.6);
    });
    pen.onLayer(2, () => {
      pen.roundedRect(['panel', 'cut'], 3.25, 0.62, 3.5, 1.4, 0.12);
      lettering(pen, 4.85, 1.42, 'CH-02');
      pen.rect('solid', 4.85, 1.08, 1.5, 0.09).rect('solid', 4.85, 0.86, 1, 0.09);
    });
    pen.onLayer(3, () => largeCode(pen, 3.5, 0.82, 1.02));
  },
);

/** A carton on the receiving bench: its label, the packing list in its pouch, and the corner that was crushed. */
export const carton = closeup(
  {
    bleeds: 'right',
    marks: { list: [3.7, 5.95], label: [4.2, 4.25], count: [4.2, 2.7], corner: [3.33, 1.36] },
  },
  (pen) => {
    pen.onLayer(0, () => {
      pen.rect('solid', 2.75, 0.36, 16, 0.24);
      for (let dash = 0; dash < 16; dash++) pen.line('thin', 3 + dash, 0, 3.26 + dash, 0.28);
    });
    pen.onLayer(1, () => {
      // Two faces of the box, its flaps taped, one lower corner pushed in.
      pen.polygon(['panel', 'cut'], 3, 1.1, 3.5, 0.9, 3.75, 0.6, 12.4, 0.6, 12.4, 6.9, 3, 6.9);
      pen
        .line('medium', 3, 1.7, 3.55, 1.25, 3.5, 0.9)
        .line('medium', 3.55, 1.25, 4.3, 0.6)
        .line('thin', 3.2, 1.35, 3.75, 0.75);
      pen.polygon(['panel', 'wash-0', 'cut'], 12.4, 0.6, 18, 1.9, 18, 8, 12.4, 6.9);
      pen
        .rect('wash-0', 9.6, 0.6, 1.1, 6.3)
        .line('thin', 9.6, 0.6, 9.6, 6.9)
        .line('thin', 10.7, 0.6, 10.7, 6.9);
      // This side up.
      for (const x of [11.2, 11.8])
        pen.line('cut', x, 1.2, x, 2.2).polygon('solid', x, 2.5, x - 0.2, 2.1, x + 0.2, 2.1);
    });
    pen.onLayer(2, () => {
      // The pouch with the folded list.
      pen.rect(['panel', 'wash-cmms', 'cut'], 3.4, 5.2, 4.4, 1.35);
      pen.rect('panel', 3.62, 5.36, 3.96, 1.02);
      pen.rect('solid', 3.85, 6.05, 1.5, 0.12);
      for (let line = 0; line < 3; line++)
        pen.rect('solid', 3.85, 5.82 - line * 0.17, [3, 2.4, 2.8][line] ?? 2, 0.06);
      // The shipping label: a code, bars, and the count.
      pen.rect(['panel', 'cut'], 4, 1.6, 5, 3.2);
      pen.line('medium', 4, 3.7, 9, 3.7).line('medium', 4, 2.4, 9, 2.4).line('medium', 7, 2.4, 7, 3.7);
      pen
        .rect('solid', 5.6, 4.4, 2.4, 0.14)
        .rect('solid', 5.6, 4.14, 3, 0.09)
        .rect('solid', 5.6, 3.92, 1.8, 0.09);
      lettering(pen, 4.25, 2.95, 'QTY 2 OF 3');
      lettering(pen, 7.2, 2.95, '31 LB');
      let x = 4.3;
      while (x < 8.6) {
        const width = 0.03 + pen.random() * 0.11;
        pen.rect('solid', x, 1.78, width, 0.46);
        x += width + 0.04 + pen.random() * 0.08;
      }
    });
    pen.onLayer(3, () => largeCode(pen, 4.3, 3.82, 0.82));
  },
);

/** A strainer’s basket drawn from its body, most of the mesh under debris. */
export const strainer = closeup(
  {
    bleeds: 'left',
    marks: { cover: [-3.35, 6.1], bolts: [-4.05, 4.55], mesh: [-5.2, 3], debris: [-4.65, 1.55] },
  },
  (pen) => {
    pen.onLayer(0, () => {
      // The body on its pipe, cut open at the left.
      pen
        .rect(['panel', 'wash-0'], -18, 1.1, 8, 4.2)
        .line('cut', -18, 5.3, -10, 5.3)
        .line('cut', -18, 1.1, -10, 1.1);
      pen.rect(['panel', 'cut'], -10.3, 0.4, 0.7, 5.6);
      for (let stud = 0; stud < 5; stud++) pen.rect(['panel', 'medium'], -9.6, 0.75 + stud * 1.16, 0.4, 0.34);
    });
    pen.onLayer(1, () => {
      // The cover with its handle and bolts, turned away.
      pen.roundedRect(['panel', 'cut'], -4.6, 3.9, 1.8, 2.9, 0.3);
      pen.circle('medium', -3.7, 5.35, 0.42).circle('hair', -3.7, 5.35, 0.3);
      for (const y of [4.55, 6.2]) for (const x of [-4.2, -3.25]) bolt(pen, x, y, 0.15, x);
    });
    pen.onLayer(2, () => {
      // The basket: a frame of rings and mesh between them.
      pen.rect('panel', -9.4, 0.7, 5.9, 2.9);
      for (let x = -9.3; x < -3.5; x += 0.2) pen.line('thin', x, 0.7, x, 3.6);
      for (let y = 0.8; y < 3.6; y += 0.2) pen.line('thin', -9.4, y, -3.5, y);
      for (const x of [-9.5, -6.6, -3.75]) pen.roundedRect(['panel', 'cut'], x, 0.55, 0.3, 3.2, 0.08);
      pen.line('cut', -9.4, 3.6, -3.5, 3.6).line('cut', -9.4, 0.7, -3.5, 0.7);
    });
    pen.onLayer(3, () => {
      // Mortar, tape and rust that the mesh has held.
      for (let lump = 0; lump < 90; lump++) {
        const x = -9.1 + pen.random() * 5.2;
        const y = 0.86 + pen.random() ** 1.7 * 2.1;
        const size = 0.08 + pen.random() * 0.26;
        const turn = pen.random() * 3;
        const corners = Array.from({ length: 6 }, (_, corner) => {
          const angle = turn + (corner * Math.PI) / 3;
          const reach = size * (0.7 + pen.random() * 0.5);
          return [x + reach * Math.cos(angle), y + reach * Math.sin(angle) * 0.8];
        }).flat();
        pen.polygon('solid', ...corners);
      }
      pen.curve('cut', -8.6, 2.6, -7.6, 3.5, -7, 2.4).curve('cut', -5.9, 2.3, -5.3, 3.2, -4.9, 2.2);
    });
  },
);

/** A boiler’s safety valve: its lever, the seal on its cap, its stamp, and the tag of its last test. */
export const safetyValve = closeup(
  {
    bleeds: 'left',
    marks: { seal: [-4.55, 6.35], lever: [-3.5, 4.95], tag: [-3.55, 3.1], seat: [-4.62, 1.62] },
  },
  (pen) => {
    const axis = -5.7;
    pen.onLayer(0, () => {
      // The shell below, lagged, and the discharge pipe that runs off.
      pen.rect('solid', -18, 0.2, 15.2, 0.2);
      for (let dash = 0; dash < 16; dash++) pen.line('thin', -17.6 + dash, -0.1, -17.3 + dash, 0.2);
      pen
        .rect(['panel', 'wash-0'], -18, 1.85, 11, 1.7)
        .line('cut', -18, 1.85, -7, 1.85)
        .line('cut', -18, 3.55, -7, 3.55);
      pen.rect(['panel', 'cut'], -7.8, 1.45, 0.4, 2.5);
      for (const y of [1.7, 3.4]) pen.rect(['panel', 'medium'], -8.1, y, 0.95, 0.3);
    });
    pen.onLayer(1, () => {
      // Inlet, body and spring housing.
      pen.rect(['panel', 'cut'], axis - 0.9, 0.4, 1.8, 1.1);
      for (let thread = 0; thread < 5; thread++)
        pen.line('thin', axis - 0.9, 0.5 + thread * 0.15, axis + 0.9, 0.58 + thread * 0.15);
      const body = [
        axis - 1.7,
        1.85,
        axis - 1.1,
        1.4,
        axis + 1.1,
        1.4,
        axis + 1.45,
        1.9,
        axis + 1.45,
        3.3,
        axis + 1,
        3.9,
        axis - 1,
        3.9,
        axis - 1.7,
        3.55,
      ];
      pen
        .polygon(['panel', 'cut'], ...body)
        .polygon('wash-cmms', axis - 1.1, 1.4, axis + 1.1, 1.4, axis + 1, 3.9, axis - 1, 3.9);
      pen.rect(['panel', 'cut'], axis - 1.3, 3.9, 2.6, 0.3);
      pen.polygon(['panel', 'cut'], axis - 0.85, 4.2, axis + 0.85, 4.2, axis + 0.65, 5.9, axis - 0.65, 5.9);
      for (let coil = 0; coil < 5; coil++) {
        const y = 4.4 + coil * 0.3;
        pen
          .line('medium', axis - 0.55, y, axis + 0.55, y + 0.15)
          .line('hair', axis + 0.55, y + 0.15, axis - 0.55, y + 0.3);
      }
      pen.roundedRect(['panel', 'cut'], axis - 0.5, 5.9, 1, 0.95, 0.2);
    });
    pen.onLayer(2, () => {
      // The lever that lifts it, with its pivot and its cord.
      pen.polygon('solid', axis - 0.5, 5.1, axis - 0.35, 5.42, axis + 2.5, 4.98, axis + 2.55, 4.72);
      pen.circle(['panel', 'medium'], axis - 0.1, 5.24, 0.15);
      // Wire and lead seal through the cap.
      pen
        .curve('live-cmms', axis + 0.5, 6.5, axis + 0.85, 6.75, axis + 1.12, 6.36)
        .curve('live-cmms', axis + 0.5, 6.2, axis + 0.8, 6.05, axis + 1.1, 6.3);
      pen.circle('node-cmms', axis + 1.16, 6.34, 0.2);
      // The tag of the test.
      pen.curve('medium', axis + 1.2, 3.92, axis + 1.9, 4.3, axis + 2.1, 3.74);
      pen.roundedRect(['panel', 'cut'], axis + 1.62, 2.1, 1.25, 1.85, 0.14);
      pen.circle('medium', axis + 2.1, 3.72, 0.1).rect('node-cmms', axis + 1.62, 3.2, 1.25, 0.28);
      for (let line = 0; line < 4; line++)
        pen.rect('solid', axis + 1.82, 2.92 - line * 0.2, [0.85, 0.6, 0.8, 0.5][line] ?? 0.6, 0.08);
    });
  },
);
