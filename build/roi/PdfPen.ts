import { theme } from '../../config/theme.ts';
import { drawPdfText, encodePdfText, measurePdfText, pdfNumber } from '../../shared/roi/pdfText.ts';
import { mixed } from '../../shared/site/contrast.ts';
import { paperOf } from '../../shared/site/themeSchema.ts';
import type { EmbeddedFont, ReportFace } from './embedFont.ts';
import { svgPathToPdf } from './svgPath.ts';

/** Font names in a page's resources. */
export const faceNames: Readonly<Record<ReportFace, string>> = {
  display: 'ValueDisplay',
  text: 'ValueText',
  strong: 'Strong',
  mono: 'ValueMono',
};

const day = theme.colors.day;

const paper = paperOf(theme);

/** The brand's colors by day, blended with the paper where the site uses transparency. */
const colors = {
  paper,
  band: day[theme.pdfs.band],
  sunk: day.sunk,
  canopy: mixed(day.cmms, day.sunk, 0.07),
  ink: day.ink,
  soft: day['ink-soft'],
  faint: day['ink-faint'],
  rule: mixed(day.ink, paper, 0.16),
  hair: mixed(day.ink, paper, 0.4),
  glass: mixed(day.cold, paper, 0.07),
  cmms: day.cmms,
  cmmsLive: day['cmms-live'],
  energyLive: day['energy-live'],
  coldLive: day['cold-live'],
  coldWash: day['cold-wash'],
  cmmsWash: day['cmms-wash'],
  energyWash: day['energy-wash'],
  white: '#ffffff',
} as const;

export type PenColor = keyof typeof colors;

export type PenText = {
  readonly face?: ReportFace;
  readonly color?: PenColor;
  readonly align?: 'start' | 'end' | 'middle';
  readonly maxWidth?: number;
};

type Point = readonly [x: number, y: number];

/** Collects the operators of one content stream. Units are points, with the origin at the lower left. */
export class PdfPen {
  readonly #operators: string[] = [];
  readonly #fonts: Readonly<Record<ReportFace, EmbeddedFont>>;

  constructor(fonts: Readonly<Record<ReportFace, EmbeddedFont>>) {
    this.#fonts = fonts;
  }

  /** A filled rectangle. */
  fill(x: number, y: number, width: number, height: number, color: PenColor): this {
    return this.#write(`${paint(color)} rg ${[x, y, width, height].map(pdfNumber).join(' ')} re f`);
  }

  /** Draws the brand's mark, at most `width` wide, with its lower left corner at x, y. */
  mark(x: number, y: number, size: number, color: PenColor): this {
    const [left, top, width, height] = theme.mark.box;
    const unit = Math.min(size / width, (size * 0.9) / height);
    const place = [unit, 0, 0, -unit, x - left * unit, y + (top + height) * unit].map(pdfNumber).join(' ');
    return this.#write(`q ${place} cm ${paint(color)} rg ${svgPathToPdf(theme.mark.path)} f Q`);
  }

  /** A filled polygon. */
  polygon(points: readonly Point[], color: PenColor): this {
    return this.#write(`${paint(color)} rg ${path(points)} h f`);
  }

  /** A line through the points. */
  line(points: readonly Point[], color: PenColor, weight: number): this {
    return this.#write(`${paint(color)} RG ${pdfNumber(weight)} w ${path(points)} S`);
  }

  /** The outline of a rectangle, filled first when a fill is given. */
  box(
    x: number,
    y: number,
    width: number,
    height: number,
    color: PenColor,
    weight: number,
    fill?: PenColor,
  ): this {
    if (fill !== undefined) this.fill(x, y, width, height, fill);
    return this.#write(
      `${paint(color)} RG ${pdfNumber(weight)} w ${[x, y, width, height].map(pdfNumber).join(' ')} re S`,
    );
  }

  /** A filled disc, outlined when a stroke is given. */
  disc(
    x: number,
    y: number,
    radius: number,
    color: PenColor,
    stroke?: { color: PenColor; weight: number },
  ): this {
    const handle = radius * 0.5523;
    const curve = [
      `${point([x + radius, y])} m`,
      `${point([x + radius, y + handle])} ${point([x + handle, y + radius])} ${point([x, y + radius])} c`,
      `${point([x - handle, y + radius])} ${point([x - radius, y + handle])} ${point([x - radius, y])} c`,
      `${point([x - radius, y - handle])} ${point([x - handle, y - radius])} ${point([x, y - radius])} c`,
      `${point([x + handle, y - radius])} ${point([x + radius, y - handle])} ${point([x + radius, y])} c h`,
    ].join(' ');
    const outline = stroke === undefined ? '' : `${paint(stroke.color)} RG ${pdfNumber(stroke.weight)} w `;
    return this.#write(`${paint(color)} rg ${outline}${curve} ${stroke === undefined ? 'f' : 'B'}`);
  }

  /** One line of text. */
  text(x: number, y: number, size: number, text: string, options: PenText = {}): this {
    const { face = 'text', color = 'ink', align = 'start', maxWidth = 532 } = options;
    const { font } = this.#fonts[face];
    const tracking = face === 'display' ? -0.024 : 0;
    const place = { fontName: faceNames[face], font, size, y, tracking, maxWidth };
    this.#write(`${paint(color)} rg`);
    if (align !== 'middle') return this.#write(drawPdfText(text, { ...place, x, align }));
    return this.#write(
      drawPdfText(text, { ...place, x: x + this.widthOf(text, size, face) / 2, align: 'end' }),
    );
  }

  /** Adds operators generated elsewhere, such as those of a drawing. */
  draw(operators: string): this {
    return this.#write(operators);
  }

  /** Width of a text in points. */
  widthOf(text: string, size: number, face: ReportFace): number {
    const { font } = this.#fonts[face];
    return measurePdfText(encodePdfText(text, font), font, size);
  }

  /** The operators so far, in a graphics state of their own. */
  toString(): string {
    return `q 1 j\n${this.#operators.join('\n')}\nQ\n`;
  }

  #write(operators: string): this {
    this.#operators.push(operators);
    return this;
  }
}

function paint(color: PenColor): string {
  const hex = colors[color];
  return [1, 3, 5].map((at) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(3)).join(' ');
}

function point([x, y]: Point): string {
  return `${pdfNumber(x)} ${pdfNumber(y)}`;
}

function path(points: readonly Point[]): string {
  return points.map((at, index) => `${point(at)} ${index === 0 ? 'm' : 'l'}`).join(' ');
}
