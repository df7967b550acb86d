import type { System } from '../../../../shared/site/systems.ts';
import { liveLine } from '../../parts/annotations.ts';
import { switchgear } from '../../parts/electrical.ts';
import { bookcase, lectern, pottedPlant } from '../../parts/furniture.ts';
import { person, technician } from '../../parts/people.ts';
import { airHandler, chiller, tank } from '../../parts/plant.ts';
import { backWindows, ceilingLights } from '../../parts/structure.ts';
import type { Pen } from '../../pen/Pen.ts';
import { type NamedDrawing, sheet } from '../sheet.ts';

/*
 * Recordings, 640 × 360: a stage with the talk's subject on its screen. Used as a player's first frame and in the wall
 * of videos.
 */

const screenBox = { left: 3, right: 9.8, bottom: 2.05, top: 6 };

function talk(system: System, seed: number, subject: (pen: Pen) => void): NamedDrawing {
  const { left, right, bottom, top } = screenBox;
  return sheet({ width: 640, height: 360, scale: 50, originY: 340, seed }, (pen) => {
    pen.onLayer(-2, () => {
      for (let x = 0.6; x < 13; x += 2.4) pen.line('hair', x, 0, x, 4.4);
      pen.rect('shade', -1, 1.1, 15, 3.3);
      pen.line('thin', -1, 4.4, 14, 4.4);
    });
    pen.onLayer(1, () => {
      pen.rect('panel', left, bottom, right - left, top - bottom);
      pen.rect('medium', left + 0.12, bottom + 0.12, right - left - 0.24, top - bottom - 0.24);
      pen.line('medium', left + 1, top, left + 1, 7.4).line('medium', right - 1, top, right - 1, 7.4);
      pottedPlant(pen, 0.5, 0, 1.3);
      lectern(pen, 3.1, 0);
      person(pen, 2.2, 0, 'talk', { size: 1.1, look: seed % 2 ? 'bun' : 'coat' });
      technician(pen, 10.9, 0, seed % 2 ? 'tablet' : 'point', { flip: true, size: 1.1 });
      pen.line('thin', 5.4, 0.55, 7.4, 0.55).line('hair', 5.6, 0, 5.6, 0.55).line('hair', 7.2, 0, 7.2, 0.55);
      pen.rect('thin', 6.1, 0.55, 0.1, 0.22).rect('thin', 6.7, 0.55, 0.1, 0.22);
    });
    pen.onLayer(1.4, () => subject(pen));
    pen.onLayer(2, () => pen.rect('solid', -1, -0.18, 15, 0.18));
    pen.onLayer(3, () => liveLine(pen, system, -1, 6.45, 6.4, 6.45, 6.4, top - 0.2));
  });
}

/** One air handler and everything known about it. */
export const talkCmms = talk('cmms', 3, (pen) => {
  airHandler(pen, 3.6, 2.5, 5.6, 2.2, 'cmms');
  for (let row = 0; row < 3; row++) pen.line('hair', 3.6, 5.1 + row * 0.2, 5.4 - row * 0.4, 5.1 + row * 0.2);
  pen.line('thin', 7.2, 5.5, 9.2, 5.5).line('thin', 7.2, 5.3, 8.6, 5.3);
});

/** Five floors at night: two of them heat and cool at once, which loads the chiller below. */
export const talkEnergy = talk('energy', 4, (pen) => {
  const floors = 4;
  for (let floor = 0; floor < floors; floor++) {
    const y = 2.5 + floor * 0.8;
    pen.rect(floor === 1 || floor === 2 ? 'wash-energy' : 'shade', 3.6, y, 3, 0.7);
    ceilingLights(pen, 3.7, 6.5, y + 0.66, 0.8, 0.4);
    backWindows(pen, 3.7, 6.5, y, 0.16, 0.46, 0.6);
    pen.line('cut', 3.5, y, 6.7, y);
  }
  pen.line('cut', 3.5, 2.5, 3.5, 5.8).line('cut', 6.7, 2.5, 6.7, 5.8).line('cut', 3.5, 5.75, 6.7, 5.75);
  chiller(pen, 7.1, 2.45, 2.3, 'energy');
  pen.line('medium', 6.7, 3.65, 8.1, 3.65, 8.1, 3.3);
  pen.line('thin', 7.2, 4.4, 7.2, 5.6).line('thin', 7.2, 4.4, 9.4, 4.4);
  pen.line('live-energy', 7.2, 4.6, 7.7, 4.7, 8.1, 5.3, 8.6, 5.4, 9, 4.8, 9.4, 4.7);
});

/** A building's three separate systems, and the one layer laid over all of them. */
export const talkOverlays = talk('cmms', 5, (pen) => {
  switchgear(pen, 3.7, 2.4, 3, 1.5, null);
  bookcase(pen, 5.9, 2.4, 1.4, 1.5, 4);
  tank(pen, 8.1, 2.4, 0.9, 1.6);
  pen.rect('wash-cmms', 3.6, 4.9, 5.6, 0.66).rect('medium', 3.6, 4.9, 5.6, 0.66);
  for (const x of [4.5, 6.6, 8.55]) {
    pen.line('thin', x, 4.1, x, 4.9);
    pen.onLayer(1.6, () => pen.circle('node-cmms', x, 4.9, 0.09));
  }
  for (let x = 3.9; x < 8.8; x += 0.62) pen.rect('thin', x, 5.06, 0.42, 0.34);
});
