import { theme } from '../../config/theme.ts';
import { drawPdfText, encodePdfText, measurePdfText, pdfNumber } from '../../shared/roi/pdfText.ts';
import { mixed } from '../../shared/site/contrast.ts';
import { paperOf } from '../../shared/site/themeSchema.ts';
import { type EmbeddedFont, faceNames, type ReportFace } from './embedFont.ts';
import { circlePath, svgPathToPdf } from './svgPath.ts';
import type { TextPainter } from './svgToPdf.ts';

const day = theme.colors.day;

const paper = paperOf(theme);

/** The brand's colors by day, blended with the paper where the site uses transparency. */
const colors = {
  paper,
  band: day[theme.pdfs.band],
  sunk: day.sunk,
  ink: day.ink,
  soft: day['ink-soft'],
  faint: day['ink-faint'],
  rule: mixed(day.ink, paper, 0.16),
  hair: mixed(day.ink, paper, 0.4),
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

  /** A line along SVG path data, in points of the page. */
  line(data: string, color: PenColor, weight: number): this {
    return this.#write(`${paint(color)} RG ${pdfNumber(weight)} w ${svgPathToPdf(data)} S`);
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
    const outline = stroke === undefined ? '' : `${paint(stroke.color)} RG ${pdfNumber(stroke.weight)} w `;
    const circle = svgPathToPdf(circlePath(x, y, radius));
    return this.#write(`${paint(color)} rg ${outline}${circle} ${stroke === undefined ? 'f' : 'B'}`);
  }

  /** One line of text. */
  text(x: number, y: number, size: number, text: string, options: PenText = {}): this {
    return this.#write(`${paint(options.color ?? 'ink')} rg ${this.#place(x, y, size, text, options)}`);
  }

  /** Paints a text of a drawing, in the color that the drawing has set. */
  readonly paintText: TextPainter = (text, size, isMiddle) =>
    this.#place(0, 0, size, text, { face: 'mono', align: isMiddle ? 'middle' : 'start' });

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

  #place(x: number, y: number, size: number, text: string, options: PenText): string {
    const { face = 'text', align = 'start', maxWidth = 532 } = options;
    const { font } = this.#fonts[face];
    const tracking = face === 'display' ? -0.024 : 0;
    const place = { fontName: faceNames[face], font, size, y, tracking, maxWidth };
    if (align !== 'middle') return drawPdfText(text, { ...place, x, align });
    return drawPdfText(text, { ...place, x: x + this.widthOf(text, size, face) / 2, align: 'end' });
  }

  #write(operators: string): this {
    this.#operators.push(operators);
    return this;
  }
}

/** Red, green and blue from 0 to 1, as operands. */
export function paint(color: PenColor): string {
  const hex = colors[color];
  return [1, 3, 5].map((at) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(3)).join(' ');
}
