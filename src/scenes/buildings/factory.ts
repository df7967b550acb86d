import { liveLine } from '../parts/annotations.ts';
import { switchgear } from '../parts/electrical.ts';
import { conveyor, crane, press, robotArm } from '../parts/industry.ts';
import { person, technician } from '../parts/people.ts';
import { airHandler, tank } from '../parts/plant.ts';
import { backWindows, glazing, pendantLamp, slab, wall } from '../parts/structure.ts';
import type { Pen } from '../pen/Pen.ts';
import type { Built } from './built.ts';
import { lit, type Shown, shows } from './lit.ts';
import { room } from './room.ts';

export interface FactoryOptions {
  width?: number;
  seed?: number;
  live?: Shown;
}

/** A factory: a production hall under a saw-tooth roof with its crane, and two storeys of offices and plant beside it. */
export function factory(
  pen: Pen,
  x: number,
  { width = 30, seed = 11, live = true }: FactoryOptions = {},
): Built {
  pen.reseed(seed);
  const roofHeight = 8;
  const side = x + width - 7.5;
  pen.onLayer(-1.5, () => {
    pen.rect('paper', x, 0, width, roofHeight + 0.2);
    backWindows(pen, x + 0.4, side - 0.3, 0, 4.6, 6.4, 2.2);
  });
  pen.onLayer(1, () => {
    crane(pen, x + 0.3, side - 0.2, 5.7, 0.32);
    press(pen, x + 1.2, 0, lit(live, 'cmms'));
    technician(pen, x + 4.3, 0, 'tablet', { flip: true });
    const line = side - x - 6.4;
    conveyor(pen, x + 5.2, 0, line, lit(live, 'energy'));
    for (let at = x + 6; at < x + 4.6 + line - 1.5; at += 4.2) robotArm(pen, at, 0, pen.random() > 0.5);
    person(pen, side - 0.8, 0, 'stand', { flip: true });
    for (let at = x + 7.6; at < side - 3; at += 4.2)
      person(pen, at, 0, pen.random() > 0.5 ? 'tablet' : 'push');
    for (let at = x + 2.2; at < side - 1; at += 3.4) pendantLamp(pen, at, roofHeight, 1.1);
    switchgear(pen, side + 0.6, 0, 4, 2.1, lit(live, 'energy'));
    tank(pen, side + 4.2, 0, 1.1, 2.4);
    tank(pen, side + 5.6, 0, 1.1, 2.4);
  });
  room(pen, side + 0.1, x + width - 0.2, 4, 4, 'control', { windowSpacing: 1.5, wash: lit(live, 'cmms') });
  pen.onLayer(2, () => {
    slab(pen, x, x + width, 0, 0.4);
    slab(pen, side, x + width, 4, 0.3);
    slab(pen, side, x + width, roofHeight, 0.3);
    wall(pen, x, 0, roofHeight, 0.32);
    wall(pen, side, 0, roofHeight, 0.26);
    glazing(pen, x + width, 0, 3.6, 1);
    glazing(pen, x + width, 4, roofHeight - 0.4, 1);
    wall(pen, x + width - 0.1, roofHeight, roofHeight + 0.9, 0.26);
    sawtooth(pen, x, side, roofHeight, lit(live, 'energy') !== null);
    airHandler(pen, side + 1, roofHeight, 4.6, 1.6, lit(live, 'cold'));
  });
  pen.onLayer(3, () => {
    if (shows(live, 'energy'))
      liveLine(pen, 'energy', side + 0.9, 2.1, side + 0.9, 3.4, x + 5.2, 3.4, x + 5.2, 1);
    if (shows(live, 'cmms')) liveLine(pen, 'cmms', x + 2.3, 3.4, x + 2.3, 4.6, side + 0.6, 4.6);
  });
  return {
    x0: x,
    x1: x + width,
    roofHeight: roofHeight + 2,
    places: {
      live:
        live === 'energy'
          ? [side - 3.4, 2.2]
          : live === 'cold'
            ? [side + 2.4, roofHeight + 0.4]
            : [x + 4, 2.4],
      roof: [side + 3, roofHeight + 1],
      control: [side + 3.5, 5.4],
      line: [x + 12, 2.6],
      switchgear: [side + 3, 1.8],
    },
  };
}

/** North lights: upright glass to the left, solid slopes to the right, panels on the slopes. */
function sawtooth(pen: Pen, x0: number, x1: number, y: number, solar: boolean): void {
  const teeth = Math.max(2, Math.round((x1 - x0) / 5));
  const step = (x1 - x0) / teeth;
  for (let tooth = 0; tooth < teeth; tooth++) {
    const a = x0 + tooth * step;
    pen.polygon(
      'solid',
      a - 0.1,
      y,
      a + 0.14,
      y,
      a + 0.14,
      y + 1.9,
      a + step,
      y + 0.1,
      a + step,
      y + 0.36,
      a + 0.06,
      y + 2.22,
      a - 0.1,
      y + 2.22,
    );
    pen.line('thin', a - 0.32, y + 0.1, a - 0.32, y + 2);
    if (solar && tooth > 0) pen.line('live-energy', a + 0.6, y + 2.1, a + step - 0.4, y + 0.7);
  }
  pen.line('medium', x0, y, x1, y);
}
