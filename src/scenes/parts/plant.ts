import type { Pen } from '../pen/Pen.ts';
import type { Stroke } from '../pen/strokes.ts';
import type { MaybeLive } from '../pen/systems.ts';

/*
 * Air, heat and water plant.
 */

/** A fan seen along its shaft. */
export function fan(pen: Pen, x: number, y: number, r: number, st: Stroke = 'thin'): void {
  pen.circle(st, x, y, r).circle('hair', x, y, r * 0.22);
  for (let i = 0; i < 6; i++) {
    const a = (i * Math.PI) / 3;
    pen.curve(
      'hair',
      x + Math.cos(a) * r * 0.22,
      y + Math.sin(a) * r * 0.22,
      x + Math.cos(a + 0.6) * r * 0.6,
      y + Math.sin(a + 0.6) * r * 0.6,
      x + Math.cos(a + 0.5) * r * 0.92,
      y + Math.sin(a + 0.5) * r * 0.92,
    );
  }
}

/** An air handling unit cut open: damper, bag filter, two coils, fan, attenuator. */
export function ahu(pen: Pen, x: number, y: number, w = 5.2, h = 1.9, live: MaybeLive = null): void {
  const b = y + 0.25;
  pen.rect('panel', x, b, w, h);
  if (live) pen.rect(`wash-${live}`, x + 0.06, b + 0.06, w - 0.12, h - 0.12);
  pen.rect('medium', x, b, w, h).line('thin', x, y, x + w, y);
  for (let i = 0; i < 5; i++)
    pen.line('thin', x + 0.2 + (i * (w - 0.4)) / 4, y, x + 0.2 + (i * (w - 0.4)) / 4, b);
  const u = w / 5;
  for (let i = 1; i < 5; i++) pen.line('thin', x + u * i, b, x + u * i, b + h); /* damper */
  for (let i = 0; i < 5; i++)
    pen.line(
      'thin',
      x + u * 0.28,
      b + 0.2 + (i * (h - 0.35)) / 4.6,
      x + u * 0.72,
      b + 0.36 + (i * (h - 0.35)) / 4.6,
    ); /* bag filter */
  const z = [];
  for (let i = 0; i <= 8; i++) z.push(x + u * (i % 2 ? 1.75 : 1.25), b + 0.1 + (i * (h - 0.2)) / 8);
  pen.line('thin', ...z); /* coils */
  pen
    .rect('thin', x + u * 2.25, b + 0.12, u * 0.2, h - 0.24)
    .rect('thin', x + u * 2.6, b + 0.12, u * 0.2, h - 0.24);
  pen
    .hatch('hair', x + u * 2.25, b + 0.12, u * 0.2, h - 0.24, 0.13)
    .hatch('hair', x + u * 2.6, b + 0.12, u * 0.2, h - 0.24, 0.13, -1); /* fan */
  fan(pen, x + u * 3.5, b + h * 0.5, Math.min(u * 0.42, h * 0.4));
  pen.line('thin', x + u * 3.5, b + h * 0.88, x + u * 4, b + h * 0.88); /* attenuator */
  for (let i = 0; i < 3; i++)
    pen.roundedRect('thin', x + u * 4.15, b + 0.18 + (i * (h - 0.2)) / 3, u * 0.7, (h - 0.5) / 5, 0.05);
}

/** A water-cooled chiller: two shells, compressor, panel. */
export function chiller(pen: Pen, x: number, y: number, w = 3.6, live: MaybeLive = null): void {
  pen.line('medium', x, y + 0.15, x + w, y + 0.15);
  pen.rect('thin', x + 0.2, y, 0.3, 0.15).rect('thin', x + w - 0.5, y, 0.3, 0.15);
  for (const yy of [0.2, 0.92]) {
    if (live) pen.roundedRect(`wash-${live}`, x + 0.15, y + yy, w - 0.3, 0.62, 0.3);
    pen.roundedRect('medium', x + 0.15, y + yy, w - 0.3, 0.62, 0.3);
    pen
      .line('thin', x + 0.5, y + yy, x + 0.5, y + yy + 0.62)
      .line('thin', x + w - 0.5, y + yy, x + w - 0.5, y + yy + 0.62);
    pen
      .line('hair', x + 0.6, y + yy + 0.2, x + w - 0.6, y + yy + 0.2)
      .line('hair', x + 0.6, y + yy + 0.42, x + w - 0.6, y + yy + 0.42);
  }
  pen.roundedRect('thin', x + w * 0.28, y + 1.58, w * 0.3, 0.42, 0.16);
  pen.circle('thin', x + w * 0.66, y + 1.8, 0.26);
  pen.line('thin', x + w * 0.58, y + 1.76, x + w * 0.62, y + 1.76);
  pen
    .rect('thin', x + w - 0.55, y + 1.6, 0.4, 0.6)
    .line('hair', x + w - 0.5, y + 2.05, x + w - 0.2, y + 2.05);
}

