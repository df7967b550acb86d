import type { Pen } from '../pen/Pen.ts';
import type { Stroke } from '../pen/strokes.ts';
import type { MaybeLive } from '../pen/systems.ts';

/*
 * Air, heat and water plant.
 */

/** A fan seen along its shaft. */
export function fan(pen: Pen, x: number, y: number, radius: number, stroke: Stroke = 'thin'): void {
  pen.circle(stroke, x, y, radius).circle('hair', x, y, radius * 0.22);
  for (let i = 0; i < 6; i++) {
    const a = (i * Math.PI) / 3;
    pen.curve(
      'hair',
      x + Math.cos(a) * radius * 0.22,
      y + Math.sin(a) * radius * 0.22,
      x + Math.cos(a + 0.6) * radius * 0.6,
      y + Math.sin(a + 0.6) * radius * 0.6,
      x + Math.cos(a + 0.5) * radius * 0.92,
      y + Math.sin(a + 0.5) * radius * 0.92,
    );
  }
}

/** An air handling unit cut open: damper, bag filter, two coils, fan, attenuator. */
export function airHandler(
  pen: Pen,
  x: number,
  y: number,
  width = 5.2,
  height = 1.9,
  live: MaybeLive = null,
): void {
  const b = y + 0.25;
  pen.rect('panel', x, b, width, height);
  if (live) pen.rect(`wash-${live}`, x + 0.06, b + 0.06, width - 0.12, height - 0.12);
  pen.rect('medium', x, b, width, height).line('thin', x, y, x + width, y);
  for (let i = 0; i < 5; i++)
    pen.line('thin', x + 0.2 + (i * (width - 0.4)) / 4, y, x + 0.2 + (i * (width - 0.4)) / 4, b);
  const u = width / 5;
  for (let i = 1; i < 5; i++) pen.line('thin', x + u * i, b, x + u * i, b + height); /* damper */
  for (let i = 0; i < 5; i++)
    pen.line(
      'thin',
      x + u * 0.28,
      b + 0.2 + (i * (height - 0.35)) / 4.6,
      x + u * 0.72,
      b + 0.36 + (i * (height - 0.35)) / 4.6,
    ); /* bag filter */
  const z = [];
  for (let i = 0; i <= 8; i++) z.push(x + u * (i % 2 ? 1.75 : 1.25), b + 0.1 + (i * (height - 0.2)) / 8);
  pen.line('thin', ...z); /* coils */
  pen
    .rect('thin', x + u * 2.25, b + 0.12, u * 0.2, height - 0.24)
    .rect('thin', x + u * 2.6, b + 0.12, u * 0.2, height - 0.24);
  pen
    .hatch('hair', x + u * 2.25, b + 0.12, u * 0.2, height - 0.24, 0.13)
    .hatch('hair', x + u * 2.6, b + 0.12, u * 0.2, height - 0.24, 0.13, -1); /* fan */
  fan(pen, x + u * 3.5, b + height * 0.5, Math.min(u * 0.42, height * 0.4));
  pen.line('thin', x + u * 3.5, b + height * 0.88, x + u * 4, b + height * 0.88); /* attenuator */
  for (let i = 0; i < 3; i++)
    pen.roundedRect(
      'thin',
      x + u * 4.15,
      b + 0.18 + (i * (height - 0.2)) / 3,
      u * 0.7,
      (height - 0.5) / 5,
      0.05,
    );
}

/** A water-cooled chiller: two shells, compressor, panel. */
export function chiller(pen: Pen, x: number, y: number, width = 3.6, live: MaybeLive = null): void {
  pen.line('medium', x, y + 0.15, x + width, y + 0.15);
  pen.rect('thin', x + 0.2, y, 0.3, 0.15).rect('thin', x + width - 0.5, y, 0.3, 0.15);
  for (const yy of [0.2, 0.92]) {
    if (live) pen.roundedRect(`wash-${live}`, x + 0.15, y + yy, width - 0.3, 0.62, 0.3);
    pen.roundedRect('medium', x + 0.15, y + yy, width - 0.3, 0.62, 0.3);
    pen
      .line('thin', x + 0.5, y + yy, x + 0.5, y + yy + 0.62)
      .line('thin', x + width - 0.5, y + yy, x + width - 0.5, y + yy + 0.62);
    pen
      .line('hair', x + 0.6, y + yy + 0.2, x + width - 0.6, y + yy + 0.2)
      .line('hair', x + 0.6, y + yy + 0.42, x + width - 0.6, y + yy + 0.42);
  }
  pen.roundedRect('thin', x + width * 0.28, y + 1.58, width * 0.3, 0.42, 0.16);
  pen.circle('thin', x + width * 0.66, y + 1.8, 0.26);
  pen.line('thin', x + width * 0.58, y + 1.76, x + width * 0.62, y + 1.76);
  pen
    .rect('thin', x + width - 0.55, y + 1.6, 0.4, 0.6)
    .line('hair', x + width - 0.5, y + 2.05, x + width - 0.2, y + 2.05);
}

