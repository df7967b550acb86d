import type { Pen } from '../../pen/Pen.ts';
import { largeCode } from '../closeups/pieces.ts';
import { exploded } from './exploded.ts';
import { block, cut, figures, hexagon, ring, rod, spring, thread } from './pieces.ts';

/** A circuit board along its edge, parts standing on it by place, width and height. */
function board(pen: Pen, y: number, ...parts: (readonly [x: number, width: number, height: number])[]): void {
  block(pen, -3.9, y, 7.8, 0.4, 'wash-energy');
  for (const [x, width, height] of parts) block(pen, x, y + 0.4, width, height);
  for (let pin = 0; pin < 13; pin++) pen.line('thin', -3.6 + pin * 0.6, y, -3.6 + pin * 0.6, y - 0.3);
}

/** A room thermostat from its cover to the wall: cover, sensor, clock, plate and box. */
export const thermostat = exploded(
  {
    system: 'energy',
    marks: {
      cover: [3.7, 27.2],
      sensor: [2.4, 22],
      clock: [1.5, 16.6],
      plate: [3.9, 10.4],
      box: [2.6, 3.6],
    },
  },
  (pen) => {
    // The cover in section, vents in its face.
    pen.polygon(['panel', 'wash-0'], -4, 26, 4, 26, 3.6, 28.4, -3.6, 28.4);
    pen.line('cut', -4, 26, -3.6, 28.4, 3.6, 28.4, 4, 26);
    for (let vent = 0; vent < 6; vent++) pen.rect('paper', 1 + vent * 0.42, 28.2, 0.2, 0.4);
    pen.rect('node-energy', -2.8, 28.25, 2.6, 0.3);
    // The board: the sensor bead stands clear of what warms it.
    board(pen, 20.6, [-3.4, 2.2, 0.9], [-0.6, 1, 0.6]);
    pen.line('medium', 1.9, 21, 2.1, 21.8).line('medium', 2.7, 21, 2.5, 21.8);
    pen.circle('glow-energy', 2.3, 22.1, 0.34).circle(['paper', 'live-energy'], 2.3, 22.1, 0.34);
    // The clock: a week of switching times on a wheel, and its cell.
    pen.circle(['panel', 'cut'], 0, 16.6, 1.8);
    for (let tooth = 0; tooth < 24; tooth++) {
      const turn = (tooth * Math.PI) / 12;
      const at = (length: number) => [length * Math.cos(turn), 16.6 + length * Math.sin(turn)];
      pen.line(tooth > 3 && tooth < 13 ? 'live-energy' : 'thin', ...at(1.3), ...at(1.7));
    }
    pen.line('medium', 0, 16.6, 0, 17.7).line('medium', 0, 16.6, 0.8, 16.2).circle('solid', 0, 16.6, 0.14);
    // The plate with its terminals and screws.
    cut(pen, -4.2, 9.8, 8.4, 0.5);
    for (let terminal = 0; terminal < 5; terminal++) {
      block(pen, -2.6 + terminal * 1.1, 10.3, 0.8, 0.8);
      pen.line('medium', -2.4 + terminal * 1.1, 10.7, -2 + terminal * 1.1, 10.7);
    }
    for (const x of [-3.6, 3.6]) {
      pen.rect('solid', x - 0.3, 11.6, 0.6, 0.24);
      pen.rect('solid', x - 0.1, 10.5, 0.2, 1.1);
    }
    // The box in the wall, its wires.
    for (const x of [-4.8, 2.6]) cut(pen, x, 1.4, 2.2, 4.4);
    pen.line('cut', -2.6, 5.8, -2.6, 1.6, 2.6, 1.6, 2.6, 5.8);
    for (const [index, x] of [-1.6, -0.8, 0, 0.8].entries())
      pen.curve(index === 1 ? 'live-energy' : 'medium', 0.4, 0.4, 0.2 + index * 0.3, 3.4, x, 6.6);
    pen.rect('solid', -0.1, 0.2, 1, 1.5);
  },
);

