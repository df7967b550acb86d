import { liveLine } from '../../parts/annotations.ts';
import { deskPair, meetingTable, pottedPlant, wallScreen } from '../../parts/furniture.ts';
import { person } from '../../parts/people.ts';
import { diffuser } from '../../parts/services.ts';
import { backWindows, ceiling, pendantLamp } from '../../parts/structure.ts';
import type { Pen } from '../../pen/Pen.ts';
import { towerNightLoad } from '../../towerNightLoad.ts';
import { type NamedDrawing, sheet } from '../sheet.ts';

/* One office floor below its load curve. Both span a day: midnight at both edges. */

const scale = 56;
const across = 1440 / scale;
/** Meters per hour. */
const hour = across / 24;
const storey = 3.5;
/** The curve’s baseline, and meters per kilowatt. */
const zero = storey + 0.55;
const perKilowatt = 3.5 / 150;

const curve = (values: readonly number[]): number[] =>
  values.flatMap((value, index) => [index * hour * 0.5, zero + value * perKilowatt]);

function chart(pen: Pen): void {
  const measured = curve(towerNightLoad.measured);
  const expected = curve(towerNightLoad.expected);
  // From 02:00 to 06:12 the floor draws power that no one needs.
  const from = 3 * 2,
    to = 14 * 2;
  const above = measured.slice(from, to);
  const below = expected.slice(from, to);
  const back: number[] = [];
  for (let index = below.length - 2; index >= 0; index -= 2)
    back.push(below[index] ?? 0, below[index + 1] ?? 0);
  pen.onLayer(0, () => {
    for (const level of [50, 100, 150])
      pen.line('hair', 0, zero + level * perKilowatt, across, zero + level * perKilowatt);
    pen.polygon('wash-energy', ...above, ...back);
  });
  pen.onLayer(1, () => {
    pen.line('axis', ...expected);
    pen.line('medium', ...measured);
  });
  pen.onLayer(3, () => liveLine(pen, 'energy', ...above));
}

function floor(pen: Pen, people: boolean): void {
  pen.onLayer(0, () => {
    backWindows(pen, 0.2, across - 0.2, 0, 0.9, 2.4, 1.6);
  });
  pen.onLayer(1, () => {
    ceiling(pen, -1, across + 1, 2.75);
    pen.rect('thin', -1, 2.92, across + 2, 0.32);
    for (let x = 1.2; x < across; x += 2.7) diffuser(pen, x, 2.75);
    pen.hasPeople = people;
    for (const x of [0.5, 4, 9.2, 12.7, 21.45]) deskPair(pen, x, 0);
    meetingTable(pen, 16.6, 0, 2.6, 2);
    wallScreen(pen, 16.2, 1.15, 1.2, 0.7);
    pottedPlant(pen, 19.9, 0, 1.1);
    pottedPlant(pen, 24.6, 0);
    if (people) {
      person(pen, 7.9, 0, 'walk');
      person(pen, 15.8, 0, 'talk');
    }
    for (const x of [16.9, 18.1]) pendantLamp(pen, x, 2.75, 0.5);
  });
  pen.onLayer(2, () => {
    pen.rect('solid', -1, -0.24, across + 2, 0.24);
    pen.rect('solid', -1, storey - 0.2, across + 2, 0.26);
  });
  // The supply fan: running at night with the floor empty, and again for the working day.
  pen.onLayer(3, () => {
    if (people) liveLine(pen, 'energy', hour * 6.6, 3.08, hour * 19, 3.08);
    else liveLine(pen, 'energy', hour * 2, 3.08, hour * 6.2, 3.08);
  });
}

/** At night the windows give an empty floor no light. */
const dark = () => '.lit,.g{fill:none}';

const draw = (people: boolean): NamedDrawing =>
  sheet(
    { width: 1440, height: 540, scale, originY: 472, seed: 21, ...(people ? {} : { style: dark }) },
    (pen) => {
      chart(pen);
      floor(pen, people);
      pen.onLayer(1, () => {
        for (let tick = 0; tick <= 24; tick++) {
          pen.line(
            tick % 6 === 0 ? 'medium' : 'hair',
            tick * hour,
            -0.24,
            tick * hour,
            tick % 6 === 0 ? -0.44 : -0.36,
          );
        }
      });
    },
  );

/** Level 6 with people. */
export const levelSixDay = draw(true);
/** Level 6 without people, the supply fan running from two until ten past six. */
export const levelSixNight = draw(false);
