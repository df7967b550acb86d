import { arcPoints } from '../closeups/pieces.ts';
import { exploded } from './exploded.ts';
import { block, bolts, cut, dial, hexagon, ring, rod, spring, thread } from './pieces.ts';

/** A piston compressor: head, valve plate, piston, crankcase with its oil, and heater. */
export const compressor = exploded(
  {
    system: 'cold',
    marks: {
      head: [3.2, 27.3],
      valves: [3.2, 22.1],
      piston: [1.8, 17],
      crankcase: [3.7, 8.6],
      heater: [3, 2.6],
    },
  },
  (pen) => {
    // The head: two chambers, suction and discharge.
    pen.roundedRect(['panel', 'wash-0', 'cut'], -3.4, 26.2, 6.8, 2.6, 0.5);
    pen.rect(['paper', 'wash-cold', 'thin'], -2.9, 26.2, 2.6, 1.7);
    pen.rect(['paper', 'medium'], 0.3, 26.2, 2.6, 1.7);
    bolts(pen, 28.8, -2.6, 0, 2.6);
    // The valve plate: ports, and the reeds that lie on them.
    for (const [x, width] of [
      [-3.4, 1.2],
      [-1.3, 0.9],
      [0.5, 0.9],
      [2.2, 1.2],
    ] as const)
      cut(pen, x, 21.8, width, 0.6);
    pen
      .curve('live-cold', 0.2, 22.6, 1.6, 22.6, 2.6, 23.3)
      .curve('live-cold', -0.2, 21.6, -1.6, 21.6, -2.6, 20.9);
    // The piston: rings, pin and rod.
    block(pen, -1.9, 16.2, 3.8, 2.6);
    for (const y of [18.1, 17.6]) pen.rect('solid', -2, y, 4, 0.22);
    pen.polygon(['panel', 'medium'], -0.4, 16.8, 0.4, 16.8, 0.7, 13.4, -0.7, 13.4);
    pen
      .circle(['panel', 'cut'], 0, 16.9, 0.6)
      .circle(['panel', 'cut'], 0, 13.1, 1)
      .circle(['paper', 'medium'], 0, 13.1, 0.55);
    // The crankcase in section: bore, crank, oil to a third of its glass.
    pen.roundedRect(['panel', 'wash-0'], -3.8, 5.4, 7.6, 5, 1);
    pen.rect('wash-cold', -3.6, 5.6, 7.2, 1.5).line('live-cold', -3.6, 7.1, 3.6, 7.1);
    pen.roundedRect('cut', -3.8, 5.4, 7.6, 5, 1);
    for (const x of [-2.7, 2.1]) cut(pen, x, 10.2, 0.6, 1.2);
    pen.rect('paper', -2.1, 10.1, 4.2, 0.5);
    pen
      .circle(['panel', 'medium'], 0, 8.4, 1.5)
      .circle(['panel', 'cut'], 0.5, 8.9, 0.55)
      .circle('solid', 0, 8.4, 0.22);
    pen.circle(['panel', 'medium'], -2.7, 7.1, 0.6).line('live-cold', -3.3, 7, -2.1, 7);
    // The heater, a coiled rod with two leads.
    pen.roundedRect(['panel', 'wash-0', 'medium'], -3.2, 2.2, 6.2, 0.8, 0.4);
    for (let turn = 0; turn < 12; turn++) pen.line('thin', -2.9 + turn * 0.48, 2.3, -2.6 + turn * 0.48, 2.9);
    pen.line('live-cold', -3.2, 2.7, -4.2, 2.7, -4.2, 1).line('live-cold', -3.2, 2.4, -3.8, 2.4, -3.8, 1);
  },
);

