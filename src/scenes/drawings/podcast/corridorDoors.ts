import type { System } from '../../../../shared/site/systems.ts';
import { person } from '../../parts/people.ts';
import type { Pen } from '../../pen/Pen.ts';
import { paletteColor } from '../../pen/sceneStyle.ts';
import { type NamedDrawing, sheet } from '../sheet.ts';

/*
 * Stretches of a corridor at night, each with a door: side by side, they are one corridor. Through the wired glass of a
 * closed door glows what its episode is about, as a silhouette.
 */

const [width, height, scale] = [360, 560, 150];
const across = width / scale;
const [from, to, head] = [0.98, 2.08, 2.36];
/** The glass of a closed door. */
const glass = { left: 1.2, low: 0.72, wide: 0.66, high: 1.46 };

/** Fills that are dark in front of a light; lines in an open room. */
type Fill = 'paper' | 'thin';

interface Room {
  system: System;
  /** What is behind the door. */
  draw: (pen: Pen, fill: Fill) => void;
  /** What stands or hangs in the corridor beside it. */
  prop: (pen: Pen) => void;
}

const rooms = {
  store: {
    system: 'cold',
    draw: (pen, fill) => {
      for (const [row, y] of [0.62, 1.06, 1.5, 1.94].entries()) {
        pen.rect(fill, from, y - 0.04, to - from, 0.04);
        for (let x = from + 0.06, at = 0; x < to - 0.1; x += 0.13, at++) {
          // A gap, and cartons among the bottles.
          if ((at * 7 + row * 3) % 9 === 4) continue;
          const tall = (at + row) % 3 === 0 ? 0.2 : 0.27;
          pen.rect(fill, x, y, 0.09, tall);
          if (tall > 0.2) pen.rect(fill, x + 0.025, y + tall, 0.04, 0.06);
        }
      }
    },
    // A sign on the wet floor.
    prop: (pen) =>
      pen
        .polygon(['panel', 'medium'], 0.22, 0, 0.3, 0.62, 0.52, 0.62, 0.6, 0)
        .polygon('node-energy', 0.41, 0.5, 0.33, 0.34, 0.49, 0.34),
  },
  school: {
    system: 'cmms',
    draw: (pen, fill) => {
      for (let row = 0; row < 4; row++)
        for (let hook = 0; hook < 6; hook++) {
          if ((hook * 5 + row * 3) % 7 === 1) continue;
          const [x, y] = [from + 0.13 + hook * 0.17, 2.04 - row * 0.37];
          pen.rect(fill, x - 0.012, y, 0.024, 0.07).circle(fill, x, y - 0.04, 0.062);
          pen.rect(fill, x - 0.018, y - 0.27, 0.036, 0.2);
          for (const bit of [0.27, 0.21]) pen.rect(fill, x, y - bit, 0.06, 0.028);
          pen.onLayer(0.5, () => pen.circle('node-cmms', x, y - 0.04, 0.026));
        }
    },
    // A notice board over a bench.
    prop: (pen) => {
      pen.rect(['panel', 'medium'], 0.1, 0.42, 0.7, 0.07);
      for (const x of [0.16, 0.68]) pen.rect('solid', x, 0, 0.06, 0.42);
      pen.rect(['panel', 'medium'], 0.1, 2.04, 0.72, 0.46);
      for (const x of [0.16, 0.5]) pen.rect(['wash-0', 'thin'], x, 2.12, 0.24, 0.3);
    },
  },
  chiller: {
    system: 'energy',
    draw: (pen, fill) => {
      pen.rect(fill, 1.3, 0.3, 0.48, 1.62).rect(fill, 1.2, 0.06, 0.7, 0.3).rect(fill, 1.86, 0.9, 0.3, 0.16);
      for (const x of [1.02, 1.92]) pen.rect(fill, x, 1.98, 0.12, 0.4);
      // The card on its panel.
      pen.rect('tag', 1.37, 1.2, 0.34, 0.28).rect('alarm', 1.37, 1.4, 0.34, 0.08);
      for (const y of [1.26, 1.32]) pen.rect('paper', 1.41, y, 0.24, 0.02);
      pen.circle('node-energy', 1.46, 1.74, 0.05).circle('node-energy', 1.62, 1.74, 0.05);
    },
    // An extinguisher on its hook.
    prop: (pen) =>
      pen
        .roundedRect(['panel', 'wash-0', 'medium'], 0.34, 0.42, 0.2, 0.56, 0.08)
        .rect('alarm', 0.35, 0.62, 0.18, 0.2)
        .rect('solid', 0.4, 0.98, 0.08, 0.08)
        .line('cut', 0.48, 1.04, 0.58, 1.1)
        .line('medium', 0.36, 1.02, 0.26, 0.86, 0.27, 0.6),
  },
  lobby: {
    system: 'cmms',
    draw: (pen, fill) => {
      person(pen, 1.52, 0.16, 'stand', { look: 'coat', size: 1.02 });
      pen.rect(fill, from, 0.5, to - from, 0.5).rect(fill, 1.5, 2.2, 0.02, 0.2);
      pen.polygon(fill, 1.36, 2.08, 1.66, 2.08, 1.58, 2.2, 1.44, 2.2);
    },
    // The luggage trolley.
    prop: (pen) => {
      pen.rect(['panel', 'medium'], 0.12, 0.16, 0.68, 0.07);
      for (const x of [0.24, 0.68]) pen.circle(['panel', 'medium'], x, 0.08, 0.08);
      pen.line('medium', 0.16, 0.23, 0.16, 1.2, 0.3, 1.34, 0.62, 1.34, 0.76, 1.2, 0.76, 0.23);
      pen.rect(['panel', 'wash-0', 'medium'], 0.24, 0.23, 0.42, 0.36);
      pen.rect('medium', 0.38, 0.59, 0.14, 0.05);
    },
  },
} as const satisfies Record<string, Room>;

