import { limb } from '../../parts/figureShapes.ts';
import type { Pen } from '../../pen/Pen.ts';
import { closeup } from './closeup.ts';
import { bolt, largeCode } from './pieces.ts';

/** A point at an angle in degrees around x, y. */
const around = (x: number, y: number, radius: number, degrees: number) =>
  [
    x + radius * Math.cos((degrees * Math.PI) / 180),
    y + radius * Math.sin((degrees * Math.PI) / 180),
  ] as const;

/** Three feeders in an open panel, the first two through current transformers, the third still without one. */
export const feederCt = closeup(
  {
    bleeds: 'right',
    marks: { phase: [4.6, 6.5], transformer: [3.9, 4.7], leads: [5.94, 3.02], lug: [4.5, 1.5] },
  },
  (pen) => {
    const feeder = (x: number, isMetered: boolean) => {
      // The bar and its lug.
      pen.rect(['panel', 'wash-0', 'cut'], x - 0.9, -1, 1.8, 2.3);
      pen.polygon(
        ['panel', 'cut'],
        x - 0.46,
        0.3,
        x + 0.46,
        0.3,
        x + 0.46,
        1.5,
        x + 0.36,
        1.8,
        x + 0.36,
        2.4,
        x - 0.36,
        2.4,
        x - 0.36,
        1.8,
        x - 0.46,
        1.5,
      );
      for (const y of [1.9, 2.1]) pen.line('medium', x - 0.36, y, x + 0.36, y);
      bolt(pen, x, 0.82, 0.24);
      // The cable in its jacket, and the tape of its phase.
      pen.rect('solid', x - 0.5, 2.4, 1, 6);
      pen.rect(['panel', 'medium'], x - 0.5, 6.1, 1, 0.8);
      if (isMetered) pen.rect('wash-energy', x - 0.5, 6.1, 1, 0.8);
      if (!isMetered) return;
      // The transformer in two halves with a latch.
      pen.roundedRect(['panel', 'wash-energy', 'cut'], x - 1.3, 3.2, 2.6, 2.3, 0.24);
      pen.line('medium', x - 1.3, 4.9, x + 1.3, 4.9).line('hair', x - 1.3, 4.84, x + 1.3, 4.84);
      pen.roundedRect(['panel', 'medium'], x + 0.92, 4.62, 0.5, 0.56, 0.08);
      pen.line('cut', x, 3.5, x, 4.4).line('cut', x - 0.22, 4.1, x, 4.42, x + 0.22, 4.1);
      pen.rect(['panel', 'thin'], x - 1, 3.5, 0.6, 0.9);
      for (const y of [3.7, 3.92, 4.14]) pen.line('medium', x - 0.9, y, x - 0.5, y);
    };
    pen.onLayer(0, () => {
      // The enclosure, cut at its side, and the slotted duct for the leads.
      pen.rect(['panel', 'wash-0'], 2.9, -1, 16, 9).rect('solid', 2.8, -1, 0.22, 9);
      pen.rect(['panel', 'medium'], 3.02, 7.1, 16, 1);
    });
    pen.onLayer(1, () => {
      for (const x of [4.6, 8.3, 12]) feeder(x, x < 10);
      feeder(15.4, false);
    });
    pen.onLayer(2, () => {
      // Each pair of leads, twisted, down to the wire duct between the feeders.
      for (const x of [4.6, 8.3]) {
        const [from, to] = [x + 1, x + 1.85];
        for (const side of [-1, 1]) {
          for (let turn = 0; turn < 5; turn++) {
            const [top, low] = [3.2 - turn * 0.3, 2.9 - turn * 0.3];
            const across = from + (turn / 5) * (to - from);
            const next = from + ((turn + 1) / 5) * (to - from);
            const bow = 0.17 * side * (turn % 2 ? -1 : 1);
            pen.curve(
              side > 0 ? 'cut' : 'live-energy',
              across,
              top,
              (across + next) / 2 + bow,
              (top + low) / 2,
              next,
              low,
            );
          }
        }
        pen.rect(['panel', 'cut'], to - 0.45, -1, 0.9, 2.75);
        for (let slot = 0; slot < 6; slot++)
          pen
            .rect('solid', to - 0.45, 0.1 + slot * 0.28, 0.3, 0.1)
            .rect('solid', to + 0.15, 0.1 + slot * 0.28, 0.3, 0.1);
      }
    });
  },
);

