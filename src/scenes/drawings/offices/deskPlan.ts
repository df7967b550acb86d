import { liveLine } from '../../parts/annotations.ts';
import type { Pen } from '../../pen/Pen.ts';
import { seededRandom } from '../../pen/random.ts';
import { sheet } from '../sheet.ts';

const scale = 40;
/** Extent of the floor in meters; the page shows 0 to 36. */
const from = -8;
const to = 44;
const deep = 10;

/** Desks back to back in plan, a given percentage of them taken. */
function bench(pen: Pen, x: number, y: number, seats: number, taken: number, random: () => number): void {
  for (let seat = 0; seat < seats; seat++) {
    for (const side of [0, 1]) {
      const left = x + seat * 1.5;
      const foot = y + side * 0.8;
      const isTaken = random() * 100 < taken;
      if (isTaken) pen.rect('wash-cmms', left, foot, 1.5, 0.8);
      pen.rect('thin', left, foot, 1.5, 0.8);
      pen.circle(isTaken ? 'node-cmms' : 'hair', left + 0.75, side ? foot + 1.12 : foot - 0.32, 0.2);
    }
  }
}

/** A meeting room in plan with its table and chairs. */
function meetingRoom(pen: Pen, x: number, y: number, width: number, chairs: number, taken: number): void {
  pen.rect('medium', x, y, width, 2.8);
  pen.roundedRect('thin', x + 0.8, y + 1, width - 1.6, 0.8, 0.3);
  for (let chair = 0; chair < chairs; chair++) {
    const left = x + 1.1 + (chair >> 1) * ((width - 2.2) / Math.max(1, (chairs >> 1) - 1));
    pen.circle(chair < taken ? 'node-cmms' : 'hair', left, chair % 2 ? y + 2.15 : y + 0.65, 0.18);
  }
}

/**
 * One office floor in plan on a Friday, a strip: the left wing half occupied, its meeting rooms, the core, and the
 * right wing, which is closed and hatched.
 */
export const deskPlan = sheet(
  { width: 1440, height: 480, scale, originY: 460, seed: 5, bleed: 360 },
  (pen) => {
    const random = seededRandom(23);
    pen.onLayer(1, () => {
      for (const x of [from + 1, -0.4, 7.2]) {
        bench(pen, x, 0.9, 4, 62, random);
        bench(pen, x, 3.9, 4, 54, random);
      }
      for (const x of [24.4, 32, 39]) {
        bench(pen, x, 0.9, x > 38 ? 3 : 4, 0, random);
        bench(pen, x, 3.9, x > 38 ? 3 : 4, 0, random);
      }
      meetingRoom(pen, -5, deep - 2.8, 5, 8, 5);
      meetingRoom(pen, 1, deep - 2.8, 4, 6, 5);
      meetingRoom(pen, 5, deep - 2.8, 4, 6, 0);
      meetingRoom(pen, 9, deep - 2.8, 6, 10, 2);
      meetingRoom(pen, 25, deep - 2.8, 5, 8, 0);
      meetingRoom(pen, 30, deep - 2.8, 5, 8, 0);
      // The core: lifts and a stair.
      pen.rect('medium', 16.4, 1.4, 5.4, 6.6);
      for (const y of [1.8, 3.8, 5.8])
        pen.rect('thin', 16.8, y, 1.7, 1.7).line('hair', 16.8, y, 18.5, y + 1.7);
      for (let step = 0; step < 9; step++) pen.line('hair', 19.4, 2 + step * 0.6, 21.4, 2 + step * 0.6);
    });
    pen.onLayer(0, () => pen.hatch('hair', 22.8, 0.2, to - 22.8, deep - 0.4, 0.55));
    pen.onLayer(2, () => {
      pen.rect('solid', from, deep, to - from, 0.3).rect('solid', from, -0.3, to - from, 0.3);
      pen.rect('solid', from - 0.3, -0.3, 0.3, deep + 0.6).rect('solid', to, -0.3, 0.3, deep + 0.6);
      // Doors to the closed wing.
      pen.rect('solid', 22.5, 0, 0.24, 4.4).rect('solid', 22.5, 6, 0.24, deep - 6);
    });
    pen.onLayer(3, () => liveLine(pen, 'cmms', from, 6.7, 15.8, 6.7));
  },
);
