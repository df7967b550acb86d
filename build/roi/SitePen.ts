import type { PdfPen, PenColor } from './PdfPen.ts';

/** Points per meter, and the height of the ground line on the sheet. */
const SCALE = 6;
const GROUND = 92;

/** A point in meters: from the left edge of the sheet, and above the ground. */
export type Meters = readonly [x: number, y: number];

/** Draws in meters above the ground, from the left edge of the sheet. */
export class SitePen {
  readonly #pen: PdfPen;

  constructor(pen: PdfPen) {
    this.#pen = pen;
  }

  at([x, y]: Meters): readonly [number, number] {
    return [x * SCALE, GROUND + y * SCALE];
  }

  line(points: readonly Meters[], weight = 0.45, color: PenColor = 'ink'): void {
    this.#pen.line(
      points.map((point) => this.at(point)),
      color,
      weight,
    );
  }

  fill(x: number, y: number, width: number, height: number, color: PenColor = 'ink'): void {
    const [left, bottom] = this.at([x, y]);
    this.#pen.fill(left, bottom, width * SCALE, height * SCALE, color);
  }

  box(x: number, y: number, width: number, height: number, fill?: PenColor, weight = 0.45): void {
    const [left, bottom] = this.at([x, y]);
    this.#pen.box(left, bottom, width * SCALE, height * SCALE, 'ink', weight, fill);
  }

  polygon(points: readonly Meters[], color: PenColor): void {
    this.#pen.polygon(
      points.map((point) => this.at(point)),
      color,
    );
  }

  disc(x: number, y: number, radius: number, color: PenColor, weight?: number): void {
    const [left, bottom] = this.at([x, y]);
    this.#pen.disc(
      left,
      bottom,
      radius * SCALE,
      color,
      weight === undefined ? undefined : { color: 'ink', weight },
    );
  }
}
