import type { PdfPen, PenColour } from './PdfPen.ts';

/** Points per meter, and the height of the ground line on the sheet. */
const SCALE = 6;
const GROUND = 92;

/** A point in meters: from the left edge of the sheet, and above the ground. */
export type Metres = readonly [x: number, y: number];

/** Draws in meters above the ground, from the left edge of the sheet. */
export class SitePen {
  readonly #pen: PdfPen;

  constructor(pen: PdfPen) {
    this.#pen = pen;
  }

  at([x, y]: Metres): readonly [number, number] {
    return [x * SCALE, GROUND + y * SCALE];
  }

  line(points: readonly Metres[], weight = 0.45, colour: PenColour = 'ink'): void {
    this.#pen.line(
      points.map((point) => this.at(point)),
      colour,
      weight,
    );
  }

  fill(x: number, y: number, width: number, height: number, colour: PenColour = 'ink'): void {
    const [left, bottom] = this.at([x, y]);
    this.#pen.fill(left, bottom, width * SCALE, height * SCALE, colour);
  }

  box(x: number, y: number, width: number, height: number, fill?: PenColour, weight = 0.45): void {
    const [left, bottom] = this.at([x, y]);
    this.#pen.box(left, bottom, width * SCALE, height * SCALE, 'ink', weight, fill);
  }

  polygon(points: readonly Metres[], colour: PenColour): void {
    this.#pen.polygon(
      points.map((point) => this.at(point)),
      colour,
    );
  }

  disc(x: number, y: number, radius: number, colour: PenColour, weight?: number): void {
    const [left, bottom] = this.at([x, y]);
    this.#pen.disc(
      left,
      bottom,
      radius * SCALE,
      colour,
      weight === undefined ? undefined : { colour: 'ink', weight },
    );
  }
}