/** A meter with its transformer: cover, register, board, ring and conductor. */
export const meter = exploded(
  {
    system: 'energy',
    marks: {
      cover: [3.4, 27.4],
      register: [3.4, 22],
      clock: [1.6, 16.5],
      ring: [3, 9.9],
      conductor: [1.2, 3.2],
    },
  },
  (pen) => {
    // The glass cover with the utility's seal.
    pen.roundedRect(['panel', 'glass', 'medium'], -3.4, 26.2, 6.8, 2.6, 1.1);
    pen.line('hair', -2.4, 28.4, -1, 26.6).line('hair', -1.6, 28.5, -0.4, 26.9);
    block(pen, -3.9, 25.8, 7.8, 0.5);
    pen.circle('medium', 4.3, 25.7, 0.4).circle('solid', 4.3, 25.1, 0.22);
    // Five drums behind a window.
    pen.roundedRect(['panel', 'wash-0', 'medium'], -3.9, 20.8, 7.8, 2.6, 0.3);
    for (const [index, value] of [...'40817'].entries()) {
      const x = -3.3 + index * 1.34;
      pen.rect(index === 4 ? ['panel', 'wash-energy', 'thin'] : ['tag', 'thin'], x, 21.3, 1.2, 1.6);
      pen.line('hair', x, 21.6, x + 1.2, 21.6).line('hair', x, 22.6, x + 1.2, 22.6);
      figures(pen, x + 0.6, 21.87, value);
    }
    // The board that counts each interval.
    board(pen, 15.4, [-3.4, 1.4, 0.7], [1.9, 1.5, 1.1]);
    pen.circle(['panel', 'medium'], 0.2, 17.2, 1.3);
    pen
      .polygon('wash-energy', 0.2, 17.2, 0.2, 18.4, 1.4, 17.2)
      .line('live-energy', 0.2, 18.5, 0.2, 17.2, 1.5, 17.2);
    // The split ring around its conductor: core and winding.
    for (const [low, gap] of [
      [10.4, 0.5],
      [8, -0.5],
    ] as const) {
      pen.rect(['panel', 'wash-0'], -3, low, 6, 1.6);
      cut(pen, -3, low + (gap > 0 ? 0.9 : 0), 6, 0.7);
      for (const x of [-3, 2.1]) cut(pen, x, low + (gap > 0 ? 0 : 0.7), 0.9, 0.9);
      for (let turn = 0; turn < 9; turn++)
        pen.line('live-energy', -1.8 + turn * 0.42, low + gap + 0.35, -1.6 + turn * 0.42, low + gap + 1.15);
    }
    pen.line('live-energy', 3, 8.6, 4.4, 8.6, 4.4, 14).line('live-energy', 3, 8.3, 4.7, 8.3, 4.7, 14);
    // The bar, its bolts and its support.
    cut(pen, -1.2, 1.8, 2.4, 4);
    pen.line('glow-energy', 0, 1.8, 0, 5.8);
    for (const y of [2.4, 4.6]) pen.circle(['panel', 'medium'], 0, y, 0.45);
    block(pen, -2.4, 0.9, 4.8, 0.9);
    for (let rib = 0; rib < 5; rib++) pen.line('thin', -2 + rib, 0.9, -2 + rib, 1.8);
  },
);

/** A controller of a control system: cover, board, terminals, bus and rail. */
export const controller = exploded(
  {
    system: 'energy',
    marks: {
      cover: [3.9, 27.4],
      board: [3.4, 22],
      points: [3.9, 15.8],
      bus: [3.1, 9.7],
      rail: [2.4, 3.4],
    },
  },
  (pen) => {
    pen.polygon(['panel', 'wash-0', 'cut'], -4.2, 26, -4.2, 27.4, -2.6, 28.6, 2.6, 28.6, 4.2, 27.4, 4.2, 26);
    for (let lamp = 0; lamp < 5; lamp++)
      pen.circle(lamp === 1 ? ['panel', 'node-energy'] : ['panel', 'thin'], -1.6 + lamp * 0.8, 27.9, 0.22);
    board(pen, 21, [-3.2, 2.4, 0.5], [-0.2, 1.2, 1.2], [1.7, 0.7, 0.9], [2.7, 0.7, 0.9]);
    // Two rows of terminals, a wire on each point that is used.
    block(pen, -4.2, 14.6, 8.4, 1.6);
    for (let point = 0; point < 8; point++) {
      const x = -3.7 + point * 1.06;
      pen.rect(['paper', 'thin'], x - 0.3, 14.8, 0.6, 0.7).circle(['panel', 'medium'], x, 15.8, 0.24);
      if (point !== 3 && point !== 6)
        pen.line(point === 2 ? 'live-energy' : 'medium', x, 14.8, x, 13.6 - (point % 3) * 0.3);
    }
    // The bus: two twisted cores in their screen, to the next device.
    for (const phase of [0, 1]) {
      let from = -4.2;
      for (let turn = 0; turn < 6; turn++) {
        const high = (turn + phase) % 2 ? 0.9 : -0.9;
        pen.curve(phase ? 'live-energy' : 'cut', from, 9.7, from + 0.7, 9.7 + high, from + 1.4, 9.7);
        from += 1.4;
      }
    }
    for (const x of [-4.8, 4]) block(pen, x, 9.1, 0.8, 1.2);
    block(pen, -0.5, 11, 1, 0.5);
    pen.line('thin', 0, 11, 0, 10.2);
    // The rail in section, on its screw.
    pen.line('cut', -2.6, 4.6, -2.6, 4.2, -1.8, 4.2, -1.8, 2.6, 1.8, 2.6, 1.8, 4.2, 2.6, 4.2, 2.6, 4.6);
    hexagon(pen, 2.8, 0.6, 0.7);
    thread(pen, 0.6, 2, 0.3);
    cut(pen, -4.4, 1.2, 3.8, 0.6);
    cut(pen, 0.6, 1.2, 3.8, 0.6, -1);
  },
);

