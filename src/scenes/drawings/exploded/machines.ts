import { arcPoints } from '../closeups/pieces.ts';
import { exploded } from './exploded.ts';
import { block, bolts, cut, ring, rod, spring } from './pieces.ts';

/** An upright pump: motor, coupling, bearing, shaft seal, impeller and volute. */
export const pump = exploded(
  {
    system: 'cmms',
    marks: {
      motor: [2.5, 27.4],
      coupling: [2, 21.9],
      bearing: [2.3, 16.9],
      seal: [1.3, 12.1],
      impeller: [3.2, 7.3],
      volute: [3.9, 2.3],
    },
  },
  (pen) => {
    // The motor: cowl, finned body, terminal box, foot and shaft.
    rod(pen, 23.5, 1.6, 0.42);
    block(pen, -2.6, 25, 5.2, 3.5);
    for (let fin = 1; fin < 13; fin++) pen.line('thin', -2.6 + fin * 0.4, 25.1, -2.6 + fin * 0.4, 28.4);
    block(pen, -4.1, 26, 1.5, 1.7);
    pen.line('thin', -3.9, 26.85, -2.8, 26.85);
    pen.polygon(['panel', 'wash-0', 'medium'], -2.4, 28.5, 2.4, 28.5, 1.9, 29.5, -1.9, 29.5);
    block(pen, -3, 24.6, 6, 0.4);
    // The coupling: two hubs and the elastic star between them.
    for (const low of [20.7, 22.4]) block(pen, -2, low, 4, 0.9);
    pen.rect(['panel', 'wash-cmms'], -1.8, 21.6, 3.6, 0.8);
    for (let tooth = 0; tooth < 6; tooth++)
      block(pen, -1.8 + tooth * 0.62, 21.5, 0.42, 1, 'wash-cmms', 'thin');
    // The bearing: its balls run between two rings.
    ring(pen, 16, 1.8, 1.5, 2.3);
    cut(pen, -1.1, 16, 0.5, 1.8);
    cut(pen, 0.6, 16, 0.5, 1.8, -1);
    for (const x of [-1.3, 1.3]) pen.circle(['panel', 'medium'], x, 16.9, 0.52).circle('hair', x, 16.9, 0.3);
    // The shaft seal: the spring presses a turning face on a standing one.
    block(pen, -1.3, 13.6, 2.6, 0.4);
    spring(pen, 12.5, 1.1, 1, 4);
    for (const [low, half] of [
      [11.9, 1.3],
      [11.2, 1.6],
    ] as const) {
      ring(pen, low, 0.5, 0.6, half, 'wash-cmms');
      pen.line('live-cmms', -half, low + 0.02, half, low + 0.02);
    }
    // The impeller: two shrouds, the vanes between them, the hub.
    rod(pen, 8.1, 1.4, 0.5);
    pen.polygon(
      ['panel', 'wash-cmms', 'medium'],
      -3.4,
      7.9,
      3.4,
      7.9,
      3.4,
      7.6,
      1.3,
      6.1,
      -1.3,
      6.1,
      -3.4,
      7.6,
    );
    for (const side of [-1, 1])
      for (const reach of [0.9, 1.8, 2.7])
        pen.curve('medium', side * (reach + 0.4), 7.9, side * reach, 7.3, side * reach * 0.7, 6.25);
    pen.rect('solid', -3.4, 7.8, 6.8, 0.28);
    // The volute in section: the scroll grows toward the outlet.
    pen.rect(['panel', 'wash-0', 'medium'], -3.2, 1.5, 6.4, 1.8);
    for (const [x, radius] of [
      [-3, 1.1],
      [2.9, 1.6],
    ] as const) {
      pen
        .circle(['panel', 'cut'], x, 2.3, radius)
        .circle(['paper', 'wash-cmms', 'thin'], x, 2.3, radius * 0.68);
    }
    cut(pen, -1.8, 3.3, 3.6, 0.5);
    bolts(pen, 3.8, -1.4, 1.4);
    cut(pen, -1.2, 0.5, 0.35, 1);
    cut(pen, 0.85, 0.5, 0.35, 1);
    cut(pen, -1.9, 0.2, 3.8, 0.4);
  },
);