/** Letters of an engraved plate as strokes on a grid of four by six. */
const glyphs: Readonly<Record<string, readonly (readonly number[])[]>> = {
  A: [
    [0, 0, 2, 6, 4, 0],
    [0.7, 2, 3.3, 2],
  ],
  D: [[0, 0, 0, 6, 2.4, 6, 4, 4.4, 4, 1.6, 2.4, 0, 0, 0]],
  H: [
    [0, 0, 0, 6],
    [4, 0, 4, 6],
    [0, 3, 4, 3],
  ],
  N: [[0, 0, 0, 6, 4, 0, 4, 6]],
  O: [[1.2, 0, 0, 1.2, 0, 4.8, 1.2, 6, 2.8, 6, 4, 4.8, 4, 1.2, 2.8, 0, 1.2, 0]],
  T: [
    [0, 6, 4, 6],
    [2, 6, 2, 0],
  ],
  U: [[0, 6, 0, 1.2, 1.2, 0, 2.8, 0, 4, 1.2, 4, 6]],
};

/** Words in capitals of the given height, centered on x. */
function engraved(pen: Pen, words: string, x: number, y: number, height: number): void {
  const unit = height / 6;
  const left = x - ((words.length * 5.6 - 1.6) * unit) / 2;
  for (const [index, letter] of [...words].entries())
    for (const stroke of glyphs[letter] ?? [])
      pen.line('cut', ...stroke.map((value, at) => (at % 2 ? y : left + index * 5.6 * unit) + value * unit));
}

/** A selector switch with its lamp, on the door of a starter. */
function selector(pen: Pen, x: number, isInHand: boolean): void {
  const y = 3.3;
  // The lamp.
  if (isInHand) pen.circle('nodeHalo-energy', x, 6.3, 1);
  pen.circle(['panel', 'cut'], x, 6.3, 0.72);
  if (isInHand) pen.circle('node-energy', x, 6.3, 0.52);
  else pen.circle(['shade', 'medium'], x, 6.3, 0.5);
  pen.arc('hair', x - 0.3, 6.4, 0.34, x - 0.05, 6.6, 1);
  // The plate, its three positions, and the knob.
  pen.roundedRect(['panel', 'medium'], x - 2.5, y - 1.64, 5, 3.72, 0.2);
  for (const [word, at] of [
    ['HAND', -1.7],
    ['O', 0],
    ['AUTO', 1.7],
  ] as const)
    engraved(pen, word, x + at, y + (at ? 1.14 : 1.58), 0.34);
  pen.circle(['panel', 'wash-0', 'cut'], x, y, 1.36).circle('hair', x, y, 1.24);
  for (let rib = 0; rib < 36; rib++)
    pen.line('thin', ...around(x, y, 1.24, rib * 10), ...around(x, y, 1.36, rib * 10));
  const turn = isInHand ? 140 : 40;
  const lever = [
    ...around(x, y, 1.12, turn - 16),
    ...around(x, y, 1.12, turn + 16),
    ...around(x, y, 1.12, turn + 164),
    ...around(x, y, 1.12, turn + 196),
  ];
  pen.polygon('solid', ...lever);
  pen.onLayer(pen.layer + 0.5, () => {
    const mark = isInHand ? 'node-energy' : 'paper';
    pen.polygon(
      mark,
      ...around(x, y, 1.04, turn - 5),
      ...around(x, y, 1.04, turn + 5),
      ...around(x, y, 0.5, turn + 10),
      ...around(x, y, 0.5, turn - 10),
    );
  });
}

/** The hand-off-auto switch of a fan, left in hand; the switches beside it stand in auto. */
export const handSwitch = closeup(
  {
    bleeds: 'left',
    marks: { lamp: [-4.86, 6.3], auto: [-2.98, 4.6], knob: [-4.5, 3.2], plate: [-3.6, 1.34] },
  },
  (pen) => {
    pen.onLayer(0, () => {
      for (const x of [-2.86, -9, -15.14]) {
        pen
          .rect(['panel', 'wash-0'], x - 5.5, -1, 5.5, 9)
          .line('cut', x, -1, x, 8.5)
          .line('cut', x - 5.5, -1, x - 5.5, 8.5);
        pen.line('hair', x - 0.14, -1, x - 0.14, 8);
      }
    });
    pen.onLayer(1, () => {
      for (const x of [-5.6, -11.74]) {
        selector(pen, x, x > -6);
        // The starter's name, riveted on.
        pen.rect(['panel', 'cut'], x - 2.1, 0.5, 4.2, 0.92);
        for (const side of [-1.9, 1.9]) pen.circle('solid', x + side, 0.96, 0.06);
        pen.rect('solid', x - 1.5, 1, 2.2, 0.14).rect('solid', x - 1.5, 0.72, 1.3, 0.1);
      }
    });
  },
);