/** A boiler with its flow and return. */
export function boiler(pen: Pen, x: number, y: number, w = 1.5, h = 1.8, live: MaybeLive = null): void {
  if (live) pen.roundedRect(`wash-${live}`, x, y + 0.1, w, h, 0.18);
  pen.roundedRect('medium', x, y + 0.1, w, h, 0.18);
  pen.circle('thin', x + w / 2, y + h * 0.42, 0.34).circle('hair', x + w / 2, y + h * 0.42, 0.22);
  pen.line('thin', x + w * 0.2, y + h * 0.82, x + w * 0.8, y + h * 0.82);
  pen.rect('thin', x + 0.15, y, 0.2, 0.1).rect('thin', x + w - 0.35, y, 0.2, 0.1);
  pen
    .line('thin', x + w * 0.4, y + h + 0.1, x + w * 0.4, y + h + 0.8)
    .line('thin', x + w * 0.6, y + h + 0.1, x + w * 0.6, y + h + 0.8);
}

/** A pump and motor on a plinth. */
export function pump(pen: Pen, x: number, y: number, live: MaybeLive = null): void {
  pen.rect('thin', x - 0.35, y, 0.9, 0.12);
  pen.circle(live ? `live-${live}` : 'medium', x - 0.08, y + 0.36, 0.24);
  pen.rect('thin', x + 0.18, y + 0.24, 0.4, 0.25);
  pen
    .line('hair', x + 0.26, y + 0.24, x + 0.26, y + 0.49)
    .line('hair', x + 0.36, y + 0.24, x + 0.36, y + 0.49)
    .line('hair', x + 0.46, y + 0.24, x + 0.46, y + 0.49);
}

/** A vertical vessel with domed ends. */
export function tank(pen: Pen, x: number, y: number, w = 1.1, h = 2.2): void {
  pen.pixelPath(
    'medium',
    `M${pen.point(x, y + 0.2)}V${pen.pixelY(y + h - 0.2).toFixed(1)}Q${pen.point(x, y + h)} ${pen.point(x + w / 2, y + h)}T${pen.point(x + w, y + h - 0.2)}V${pen.pixelY(y + 0.2).toFixed(1)}Q${pen.point(x + w, y)} ${pen.point(x + w / 2, y)}T${pen.point(x, y + 0.2)}`,
  );
  pen.line('thin', x + 0.12, y + 0.08, x + 0.12, y).line('thin', x + w - 0.12, y + 0.08, x + w - 0.12, y);
  for (let i = 1; i < 4; i++) pen.line('hair', x, y + (i * h) / 4, x + w, y + (i * h) / 4);
  pen.circle('thin', x + w * 0.5, y + h * 0.62, 0.12);
}

/** A dry cooler or condenser with k fans. */
export function dryCooler(pen: Pen, x: number, y: number, k = 3, live: MaybeLive = null): void {
  const w = k * 1.15;
  pen.polygon('medium', x, y + 0.55, x + w, y + 0.55, x + w - 0.12, y + 1.45, x + 0.12, y + 1.45);
  if (live)
    pen.polygon(`wash-${live}`, x, y + 0.55, x + w, y + 0.55, x + w - 0.12, y + 1.45, x + 0.12, y + 1.45);
  pen.hatch('hair', x + 0.14, y + 0.6, w - 0.28, 0.78, 0.14);
  for (let i = 0; i < k; i++) {
    const cx = x + 0.57 + i * 1.15;
    pen.rect('thin', cx - 0.4, y + 1.45, 0.8, 0.2);
    pen.line('medium', cx - 0.3, y + 1.72, cx + 0.3, y + 1.72).line('thin', cx, y + 1.6, cx, y + 1.75);
    pen.line('thin', cx - 0.4, y, cx - 0.4, y + 0.55);
  }
  pen
    .line('thin', x + w - 0.17, y, x + w - 0.17, y + 0.55)
    .line('hair', x + 0.1, y + 0.25, x + w - 0.1, y + 0.25);
}

