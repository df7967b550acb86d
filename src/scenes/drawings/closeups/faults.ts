import type { Pen } from '../../pen/Pen.ts';
import { closeup } from './closeup.ts';
import { bolt } from './pieces.ts';

/** Lettering at x, y, so many times larger than on a plan. */
function lettering(pen: Pen, text: string, x: number, y: number, size: number): void {
  const place = `translate(${Math.round(pen.pixelX(x))} ${Math.round(pen.pixelY(y))})scale(${size})`;
  pen.markup(`<text class="an" transform="${place}">${text}</text>`);
}

/** A room's sensor where it was hung again, in the air of a floor grille; below the floor, the valve it holds open. */
export const grilleDraft = closeup(
  {
    bleeds: 'right',
    times: 0.4,
    marks: { patch: [12.4, 16.4], sensor: [12, 12.2], grille: [13.4, 7.2], valve: [15.4, 3.4] },
  },
  (pen) => {
    pen.onLayer(0, () => {
      // The wall as it was painted, but for the place where the sensor hung; its skirting.
      pen.rect(['wash-0', 'wash-0'], -1, 8, 46, 12).line('hair', -1, 9.4, 5.4, 9.4, 5.4, 8);
      pen.rect(['paper', 'medium'], 8, 15, 4.4, 3.2);
      for (const y of [15.8, 17.4]) pen.circle('solid', 10.2, y, 0.14);
      // The coil in its trench, and the pipe to it.
      pen.rect(['panel', 'cut'], 4.6, 0.6, 10.8, 5.6);
      for (let fin = 0; fin < 22; fin++) pen.line('thin', 5.4 + fin * 0.42, 1.2, 5.4 + fin * 0.42, 4.4);
      pen.rect('wash-energy', 5.2, 1.2, 9.4, 3.2).rect('medium', 5.2, 1.2, 9.4, 3.2);
      pen.rect(['panel', 'cut'], 15.4, 2, 30, 1.9).line('hair', 24, 3.5, 30, 3.5);
    });
    pen.onLayer(1, () => {
      // The floor, cut, with the grille's blades across its opening.
      pen.rect('solid', -1, 6.8, 46, 1.1).rect(['panel', 'medium'], 5.6, 6.8, 8.8, 1.1);
      for (let blade = 0; blade < 11; blade++)
        pen.line('cut', 5.9 + blade * 0.78, 6.9, 6.4 + blade * 0.78, 7.8);
    });
    pen.onLayer(1.5, () => {
      for (const across of [6.6, 8, 12.4, 13.6])
        pen.curve('live-energy', across, 8.2, across + (across < 10 ? -1.1 : 1.1), 11, across, 14.6);
      for (const across of [9.5, 11]) pen.line('live-energy', across, 8.2, across, 9.7);
    });
    pen.onLayer(2, () => {
      // The sensor, its slots, and the reading of the draft.
      pen.roundedRect(['panel', 'cut'], 7.6, 10, 5.2, 4.4, 0.5).rect(['paper', 'medium'], 8.2, 12.3, 4, 1.6);
      for (let slot = 0; slot < 7; slot++) pen.roundedRect('solid', 8.2 + slot * 0.62, 10.6, 0.26, 1.1, 0.1);
      lettering(pen, '61°F', 8.9, 12.8, 1.9);
      // The valve, its stem up as far as it goes.
      pen.polygon(['panel', 'wash-energy', 'cut'], 17.6, 1.4, 17.6, 4.5, 21.6, 1.4, 21.6, 4.5);
      for (const across of [17.1, 21.6]) pen.rect(['panel', 'cut'], across, 1.2, 0.5, 3.5);
      pen.rect('solid', 19.45, 2.9, 0.3, 2.2).roundedRect(['panel', 'cut'], 18, 4.7, 3.2, 1.7, 0.3);
      pen.circle('node-energy', 19.6, 5.55, 0.4);
    });
  },
);

/** A row of the panel of two chillers: its plate, its lamp and the counter of its hours. */
function counter(pen: Pen, y: number, name: string, hours: string, lamp: 'node-energy' | 'alarm'): void {
  pen.circle(['panel', 'cut'], 3, y, 0.72).circle(lamp, 3, y, 0.5);
  pen.roundedRect(['panel', 'cut'], 4, y - 0.92, 4.74, 1.84, 0.14);
  for (const [index, digit] of [...hours].entries()) {
    pen.rect(['paper', 'medium'], 4.16 + index * 0.89, y - 0.7, 0.82, 1.4);
    lettering(pen, digit, 4.3 + index * 0.89, y - 0.42, 4);
  }
  lettering(pen, `${name} HOURS RUN`, 2.3, y - 1.36, 1.1);
}

