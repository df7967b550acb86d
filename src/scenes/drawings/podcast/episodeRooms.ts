import { liveLine } from '../../parts/annotations.ts';
import { switchgear } from '../../parts/electrical.ts';
import { highTable, pottedPlant, receptionCounter, sofa } from '../../parts/furniture.ts';
import { earth, streetLamp, tree } from '../../parts/outdoors.ts';
import { type PersonOptions, person, technician } from '../../parts/people.ts';
import { chiller, pump, tank } from '../../parts/plant.ts';
import { multideck } from '../../parts/refrigeration.ts';
import { ceilingLights, door, elevator, glazing, pendantLamp } from '../../parts/structure.ts';
import type { Pen } from '../../pen/Pen.ts';
import { type NamedDrawing, sheet } from '../sheet.ts';

/*
 * The room of each podcast episode, a strip: the two who talk stand in the middle, which phones show, and around them
 * is what they talk about. The lower edge is the floor, along which the page sets the times of the transcript.
 */

const [left, right] = [-6, 30];

/** The two at a high table with a microphone each. */
function talk(pen: Pen, one: PersonOptions, other: PersonOptions, isTechnician = false): void {
  (isTechnician ? technician : person)(pen, 10.75, 0, 'talk', one);
  person(pen, 12.95, 0, 'stand', { flip: true, ...other });
  highTable(pen, 11.85, 0, { drinks: false });
  for (const side of [-1, 1] as const) {
    pen.line('medium', 11.85 + side * 0.12, 1.08, 11.85 + side * 0.3, 1.36);
    pen.roundedRect('solid', 11.85 + side * 0.34 - 0.06, 1.32, 0.12, 0.18, 0.06);
  }
}

const room = (seed: number, height: number, draw: (pen: Pen) => void): NamedDrawing =>
  sheet({ width: 1440, height: 300, scale: 62, originY: 300, seed, bleed: 360 }, (pen) => {
    pen.onLayer(-1, () => pen.rect('shade', left, 0, right - left, height));
    pen.onLayer(2, () => pen.rect('solid', left, height, right - left, 0.3));
    draw(pen);
  });

/** 48: a store's aisle; the floor machine stands at the case that it bumps. */
export const episodeStore = room(11, 4, (pen) => {
  pen.onLayer(1, () => {
    for (const x of [-4.6, -0.6, 3.4, 15.8, 19.8, 23.8]) multideck(pen, x, 0, 3.6, 2.05, { doors: true });
    ceilingLights(pen, left, right, 4, 3.2, 1.2);
    talk(pen, {}, { look: 'long' }, true);
    // The machine: its disk, body, tank and handle.
    pen
      .rect('panel', 7.62, 0.02, 0.86, 0.2)
      .polygon('panel', 7.78, 0.22, 8.42, 0.22, 8.3, 0.72, 7.86, 0.72)
      .rect('solid', 7.56, 0, 0.98, 0.08)
      .line('cut', 8.24, 0.7, 8.8, 1.16, 8.98, 1.16)
      .circle('medium', 8.08, 0.46, 0.12);
  });
  pen.onLayer(3, () => {
    liveLine(pen, 'cold', left, 3.1, right, 3.1);
    for (const x of [-2.8, 1.2, 5.2, 17.6, 21.6, 25.6]) pen.line('live-cold', x, 3.1, x, 2.05);
    // The chafed line under the case.
    pen.circle('alarmHalo', 6.9, 0.14, 0.5).circle('alarm', 6.9, 0.14, 0.13);
  });
});

/** 47: a school's passage with its board of keys, a hook and a number each. */
export const episodeSchool = room(5, 3.6, (pen) => {
  pen.onLayer(0, () => {
    for (const x of [-4.2, -0.4, 21.8, 25.4]) door(pen, x, 0, 1.1, 2.2);
    for (let x = 16.4; x < 21; x += 0.46)
      pen.rect('thin', x, 0.1, 0.46, 1.8).line('hair', x + 0.12, 1.6, x + 0.34, 1.6);
  });
  pen.onLayer(1, () => {
    ceilingLights(pen, left, right, 3.6, 3, 1.1);
    pen
      .rect('panel', 2.6, 0.85, 5.6, 2.1)
      .rect('wash-cmms', 2.6, 0.85, 5.6, 2.1)
      .rect('cut', 2.6, 0.85, 5.6, 2.1);
    for (let row = 0; row < 4; row++)
      for (let hook = 0; hook < 14; hook++) {
        const [x, y] = [2.85 + hook * 0.39, 2.72 - row * 0.49];
        pen.line('thin', x, y, x, y - 0.08);
        // A ring that is out leaves its hook empty.
        if ((hook * 5 + row * 3) % 11 < 2) continue;
        pen.circle('medium', x, y - 0.14, 0.06).line('cut', x, y - 0.2, x, y - 0.34);
      }
    talk(pen, { look: 'bun' }, { look: 'long' });
    technician(pen, 18.4, 0, 'walk');
    person(pen, 22.2, 0, 'walk', { size: 0.8, look: 'pupil', flip: true });
    person(pen, 1, 0, 'walk', { size: 0.8, look: 'child' });
  });
});