/** An expansion valve: power head with its bulb, push rod, seat, spring and strainer. */
export const expansionValve = exploded(
  {
    system: 'cold',
    marks: {
      bulb: [3.9, 27.8],
      diaphragm: [2.7, 22.8],
      seat: [2.4, 16],
      spring: [1.2, 9.6],
      strainer: [1.1, 3.5],
    },
  },
  (pen) => {
    // The bulb on the suction line, its capillary wound down to the head.
    cut(pen, -4.4, 26.2, 8.8, 0.3);
    cut(pen, -4.4, 27, 8.8, 0.3, -1);
    pen.roundedRect(['panel', 'wash-cold', 'medium'], -1.8, 27.4, 5.4, 1, 0.5);
    for (const x of [-1, 2.6]) pen.rect('solid', x, 26.1, 0.35, 2.5);
    pen.line('live-cold', -1.8, 27.9, -3.4, 27.9, -3.4, 25.4, 0, 25.2, 0, 24.2);
    // The power head, cut: charge above the diaphragm.
    pen.polygon(
      ['panel', 'wash-cold', 'cut'],
      -2.9,
      22.8,
      -1.6,
      24,
      1.6,
      24,
      2.9,
      22.8,
      1.6,
      21.8,
      -1.6,
      21.8,
    );
    pen.line('cut', -2.9, 22.8, -1.6, 22.6, -0.8, 22.9, 0, 22.6, 0.8, 22.9, 1.6, 22.6, 2.9, 22.8);
    thread(pen, 20.8, 1, 0.9);
    rod(pen, 19.2, 1.4, 0.24);
    // The body: liquid from the left, seat in the middle, outlet to the right.
    pen.rect(['panel', 'wash-0', 'medium'], -2.4, 13.4, 4.8, 4.6);
    pen.rect(['paper', 'thin'], -4.4, 15.2, 4, 1).rect(['paper', 'wash-cold', 'thin'], -0.4, 13.9, 4.8, 1);
    pen.rect('paper', -0.35, 14.6, 0.7, 3.4);
    cut(pen, -2.4, 16.2, 2, 1.8);
    cut(pen, 0.4, 14.9, 2, 3.1, -1);
    pen.polygon('solid', -0.35, 15.4, 0.35, 15.4, 0, 14.6);
    pen.line('live-cold', -0.7, 14.9, -0.35, 15.2).line('live-cold', 0.7, 14.9, 0.35, 15.2);
    for (const x of [-4.6, 4.1]) pen.rect('solid', x, x < 0 ? 15 : 13.7, 0.5, 1.4);
    // The spring between its cups, the stem that sets it.
    block(pen, -1.2, 11, 2.4, 0.4);
    spring(pen, 8.9, 2, 1, 5);
    block(pen, -1.2, 8.4, 2.4, 0.4);
    thread(pen, 6.8, 1.5, 0.45);
    hexagon(pen, 6, 0.8, 1);
    // The strainer: a gauze thimble with a rim.
    pen.rect('solid', -1.5, 4.6, 3, 0.35);
    pen.roundedRect(['panel', 'medium'], -1.1, 1.4, 2.2, 3.2, 0.8);
    pen.hatch('thin', -0.95, 2, 1.9, 2.6, 0.3).hatch('thin', -0.95, 2, 1.9, 2.6, 0.3, -1);
  },
);

