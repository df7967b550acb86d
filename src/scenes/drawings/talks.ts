import { live } from '../parts/annotations.ts';
import { switchgear } from '../parts/electrical.ts';
import { bookcase, lectern, potted } from '../parts/furniture.ts';
import { person, tech } from '../parts/people.ts';
import { ahu, chiller, tank } from '../parts/plant.ts';
import { backWindows, lights } from '../parts/structure.ts';
import type { Pen } from '../pen/Pen.ts';
import type { System } from '../pen/systems.ts';
import { type NamedDrawing, sheet } from './sheet.ts';

/*
 * Recordings, 640 × 360: a stage with the talk's subject drawn large on its screen. Used as a player's first frame and
 * as a window of the wall of videos.
 */

const screenBox = { left: 3, right: 9.8, bottom: 2.05, top: 6 };

function talk(system: System, seed: number, subject: (P: Pen) => void): NamedDrawing {
  const { left, right, bottom, top } = screenBox;
  return sheet({ width: 640, height: 360, scale: 50, originY: 340, seed }, (P) => {
    P.at(-2, () => {
      for (let x = 0.6; x < 13; x += 2.4) P.line('hair', x, 0, x, 4.4);
      P.rect('shade', -1, 1.1, 15, 3.3);
      P.line('thin', -1, 4.4, 14, 4.4);
    });
    P.at(1, () => {
      P.rect('panel', left, bottom, right - left, top - bottom);
      P.rect('medium', left + 0.12, bottom + 0.12, right - left - 0.24, top - bottom - 0.24);
      P.line('medium', left + 1, top, left + 1, 7.4).line('medium', right - 1, top, right - 1, 7.4);
      potted(P, 0.5, 0, 1.3);
      lectern(P, 3.1, 0);
      person(P, 2.2, 0, 'talk', { k: 1.1, look: seed % 2 ? 'bun' : 'coat' });
      tech(P, 10.9, 0, seed % 2 ? 'tablet' : 'point', { flip: true, k: 1.1 });
      P.line('thin', 5.4, 0.55, 7.4, 0.55).line('hair', 5.6, 0, 5.6, 0.55).line('hair', 7.2, 0, 7.2, 0.55);
      P.rect('thin', 6.1, 0.55, 0.1, 0.22).rect('thin', 6.7, 0.55, 0.1, 0.22);
    });
    P.at(1.4, () => subject(P));
    P.at(2, () => P.rect('solid', -1, -0.18, 15, 0.18));
    P.at(3, () => live(P, system, -1, 6.45, 6.4, 6.45, 6.4, top - 0.2));
  });
}

/** One air handler and everything known about it. */
export const talkCmms = talk('m', 3, (P) => {
  ahu(P, 3.6, 2.5, 5.6, 2.2, 'm');
  for (let row = 0; row < 3; row++) P.line('hair', 3.6, 5.1 + row * 0.2, 5.4 - row * 0.4, 5.1 + row * 0.2);
  P.line('thin', 7.2, 5.5, 9.2, 5.5).line('thin', 7.2, 5.3, 8.6, 5.3);
});

/** Five floors at night: two of them heat and cool at once, at the expense of the chiller below. */
export const talkEnergy = talk('e', 4, (P) => {
  const floors = 4;
  for (let floor = 0; floor < floors; floor++) {
    const y = 2.5 + floor * 0.8;
    P.rect(floor === 1 || floor === 2 ? 'wash-e' : 'shade', 3.6, y, 3, 0.7);
    lights(P, 3.7, 6.5, y + 0.66, 0.8, 0.4);
    backWindows(P, 3.7, 6.5, y, 0.16, 0.46, 0.6);
    P.line('cut', 3.5, y, 6.7, y);
  }
  P.line('cut', 3.5, 2.5, 3.5, 5.8).line('cut', 6.7, 2.5, 6.7, 5.8).line('cut', 3.5, 5.75, 6.7, 5.75);
  chiller(P, 7.1, 2.45, 2.3, 'e');
  P.line('medium', 6.7, 3.65, 8.1, 3.65, 8.1, 3.3);
  P.line('thin', 7.2, 4.4, 7.2, 5.6).line('thin', 7.2, 4.4, 9.4, 4.4);
  P.line('live-e', 7.2, 4.6, 7.7, 4.7, 8.1, 5.3, 8.6, 5.4, 9, 4.8, 9.4, 4.7);
});

/** A building's three separate systems, and the one layer laid over all of them. */
export const talkOverlays = talk('m', 5, (P) => {
  switchgear(P, 3.7, 2.4, 3, 1.5, null);
  bookcase(P, 5.9, 2.4, 1.4, 1.5, 4);
  tank(P, 8.1, 2.4, 0.9, 1.6);
  P.rect('wash-m', 3.6, 4.9, 5.6, 0.66).rect('medium', 3.6, 4.9, 5.6, 0.66);
  for (const x of [4.5, 6.6, 8.55]) {
    P.line('thin', x, 4.1, x, 4.9);
    P.at(1.6, () => P.circ('node-m', x, 4.9, 0.09));
  }
  for (let x = 3.9; x < 8.8; x += 0.62) P.rect('thin', x, 5.06, 0.42, 0.34);
});