/** Filters of an air handler: guard, panel, bag, gasket, and the gauge across them. */
export const filterBank = exploded(
  {
    system: 'cmms',
    marks: {
      guard: [3.6, 27.6],
      panel: [3.4, 22.6],
      bags: [3.2, 15.8],
      gasket: [3.9, 9.7],
      gauge: [1.7, 4],
    },
  },
  (pen) => {
    // A wire guard in its frame.
    block(pen, -4.2, 27, 8.4, 1.2);
    for (let bar = 0; bar < 20; bar++) pen.line('thin', -4 + bar * 0.42, 27.1, -4 + bar * 0.42, 28.1);
    for (const x of [-4.4, 3.9]) cut(pen, x, 26.8, 0.5, 1.6);
    // A pleated panel: the pleats are dark on the side that the air enters.
    const pleats = Array.from({ length: 19 }, (_, fold) => [
      -3.6 + fold * 0.4,
      fold % 2 ? 23.6 : 21.7,
    ]).flat();
    pen.rect(['panel', 'wash-cmms'], -3.7, 21.6, 7.4, 2.1);
    pen.line('medium', ...pleats);
    for (let speck = 0; speck < 42; speck++)
      pen.circle('solid', -3.4 + ((speck * 2.63) % 6.8), 22.7 + ((speck * 0.37) % 0.9), 0.07);
    for (const x of [-4.3, 3.7]) cut(pen, x, 21.4, 0.6, 2.5);
    // Six bags that hang from their header.
    for (let bag = 0; bag < 6; bag++) {
      const x = -3.9 + bag * 1.32;
      const sides = [x, 18.2, x + 1.18, 18.2, x + 0.78, 13.2, x + 0.4, 13.2];
      pen.polygon(['panel', 'wash-0', 'medium'], ...sides);
      pen.line('thin', x + 0.59, 18, x + 0.59, 13.4).line('hair', x + 0.3, 17.8, x + 0.48, 13.8);
    }
    block(pen, -4.3, 18.2, 8.6, 0.6);
    // The gasket of the frame, seen along its edge.
    ring(pen, 9.2, 1, 3.2, 4.2);
    pen.rect('node-cmms', -4.2, 10.2, 1, 0.28).rect('node-cmms', 3.2, 10.2, 1, 0.28);
    // The gauge, its tubes to both sides of the filter.
    pen.line('live-cmms', -1, 3, -3.6, 3, -3.6, 7.6).line('live-cmms', 1, 3, 3.6, 3, 3.6, 7.6);
    for (const x of [-3.6, 3.6]) block(pen, x - 0.25, 7.4, 0.5, 0.7);
    pen.circle(['panel', 'wash-0', 'cut'], 0, 3.4, 2.6);
    pen.circle(['panel', 'thin'], 0, 3.4, 2.2);
    pen.polygon('wash-cmms', 0, 2.4, ...arcPoints(0, 2.4, 2.4, 60, 32));
    for (let mark = 0; mark <= 8; mark++) {
      const turn = (150 - mark * 15) * (Math.PI / 180);
      const at = (length: number) => [length * Math.cos(turn), 2.4 + length * Math.sin(turn)];
      pen.line(mark % 4 ? 'thin' : 'medium', ...at(2), ...at(2.3));
    }
    pen.line('live-cmms', 0, 2.4, 1.5, 4.2).circle('solid', 0, 2.4, 0.18);
  },
);