/** A cooling tower with its fan and sprays. */
export function coolingTower(pen: Pen, x: number, y: number, w = 2.6, h = 3, live: MaybeLive = null): void {
  pen.polygon(
    'medium',
    x,
    y + 0.3,
    x + w,
    y + 0.3,
    x + w,
    y + h * 0.72,
    x + w * 0.82,
    y + h * 0.76,
    x + w * 0.82,
    y + h,
    x + w * 0.18,
    y + h,
    x + w * 0.18,
    y + h * 0.76,
    x,
    y + h * 0.72,
  );
  if (live) pen.rect(`wash-${live}`, x + 0.05, y + 0.35, w - 0.1, h * 0.35);
  for (let i = 0; i < 5; i++) pen.line('hair', x, y + 0.5 + i * 0.28, x + w, y + 0.5 + i * 0.28);
  pen
    .line('medium', x + w * 0.25, y + h * 0.9, x + w * 0.75, y + h * 0.9)
    .line('thin', x + w / 2, y + h * 0.9, x + w / 2, y + h * 0.78);
  pen.line('thin', x + 0.15, y, x + 0.15, y + 0.3).line('thin', x + w - 0.15, y, x + w - 0.15, y + 0.3);
  for (let i = -2; i <= 2; i++)
    pen.line('hair', x + w / 2 + i * 0.25, y + h * 0.7, x + w / 2 + i * 0.34, y + h * 0.56);
}

/** A preserved beam engine: column, beam, flywheel. */
export function pumpEngine(pen: Pen, x: number, y: number, live: MaybeLive = null): void {
  // preserved beam engine: column, beam, flywheel
  pen.rect('panel', x, y, 1.1, 0.5);
  pen.line('medium', x + 0.2, y + 0.5, x + 0.35, y + 3.4).line('medium', x + 0.9, y + 0.5, x + 0.75, y + 3.4);
  pen.polygon(
    live ? `wash-${live}` : 'paper',
    x - 1.8,
    y + 3.3,
    x + 0.55,
    y + 3.9,
    x + 2.9,
    y + 3.3,
    x + 0.55,
    y + 3.1,
  );
  pen.polygon('medium', x - 1.8, y + 3.3, x + 0.55, y + 3.9, x + 2.9, y + 3.3, x + 0.55, y + 3.1);
  pen.circle('medium', x + 0.55, y + 3.45, 0.16);
  pen.rect('thin', x - 2.1, y, 0.7, 1.6);
  pen.line('thin', x - 1.75, y + 3.3, x - 1.75, y + 1.6);
  pen
    .circle('medium', x + 3.2, y + 1.35, 1.3)
    .circle('thin', x + 3.2, y + 1.35, 1.12)
    .circle('thin', x + 3.2, y + 1.35, 0.2);
  for (let i = 0; i < 6; i++) {
    const a = (i * Math.PI) / 6;
    pen.line(
      'hair',
      x + 3.2 - Math.cos(a) * 1.12,
      y + 1.35 - Math.sin(a) * 1.12,
      x + 3.2 + Math.cos(a) * 1.12,
      y + 1.35 + Math.sin(a) * 1.12,
    );
  }
  pen.line('thin', x + 2.85, y + 3.3, x + 3.2, y + 1.9);
}

/** A bucket under a drip. */
export function bucket(pen: Pen, x: number, y: number): void {
  pen.polygon('thin', x - 0.14, y + 0.3, x + 0.14, y + 0.3, x + 0.1, y, x - 0.1, y);
  pen.curve('hair', x - 0.14, y + 0.3, x, y + 0.5, x + 0.14, y + 0.3);
  for (let i = 0; i < 3; i++) pen.line('hair', x, y + 0.7 + i * 0.35, x, y + 0.82 + i * 0.35);
}