/** A boiler with its flow and return. */
export function boiler(
  pen: Pen,
  x: number,
  y: number,
  width = 1.5,
  height = 1.8,
  live: MaybeLive = null,
): void {
  if (live) pen.roundedRect(`wash-${live}`, x, y + 0.1, width, height, 0.18);
  pen.roundedRect('medium', x, y + 0.1, width, height, 0.18);
  pen
    .circle('thin', x + width / 2, y + height * 0.42, 0.34)
    .circle('hair', x + width / 2, y + height * 0.42, 0.22);
  pen.line('thin', x + width * 0.2, y + height * 0.82, x + width * 0.8, y + height * 0.82);
  pen.rect('thin', x + 0.15, y, 0.2, 0.1).rect('thin', x + width - 0.35, y, 0.2, 0.1);
  pen
    .line('thin', x + width * 0.4, y + height + 0.1, x + width * 0.4, y + height + 0.8)
    .line('thin', x + width * 0.6, y + height + 0.1, x + width * 0.6, y + height + 0.8);
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
export function tank(pen: Pen, x: number, y: number, width = 1.1, height = 2.2): void {
  pen.pixelPath(
    'medium',
    `M${pen.point(x, y + 0.2)}V${pen.pixelY(y + height - 0.2).toFixed(1)}Q${pen.point(x, y + height)} ${pen.point(x + width / 2, y + height)}T${pen.point(x + width, y + height - 0.2)}V${pen.pixelY(y + 0.2).toFixed(1)}Q${pen.point(x + width, y)} ${pen.point(x + width / 2, y)}T${pen.point(x, y + 0.2)}`,
  );
  pen
    .line('thin', x + 0.12, y + 0.08, x + 0.12, y)
    .line('thin', x + width - 0.12, y + 0.08, x + width - 0.12, y);
  for (let i = 1; i < 4; i++) pen.line('hair', x, y + (i * height) / 4, x + width, y + (i * height) / 4);
  pen.circle('thin', x + width * 0.5, y + height * 0.62, 0.12);
}

/** A dry cooler or condenser with its fans. */
export function dryCooler(pen: Pen, x: number, y: number, fans = 3, live: MaybeLive = null): void {
  const w = fans * 1.15;
  pen.polygon('medium', x, y + 0.55, x + w, y + 0.55, x + w - 0.12, y + 1.45, x + 0.12, y + 1.45);
  if (live)
    pen.polygon(`wash-${live}`, x, y + 0.55, x + w, y + 0.55, x + w - 0.12, y + 1.45, x + 0.12, y + 1.45);
  pen.hatch('hair', x + 0.14, y + 0.6, w - 0.28, 0.78, 0.14);
  for (let i = 0; i < fans; i++) {
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
export function coolingTower(
  pen: Pen,
  x: number,
  y: number,
  width = 2.6,
  height = 3,
  live: MaybeLive = null,
): void {
  pen.polygon(
    'medium',
    x,
    y + 0.3,
    x + width,
    y + 0.3,
    x + width,
    y + height * 0.72,
    x + width * 0.82,
    y + height * 0.76,
    x + width * 0.82,
    y + height,
    x + width * 0.18,
    y + height,
    x + width * 0.18,
    y + height * 0.76,
    x,
    y + height * 0.72,
  );
  if (live) pen.rect(`wash-${live}`, x + 0.05, y + 0.35, width - 0.1, height * 0.35);
  for (let i = 0; i < 5; i++) pen.line('hair', x, y + 0.5 + i * 0.28, x + width, y + 0.5 + i * 0.28);
  pen
    .line('medium', x + width * 0.25, y + height * 0.9, x + width * 0.75, y + height * 0.9)
    .line('thin', x + width / 2, y + height * 0.9, x + width / 2, y + height * 0.78);
  pen
    .line('thin', x + 0.15, y, x + 0.15, y + 0.3)
    .line('thin', x + width - 0.15, y, x + width - 0.15, y + 0.3);
  for (let i = -2; i <= 2; i++)
    pen.line('hair', x + width / 2 + i * 0.25, y + height * 0.7, x + width / 2 + i * 0.34, y + height * 0.56);
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