/** A fan with belt drive: inlet cone, wheel, bearing, sheave and its belts, guard. */
export const beltFan = exploded(
  {
    system: 'cmms',
    marks: {
      cone: [3, 27.6],
      wheel: [3.6, 22.4],
      bearing: [1.6, 16.7],
      belts: [2.6, 11.2],
      guard: [3.6, 4],
    },
  },
  (pen) => {
    pen.polygon(
      ['panel', 'wash-0', 'medium'],
      -3.8,
      28.6,
      3.8,
      28.6,
      3,
      27.6,
      2.6,
      26.4,
      -2.6,
      26.4,
      -3,
      27.6,
    );
    for (const side of [-1, 1])
      pen.line('cut', side * 4.2, 28.6, side * 3.8, 28.6, side * 3, 27.6, side * 2.6, 26.4);
    pen.line('thin', -3, 27.6, 3, 27.6);
    // The wheel: blades between its rim and its back plate, the hub in the middle.
    block(pen, -3.6, 20.8, 7.2, 3.4);
    for (let blade = 0; blade < 17; blade++)
      pen.curve('medium', -3.5 + blade * 0.44, 21.1, -3.1 + blade * 0.44, 22.6, -3.5 + blade * 0.44, 24);
    pen.rect('solid', -3.8, 24, 7.6, 0.3).rect('solid', -3.8, 20.6, 7.6, 0.34);
    block(pen, -0.9, 19.9, 1.8, 0.9);
    rod(pen, 18.6, 1.4, 0.4);
    // The bearing in its pillow block.
    pen.polygon(
      ['panel', 'wash-0', 'medium'],
      -2.9,
      15.2,
      2.9,
      15.2,
      2.9,
      15.8,
      1.9,
      16,
      1.5,
      17.6,
      -1.5,
      17.6,
      -1.9,
      16,
      -2.9,
      15.8,
    );
    for (const x of [-1, 1]) pen.circle(['panel', 'medium'], x, 16.7, 0.48).circle('hair', x, 16.7, 0.28);
    bolts(pen, 15.8, -2.4, 2.4);
    pen.line('medium', 0, 17.6, 0, 18).circle('solid', 0, 18.1, 0.16);
    // The sheave with three belts in its grooves.
    block(pen, -2.6, 9, 5.2, 4.2);
    for (const low of [9.5, 10.75, 12]) {
      for (const side of [-1, 1])
        pen.polygon(
          'paper',
          side * 2.7,
          low - 0.06,
          side * 1.5,
          low + 0.2,
          side * 1.5,
          low + 0.6,
          side * 2.7,
          low + 0.86,
        );
      for (const side of [-1, 1]) {
        const belt = [
          side * 2.85,
          low - 0.1,
          side * 1.75,
          low + 0.12,
          side * 1.75,
          low + 0.68,
          side * 2.85,
          low + 0.9,
        ];
        pen.polygon(['paper', 'wash-cmms', 'medium'], ...belt);
      }
      pen
        .line('live-cmms', -2.85, low - 0.1, -2.85, low + 0.9)
        .line('live-cmms', 2.85, low - 0.1, 2.85, low + 0.9);
    }
    block(pen, -0.75, 8.3, 1.5, 0.7);
    pen.rect('solid', -0.2, 8.4, 0.4, 5);
    // The guard: mesh in a frame with two catches.
    pen.roundedRect(['panel', 'medium'], -3.9, 1.4, 7.8, 4.4, 1.2);
    pen.hatch('hair', -3.4, 1.7, 6.8, 3.8, 0.6).hatch('hair', -3.4, 1.7, 6.8, 3.8, 0.6, -1);
    pen.roundedRect('cut', -3.9, 1.4, 7.8, 4.4, 1.2);
    for (const x of [-4.2, 3.6]) block(pen, x, 3.2, 0.6, 0.9);
  },
);