/** A control valve: actuator, stem, plug, seat and body. */
export const controlValve = exploded(
  {
    system: 'energy',
    marks: {
      actuator: [3.2, 27],
      stem: [0.5, 21.4],
      packing: [1.7, 16],
      plug: [1.3, 10.2],
      seat: [1.5, 3.4],
    },
  },
  (pen) => {
    pen.roundedRect(['panel', 'wash-0', 'cut'], -3.2, 25.4, 6.4, 3.4, 0.6);
    pen.rect(['paper', 'thin'], -2.6, 26, 3, 2.2);
    for (const [x, y, radius] of [
      [-1.6, 27.1, 0.8],
      [-0.3, 26.7, 0.5],
    ] as const)
      pen.circle(['panel', 'medium'], x, y, radius).circle('solid', x, y, 0.14);
    pen.line('live-energy', 3.2, 28, 4.4, 28, 4.4, 29.6);
    pen.rect('solid', 1.4, 26, 0.25, 2.2);
    for (let mark = 0; mark < 6; mark++) pen.line('thin', 1.7, 26.1 + mark * 0.4, 2.2, 26.1 + mark * 0.4);
    // The stem with its clamp.
    rod(pen, 19, 5, 0.4);
    hexagon(pen, 22.2, 0.8, 1);
    thread(pen, 23, 1, 0.4);
    // Bonnet and packing.
    for (const y of [16.8, 16.2, 15.6]) {
      for (const side of [-1, 1])
        pen.polygon(
          ['panel', 'wash-energy', 'medium'],
          side * 0.5,
          y,
          side * 1.5,
          y - 0.25,
          side * 1.5,
          y + 0.25,
          side * 0.5,
          y + 0.5,
        );
    }
    pen.line('thin', -0.5, 17.3, 0.5, 17.3).line('thin', -0.5, 15.6, 0.5, 15.6);
    ring(pen, 14.2, 0.9, 0.5, 1.9);
    spring(pen, 17.7, 0.9, 1, 3);
    // The plug, shaped to its curve.
    rod(pen, 11.2, 1.8, 0.34);
    pen.polygon(
      ['panel', 'wash-energy', 'cut'],
      -1.4,
      11.2,
      1.4,
      11.2,
      1.4,
      10.4,
      0.9,
      9.2,
      0.4,
      8.4,
      -0.4,
      8.4,
      -0.9,
      9.2,
      -1.4,
      10.4,
    );
    pen.line('live-energy', -1.4, 10.5, 1.4, 10.5);
    // The body in section: water from the left under the seat and up to the right.
    pen.polygon(
      ['panel', 'wash-0', 'medium'],
      -4.4,
      1.4,
      -2.6,
      1.4,
      -1.4,
      0.6,
      1.4,
      0.6,
      2.6,
      1.4,
      4.4,
      1.4,
      4.4,
      4.4,
      2.4,
      4.4,
      1.8,
      5.6,
      -1.8,
      5.6,
      -2.4,
      4.4,
      -4.4,
      4.4,
    );
    pen.polygon(
      ['paper', 'wash-energy'],
      -4.4,
      2,
      -2.4,
      2,
      -1.2,
      1.3,
      1,
      1.3,
      1,
      3,
      -1,
      3,
      -2.4,
      3.8,
      -4.4,
      3.8,
    );
    pen.polygon(
      ['paper', 'wash-energy'],
      4.4,
      2,
      2.6,
      2,
      1.8,
      3.4,
      -1,
      3.4,
      -1,
      4.8,
      1.6,
      4.8,
      2.4,
      3.8,
      4.4,
      3.8,
    );
    cut(pen, -1.6, 3, 0.9, 0.5);
    cut(pen, 0.7, 3, 0.9, 0.5, -1);
    pen.line('live-energy', -0.7, 3.5, -1.2, 3.5).line('live-energy', 0.7, 3.5, 1.2, 3.5);
    for (const x of [-4.8, 4.3]) cut(pen, x, 0.8, 0.5, 4.2);
  },
);