/** 46: the chiller with the card on its panel, and the pump that the card was about. */
export const episodeChiller = room(8, 4, (pen) => {
  pen.onLayer(1, () => {
    pen.line('thin', left, 3.5, right, 3.5).line('thin', left, 3.3, right, 3.3);
    for (let x = left + 1; x < right; x += 3) pen.line('hair', x, 4, x, 3.3);
    switchgear(pen, -4.6, 0, 5, 2.2);
    tank(pen, 0.6, 0, 1.2, 2.7);
    chiller(pen, 2.6, 0, 5.6, 'cmms');
    pen.line('medium', 3.4, 2.1, 3.4, 3.3).line('medium', 7.2, 2.1, 7.2, 3.3);
    talk(pen, {}, { look: 'skirt' }, true);
    // Its panel, and the card: no name, no date.
    pen.rect('panel', 8.5, 0, 0.95, 1.9).rect('medium', 8.5, 0, 0.95, 1.9);
    pen.rect('tag', 8.66, 1.1, 0.62, 0.46).rect('alarm', 8.66, 1.42, 0.62, 0.14);
    for (const y of [1.3, 1.2]) pen.line('hair', 8.74, y, 9.2, y);
    pump(pen, 16, 0, 'cmms');
    pump(pen, 17.6, 0);
    pen.line('thin', 17.5, 0.6, 17.5, 3.3);
    tank(pen, 19, 0, 1.2, 2.7);
    chiller(pen, 21.2, 0, 5.2);
    switchgear(pen, 27, 0, 4, 2.2);
  });
  pen.onLayer(3, () => liveLine(pen, 'cmms', 8.9, 1.9, 8.9, 2.7, 15.9, 2.7, 15.9, 0.62));
});

/** 45: a lobby at night with its doorman, the shaft that the bearing was heard through, and a fox outside. */
export const episodeLobby = sheet(
  { width: 1440, height: 300, scale: 62, originY: 300, seed: 8, bleed: 360 },
  (pen) => {
    pen.onLayer(0, () => {
      tree(pen, -4.6, 0, 2.9, 3);
      tree(pen, 4.4, 0, 2.7, 6);
    });
    pen.onLayer(1, () => {
      streetLamp(pen, -1.2, 0, 4);
      // The fox.
      pen.centimeterPath(
        'solid',
        'M0 -34L-12 -46L-10 -58L-4 -52L4 -54L14 -40L62 -40C76 -40 92 -26 112 -30C104 -14 82 -16 72 -26L70 0L64 0L62 -22L24 -22L20 0L14 0L12 -26Z',
        1.3,
        0,
        1.1,
      );
      glazing(pen, 6.6, 0, 3.4, -1);
      pen.rect('lit', 6.6, 0, right - 6.6, 3.4);
      pendantLamp(pen, 9, 3.7, 0.9);
      pendantLamp(pen, 11.85, 3.7, 0.9);
      pendantLamp(pen, 14.8, 3.7, 0.9);
      pottedPlant(pen, 8, 0, 1.2);
      talk(pen, { look: 'coat' }, { look: 'short' });
      person(pen, 16.6, 0, 'stand', { flip: true, look: 'elder' });
      pen.rect('panel', 15.2, 0, 2.2, 1.05);
      receptionCounter(pen, 15.2, 0, 2.2);
      sofa(pen, 18.6, 0);
      elevator(pen, 22, 1.8, 0, 3.7, 0);
      door(pen, 25, 0, 1, 2.2);
    });
    pen.onLayer(2, () => {
      pen.rect('solid', 6.4, 3.7, right - 6.4, 0.3);
      earth(pen, left, right, -0.3, { depth: 1 });
    });
    pen.onLayer(3, () => liveLine(pen, 'cmms', 16, 1.1, 16, 2.5, 22.9, 2.5, 22.9, 3.7));
  },
);