/** A padlock of a lockout: hasp, shackle, pins in the body, tag and key. */
export const padlock = exploded(
  {
    system: 'cmms',
    marks: {
      hasp: [2.2, 27.2],
      shackle: [1.9, 21.4],
      body: [2.6, 15.8],
      tag: [2.6, 8.8],
      key: [1.9, 2.8],
    },
  },
  (pen) => {
    // The hasp: jaws above, six holes below.
    pen.polygon(
      ['panel', 'wash-0', 'medium'],
      -1.5,
      28.6,
      1.5,
      28.6,
      2.4,
      27.4,
      2.4,
      25,
      -2.4,
      25,
      -2.4,
      27.4,
    );
    pen.circle(['panel', 'cut'], 0, 28.3, 1.1).circle('paper', 0, 28.3, 0.75);
    for (let hole = 0; hole < 6; hole++)
      pen.circle(['paper', 'medium'], hole % 2 ? 1 : -1, 27 - Math.floor(hole / 2) * 0.75, 0.27);
    // The shackle.
    for (const [stroke, half] of [
      ['panel', 1.9],
      ['paper', 1.2],
    ] as const) {
      const bow = [-half, 19.4, -half, 21.8, ...arcPoints(0, 21.8, half, 180, 0), half, 20, half, 19.4];
      pen.polygon(stroke, ...bow).line('cut', ...bow);
    }
    pen.rect('solid', 1.2, 20.1, 0.25, 0.5);
    // The body cut open: five pins on their springs over the plug.
    pen.roundedRect(['panel', 'wash-cmms', 'cut'], -2.6, 13.4, 5.2, 4.6, 0.4);
    for (const x of [-1.9, 1.2]) pen.rect(['paper', 'medium'], x, 16.9, 0.7, 1.1);
    pen.rect(['paper', 'medium'], -1.9, 13.9, 3.8, 1);
    for (const [index, high] of [0.3, 0.7, 0.4, 0.8, 0.5].entries()) {
      const x = -1.6 + index * 0.7;
      pen.rect(['paper', 'thin'], x, 14.3, 0.4, 2.2).rect('solid', x, 14.3, 0.4, high + 0.3);
      for (let turn = 0; turn < 4; turn++)
        pen.line('thin', x, 15.5 + turn * 0.24, x + 0.4, 15.66 + turn * 0.24);
    }
    // The tag, with its eyelet and its lines to fill in.
    pen.polygon(['tag', 'medium'], -2.6, 6.6, 2.6, 6.6, 2.6, 10.4, 1.6, 11.4, -1.6, 11.4, -2.6, 10.4);
    pen.circle(['paper', 'medium'], 0, 10.8, 0.3);
    pen.rect('node-cmms', -2.6, 9.5, 5.2, 0.7);
    for (const y of [8.8, 8.2, 7.6, 7]) pen.line('thin', -2, y, 2, y);
    pen.curve('medium', -1.6, 8.25, -0.8, 9.2, 0.2, 8.25).curve('medium', 0.2, 8.25, 0.8, 9, 1.4, 8.25);
    // The one key.
    pen.circle(['panel', 'wash-0', 'cut'], 0, 2.6, 1.7).circle(['paper', 'medium'], 0, 2.1, 0.5);
    pen.polygon(
      ['panel', 'medium'],
      -0.45,
      4.1,
      0.45,
      4.1,
      0.45,
      4.6,
      0.85,
      4.8,
      0.45,
      5.05,
      0.8,
      5.35,
      0.45,
      5.6,
      0,
      6,
      -0.45,
      5.6,
    );
  },
);

