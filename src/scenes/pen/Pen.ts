import { type Box, isCutBy } from './cropAround.ts';
import { mergedMarkup, type Operation } from './mergedMarkup.ts';
import { joinNumbers, placedSegments, type Segment, shortNumber, tenths } from './PathData.ts';
import { seededRandom } from './random.ts';
import { type Stroke, strokeClass } from './strokes.ts';

export interface PenOptions {
  /** Pixels per meter. */
  scale?: number;
  /** Position of x = 0 and the ground (y = 0), in pixels. */
  originX?: number;
  originY?: number;
  seed?: number;
  /** Prefix of every symbol's id, unique within the page. */
  idPrefix?: string;
  /** Whether to draw nothing, for measuring a composition. */
  isMeasuring?: boolean;
}

/** A box in meters: its left and right, and its lower and upper edge. */
export type Extent = readonly [left: number, right: number, low: number, high: number];

/** The stroke of a shape, or several on top of each other: fills first, the outline last. */
type Strokes = Stroke | readonly Stroke[];

export interface PlaceOptions {
  flip?: boolean;
  scale?: number;
  /** Stroke for a symbol without one (a silhouette). */
  stroke?: Stroke;
}

/**
 * A drawing surface in meters: x to the right, y up, the ground at 0. It collects what is drawn and returns a few paths
 * with a class for each stroke, merging runs of the same stroke where nothing in between hides them. Coordinates are
 * rounded to a tenth of a pixel. Methods return the pen, so calls chain.
 */
export class Pen {
  readonly scale: number;
  originX: number;
  originY: number;
  /** Seeded numbers in [0, 1); a building restarts them with `reseed`. */
  random: () => number;
  /** Whether people are drawn. */
  hasPeople = true;
  /** What pages show of the drawing. People and vehicles at an edge of it are left out, because they would be cut. */
  frames: readonly Box[] = [];
  /** What is to be shown whole, in pixels. */
  readonly parts: Box[] = [];
  /** Strokes used so far, so that a file includes only the rules it needs. */
  readonly used = new Set<Stroke>();
  /** Drawing order: lower layers are behind. Set by `onLayer`. */
  layer = 0;
  private operations: Operation[] = [];
  private readonly symbols = new Map<string, string>();
  private readonly idPrefix: string;
  private readonly isMeasuring: boolean;

  constructor({
    scale = 13,
    originX = 0,
    originY = 0,
    seed = 7,
    idPrefix = '',
    isMeasuring = false,
  }: PenOptions = {}) {
    this.scale = scale;
    this.originX = originX;
    this.originY = originY;
    this.random = seededRandom(seed);
    this.idPrefix = idPrefix;
    this.isMeasuring = isMeasuring;
  }

  /** Restarts the random numbers, so that a part looks the same wherever it is drawn. */
  reseed(seed: number): this {
    this.random = seededRandom(seed);
    return this;
  }

  /** Whether objects are large enough for their details to be visible. */
  get isLarge(): boolean {
    return this.scale >= 20;
  }

  /**
   * Notes something that a page must show whole or not at all, such as a person. Returns false if an edge of a frame
   * runs through it, so that it is left out.
   */
  keepsWhole([x0, x1, low, high]: Extent): boolean {
    const part = {
      left: this.pixelX(x0),
      right: this.pixelX(x1),
      top: this.pixelY(high),
      bottom: this.pixelY(low),
    };
    if (this.frames.some((frame) => isCutBy(frame, part))) return false;
    this.parts.push(part);
    return true;
  }

  /** The horizontal position in pixels of an x in meters. */
  pixelX(x: number): number {
    return this.originX + x * this.scale;
  }

  /** The vertical position in pixels, downward, of a height in meters above the ground. */
  pixelY(y: number): number {
    return this.originY - y * this.scale;
  }

  /** A point in meters as path coordinates in pixels. */
  point(x: number, y: number): string {
    return joinNumbers(this.pixel(x, y));
  }