/** A flare joint: pipe, nut, flared end, cone of the fitting, and valve body. */
export const flareJoint = exploded(
  {
    system: 'cold',
    marks: {
      pipe: [0.9, 27.4],
      nut: [2, 22.2],
      flare: [1.9, 16.4],
      cone: [1, 11.2],
      valve: [2.4, 4],
    },
  },
  (pen) => {
    for (const side of [-1, 1]) cut(pen, side > 0 ? 0.6 : -0.95, 25.2, 0.35, 4.2, side > 0 ? 1 : -1);
    pen.rect('wash-cold', -0.6, 25.2, 1.2, 4.2);
    // Insulation, cut back.
    for (const x of [-2.2, 0.95]) {
      pen.rect(['panel', 'wash-0', 'thin'], x, 28, 1.25, 1.4);
      pen.hatch('hair', x, 28, 1.25, 1.4, 0.4);
    }
    // The nut: faces, neck and the bore under it.
    pen.polygon(['panel', 'medium'], -1.2, 23.4, -1.4, 24.4, 1.4, 24.4, 1.2, 23.4);
    hexagon(pen, 20.8, 2.7, 2.1);
    pen.line('thin', -2, 21.2, 2, 21.2);
    // The end of the pipe, flared: the face that seals is live.
    for (const side of [-1, 1]) {
      pen.polygon(
        ['panel', 'medium'],
        side * 0.6,
        18.8,
        side * 0.95,
        18.8,
        side * 0.95,
        17.3,
        side * 2.1,
        16.1,
        side * 1.8,
        15.8,
        side * 0.6,
        17.1,
      );
      pen
        .line('glow-cold', side * 0.6, 17.1, side * 1.8, 15.8)
        .line('live-cold', side * 0.6, 17.1, side * 1.8, 15.8);
    }
    for (const [x, y, radius] of [
      [-2.3, 15.3, 0.3],
      [-2.7, 15.9, 0.2],
      [-2.1, 14.7, 0.18],
      [-2.9, 15, 0.26],
    ] as const)
      pen.circle(['paper', 'wash-cold', 'thin'], x, y, radius);
    // The fitting: its cone, and its thread with the bore through it.
    pen.polygon(['panel', 'wash-0', 'medium'], -0.6, 12.2, 0.6, 12.2, 1.7, 10.8, -1.7, 10.8);
    pen.line('live-cold', -0.6, 12.2, -1.7, 10.8).line('live-cold', 0.6, 12.2, 1.7, 10.8);
    thread(pen, 8.4, 2.4, 1.7);
    pen.rect(['paper', 'wash-cold', 'thin'], -0.5, 8.4, 1, 3.8);
    // The valve: body, side port and cap.
    pen.roundedRect(['panel', 'wash-0', 'cut'], -2.4, 1.6, 4.8, 4.6, 0.5);
    pen
      .rect(['paper', 'wash-cold', 'thin'], -0.5, 3.4, 1, 2.8)
      .rect(['paper', 'wash-cold', 'thin'], -0.5, 3.2, 3.4, 0.8);
    block(pen, 2.4, 2.8, 1.4, 1.6);
    for (let turn = 0; turn < 4; turn++) pen.line('thin', 2.6 + turn * 0.3, 2.8, 2.7 + turn * 0.3, 4.4);
    hexagon(pen, 0.4, 1.2, 1.3);
  },
);