/** A cooling tower: fan, drift eliminator, sprays, fill and basin. */
export const coolingTower = exploded(
  {
    system: 'cmms',
    marks: {
      fan: [3, 27],
      eliminator: [3.8, 21.9],
      sprays: [4.2, 17],
      fill: [3.6, 10.7],
      basin: [3.8, 3],
    },
  },
  (pen) => {
    pen.polygon(
      ['panel', 'wash-0', 'medium'],
      -3.4,
      25.4,
      3.4,
      25.4,
      2.9,
      27,
      3.2,
      28.8,
      -3.2,
      28.8,
      -2.9,
      27,
    );
    for (const side of [-1, 1]) pen.line('cut', side * 3.4, 25.4, side * 2.9, 27, side * 3.2, 28.8);
    pen.rect(['panel', 'medium'], -0.5, 26.6, 1, 0.9);
    for (const side of [-1, 1])
      pen.polygon(['panel', 'medium'], side * 0.5, 27.2, side * 2.7, 27.4, side * 2.7, 27, side * 0.5, 26.8);
    rod(pen, 24.5, 2, 0.25);
    // Waves that catch the drops.
    block(pen, -4, 20.4, 8, 1.8);
    for (let wave = 0; wave < 15; wave++) {
      const x = -3.8 + wave * 0.52;
      pen.line('thin', x, 20.5, x + 0.4, 21, x, 21.5, x + 0.4, 22.1);
    }
    for (const x of [-4.3, 3.8]) pen.rect('solid', x, 20.3, 0.5, 2);
    // The header, its nozzles and what falls from them.
    pen.roundedRect(['panel', 'wash-cmms', 'medium'], -4.5, 16.6, 9, 0.8, 0.4);
    for (let nozzle = 0; nozzle < 5; nozzle++) {
      const x = -3.6 + nozzle * 1.8;
      pen.rect('solid', x - 0.2, 16.2, 0.4, 0.45);
      for (const lean of [-0.7, -0.25, 0.25, 0.7]) pen.line('live-cmms', x + lean * 0.3, 16, x + lean, 14.9);
    }
    // The fill.
    block(pen, -4, 8.4, 8, 4.4);
    for (let row = 0; row < 6; row++) {
      const y = 8.6 + row * 0.72;
      const wave = Array.from({ length: 15 }, (_, at) => [-3.9 + at * 0.557, y + (at % 2 ? 0.45 : 0)]).flat();
      pen.line('medium', ...wave);
    }
    for (const x of [-4.3, 4]) pen.rect('solid', x, 8.2, 0.3, 4.8);
    // The basin: water, float valve and drain.
    pen.rect(['panel'], -4.2, 1, 8.4, 4.4).rect('wash-cmms', -4.2, 1, 8.4, 2.6);
    pen.line('live-cmms', -4.2, 3.6, 4.2, 3.6);
    pen.line('cut', -4.4, 5.4, -4.4, 1, -0.5, 0.6).line('cut', 0.5, 0.6, 4.4, 1, 4.4, 5.4);
    pen.circle(['panel', 'medium'], -1.4, 3.8, 0.6).line('medium', -2, 4, -4.3, 4.7);
    cut(pen, -0.8, 0.1, 0.3, 0.9);
    cut(pen, 0.5, 0.1, 0.3, 0.9);
  },
);

/** A flat roof: ballast, membrane, insulation, vapor barrier and deck. */
export const roofLayers = exploded(
  {
    system: 'cmms',
    marks: {
      ballast: [3.6, 27.2],
      membrane: [3.9, 21.6],
      insulation: [3.8, 16],
      barrier: [4, 10.5],
      deck: [3.9, 5.2],
    },
  },
  (pen) => {
    for (let stone = 0; stone < 46; stone++) {
      const x = -3.9 + ((stone * 0.71) % 7.8);
      const y = 26.7 + Math.floor(stone / 11) * 0.34;
      pen.circle(['panel', 'thin'], x, y, 0.22 + ((stone * 7) % 5) * 0.035);
    }
    pen.line('thin', -4.2, 26.4, 4.2, 26.4);
    // The membrane: two sheets that lap, turned up at the edge.
    pen.line('cut', -4.4, 23.4, -4.4, 21.5, 1, 21.5);
    pen.line('cut', -0.6, 21.75, 0.4, 21.75, 4.4, 21.5);
    pen.rect('wash-cmms', -0.7, 21.2, 1.8, 0.9);
    pen.line('live-cmms', -0.6, 21.63, 1, 21.63);
    pen.line('thin', -4.1, 23.4, -4.1, 21.8, -0.8, 21.8);
    // Insulation boards, the joints of the two layers staggered.
    for (const [low, from] of [
      [14.2, -4.3],
      [16, -4.3],
    ] as const) {
      pen.rect(['panel', 'wash-0', 'medium'], from, low, 8.6, 1.7);
      const wave = Array.from({ length: 24 }, (_, at) => [
        from + 0.1 + at * 0.365,
        low + (at % 2 ? 1.5 : 0.2),
      ]);
      pen.line('hair', ...wave.flat());
      const joint = low > 15 ? -1.2 : 1.4;
      pen.line('medium', joint, low, joint, low + 1.7);
    }
    pen.rect('solid', -4.4, 10.4, 8.8, 0.22);
    for (let lap = 0; lap < 6; lap++) pen.line('thin', -4 + lap * 1.5, 10.9, -3.4 + lap * 1.5, 10.7);
    // Profiled steel deck on its beam.
    const deck = Array.from({ length: 6 }, (_, wave) => {
      const x = -4.5 + wave * 1.5;
      return [x, 5.2, x + 0.5, 5.2, x + 0.75, 4, x + 1.25, 4, x + 1.5, 5.2];
    }).flat();
    pen.line('cut', ...deck);
    cut(pen, -4.4, 3.4, 8.8, 0.4);
    pen.rect('solid', -0.2, 1.4, 0.4, 2);
    cut(pen, -2.4, 1, 4.8, 0.4);
  },
);