/** The wall around an opening, opaque so that nothing beside the opening shows, and the tiles of the floor. */
function stretch(pen: Pen, prop: Room['prop']): void {
  pen.onLayer(1, () => {
    pen.rect(['paper', 'wash-0'], 0, 0, from, head).rect(['paper', 'wash-0'], to, 0, across - to, head);
    pen.rect(['paper', 'wash-0'], 0, head, across, 0.5).rect('wash-0', 0, 0, across, 0.9);
    for (const y of [0.9, 2.66]) pen.line('hair', 0, y, across, y);
    pen.rect('paper', 0, -0.9, across, 0.9).rect('wash-0', 0, -0.9, across, 0.9);
    for (let x = 0; x <= across; x += 0.6) pen.line('hair', x, 0, x, -0.9);
    for (const y of [-0.2, -0.5]) pen.line('hair', 0, y, across, y);
  });
  pen.onLayer(4, () => {
    pen.rect('solid', 0, 2.8, across, 0.2).line('cut', 0, 0, across, 0);
    // The plate on which the page sets the episode's number.
    pen.rect(['panel', 'medium'], 0.18, 1.5, 0.56, 0.42);
    prop(pen);
  });
}

const frame = (pen: Pen) => pen.rect('cut', from - 0.05, 0, to - from + 0.1, head + 0.05);

/** Who stands in front of a light is dark. */
const style = () => `.f{fill:${paletteColor('night').paper}}`;

const corridor = (draw: (pen: Pen) => void) =>
  sheet({ width, height, scale, originY: 440, seed: 4, style }, draw);