/** A refrigerant cylinder: hose, valve, guard, what is in it, and the scale. */
export const cylinder = exploded(
  {
    system: 'cold',
    marks: {
      hose: [1.2, 27.8],
      valve: [1.3, 22.4],
      collar: [1.9, 17.1],
      contents: [2.8, 9.7],
      scale: [3.9, 2.6],
    },
  },
  (pen) => {
    // The hose with its coupling.
    pen.curve('glow-cold', -4.4, 29.4, -0.4, 29.6, 0, 27.8);
    pen.curve('cut', -4.4, 29.4, -0.4, 29.6, 0, 27.8);
    hexagon(pen, 26.6, 1.2, 0.9);
    block(pen, -0.6, 27.8, 1.2, 0.6);
    thread(pen, 26, 0.6, 0.5);
    // The valve: wheel, stem, body and outlet.
    pen.roundedRect('solid', -1.5, 23.8, 3, 0.45, 0.2);
    pen.rect('solid', -0.18, 23, 0.36, 0.9);
    block(pen, -0.9, 21.4, 1.8, 1.7);
    block(pen, 0.9, 21.9, 1.1, 0.8);
    thread(pen, 20, 1.4, 0.6);
    // The guard with its grips.
    for (const side of [-1, 1]) {
      pen.polygon(
        ['panel', 'wash-0', 'cut'],
        side * 0.7,
        15.6,
        side * 2,
        15.6,
        side * 1.7,
        18.2,
        side * 0.6,
        18.2,
      );
      pen.roundedRect(['paper', 'medium'], side * 1.2 - 0.35, 17, 0.7, 0.5, 0.2);
    }
    // The shell cut open: liquid, and the vapor that stays.
    pen.roundedRect('panel', -2.8, 6, 5.6, 7.8, 1.6);
    pen.rect('wash-cold', -2.6, 7.4, 5.2, 2.3).polygon('wash-cold', -2.6, 7.4, 2.6, 7.4, 1.6, 6.2, -1.6, 6.2);
    pen.line('live-cold', -2.6, 9.7, 2.6, 9.7);
    for (const [x, y] of [
      [-1.6, 11],
      [0.8, 11.7],
      [1.6, 10.6],
      [-0.6, 12.6],
    ] as const)
      pen.circle('thin', x, y, 0.12);
    pen.roundedRect('cut', -2.8, 6, 5.6, 7.8, 1.6);
    pen
      .rect('paper', -0.5, 13.5, 1, 0.5)
      .line('medium', -0.3, 13.8, -0.3, 7.2)
      .line('medium', 0.1, 13.8, 0.1, 7.2);
    pen.rect('solid', -1.8, 5.6, 3.6, 0.4);
    // The scale: platform, load cell and display.
    pen.roundedRect(['panel', 'cut'], -4.2, 3.2, 8.4, 0.7, 0.2);
    block(pen, -1.2, 2, 2.4, 1.2, 'wash-cold');
    pen.roundedRect(['panel', 'wash-0', 'medium'], -3.8, 0.8, 7.6, 1.2, 0.3);
    pen.rect('solid', 0.9, 1, 2.5, 0.8);
    for (let bar = 0; bar < 4; bar++) pen.rect('node-cold', 1.15 + bar * 0.55, 1.15, 0.32, 0.5);
  },
);

/** The glass door of a freezer case: panes, spacer, frame heater and gasket, each seen along its edge. */
export const glassDoor = exploded(
  {
    system: 'cold',
    marks: {
      pane: [3.8, 27.2],
      film: [3.6, 22],
      spacer: [3.9, 16.4],
      heater: [3.5, 10.4],
      gasket: [3.7, 3.6],
    },
  },
  (pen) => {
    const pane = (y: number) => {
      pen.rect(['panel', 'glass', 'medium'], -4.2, y, 8.4, 0.7);
      for (let x = -3.8; x < 4; x += 1.4) pen.line('hair', x, y + 0.1, x + 0.5, y + 0.6);
    };
    pane(27);
    for (const [x, y] of [
      [-2.6, 28.2],
      [-1.1, 28.4],
      [0.4, 28.1],
      [1.9, 28.3],
      [3.2, 28.2],
    ] as const)
      pen.polygon(
        ['paper', 'wash-cold', 'thin'],
        x,
        y + 0.5,
        x + 0.2,
        y + 0.1,
        x,
        y - 0.15,
        x - 0.2,
        y + 0.1,
      );
    // The heated film, its busbars at both ends.
    pen.line('glow-cold', -3.8, 22, 3.8, 22).line('live-cold', -3.8, 22, 3.8, 22);
    for (const x of [-4.2, 3.6]) block(pen, x, 21.7, 0.6, 0.6);
    pen.line('medium', -4, 21.7, -4, 20.8).line('medium', 4, 21.7, 4, 20.8);
    // Two panes with the gas between, and the spacer filled with desiccant.
    pane(17.4);
    pane(14.8);
    pen.rect('wash-cold', -3.4, 15.5, 6.8, 1.9);
    for (const x of [-4.2, 3.4]) {
      block(pen, x, 15.5, 0.8, 1.9);
      for (let grain = 0; grain < 6; grain++)
        pen.circle('solid', x + 0.2 + (grain % 2) * 0.35, 15.75 + grain * 0.27, 0.09);
    }
    // The frame in section, its heater wire in a groove.
    for (const side of [-1, 1]) {
      const frame = [
        side * 4.5,
        9,
        side * 4.5,
        11.6,
        side * 2.6,
        11.6,
        side * 2.6,
        10.8,
        side * 3.6,
        10.8,
        side * 3.6,
        9,
      ];
      pen.polygon(['panel', 'wash-0', 'cut'], ...frame);
      pen.circle('glow-cold', side * 3.1, 10.4, 0.28).circle(['paper', 'live-cold'], side * 3.1, 10.4, 0.26);
    }
    pen.line('thin', -2.6, 11.6, 2.6, 11.6).line('thin', -2.6, 10.8, 2.6, 10.8);
    // The gasket: bellows with a magnet, and the steel it holds to.
    for (const x of [-4.2, 2.4]) {
      pen.line(
        'cut',
        x,
        4.8,
        x + 0.5,
        4.4,
        x,
        4,
        x + 0.5,
        3.6,
        x,
        3.2,
        x,
        2.6,
        x + 1.8,
        2.6,
        x + 1.8,
        3.2,
        x + 1.3,
        3.6,
        x + 1.8,
        4,
        x + 1.3,
        4.4,
        x + 1.8,
        4.8,
      );
      pen.rect('solid', x + 0.4, 2.75, 1, 0.4);
    }
    cut(pen, -4.4, 1.2, 8.8, 0.6);
  },
);