/** A heat pump: fan, coil, compressor, backup heater and tray. */
export const heatPump = exploded(
  {
    system: 'energy',
    marks: {
      fan: [3.2, 27.7],
      coil: [3.9, 20.7],
      compressor: [1.9, 14.6],
      heater: [3.3, 8.4],
      controls: [2.4, 2.7],
    },
  },
  (pen) => {
    block(pen, -4.2, 25.4, 8.4, 1);
    for (let bar = 0; bar < 18; bar++) pen.line('thin', -4 + bar * 0.47, 25.5, -4 + bar * 0.47, 26.3);
    block(pen, -0.6, 26.5, 1.2, 1.2);
    for (const side of [-1, 1])
      pen.polygon(['panel', 'medium'], side * 0.6, 27.5, side * 3.4, 28, side * 3.4, 27.4, side * 0.6, 26.9);
    block(pen, -1, 27.7, 2, 1.2);
    // The coil: fins on four passes of tube, and its bends.
    for (const low of [19.5, 20.3, 21.1, 21.9])
      pen.roundedRect(['panel', 'wash-energy', 'medium'], -4.3, low, 8.6, 0.44, 0.22);
    for (let fin = 0; fin < 24; fin++) pen.line('thin', -3.7 + fin * 0.32, 19.1, -3.7 + fin * 0.32, 22.7);
    pen.rect('medium', -3.8, 19.1, 7.6, 3.6);
    // The compressor: a welded shell on rubber feet, with its two pipes.
    for (const [x, high] of [
      [-1, 17.6],
      [1.1, 17.2],
    ] as const) {
      pen.line('cut', x, 16.4, x, high);
      pen.circle(['paper', 'medium'], x, high, 0.24);
    }
    pen.roundedRect(['panel', 'wash-0', 'cut'], -1.9, 12.6, 3.8, 4.1, 1.4);
    pen.line('medium', -1.9, 15.2, 1.9, 15.2).line('thin', -1.9, 13.7, 1.9, 13.7);
    block(pen, 1.9, 14.2, 0.7, 0.9);
    for (const x of [-2.2, 1.4]) pen.rect('solid', x, 12.1, 0.8, 0.4);
    // The backup heater: three glowing loops from one plate.
    block(pen, -4, 7.2, 0.7, 2.6, 'wash-0', 'cut');
    for (const low of [7.4, 8.15, 8.9]) {
      pen.roundedRect('glow-energy', -3.3, low, 6.6, 0.5, 0.25);
      pen.roundedRect(['paper', 'wash-energy', 'live-energy'], -3.3, low, 6.6, 0.5, 0.25);
    }
    // The board with its relays and its sensor.
    block(pen, -3.6, 1.6, 7.2, 0.4, 'wash-energy');
    for (const [x, width, high] of [
      [-3.2, 1.2, 1.3],
      [-1.7, 1.2, 1.3],
      [-0.1, 0.7, 0.7],
      [1.6, 1.5, 1.7],
    ] as const)
      block(pen, x, 2, width, high);
    for (let pin = 0; pin < 12; pin++) pen.line('thin', -3.3 + pin * 0.6, 1.6, -3.3 + pin * 0.6, 1.2);
  },
);
