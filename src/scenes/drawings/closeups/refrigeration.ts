import { limb } from '../../parts/figureShapes.ts';
import type { Pen } from '../../pen/Pen.ts';
import { closeup } from './closeup.ts';
import { bolt, largeCode } from './pieces.ts';

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
      // The casting: a barrel on its foot.
      pen.roundedRect(['panel', 'wash-0', 'cut'], 1.48, 0.82, 9, 2.3, 0.42);
      for (const y of [1.02, 2.9]) pen.line('hair', 4.2, y, 9, y);
      for (let rib = 0; rib < 5; rib++) {
        const x = 4.55 + rib * 0.95;
        pen.roundedRect('thin', x, 1.12, 0.16, 1.68, 0.08).line('hair', x + 0.1, 1.2, x + 0.1, 2.7);
      }
      // The foot on its rubber, and the slab.
      pen.rect(['panel', 'medium'], 1.9, 0.64, 8, 0.18);
      for (const x of [2.3, 6]) pen.rect('solid', x, 0.52, 0.7, 0.12);
    });
    pen.onLayer(2, () => {
      pen.rect('solid', 1.4, 0.36, 9, 0.16);
      for (let dash = 0; dash < 9; dash++) pen.line('thin', 1.6 + dash, 0.02, 1.86 + dash, 0.28);
      // The heater's band under the barrel, and its lead.
      pen.rect(['wash-energy', 'medium'], 1.98, 0.68, 1.6, 0.1);
      for (let turn = 0; turn < 12; turn++)
        pen.line('hair', 2.02 + turn * 0.13, 0.68, 2.1 + turn * 0.13, 0.78);
    });
    pen.onLayer(3, () => {
      const [x, y] = glass;
      pen.circle(['panel', 'shade', 'cut'], x, y, 1.13).circle('hair', x, y, 1.05);
      for (let index = 0; index < 8; index++) {
        const angle = Math.PI / 8 + (index * Math.PI) / 4;
        bolt(pen, x + 0.89 * Math.cos(angle), y + 0.89 * Math.sin(angle), 0.1, angle);
      }
      pen.circle(['panel', 'cut'], x, y, 0.68).circle('thin', x, y, 0.58);
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

/** A valve’s port with the flare nut on it, and the copper that runs off the page. */
function flareFitting(pen: Pen): void {
  pen.onLayer(0, () => {
    // The copper, and its insulation from where it was cut back.
    pen.rect(['panel', 'cut'], 7.6, 2.6, 10.4, 1.4);
    pen.line('hair', 8, 3.74, 9.4, 3.74).line('thin', 8, 3.6, 9.4, 3.6);
    pen.roundedRect(['panel', 'wash-0'], 9.3, 1.9, 10, 2.8, 0.16);
    pen.rect('wash-0', 9.3, 1.9, 0.3, 2.8).roundedRect('cut', 9.3, 1.9, 10, 2.8, 0.16);
    pen.line('medium', 9.6, 1.92, 9.6, 4.68);
    for (let dash = 0; dash < 11; dash++) pen.line('hair', 10 + dash * 0.7, 4.3, 10.3 + dash * 0.7, 4.3);
  });
  pen.onLayer(1, () => {
    // The valve's body and the thread of its port.
    pen.rect(['panel', 'medium'], 4.4, 2.35, 0.9, 1.9);
    for (let turn = 0; turn < 6; turn++) {
      const x = 4.5 + turn * 0.13;
      pen.line('medium', x, 2.35, x + 0.06, 4.25);
    }
    pen.roundedRect(['panel', 'wash-0', 'cut'], 2.95, -1, 1.6, 5.2, 0.22);
    pen.line('hair', 3.2, 0, 3.2, 3.9).circle('medium', 3.75, 1, 0.4).circle('hair', 3.75, 1, 0.26);
  });
  pen.onLayer(2, () => {
    // The nut: three of its six faces, and the neck that holds the flare.
    pen.polygon(['panel', 'cut'], 7.4, 4.6, 8.2, 4.25, 8.2, 2.35, 7.4, 2);
    pen.line('hair', 7.6, 4.2, 8.2, 4).line('hair', 7.6, 2.4, 8.2, 2.6);
    const nut = [5.1, 1.9, 5.3, 1.5, 7.2, 1.5, 7.4, 1.9, 7.4, 4.7, 7.2, 5.1, 5.3, 5.1, 5.1, 4.7];
    pen
      .polygon('panel', ...nut)
      .polygon('wash-0', 5.1, 2.4, 5.1, 1.9, 5.3, 1.5, 7.2, 1.5, 7.4, 1.9, 7.4, 2.4)
      .polygon('cut', ...nut);
    for (const y of [2.4, 4.2]) pen.line('medium', 5.16, y, 7.34, y);
    for (const [low, high] of [
      [1.6, 2.4],
      [2.4, 4.2],
      [4.2, 5],
    ] as const) {
      const middle = (low + high) / 2;
      pen
        .curve('thin', 5.28, low, 5.02, middle, 5.28, high)
        .curve('thin', 7.22, low, 7.48, middle, 7.22, high);
    }
    pen.line('hair', 5.7, 3.95, 6.8, 3.95).line('hair', 5.7, 4.9, 6.8, 4.9);
  });
}

/** A flare nut on its fitting under soap: bubbles where it leaks, and the tip of a detector over them. */
export const flareLeak = closeup(
  {
    bleeds: 'right',
    marks: { detector: [5.62, 6.5], bubbles: [4.7, 5.06], nut: [5.5, 3.3], valve: [3.5, 1.6] },
  },
  (pen) => {
    flareFitting(pen);
    pen.onLayer(1, () => {
      // The port’s cap.
      pen.polygon(['panel', 'cut'], 3.1, 4.4, 4.4, 4.4, 4.4, 5.3, 4.2, 5.62, 3.3, 5.62, 3.1, 5.3);
      for (const x of [3.43, 4.07]) pen.line('medium', x, 4.4, x, 5.45);
      pen.rect(['panel', 'medium'], 3, 4.18, 1.5, 0.26);
    });
    pen.onLayer(3, () => {
      // Suds over the joint, larger where the gas comes out.
      for (const [x, y, radius] of [
        [4.66, 3.9, 0.17],
        [4.9, 3.62, 0.12],
        [5.9, 5.12, 0.2],
        [4.62, 4.3, 0.27],
        [5.22, 4.16, 0.2],
        [5.62, 4.9, 0.3],
        [5.02, 4.62, 0.42],
        [5.5, 5.42, 0.24],
        [4.92, 5.28, 0.36],
        [5.3, 5.84, 0.15],
        [4.74, 5.78, 0.11],
      ] as const) {
        pen.circle(['paper', 'wash-cold', 'medium'], x, y, radius);
        pen.arc(
          'thin',
          x - radius * 0.62,
          y + radius * 0.2,
          radius * 0.66,
          x - radius * 0.1,
          y + radius * 0.66,
          1,
        );
      }
    });
    pen.onLayer(4, () => {
      // The detector: its tip, its gooseneck and its case off the page.
      const neck = [
        [572, 646],
        [680, 668],
        [800, 672],
        [960, 640],
      ] as const;
      pen.centimeterPath('solid', limb(neck, [24, 26, 26, 26], true), 0, 0);
      for (let ring = 0; ring < 12; ring++) {
        const x = 6.5 + ring * 0.25;
        pen.line('seam', x, 6.3, x + 0.04, 6.95);
      }
      pen.polygon(['panel', 'cut'], 5.5, 6.24, 6.3, 6.36, 6.26, 6.82, 5.46, 6.7);
      for (const x of [5.66, 5.82, 5.98]) pen.line('medium', x, 6.36, x - 0.03, 6.64);
      pen.roundedRect(['panel', 'wash-0', 'cut'], 9.3, 5.6, 10, 1.6, 0.4);
      pen.roundedRect('solid', 10.6, 6, 2.6, 0.8, 0.12);
      for (let bar = 0; bar < 7; bar++)
        pen.rect('node-cold', 10.85 + bar * 0.32, 6.15, 0.18, bar < 5 ? 0.5 : 0.1);
    });
  },
);

/** The same joint being remade: a wrench on its nut in a gloved hand, and the gauge of the pressure test on the port. */
export const flareRemade = closeup(
  { bleeds: 'left', marks: { gauge: [-3.75, 6.1], nut: [-5.3, 3.4], valve: [-3.5, 1.65] } },
  (pen) => {
    pen.define('fitting', () => flareFitting(pen)).place('fitting', 0, 0, { flip: true });
    pen.onLayer(1, () => {
      // The gauge: its stem, its dial with divisions, and the needle that stays where it was set.
      pen.rect(['panel', 'medium'], -4, 4.18, 0.5, 0.9);
      pen.circle(['panel', 'cut'], -3.75, 6.1, 1.12).circle('wash-cold', -3.75, 6.1, 0.96);
      for (let degrees = -40; degrees <= 220; degrees += 20) {
        const [across, up] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
        pen.line('medium', -3.75 + across * 0.78, 6.1 + up * 0.78, -3.75 + across * 0.94, 6.1 + up * 0.94);
      }
      pen.line('live-cold', -3.75, 6.1, -3.2, 6.6).circle('solid', -3.75, 6.1, 0.13);
    });
    pen.onLayer(3, () => {
      // The paint across nut and thread, which shows if the joint turns.
      pen.line('live-cmms', -4.6, 3.62, -7.2, 3.62);
      // The wrench, seen along its edge, from above the nut to off the page.
      pen.roundedRect(['panel', 'wash-0', 'cut'], -6.72, -1, 0.92, 6.7, 0.2);
      pen.line('medium', -6.72, 1.2, -5.8, 1.2).line('hair', -6.42, 1.5, -6.42, 5.3);
    });
    pen.onLayer(4, () => {
      // The sleeve and the back of the glove, then the fingers around the handle.
      pen.polygon(['panel', 'wash-cmms'], -18, -1, -9.3, -0.7, -9.3, 1.6, -18, 3);
      pen.line('cut', -18, 3, -9.3, 1.6).rect(['panel', 'cut'], -9.5, -0.9, 0.6, 2.7);
      pen.roundedRect('technician', -8.95, -0.7, 2.6, 2.2, 0.5);
      for (const [y, reach] of [
        [1.06, 0.08],
        [0.5, 0.2],
        [-0.06, 0.16],
        [-0.62, 0],
      ] as const)
        pen.roundedRect('technician', -7.3, y, 2 + reach, 0.58, 0.29).line('seam', -7.2, y, -5.5 + reach, y);
    });
  },
);

/** Seven segments of a digit in the order top, upper right, lower right, bottom, lower left, upper left, middle. */
const segments: Readonly<Record<string, string>> = { 0: '1111110', 1: '0110000', 2: '1101101' };

/** A digit of a display, 0.3 by 0.6. */
function digit(pen: Pen, value: string, x: number, y: number): void {
  const bar = 0.07;
  const bars = [
    [0, 0.6 - bar, 0.3, bar],
    [0.3 - bar, 0.3, bar, 0.3],
    [0.3 - bar, 0, bar, 0.3],
    [0, 0, 0.3, bar],
    [0, 0, bar, 0.3],
    [0, 0.3, bar, 0.3],
    [0, 0.3 - bar / 2, 0.3, bar],
  ] as const;
  for (const [index, [dx, dy, width, height]] of bars.entries())
    if (segments[value]?.[index] === '1') pen.rect('node-cold', x + dx, y + dy, width, height);
}

/** A refrigerant cylinder with its base at x, y: foot ring, body, shoulder, collar and valve. */
function cylinder(pen: Pen, x: number, y: number, isLive: boolean): void {
  const half = 2;
  pen.rect('solid', x - 1.5, y, 3, 0.3);
  pen.roundedRect('panel', x - half, y + 0.2, 2 * half, 4.9, 0.9);
  if (isLive) pen.rect('wash-cold', x - half, y + 2.1, 2 * half, 1.5);
  else pen.rect('wash-0', x - half, y + 2.1, 2 * half, 1.5);
  pen.roundedRect('cut', x - half, y + 0.2, 2 * half, 4.9, 0.9);
  for (const high of [2.1, 3.6]) pen.line('medium', x - half, y + high, x + half, y + high);
  pen.line('hair', x - half, y + 1.1, x + half, y + 1.1).line('hair', x - 1.7, y + 1.4, x - 1.7, y + 4.2);
  // The collar: two guards with a grip in each, and the valve between them.
  pen.rect(['panel', 'medium'], x - 0.22, y + 5, 0.44, 0.6);
  pen.rect(['panel', 'medium'], x - 0.34, y + 5.4, 0.68, 0.5);
  pen.roundedRect('solid', x - 0.62, y + 5.98, 1.24, 0.26, 0.1);
  pen.rect('solid', x - 0.08, y + 5.86, 0.16, 0.2);
  for (const side of [-1, 1]) {
    const guard = [
      x + side * 0.9,
      y + 5.06,
      x + side * 1.66,
      y + 4.98,
      x + side * 1.5,
      y + 6.2,
      x + side * 0.78,
      y + 6.2,
    ];
    pen.polygon(['panel', 'cut'], ...guard);
    pen.roundedRect('medium', x + side * 1.16 - 0.24, y + 5.62, 0.48, 0.26, 0.13);
  }
}

/** A refrigerant cylinder on its scale, the hose on; others wait beside it off the page. */
export const cylinderScale = closeup(
  {
    bleeds: 'left',
    marks: { valve: [-5.96, 6.56], band: [-4.5, 4.08], code: [-5.24, 2.72], weight: [-3, 1.36] },
  },
  (pen) => {
    pen.onLayer(0, () => {
      pen.rect('solid', -18, 0, 15.3, 0.14);
      for (const x of [-11.9, -16.4]) cylinder(pen, x, 0.14, false);
    });
    pen.onLayer(1, () => cylinder(pen, -6.2, 0.86, true));
    pen.onLayer(2, () => {
      // The hose goes off the page over the others.
      const hose = limb(
        [
          [-654, 654],
          [-760, 640],
          [-880, 560],
          [-980, 300],
          [-1120, 200],
          [-1800, 640],
        ],
        [22, 22, 22, 22, 22, 22],
        true,
      );
      for (const stroke of ['panel', 'wash-cold'] as const) pen.centimeterPath(stroke, hose, 0, 0);
    });
    pen.onLayer(3, () => {
      // The platform, and the display on its arm.
      pen.roundedRect(['panel', 'cut'], -9, 0.3, 5.9, 0.56, 0.1);
      pen.line('hair', -8.8, 0.46, -3.3, 0.46);
      for (const x of [-8.5, -4]) pen.rect('solid', x, 0.14, 0.5, 0.18);
      pen.roundedRect(['panel', 'cut'], -4.66, 0.84, 1.6, 1.48, 0.2);
      pen.roundedRect('solid', -4.56, 0.92, 1.4, 1.3, 0.14);
      largeCode(pen, -5.96, 2.04, 0.72);
    });
    pen.onLayer(4, () => {
      digit(pen, '2', -4.44, 1.3);
      digit(pen, '1', -4.26, 1.3);
      digit(pen, '0', -3.72, 1.3);
      pen.rect('node-cold', -3.86, 1.3, 0.07, 0.07);
    });
  },
);

/** The front of an open case in section: the curtain of air from its honeycomb, and a probe in a bottle. */
export const caseProbe = closeup(
  {
    bleeds: 'right',
    marks: { discharge: [4.4, 6.2], rail: [5.98, 4.3], probe: [6.42, 2.9], return: [4.6, 1.36] },
  },
  (pen) => {
    const bottle = (x: number, y: number, high: number) => {
      const [shoulder, neck] = [y + high * 0.62, y + high * 0.86];
      const shape = [
        x,
        y,
        x,
        shoulder,
        x + 0.3,
        neck,
        x + 0.3,
        y + high,
        x + 0.62,
        y + high,
        x + 0.62,
        neck,
        x + 0.92,
        shoulder,
        x + 0.92,
        y,
      ];
      pen.polygon(['panel', 'medium'], ...shape);
      pen
        .rect('solid', x + 0.26, y + high - 0.16, 0.4, 0.18)
        .rect('wash-0', x, y + high * 0.18, 0.92, high * 0.3);
      pen
        .line('thin', x, y + high * 0.18, x + 0.92, y + high * 0.18)
        .line('thin', x, y + high * 0.48, x + 0.92, y + high * 0.48);
    };
    const carton = (x: number, y: number, wide: number, high: number) => {
      const ridge = [
        x,
        y + high,
        x + 0.14,
        y + high + 0.34,
        x + wide - 0.14,
        y + high + 0.34,
        x + wide,
        y + high,
      ];
      pen
        .rect('panel', x, y, wide, high)
        .polygon(['panel', 'medium'], ...ridge)
        .rect('medium', x, y, wide, high);
      pen
        .rect('medium', x + 0.14, y + high + 0.34, wide - 0.28, 0.12)
        .rect('wash-0', x + 0.14, y + 0.3, wide - 0.28, high * 0.45);
    };
    pen.onLayer(0, () => {
      // Goods on three shelves.
      for (const [index, x] of [6.3, 7.36, 8.42, 9.48, 12.4, 13.46, 14.52].entries())
        bottle(x, 4.46, index === 2 ? 1.2 : 1.3);
      for (const x of [10.7, 15.8]) carton(x, 4.46, 1.3, 0.9);
      for (const x of [12.3, 15.2]) carton(x, 1.86, 1.3, 1.3);
      for (const x of [7.75, 8.8, 9.85, 10.9, 13.8]) bottle(x, 1.86, 1.9);
      for (const x of [6.3, 8.2, 10.1, 12, 13.9, 15.8])
        pen.rect(['panel', 'medium'], x, -0.4, 1.8, 1.3).line('thin', x, 0.5, x + 1.8, 0.5);
    });
    pen.onLayer(1, () => {
      // Shelves with their price rails, and the pan.
      for (const y of [4.26, 1.66]) {
        pen.rect('solid', 6.1, y, 12, 0.2);
        pen.polygon(['panel', 'medium'], 5.86, y - 0.18, 6.02, y - 0.24, 6.24, y + 0.34, 6.08, y + 0.4);
      }
      pen.rect('solid', 3, -0.2, 0.3, 2.5).roundedRect(['panel', 'cut'], 2.86, 2.2, 0.6, 0.3, 0.15);
      pen.rect(['panel', 'wash-cold', 'medium'], 3.3, -0.2, 2.8, 1.5);
      for (let slat = 0; slat < 9; slat++) pen.rect('solid', 3.44 + slat * 0.3, 1.2, 0.14, 0.2);
    });
    pen.onLayer(2, () => {
      // The canopy, its lamp, and the honeycomb.
      pen.rect(['panel', 'wash-0', 'cut'], 2.9, 6.5, 15.2, 1.2);
      pen.roundedRect(['panel', 'medium'], 6.5, 6.24, 11.6, 0.28, 0.1);
      pen.rect('panel', 3.4, 5.9, 2.4, 0.6);
      for (let column = 0; column < 12; column++)
        for (let row = 0; row < 3; row++) pen.rect('thin', 3.4 + column * 0.2, 5.9 + row * 0.2, 0.2, 0.2);
      pen.rect('cut', 3.4, 5.9, 2.4, 0.6);
      // Air: straight where it leaves, drawn toward the goods on its way down.
      for (let stream = 0; stream < 6; stream++) {
        const x = 3.6 + stream * 0.4;
        pen.centimeterPath(
          'wash-cold',
          limb(
            [
              [x * 100, 588],
              [x * 100 + 4, 420],
              [x * 100 - 10, 146],
            ],
            [10, 12, 16],
            true,
          ),
          0,
          0,
        );
        pen
          .curve('live-cold', x, 5.84, x + 0.1, 3.4, x - 0.1, 1.5)
          .curve('flow-cold', x, 5.84, x + 0.1, 3.4, x - 0.1, 1.5);
      }
    });
    pen.onLayer(3, () => {
      // The probe stands in a bottle of glycol, wired to the shelf above.
      pen
        .roundedRect('panel', 6.26, 1.86, 1.2, 1.7, 0.14)
        .roundedRect('wash-cold', 6.26, 1.86, 1.2, 1.24, 0.14);
      pen.roundedRect('cut', 6.26, 1.86, 1.2, 1.7, 0.14).line('live-cold', 6.28, 3.1, 7.44, 3.1);
      pen.rect('solid', 6.5, 3.56, 0.72, 0.2).rect('solid', 6.78, 2.2, 0.16, 1.4);
      pen.curve('cut', 6.86, 3.7, 6.86, 4.16, 7.7, 4.22);
    });
  },
);

/** An expansion valve and its bulb, strapped to the suction line that comes from the coil. */
export const bulbStrap = closeup(
  {
    bleeds: 'left',
    marks: { head: [-5.2, 6.7], valve: [-4.9, 5.1], bulb: [-4.34, 3.3], line: [-3.6, 1.5] },
  },
  (pen) => {
    pen.onLayer(0, () => {
      // The suction line turns down off the page; its insulation begins behind the bulb.
      const pipe = (stroke: 'panel' | 'cut') =>
        pen.centimeterPath(
          stroke,
          'M-1800 -300L-420 -300Q-300 -300 -300 -180L-300 40L-460 40L-460 -110Q-460 -150 -500 -150L-1800 -150Z',
          0,
          0,
        );
      pipe('panel');
      pen.line('hair', -9, 2.7, -4.4, 2.7).line('thin', -9, 2.84, -4.3, 2.84);
      pipe('cut');
      pen.roundedRect(['panel', 'wash-0', 'cut'], -19, 0.9, 9.6, 2.7, 0.2);
      pen.line('medium', -9.7, 0.94, -9.7, 3.56);
    });
    pen.onLayer(1, () => {
      // Liquid comes in from above, and leaves for the coil through the distributor.
      pen.rect(['panel', 'cut'], -3.9, 5.2, 0.7, 3);
      for (let tube = 0; tube < 5; tube++) {
        const y = 4.5 + tube * 0.3;
        const path = limb(
          [
            [-780, 510],
            [-860, y * 100 - 20 + tube * 20],
            [-1000, 400 + tube * 62],
            [-1300, 380 + tube * 80],
            [-1800, 380 + tube * 80],
          ],
          [18, 18, 18, 18, 18],
          true,
        );
        pen.centimeterPath('panel', path, 0, 0).centimeterPath('medium', path, 0, 0);
      }
      pen.polygon(['panel', 'cut'], -6.3, 5.5, -7.2, 5.8, -8, 5.8, -8, 4.4, -7.2, 4.4, -6.3, 4.7);
      pen.line('medium', -7.2, 4.4, -7.2, 5.8);
      const nut = [-4.5, 5.6, -4.3, 5.8, -3.2, 5.8, -3, 5.6, -3, 4.6, -3.2, 4.4, -4.3, 4.4, -4.5, 4.6];
      pen
        .polygon(['panel', 'cut'], ...nut)
        .line('medium', -4.5, 5.35, -3, 5.35)
        .line('medium', -4.5, 4.85, -3, 4.85);
    });
    pen.onLayer(2, () => {
      // The valve: its body, the stem for the superheat, and the power head.
      pen.rect(['panel', 'wash-0', 'cut'], -6.3, 4, 1.8, 2.1);
      pen.rect(['panel', 'medium'], -6.06, 3.6, 0.7, 0.42);
      const head = [-6.7, 6.3, -6.2, 6.06, -4.6, 6.06, -4.1, 6.3, -4.1, 6.5, -4.7, 7, -6.1, 7, -6.7, 6.5];
      pen.polygon(['panel', 'cut'], ...head).line('cut', -6.7, 6.4, -4.1, 6.4);
    });
    pen.onLayer(3, () => {
      // The bulb under two straps, and its capillary.
      const capillary = limb(
        [
          [-540, 700],
          [-540, 740],
          [-300, 745],
          [-268, 600],
          [-300, 420],
          [-360, 330],
          [-420, 340],
        ],
        [8, 8, 8, 8, 8, 8, 8],
        true,
      );
      pen.centimeterPath('solid', capillary, 0, 0);
      pen.roundedRect(['panel', 'wash-cold', 'cut'], -8, 2.96, 3.9, 0.76, 0.38);
      for (const x of [-7.5, -5.14]) {
        pen.rect(['panel', 'medium'], x, 1.4, 0.5, 2.4).rect('solid', x - 0.12, 3.68, 0.74, 0.26);
        for (let slot = 0; slot < 8; slot++)
          pen.line('thin', x + 0.14, 1.6 + slot * 0.16, x + 0.36, 1.68 + slot * 0.16);
      }
    });
  },
);

/** The edge of a cold-room door: its latch across the gap, frost out of the gasket, the heater's wire in the frame. */
export const doorGasket = closeup(
  {
    bleeds: 'left',
    marks: { reading: [-3.02, 6.1], latch: [-4.2, 4.44], frost: [-4.62, 2.8], heater: [-4.08, 1.4] },
  },
  (pen) => {
    pen.onLayer(0, () => {
      // The wall, and the door in front of it.
      pen.rect('panel', -18, -1, 15.1, 9).rect('wash-0', -4.4, -1, 1.5, 9).line('cut', -2.9, -1, -2.9, 8.5);
      pen.rect('panel', -18, -1, 13.2, 9).line('cut', -4.8, -1, -4.8, 8.5);
      pen.line('hair', -5.1, -1, -5.1, 8);
      // The gasket between them.
      pen.rect('solid', -4.86, -1, 0.34, 9);
      // The kick plate.
      pen.rect(['panel', 'wash-0', 'medium'], -18, -1, 12.7, 2.5);
      for (let column = 0; column < 30; column++)
        for (let row = 0; row < 3; row++) {
          const [x, y] = [-5.7 - column * 0.42, 0.14 + row * 0.42];
          if ((column + row) % 2) pen.line('thin', x - 0.1, y - 0.1, x + 0.1, y + 0.1);
          else pen.line('thin', x - 0.1, y + 0.1, x + 0.1, y - 0.1);
        }
    });
    pen.onLayer(1, () => {
      // A window, with boxes behind it.
      pen.roundedRect(['panel', 'cut'], -13.6, 2.5, 4.8, 4.4, 0.4);
      pen.roundedRect(['panel', 'wash-cold', 'medium'], -13.2, 2.9, 4, 3.6, 0.2);
      for (const [x, y, wide] of [
        [-13, 2.9, 1.5],
        [-11.4, 2.9, 1.8],
        [-12.4, 4, 1.7],
        [-10.6, 4, 1.2],
      ] as const)
        pen.rect(['panel', 'thin'], x, y, wide, 1);
      // The heater's wire in the frame.
      pen.line(['glow-energy', 'live-energy'], -4.08, -1, -4.08, 8);
      // The room's thermometer.
      pen.circle(['panel', 'cut'], -3.5, 6.1, 0.48);
      for (let tick = 0; tick < 7; tick++) {
        const angle = ((225 - tick * 45) * Math.PI) / 180;
        pen.line(
          'medium',
          -3.5 + 0.34 * Math.cos(angle),
          6.1 + 0.34 * Math.sin(angle),
          -3.5 + 0.42 * Math.cos(angle),
          6.1 + 0.42 * Math.sin(angle),
        );
      }
      pen.line('cut', -3.5, 6.1, -3.72, 6.32);
    });
    pen.onLayer(2, () => {
      // Frost along the gasket, off the page below, thickest where it is torn.
      pen.reseed(11);
      const side = (reach: number, sign: number) =>
        Array.from({ length: 52 }, (_, step) => {
          const y = -0.3 + step * 0.083;
          const swell = 0.12 + reach * Math.exp(-(((y - 2.6) / 0.8) ** 2)) + 0.1 * Math.sin(y * 5) ** 2;
          return [-4.69 + sign * (y > 3.7 ? 0.1 : swell * (0.7 + pen.random() * 0.45)), y];
        });
      const edge = [...side(0.42, 1), ...side(0.72, -1).reverse()].flat();
      pen.polygon(['paper', 'wash-cold', 'live-cold'], ...edge);
      for (let crystal = 0; crystal < 26; crystal++) {
        const y = 0.1 + crystal * 0.13;
        const x = -4.72 + (pen.random() - 0.5) * (Math.abs(y - 2.6) < 0.9 ? 0.8 : 0.24);
        const size = 0.05 + pen.random() * 0.05;
        pen
          .line('live-cold', x - size, y, x + size, y)
          .line('live-cold', x - size / 2, y - size, x + size / 2, y + size)
          .line('live-cold', x - size / 2, y + size, x + size / 2, y - size);
      }
    });
    pen.onLayer(3, () => {
      // The latch: the strike on the frame, the lever on the door.
      pen.roundedRect(['panel', 'cut'], -4.56, 4, 0.9, 0.94, 0.1);
      for (const y of [4.16, 4.76]) pen.circle('medium', -3.86, y, 0.07);
      pen.roundedRect(['panel', 'wash-0', 'cut'], -6.6, 3.6, 1.5, 1.74, 0.16);
      for (const y of [3.8, 5.12]) for (const x of [-6.4, -5.3]) bolt(pen, x, y, 0.08);
      pen.rect(['panel', 'medium'], -5.2, 4.24, 1, 0.42);
      pen
        .roundedRect('solid', -8.6, 4.2, 3, 0.52, 0.26)
        .circle(['panel', 'cut'], -5.84, 4.46, 0.4)
        .circle('thin', -5.84, 4.46, 0.14);
    });
  },
);