/** A closed door: its pane, and its light under it and on the floor. */
const closed = ({ system, draw, prop }: Room) =>
  corridor((pen) => {
    const { left, low, wide, high } = glass;
    pen.onLayer(0, () => {
      pen.rect(`node-${system}`, from, 0, to - from, head);
      draw(pen, 'paper');
    });
    stretch(pen, prop);
    pen.onLayer(2, () => {
      const leaf = ['paper', `wash-${system}`] as const;
      for (const x of [from, left + wide]) pen.rect(leaf, x, 0.05, left - from, head - 0.05);
      pen.rect(leaf, left, 0.05, wide, low - 0.05).rect(leaf, left, low + high, wide, head - low - high);
      // The light under the door, and the pane's on the tiles.
      pen.polygon(`nodeHalo-${system}`, from, 0, to, 0, to + 0.16, -0.16, from - 0.16, -0.16);
      pen.polygon(`wash-${system}`, ...[1.2, -0.22, 1.86, -0.22, 1.96, -0.78, 1.1, -0.78]);
    });
    pen.onLayer(3, () => {
      for (let x = left + 0.11; x < left + wide - 0.05; x += 0.11) pen.line('hair', x, low, x, low + high);
      for (let y = low + 0.12; y < low + high; y += 0.122) pen.line('hair', left, y, left + wide, y);
      pen.rect('cut', left, low, wide, high).rect('thin', from + 0.12, 0.12, to - from - 0.24, 0.3);
      pen.roundedRect(['panel', 'medium'], 1.02, 1, 0.1, 0.24, 0.04).rect('solid', 1.05, 1.09, 0.13, 0.05);
      pen.roundedRect('medium', 1.35, 2.48, 0.36, 0.13, 0.04);
      frame(pen);
    });
  });

/** An open door: its lamp is on, two talk in the room, and its light falls across the corridor. */
const open = ({ draw, prop }: Room) =>
  corridor((pen) => {
    pen.onLayer(0, () => {
      pen.rect('node-energy', from, 0, to - from, head);
      draw(pen, 'thin');
      person(pen, 1.25, 0.02, 'talk', { look: 'short', size: 1 });
      person(pen, 1.8, 0.02, 'stand', { look: 'long', flip: true, size: 0.96 });
    });
    stretch(pen, prop);
    pen.onLayer(2, () => {
      for (const spread of [0.14, 0.3])
        pen.polygon('nodeHalo-energy', from, 0, to, 0, to + spread, -0.8, from - 2.2 * spread, -0.8);
      // The shadows of the two.
      pen.polygon('paper', ...[1.12, 0, 1.38, 0, 1.19, -0.72, 0.89, -0.72]);
      pen.polygon('paper', ...[1.67, 0, 1.93, 0, 2.06, -0.72, 1.76, -0.72]);
    });
    pen.onLayer(3, () => {
      pen.roundedRect('node-energy', 1.35, 2.48, 0.36, 0.13, 0.04);
      pen.circle('nodeHalo-energy', 1.53, 2.54, 0.24);
      for (const light of ['halo-energy', 'glow-energy'] as const)
        pen.line(light, ...[0.93, 0.08, 0.93, 2.41, 2.13, 2.41, 2.13, 0.08]);
      frame(pen);
      pen.polygon(['paper', 'wash-energy', 'medium'], ...[2.13, 0, 2.38, -0.2, 2.38, 2.6, 2.13, 2.41]);
      pen.polygon(['node-energy', 'medium'], ...[2.18, 0.74, 2.31, 0.68, 2.31, 2.36, 2.18, 2.18]);
    });
  });

export type CorridorRoom = keyof typeof rooms;

export const corridorRooms = Object.keys(rooms) as [CorridorRoom, ...CorridorRoom[]];

const named = <Suffix extends string>(suffix: Suffix, draw: (room: Room) => NamedDrawing) =>
  Object.fromEntries(corridorRooms.map((name) => [`corridor-${name}${suffix}`, draw(rooms[name])])) as Record<
    `corridor-${CorridorRoom}${Suffix}`,
    NamedDrawing
  >;

/** The door of each room, closed and open. */
export const corridorDoors = { ...named('', closed), ...named('-open', open) };