/** A heating valve in section with its actuator: the stem stands off the seat, and water passes. */
export const passingValve = closeup(
  {
    bleeds: 'right',
    marks: { actuator: [5.3, 6.6], coupling: [5.66, 5], travel: [5.44, 3.64], seat: [5.5, 1.9] },
  },
  (pen) => {
    pen.onLayer(0, () => {
      // The line up from below, and on to the coil.
      const elbow = 'M296 100L296 -60Q296 -242 440 -242L480 -242L480 -90L460 -90Q446 -90 446 -70L446 100Z';
      pen.centimeterPath('panel', elbow, 0, 0).centimeterPath('cut', elbow, 0, 0);
      pen.rect(['panel', 'cut'], 7.2, 0.9, 12, 1.52).line('hair', 8.4, 2.16, 10.2, 2.16);
      pen.rect(['panel', 'wash-0', 'cut'], 10.6, -0.4, 8, 9);
      for (let fin = 0; fin < 40; fin++) pen.line('thin', 10.8 + fin * 0.18, -1, 10.8 + fin * 0.18, 8);
      for (const y of [3.4, 5, 6.6]) {
        pen.roundedRect(['panel', 'cut'], 9.7, y, 2, 1, 0.5);
        pen.roundedRect(['panel', 'medium'], 10, y + 0.3, 1.4, 0.4, 0.2);
      }
      pen.rect(['panel', 'cut'], 10.36, -1, 0.3, 9);
    });
    pen.onLayer(1, () => {
      // Flanges with their bolts.
      for (const x of [4.5, 7.3]) {
        pen.rect(['panel', 'cut'], x - 0.3, 0.42, 0.3, 2.48);
        pen.rect(['panel', 'cut'], x, 0.42, 0.3, 2.48);
        for (const y of [0.56, 2.52]) pen.rect('solid', x - 0.5, y, 1, 0.22);
      }
    });
    // The body, cut: an inlet below the seat, an outlet above it.
    pen.onLayer(2, () => pen.roundedRect('solid', 4.8, 0.3, 2.5, 2.8, 0.5));
    pen.onLayer(3, () => {
      const inlet = [
        4.8, 2.26, 5.06, 2.26, 5.28, 1.6, 5.62, 1.6, 5.62, 1.82, 6.48, 1.82, 6.48, 1.6, 6.7, 1.4, 6.9, 1, 6.9,
        0.66, 5.3, 0.66, 4.8, 1.06,
      ];
      const outlet = [
        7.3, 2.26, 6.9, 2.74, 5.2, 2.74, 5.2, 2.44, 5.48, 1.82, 6.66, 1.82, 6.88, 1.5, 7.08, 1.06, 7.3, 1.06,
      ];
      for (const wash of ['paper', 'wash-energy', 'wash-energy'] as const) pen.polygon(wash, ...inlet);
      pen.polygon(['paper', 'wash-energy'], ...outlet);
    });
    pen.onLayer(4, () => {
      // The plug, short of the seat, and what passes it.
      pen.rect('solid', 5.46, 2, 1.18, 0.3).rect('solid', 5.94, 2.2, 0.22, 2.3);
      for (const path of [
        'M486 -158C540 -100 596 -100 594 -150Q592 -191 564 -191L540 -191Q518 -204 524 -258',
        'M486 -130C560 -70 618 -80 618 -150Q618 -191 646 -191L666 -191Q692 -191 726 -156',
      ])
        pen.centimeterPath('live-energy', path, 0, 0);
    });
    pen.onLayer(5, () => {
      // The bonnet and the yoke with its scale of travel.
      pen.rect(['panel', 'cut'], 5.1, 3, 1.9, 0.3).rect(['panel', 'medium'], 5.6, 3.3, 0.9, 0.18);
      for (const x of [4.9, 6.94]) pen.rect(['panel', 'cut'], x, 3, 0.26, 2.9);
      for (let tick = 0; tick < 7; tick++)
        pen.line('medium', 5.18, 3.56 + tick * 0.16, tick % 3 ? 5.3 : 5.42, 3.56 + tick * 0.16);
      pen.rect('solid', 5.46, 3.6, 1.18, 0.1);
      // The coupling has come apart by the width of a finger.
      for (const y of [4.22, 5.22])
        pen.rect(['panel', 'cut'], 5.7, y, 0.7, 0.5).circle('medium', 6.05, y + 0.25, 0.12);
      pen.rect(['panel', 'medium'], 5.94, 5.7, 0.22, 0.3);
      // The actuator runs off the top.
      pen.roundedRect(['panel', 'wash-0', 'cut'], 4.5, 5.9, 3.1, 3, 0.3);
      pen.rect(['panel', 'thin'], 5.4, 6.3, 1.6, 0.76);
      for (const [y, wide] of [
        [6.86, 1],
        [6.66, 1.3],
        [6.46, 0.7],
      ] as const)
        pen.line('medium', 5.54, y, 5.54 + wide, y);
      for (const x of [4.74, 7.36]) bolt(pen, x, 6.14, 0.09);
    });
  },
);