  /** Path data in pixels, starting with an absolute M, used as is. */
  pixelPath(stroke: Stroke, data: string, layer = this.layer): this {
    return this.push(stroke, [data], layer);
  }

  /** Runs `draw` on the given layer. */
  onLayer(layer: number, draw: () => void): this {
    const before = this.layer;
    this.layer = layer;
    draw();
    this.layer = before;
    return this;
  }

  /** A line through points, each an x and a y. */
  line(stroke: Strokes, ...points: number[]): this {
    return this.push(stroke, this.through(points));
  }

  /** A closed line through points, each an x and a y. */
  polygon(stroke: Strokes, ...points: number[]): this {
    return this.push(stroke, [...this.through(points), ['Z']]);
  }

  /** A rectangle by its lower left corner. */
  rect(stroke: Strokes, x: number, y: number, width: number, height: number): this {
    return this.polygon(stroke, x, y, x + width, y, x + width, y + height, x, y + height);
  }

  /** A rectangle with corners of the given radius in meters. */
  roundedRect(stroke: Strokes, x: number, y: number, width: number, height: number, radius: number): this {
    const r = Math.min(radius, width / 2, height / 2);
    const size = tenths(r * this.scale);
    const right = x + width;
    const top = y + height;
    return this.push(stroke, [
      ['M', ...this.pixel(x + r, y)],
      ['L', ...this.pixel(right - r, y)],
      ['A', size, 0, 0, ...this.pixel(right, y + r)],
      ['L', ...this.pixel(right, top - r)],
      ['A', size, 0, 0, ...this.pixel(right - r, top)],
      ['L', ...this.pixel(x + r, top)],
      ['A', size, 0, 0, ...this.pixel(x, top - r)],
      ['L', ...this.pixel(x, y + r)],
      ['A', size, 0, 0, ...this.pixel(x + r, y)],
      ['Z'],
    ]);
  }

  /** A circle: an arc that stops a tenth of a pixel short and is then closed. */
  circle(stroke: Strokes, x: number, y: number, radius: number): this {
    const left = tenths(this.pixelX(x) - radius * this.scale);
    const middle = tenths(this.pixelY(y));
    const size = Math.max(1, tenths(radius * this.scale));
    return this.push(stroke, [['M', left, middle], ['A', size, 1, 1, left, middle + 1], ['Z']]);
  }

  arc(
    stroke: Stroke,
    x1: number,
    y1: number,
    radius: number,
    x2: number,
    y2: number,
    sweep: 0 | 1 = 1,
    large: 0 | 1 = 0,
  ): this {
    const [start] = this.through([x1, y1]);
    const end: Segment = ['A', tenths(radius * this.scale), large, sweep, ...this.pixel(x2, y2)];
    return this.push(stroke, start === undefined ? [end] : [start, end]);
  }

  /** A quadratic curve from one point to another via a control point. */
  curve(stroke: Stroke, x1: number, y1: number, cx: number, cy: number, x2: number, y2: number): this {
    return this.push(stroke, [
      ['M', ...this.pixel(x1, y1)],
      ['Q', ...this.pixel(cx, cy), ...this.pixel(x2, y2)],
    ]);
  }

  /** A path in centimeters (absolute M, L, C, Q, Z; y down from the floor), placed at x, y. */
  centimeterPath(stroke: Stroke, path: string, x: number, y: number, size = 1, flip = false): this {
    const unit = (size * this.scale) / 100;
    const across = flip ? -unit : unit;
    const segments = placedSegments(
      path,
      (value) => this.pixelX(x) + value * across,
      (value) => this.pixelY(y) + value * unit,
    );
    return this.push(stroke, segments);
  }

  /** 45° hatching clipped to a rectangle; direction -1 leans the other way. */
  hatch(
    stroke: Stroke,
    x: number,
    y: number,
    width: number,
    height: number,
    gap = 0.18,
    direction: 1 | -1 = 1,
  ): this {
    const segments: Segment[] = [];
    for (let offset = -height + gap; offset < width; offset += gap) {
      const from = Math.max(0, offset);
      const to = Math.min(width, offset + height);
      if (to - from < 0.02) continue;
      const side = (along: number) => (direction > 0 ? x + along : x + width - along);
      segments.push(...this.through([side(from), y + from - offset, side(to), y + to - offset]));
    }
    return segments.length > 0 ? this.push(stroke, segments) : this;
  }