/** An equipment label from its film to the steel it is on. */
export const label = exploded(
  {
    system: 'cmms',
    marks: {
      film: [3.7, 27.4],
      code: [2.4, 20.8],
      plate: [3.7, 13.6],
      adhesive: [3.8, 8.7],
      steel: [4.1, 3.2],
    },
  },
  (pen) => {
    pen.polygon(['glass', 'medium'], -3.8, 25.6, 3.8, 25.6, 3.8, 28.6, -2.8, 28.6, -3.8, 27.6);
    pen.polygon(['panel', 'thin'], -3.8, 27.6, -2.8, 27.6, -2.8, 28.6);
    pen.line('hair', 0.4, 25.9, 2.6, 28.2).line('hair', 1.2, 25.9, 3.2, 28);
    largeCode(pen, -2.1, 18.3, 4.2);
    // The metal plate: rivet holes, and the tag in raised letters.
    pen.roundedRect(['panel', 'wash-0', 'cut'], -3.8, 12, 7.6, 3.4, 0.5);
    for (const x of [-3.2, 3.2]) pen.circle(['paper', 'medium'], x, 13.7, 0.3);
    for (const [x, width] of [
      [-2.2, 0.9],
      [-1, 1.6],
      [0.9, 0.5],
      [1.6, 0.8],
    ] as const)
      pen.rect('solid', x, 13.9, width, 0.5);
    pen.line('thin', -2.2, 13.2, 2.4, 13.2).line('thin', -2.2, 12.7, 1.2, 12.7);
    // The adhesive, a bead that is thinnest in the middle.
    pen.polygon(['panel', 'wash-cmms'], -3.9, 8.3, 3.9, 8.3, 3.9, 9, 0, 8.75, -3.9, 9);
    pen.line('live-cmms', -3.9, 9, 0, 8.75, 3.9, 9).line('medium', -3.9, 8.3, 3.9, 8.3);
    for (let bead = 0; bead < 9; bead++) pen.circle('thin', -3.5 + bead * 0.88, 7.7, 0.16);
    // Paint on steel, and the insulation behind.
    pen.rect('wash-0', -4.4, 4.3, 8.8, 0.35).line('medium', -4.4, 4.65, 4.4, 4.65);
    pen.rect('solid', -4.4, 3.6, 8.8, 0.7);
    pen
      .rect(['panel', 'thin'], -4.4, 1, 8.8, 2.6)
      .hatch('hair', -4.4, 1, 8.8, 2.6, 0.7)
      .hatch('hair', -4.4, 1, 8.8, 2.6, 0.7, -1);
  },
);

/** A circuit breaker: handle, contacts, arc chute, trip and terminal. */
export const breaker = exploded(
  {
    system: 'energy',
    marks: {
      handle: [1.3, 27.2],
      contacts: [1.9, 21.8],
      chute: [3, 15.6],
      trip: [2.4, 9.6],
      terminal: [2.2, 3.2],
    },
  },
  (pen) => {
    pen.polygon(['panel', 'wash-energy', 'cut'], -0.4, 26.4, 0.9, 26.4, 1.7, 29, 0.4, 29);
    pen.polygon(
      ['panel', 'wash-0', 'medium'],
      -3.6,
      25.2,
      3.6,
      25.2,
      3.6,
      26.2,
      2.4,
      26.6,
      -2.4,
      26.6,
      -3.6,
      26.2,
    );
    // Contacts parted, the moving arm above the fixed one.
    pen.polygon(['panel', 'wash-0', 'medium'], -3.6, 23.6, 0.8, 22.6, 0.8, 22, -3.6, 23);
    pen.circle(['panel', 'medium'], -3.3, 23.3, 0.4);
    block(pen, 0.4, 21.6, 1.2, 0.5, 'wash-energy');
    block(pen, 0.4, 20.3, 1.2, 0.5, 'wash-energy');
    cut(pen, -0.6, 19.7, 4.2, 0.6);
    pen.line('live-energy', 0.8, 21.6, 0.6, 21.3, 1.1, 21.1, 0.9, 20.8);
    // Plates that split the arc.
    block(pen, -3.2, 13.6, 6.4, 4, 'wash-0');
    for (let plate = 0; plate < 9; plate++) pen.rect('solid', -2.7 + plate * 0.63, 14, 0.22, 3.2);
    // The trip: a coil, and a strip of two metals that bends.
    spring(pen, 8.6, 2.4, 1.1, 6);
    pen.rect(['panel', 'medium'], -0.35, 8, 0.7, 3.6);
    pen.curve('cut', 2.4, 8, 2.4, 10, 3.1, 11.6).curve('live-energy', 2.6, 8, 2.6, 10, 3.3, 11.5);
    block(pen, 1.9, 7.6, 1.2, 0.5);
    // The terminal's cage on its lug.
    for (const x of [-2.2, 1.7]) cut(pen, x, 1.6, 0.5, 3.4);
    cut(pen, -2.2, 1.2, 4.4, 0.5);
    hexagon(pen, 5.2, 0.8, 1);
    thread(pen, 3.6, 1.6, 0.5);
    pen.rect(['panel', 'wash-energy', 'medium'], -1.5, 1.8, 3, 0.9);
    pen.line('thin', -1.5, 2.25, 1.5, 2.25);
  },
);