/** The panel of two chillers that share a duty: the second, in alarm, has run half the hours of the first. */
export const hourCounters = closeup(
  { bleeds: 'right', marks: { lead: [3, 5.6], hours: [5, 4.2], refused: [3, 2.2] } },
  (pen) => {
    pen.onLayer(0, () => {
      pen.rect(['panel', 'wash-0'], 1.7, -0.2, 17, 8).line('cut', 1.7, -0.3, 1.7, 8);
      pen.rect('thin', 1.95, 0.25, 8, 7).line('cut', 10.3, -0.3, 10.3, 8).line('hair', 10.45, -0.3, 10.45, 8);
      for (const x of [2.15, 9.75]) for (const y of [0.45, 7.05]) bolt(pen, x, y, 0.1);
      for (let slot = 0; slot < 12; slot++) pen.roundedRect('thin', 11.4, 1.4 + slot * 0.4, 5.6, 0.14, 0.07);
    });
    pen.onLayer(1, () => {
      counter(pen, 5.7, 'CHILLER 1', '21400', 'node-energy');
      pen.line('medium', 2.3, 3.84, 9.6, 3.84);
      pen.circle('alarmHalo', 3, 2.4, 1.1);
      counter(pen, 2.4, 'CHILLER 2', '12300', 'alarm');
    });
  },
);

/** The two leaves of a loading door, tied at their handles with a strap, and the drain in front of them. */
export const strappedDoor = closeup(
  {
    bleeds: 'right',
    times: 0.4,
    marks: { handle: [9.6, 15], strap: [12.6, 10.6], drain: [11, 3.4] },
  },
  (pen) => {
    pen.onLayer(0, () => {
      // The frame, the two leaves with their kick plates, and the wall past them.
      pen.rect('solid', 3.2, 4, 0.9, 16).rect('solid', 25.8, 4, 0.9, 16);
      pen.rect(['panel', 'cut'], 4.1, 4, 7.5, 16).rect(['panel', 'cut'], 11.8, 4, 14, 16);
      pen.rect(['wash-0', 'wash-0', 'medium'], 4.5, 4.4, 6.7, 3);
      pen.rect(['wash-0', 'wash-0', 'medium'], 12.2, 4.4, 13.2, 3);
      for (let course = 0; course < 10; course++)
        pen.line('thin', 26.7, 5.2 + course * 1.6, 45, 5.2 + course * 1.6);
    });
    pen.onLayer(1, () => {
      // The floor, and its drain under standing water.
      pen.rect('solid', -1, 2.9, 46, 1.1).rect(['panel', 'medium'], 8.6, 2.9, 4.8, 1.1);
      for (let bar = 0; bar < 7; bar++) pen.rect('solid', 8.9 + bar * 0.66, 2.9, 0.24, 1.1);
      pen.centimeterPath('wash-cmms', 'M480 -400C620 -460 1500 -460 1700 -400Z', 0, 0);
      pen.line('live-cmms', 5.2, 4.2, 16.4, 4.2);
      pen.rect(['panel', 'cut'], 9.4, -1, 3.2, 3.9);
    });
    pen.onLayer(2, () => {
      for (const x of [9.2, 13.4]) {
        pen.roundedRect(['panel', 'cut'], x, 8.4, 0.8, 8.2, 0.4);
        for (const y of [8.9, 15.5]) pen.rect(['panel', 'medium'], x - 0.2, y, 1.2, 0.7);
      }
    });
    pen.onLayer(3, () => {
      // The strap, three times around, its ratchet, and the end that hangs.
      for (const low of [10.5, 11.3, 12.1])
        pen.polygon(['node-cmms', 'medium'], 8.9, low, 14.5, low + 0.3, 14.5, low + 1, 8.9, low + 0.7);
      pen.roundedRect(['panel', 'cut'], 10.4, 10.2, 2.6, 2.7, 0.2).circle(['panel', 'cut'], 11.7, 11.9, 0.6);
      pen.rect('solid', 10.7, 10.5, 2, 0.4);
      pen.polygon('node-cmms', ...[11.2, 10.2, 11.9, 10.2, 12.4, 7.6, 12.2, 6.2, 11.5, 6.4, 11.7, 7.8]);
    });
  },
);