  /** Runs `draw` inside a `<g>`. */
  group(className: string, draw: () => void): this {
    const inner = this.capture(draw);
    return this.markup(`<g class="${className}">${inner}</g>`);
  }

  /** Adds SVG markup as it is. Paths are not merged across it. */
  markup(markup: string): this {
    this.operations.push({ layer: this.layer, markup });
    return this;
  }

  /** Defines a symbol, drawn around the origin, for `place`. A second definition is ignored. */
  define(id: string, draw: () => void): this {
    if (this.symbols.has(id)) return this;
    const { originX, originY } = this;
    this.originX = 0;
    this.originY = 0;
    const inner = this.capture(draw);
    this.originX = originX;
    this.originY = originY;
    this.symbols.set(id, inner);
    return this;
  }

  /** Places a defined symbol with its origin at x, y. */
  place(id: string, x: number, y: number, { flip = false, scale = 1, stroke }: PlaceOptions = {}): this {
    if (!this.symbols.has(id)) throw new Error(`No symbol "${id}" has been defined`);
    if (stroke !== undefined) this.used.add(stroke);
    const [px, py] = this.pixel(x, y);
    const size = Math.round(scale * 100) / 100;
    const position =
      flip || size !== 1
        ? `transform="matrix(${flip ? -size : size} 0 0 ${size} ${shortNumber(px)} ${shortNumber(py)})"`
        : `x="${shortNumber(px)}" y="${shortNumber(py)}"`;
    const paint = stroke === undefined ? '' : ` class="${strokeClass(stroke)}"`;
    this.operations.push({
      layer: this.layer,
      use: `<use${paint} href="#${this.idPrefix}${id}" ${position}/>`,
    });
    return this;
  }

  /** Symbols as `<defs>`, followed by everything drawn so far. */
  svg(): string {
    const definitions = [...this.symbols]
      .map(([id, inner]) => {
        const single = /^<path [^>]*>$/.test(inner);
        return single
          ? inner.replace('<path', `<path id="${this.idPrefix}${id}"`)
          : `<g id="${this.idPrefix}${id}">${inner}</g>`;
      })
      .join('');
    return (definitions === '' ? '' : `<defs>${definitions}</defs>`) + mergedMarkup(this.operations);
  }

  /** A silhouette without a class, which `place` sets. Only inside `define`. */
  silhouette(path: string): this {
    const shape = this.capture(() => this.centimeterPath('figure', path, 0, 0));
    return this.markup(shape.replace(/ class="[^"]*"/, ''));
  }

  /** A point in meters as pixels, rounded to a tenth. */
  private pixel(x: number, y: number): [number, number] {
    return [tenths(this.pixelX(x)), tenths(this.pixelY(y))];
  }

  private through(points: readonly number[]): Segment[] {
    const segments: Segment[] = [];
    if (this.isMeasuring) return segments;
    for (let index = 0; index + 1 < points.length; index += 2) {
      segments.push([index === 0 ? 'M' : 'L', ...this.pixel(points[index] ?? 0, points[index + 1] ?? 0)]);
    }
    return segments;
  }

  private push(strokes: Strokes, segments: Segment[], layer = this.layer): this {
    if (this.isMeasuring) return this;
    for (const stroke of typeof strokes === 'string' ? [strokes] : strokes) {
      this.used.add(stroke);
      this.operations.push({ layer, stroke, segments });
    }
    return this;
  }

  private capture(draw: () => void): string {
    const { operations, layer } = this;
    this.operations = [];
    this.layer = 0;
    draw();
    const inner = mergedMarkup(this.operations);
    this.operations = operations;
    this.layer = layer;
    return inner;
  }
}