/** An actuator clamped to a damper's shaft, its pointer at a third of the way. */
export const damperActuator = closeup(
  {
    bleeds: 'right',
    marks: { travel: [4.42, 5.46], clamp: [5.36, 4.08], release: [4.66, 2.7], cable: [5.6, 1.34] },
  },
  (pen) => {
    const shaft = [5.9, 4.7] as const;
    pen.onLayer(0, () => {
      // The duct: its flange, its bolts, and the creases that stiffen its side.
      pen.rect(['panel', 'cut'], 3.1, 0.5, 16, 6.5);
      pen.rect(['panel', 'wash-0', 'cut'], 3.1, 0.2, 0.5, 7.1);
      for (const y of [0.66, 1.98, 3.3, 4.62, 5.94, 6.84]) bolt(pen, 3.35, y, 0.11);
      pen.rect(['panel', 'wash-0', 'cut'], 13.6, 0.2, 0.5, 7.1);
      pen.line('thin', 3.6, 0.5, 13.6, 7).line('thin', 3.6, 7, 13.6, 0.5);
      // The blades' bearings, and the bar that links them.
      for (const y of [1.5, 4.7]) pen.circle(['panel', 'cut'], 10.6, y, 0.5).circle('medium', 10.6, y, 0.2);
    });
    pen.onLayer(1, () => {
      // The actuator's case, with its plate.
      pen.roundedRect(['panel', 'wash-0', 'cut'], 4.1, 1.5, 3.6, 5.3, 0.42);
      pen.roundedRect(['panel', 'thin'], 5.3, 1.8, 2.1, 1.1, 0.08);
      for (const [y, wide] of [
        [2.66, 1.1],
        [2.42, 1.7],
        [2.2, 1.4],
        [2, 0.8],
      ] as const)
        pen.line('medium', 5.46, y, 5.46 + wide, y);
      // The button that frees the gear.
      pen.circle(['panel', 'cut'], 4.72, 2.3, 0.4).circle('thin', 4.72, 2.3, 0.26);
      // The gland and its cable.
      pen.rect(['panel', 'cut'], 5.5, 1.1, 0.8, 0.42).rect('solid', 5.68, -0.5, 0.44, 1.62);
    });
    pen.onLayer(2, () => {
      const [x, y] = shaft;
      // Travel from shut at the left to open at the top: what is open in amber.
      const sector = (stroke: 'panel' | 'wash-energy', to: number) => {
        const points: number[] = [];
        for (let angle = 180; angle >= to; angle -= 3) points.push(...around(x, y, 1.7, angle));
        for (let angle = to; angle <= 180; angle += 3) points.push(...around(x, y, 1.28, angle));
        pen.polygon(stroke, ...points);
      };
      sector('panel', 90);
      sector('wash-energy', 153);
      for (let tick = 0; tick <= 10; tick++)
        pen.line(
          tick % 5 ? 'medium' : 'cut',
          ...around(x, y, tick % 5 ? 1.54 : 1.42, 180 - tick * 9),
          ...around(x, y, 1.7, 180 - tick * 9),
        );
      // The clamp, its bolts, and the square end of the shaft.
      pen.circle(['panel', 'cut'], x, y, 1.06).circle('hair', x, y, 0.96);
      pen.polygon('solid', ...around(x, y, 1.5, 153), ...around(x, y, 0.9, 143), ...around(x, y, 0.9, 163));
      for (const angle of [63, 243]) bolt(pen, ...around(x, y, 0.72, angle), 0.16);
      pen.roundedRect(['panel', 'cut'], x - 0.42, y - 0.42, 0.84, 0.84, 0.1);
      pen.line('cut', ...around(x, y, 0.36, 153), ...around(x, y, 0.36, 333));
    });
  },
);

