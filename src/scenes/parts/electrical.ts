import type { System } from '../../../shared/site/systems.ts';
import type { Pen } from '../pen/Pen.ts';
import type { MaybeLive } from '../pen/systems.ts';

/*
 * Supply, standby and solar.
 */

/** A switchboard of several panels, the second of which is live. */
export function switchgear(
  pen: Pen,
  x: number,
  y: number,
  panels = 4,
  height = 2.1,
  live: MaybeLive = null,
): void {
  for (let i = 0; i < panels; i++) {
    const X = x + i * 0.72;
    if (live && i === 1) pen.rect(`wash-${live}`, X, y + 0.1, 0.72, height - 0.1);
    pen.rect('thin', X, y + 0.1, 0.72, height - 0.1);
    pen.rect('hair', X + 0.14, y + height - 0.6, 0.44, 0.32);
    pen.circle('hair', X + 0.22, y + height - 0.8, 0.05).circle('hair', X + 0.38, y + height - 0.8, 0.05);
    pen
      .line('hair', X + 0.1, y + 0.3, X + 0.62, y + 0.3)
      .line('hair', X + 0.1, y + 0.4, X + 0.62, y + 0.4)
      .line('thin', X + 0.6, y + 0.95, X + 0.6, y + 1.15);
  }
  pen.line('medium', x, y + 0.1, x + panels * 0.72, y + 0.1);
}

/** A row of solar panels in side view. */
export function solarPanels(pen: Pen, x: number, y: number, panels = 4, live: MaybeLive = 'energy'): void {
  for (let i = 0; i < panels; i++) {
    const X = x + i * 1.25;
    pen.line('medium', X, y + 0.25, X + 1, y + 0.75);
    pen
      .line('hair', X + 0.1, y, X + 0.1, y + 0.3)
      .line('hair', X + 0.85, y, X + 0.85, y + 0.68)
      .line('thin', X + 0.02, y + 0.2, X + 1.02, y + 0.7);
    if (live) pen.line(`live-${live}`, X, y + 0.3, X + 1, y + 0.8);
  }
}

/** A standby generator in its enclosure. */
export function generator(
  pen: Pen,
  x: number,
  y: number,
  { width = 4.2, height = 2.1, live = 'energy' }: { width?: number; height?: number; live?: MaybeLive } = {},
): void {
  pen.rect('panel', x, y + 0.18, width, height - 0.18);
  if (live) pen.rect(`wash-${live}`, x + 0.06, y + 0.24, width - 0.12, height - 0.3);
  pen.rect('medium', x, y + 0.18, width, height - 0.18);
  pen.rect('solid', x, y, width, 0.1);
  for (let i = 0; i < 7; i++) pen.line('thin', x + 0.16, y + 0.45 + i * 0.2, x + 0.8, y + 0.45 + i * 0.2);
  pen.roundedRect('thin', x + 1.05, y + 0.5, 1.5, 0.85, 0.08);
  for (let i = 0; i < 6; i++) pen.rect('hair', x + 1.14 + i * 0.23, y + 1.35, 0.16, 0.22);
  pen.roundedRect('thin', x + 2.65, y + 0.5, 0.75, 0.7, 0.2);
  pen.circle('hair', x + 3.02, y + 0.85, 0.2);
  pen.rect('thin', x + 3.6, y + 0.7, 0.42, 0.9);
  pen.line('hair', x + 3.66, y + 1.3, x + 3.96, y + 1.3).line('hair', x + 3.66, y + 1.4, x + 3.96, y + 1.4);
  pen.line(
    'medium',
    x + 1.9,
    y + height,
    x + 1.9,
    y + height + 0.5,
    x + 2.15,
    y + height + 0.5,
    x + 2.15,
    y + height,
  );
}

/** A manifold of gas bottles. */
export function gasBottles(pen: Pen, x: number, y: number, bottles = 6): void {
  for (let i = 0; i < bottles; i++) {
    const X = x + i * 0.3;
    pen.roundedRect('thin', X, y, 0.24, 1.35, 0.1);
    pen.line('thin', X + 0.12, y + 1.35, X + 0.12, y + 1.5);
  }
  pen
    .line('medium', x, y + 1.5, x + bottles * 0.3, y + 1.5)
    .line('hair', x - 0.05, y + 0.9, x + bottles * 0.3, y + 0.9);
}

/** A string of lamps between two points. */
export function lampString(
  pen: Pen,
  x0: number,
  x1: number,
  y: number,
  sag = 0.5,
  lamps = 9,
  system: System = 'energy',
): void {
  pen.curve('thin', x0, y, (x0 + x1) / 2, y - sag * 2, x1, y);
  for (let i = 1; i < lamps; i++) {
    const t = i / lamps,
      x = x0 + (x1 - x0) * t,
      yy = y - sag * 2 * 2 * t * (1 - t);
    pen.line('hair', x, yy, x, yy - 0.14);
    pen.circle(`nodeHalo-${system}`, x, yy - 0.24, 0.24);
    pen.circle(`node-${system}`, x, yy - 0.24, 0.09);
  }
}

/** A film camera on a tripod. */
export function filmCamera(pen: Pen, x: number, y: number): void {
  pen
    .line('thin', x, y + 1.3, x - 0.35, y)
    .line('thin', x, y + 1.3, x + 0.35, y)
    .line('thin', x, y + 1.3, x, y + 0.1);
  pen.rect('panel', x - 0.28, y + 1.3, 0.6, 0.36);
  pen.rect('thin', x + 0.32, y + 1.38, 0.2, 0.2);
  pen.circle('thin', x - 0.1, y + 1.78, 0.12).circle('thin', x + 0.14, y + 1.78, 0.12);
}