/** A pressure gauge on its safety valve: case, needle, tube, valve and seat. */
export const gauge = exploded(
  {
    system: 'cold',
    marks: {
      glass: [2.7, 27.6],
      needle: [1.9, 22.2],
      tube: [1.7, 15.6],
      spring: [1.1, 9],
      seat: [2.2, 3.1],
    },
  },
  (pen) => {
    pen.roundedRect(['panel', 'glass', 'medium'], -2.8, 27, 5.6, 1.1, 0.5);
    pen.line('hair', -1.8, 27.9, -0.6, 27.2).line('hair', -1.2, 27.9, 0, 27.2);
    block(pen, -3, 26.6, 6, 0.4);
    dial(pen, 0, 22.2, 2.7, 200, 'live-cold');
    // The Bourdon tube, its link and its socket.
    const tube = [...arcPoints(0, 15.9, 2, -75, 195, 16), ...arcPoints(0, 15.9, 1.4, 195, -75, 16)];
    pen.polygon(['panel', 'wash-cold', 'medium'], ...tube);
    pen.circle('solid', 0, 16, 0.24).line('medium', 0, 16, -1.6, 15.9);
    pen.line('cut', 0.45, 14, 0.45, 13);
    hexagon(pen, 12, 1, 1.1);
    thread(pen, 11.2, 0.8, 0.6);
    // The valve's spring under its cap.
    block(pen, -1.2, 10.1, 2.4, 0.4);
    spring(pen, 7.6, 2.4, 1, 6);
    block(pen, -1.2, 7.1, 2.4, 0.4);
    rod(pen, 5.6, 1.5, 0.26);
    pen.rect('solid', -0.9, 5.2, 1.8, 0.4);
    // The body: inlet below, outlet to the right.
    ring(pen, 1.2, 3.2, 0.8, 2.2);
    pen.rect(['paper', 'wash-cold'], -0.8, 1.2, 1.6, 3.2);
    pen.rect(['panel', 'wash-0', 'medium'], 2.2, 2.2, 1.6, 1.4);
    pen.line('live-cold', -0.8, 4.4, -1.2, 4.4).line('live-cold', 0.8, 4.4, 1.2, 4.4);
    hexagon(pen, 0.2, 1, 1.7);
  },
);