/** The drive end of a motor in section: shaft, bearing, and a sensor on the housing. */
export const bearingSensor = closeup(
  {
    bleeds: 'right',
    marks: { sensor: [4.76, 6.66], race: [4.86, 5.2], shaft: [4.14, 3.78], coupling: [3.1, 2.42] },
  },
  (pen) => {
    const y = 3.7;
    pen.onLayer(0, () => {
      // The frame with its fins, and the terminal box off the top.
      pen.rect(['panel', 'wash-0'], 6.9, 0.7, 12, 6);
      for (let fin = 0; fin < 14; fin++) {
        const high = 0.86 + fin * 0.42;
        pen.rect(['panel', 'thin'], 7.3, high, 12, 0.2);
      }
      pen.rect('cut', 6.9, 0.7, 12, 6);
      pen.rect(['panel', 'cut'], 10.2, 5.6, 3.6, 3).rect('hair', 10.4, 5.8, 3.2, 3);
      pen.polygon(['panel', 'cut'], 7.6, 0.7, 10.4, 0.7, 10.8, 0.32, 7.2, 0.32);
      pen.rect('solid', 2.7, 0.18, 16, 0.14);
    });
    pen.onLayer(1, () => {
      // The end shield, cut, and the bearing in it.
      for (const side of [-1, 1]) {
        const at = (radius: number) => y + side * radius;
        pen.polygon(
          'solid',
          4.5,
          at(1.56),
          5.8,
          at(1.56),
          6.2,
          at(1.56),
          6.6,
          at(2.2),
          6.6,
          at(3),
          7,
          at(3),
          7,
          at(3.1),
          6.2,
          at(3.1),
          6.1,
          at(2.5),
          5.8,
          at(2.1),
          4.5,
          at(2.1),
        );
        pen.rect(['panel', 'cut'], 4.66, Math.min(at(0.64), at(1.56)), 1.1, 0.92);
        for (const radius of [0.9, 1.3]) pen.line('medium', 4.66, at(radius), 5.76, at(radius));
        pen.polygon('solid', 4.5, at(0.64), 4.62, at(0.64), 4.62, at(1.56), 4.5, at(1.56));
      }
      pen.rect(['wash-cmms', 'wash-cmms'], 4.66, y + 1.3, 1.1, 0.26);
    });
    pen.onLayer(2, () => {
      // The shaft with its key, the balls, and one half of the coupling.
      pen.rect(['panel', 'cut'], 3.4, y - 0.64, 3.5, 1.28).line('hair', 3.9, y + 0.44, 6.6, y + 0.44);
      pen.roundedRect('panel', 3.9, y - 0.16, 0.56, 0.32, 0.14);
      for (const side of [-1, 1])
        pen
          .circle(['panel', 'cut'], 5.21, y + side * 1.1, 0.33)
          .arc('hair', 5.05, y + side * 1.1 + 0.06, 0.2, 5.2, y + side * 1.1 + 0.2, 1);
      pen.rect(['panel', 'wash-0', 'cut'], 2.94, y - 1.38, 0.66, 2.76);
      for (const high of [-1, 0, 1]) pen.rect(['panel', 'medium'], 2.84, y + high * 0.9 - 0.16, 0.86, 0.32);
    });
    pen.onLayer(3, () => {
      // The sensor on its stud, live.
      pen.rect('solid', 5, y + 2.1, 0.3, 0.16);
      pen
        .rect(['panel', 'cut'], 4.66, y + 2.24, 0.98, 0.34)
        .line('medium', 4.94, y + 2.24, 4.94, y + 2.58)
        .line('medium', 5.36, y + 2.24, 5.36, y + 2.58);
      pen.roundedRect(['panel', 'wash-cmms', 'cut'], 4.6, y + 2.58, 1.1, 1.02, 0.2);
      pen.circle('node-cmms', 5.4, y + 3.06, 0.09);
      for (const radius of [0.44, 0.62, 0.8])
        pen.arc(
          'live-cmms',
          ...around(5.4, y + 3.06, radius, 50),
          radius,
          ...around(5.4, y + 3.06, radius, 0),
          1,
        );
    });
  },
);

/** The access door of an air handler: its fan behind the porthole, the switch that proves the flow, and the tag. */
export const fanPorthole = closeup(
  {
    bleeds: 'left',
    marks: { switch: [-3.06, 6.2], fan: [-5.3, 4.5], latch: [-4.5, 2.9], tag: [-5.3, 1.5] },
  },
  (pen) => {
    const [x, y] = [-7.1, 4.5] as const;
    pen.onLayer(0, () => {
      // The casing, panel by panel, and the door on its gasket.
      for (const right of [-2.86, -11.8]) {
        pen
          .rect(['panel', 'wash-0'], right - 8.94, -1, 8.94, 9)
          .line('cut', right, -1, right, 8.5)
          .line('thin', right - 0.2, -1, right - 0.2, 8);
      }
      pen.roundedRect('medium', -17.4, 0.9, 4.8, 5.8, 0.2);
      for (const across of [-17.1, -15, -12.9]) for (const high of [1.2, 6.4]) bolt(pen, across, high, 0.08);
      pen
        .roundedRect(['panel', 'cut'], -10.9, 0.5, 6.6, 6.6, 0.5)
        .roundedRect('hair', -10.7, 0.7, 6.2, 6.2, 0.4);
      for (const high of [1.3, 5.5]) {
        pen
          .roundedRect(['panel', 'cut'], -11.4, high, 0.9, 0.9, 0.1)
          .rect('solid', -11, high - 0.1, 0.16, 1.1);
      }
    });
    pen.onLayer(1, () => {
      // The fan: a wheel with blades curved forward, and its hub.
      pen.circle('panel', x, y, 1.9).circle('wash-energy', x, y, 1.5).circle('cut', x, y, 1.9);
      for (let blade = 0; blade < 24; blade++) {
        const angle = blade * 15;
        const [x1, y1] = around(x, y, 1.06, angle);
        const [x2, y2] = around(x, y, 1.48, angle + 12);
        pen.curve('medium', x1, y1, ...around(x, y, 1.34, angle - 3), x2, y2);
      }
      pen.circle('medium', x, y, 1.04).circle(['panel', 'cut'], x, y, 0.46).circle('solid', x, y, 0.16);
      for (let spoke = 0; spoke < 6; spoke++)
        pen.line('medium', ...around(x, y, 0.46, spoke * 60 + 20), ...around(x, y, 1.04, spoke * 60 + 20));
      pen.circle('cut', x, y, 1.54);
      for (const from of [100, 220, 340])
        pen.arc('live-energy', ...around(x, y, 0.74, from), 0.74, ...around(x, y, 0.74, from - 70), 1);
      for (let screw = 0; screw < 10; screw++) bolt(pen, ...around(x, y, 1.72, screw * 36 + 18), 0.06);
    });
    pen.onLayer(2, () => {
      // Latches, the pressure switch with its two tubes, and the tag.
      for (const high of [2.9, 6]) {
        pen.roundedRect(['panel', 'cut'], -4.9, high - 0.4, 0.8, 0.8, 0.1);
        pen
          .roundedRect('solid', -4.66, high - 1.1, 0.34, 1.4, 0.16)
          .circle(['panel', 'medium'], -4.49, high, 0.14);
      }
      largeCode(pen, -6.03, 1.07, 0.86);
      pen
        .rect(['panel', 'medium'], -8.3, 1, 2, 1)
        .rect('solid', -8.1, 1.6, 1.6, 0.16)
        .rect('solid', -8.1, 1.24, 0.9, 0.12);
    });
    pen.onLayer(3, () => {
      for (const [from, bend] of [
        [-3.74, -3.66],
        [-3.4, -3.5],
      ] as const)
        pen.centimeterPath(
          'solid',
          limb(
            [
              [from * 100, 580],
              [bend * 100, 520],
              [from * 100 + 2, 400],
              [from * 100, -60],
            ],
            [9, 9, 9, 9],
            true,
          ),
          0,
          0,
        );
      pen.circle(['panel', 'wash-energy', 'cut'], -3.53, 6.2, 0.5).circle('medium', -3.53, 6.2, 0.32);
      pen.line('cut', -3.53, 6.2, -3.34, 6.38);
    });
  },
);
