import type { Pen } from '../pen/Pen.ts';
import { systemLetters } from '../pen/strokes.ts';
import type { System } from '../pen/systems.ts';

/*
 * Live lines and the marks of a drawing sheet.
 */

/** A live line through points: glow, line, and dashes flowing along it. */
export function live(pen: Pen, k: System, ...xy: number[]): void {
  pen.onLayer(pen.layer + 0.4, () => pen.line(`halo-${k}`, ...xy));
  pen.onLayer(pen.layer + 0.5, () => {
    pen.line(`glow-${k}`, ...xy);
    pen.line(`live-${k}`, ...xy);
  });
  pen.onLayer(pen.layer + 0.6, () => pen.line(`flow-${k}`, ...xy));
}

/** An asset on a live line. */
export function node(pen: Pen, k: System, x: number, y: number, r = 0.16): void {
  pen.onLayer(pen.layer + 0.8, () => {
    pen.circle(`nodeHalo-${k}`, x, y, r * 2.3);
    pen.circle(`node-${k}`, x, y, r);
  });
}

const oneDecimal = (value: number) => String(Math.round(value * 10) / 10);

/** Text on the sheet, in pixels. */
function label(
  pen: Pen,
  className: string,
  x: number,
  y: number,
  anchor: 'start' | 'middle' | 'end',
  words: string,
): void {
  const side = anchor === 'start' ? '' : ` text-anchor="${anchor}"`;
  pen.markup(`<text class="${className}" x="${oneDecimal(x)}" y="${oneDecimal(y)}"${side}>${words}</text>`);
}

/** The 45° tick that ends a dimension line, 8 px across. */
function tick(pen: Pen, x: number, y: number): void {
  const half = 4 / pen.scale;
  pen.line('tick', x - half, y - half, x + half, y + half);
}

/** A level mark with its height; side is the side its line runs to. */
export function level(
  pen: Pen,
  x: number,
  y: number,
  txt: string,
  { len = 3, side = 1 }: { len?: number; side?: 1 | -1 } = {},
): void {
  const pixel = 1 / pen.scale;
  const mark = x + side * 0.35;
  pen.line('measure', x, y, x + side * len, y);
  pen.polygon('arrow', mark - 4.5 * pixel, y + 7.5 * pixel, mark + 4.5 * pixel, y + 7.5 * pixel, mark, y);
  label(pen, 'an', pen.pixelX(mark) + side * 8, pen.pixelY(y) - 4, side > 0 ? 'start' : 'end', txt);
}

/** A dimension line between two x's, with 45° ticks. */
export function dimH(
  pen: Pen,
  x0: number,
  x1: number,
  y: number,
  txt: string,
  { ext = 0.6, gap = 0.3 }: { ext?: number; gap?: number } = {},
): void {
  pen.line('measure', x0, y, x1, y);
  for (const x of [x0, x1]) {
    tick(pen, x, y);
    pen.line('measure', x, y + ext, x, y - gap);
  }
  if (txt) label(pen, 'an', pen.pixelX((x0 + x1) / 2), pen.pixelY(y) - 5, 'middle', txt);
}

/** A dimension line between two heights. */
export function dimV(
  pen: Pen,
  x: number,
  y0: number,
  y1: number,
  txt: string,
  { ext = 0.6 }: { ext?: number } = {},
): void {
  pen.line('measure', x, y0, x, y1);
  for (const y of [y0, y1]) {
    tick(pen, x, y);
    pen.line('measure', x - ext / 2, y, x + ext / 2, y);
  }
  if (!txt) return;
  const middle = pen.pixelY((y0 + y1) / 2);
  pen.markup(
    `<text class="an" transform="translate(${oneDecimal(pen.pixelX(x) - 6)} ${oneDecimal(middle)}) rotate(-90)" text-anchor="middle">${txt}</text>`,
  );
}

/** A grid bubble of radius r pixels; line is the length in pixels of the axis below it. */
export function bubble(
  pen: Pen,
  x: number,
  y: number,
  txt: string,
  { r = 12, line = 0 }: { r?: number; line?: number } = {},
): void {
  const edge = y - r / pen.scale;
  if (line) pen.line('axis', x, edge, x, edge - line / pen.scale);
  pen.markup(
    `<circle class="ab" cx="${oneDecimal(pen.pixelX(x))}" cy="${oneDecimal(pen.pixelY(y))}" r="${r}"/>`,
  );
  label(pen, 'abt', pen.pixelX(x), pen.pixelY(y) + 4, 'middle', txt);
}

/** A numbered key bubble (22 px) that refers from the drawing to a schedule beside it. */
export function key(pen: Pen, k: System, x: number, y: number, num: string): void {
  const centre = `cx="${oneDecimal(pen.pixelX(x))}" cy="${oneDecimal(pen.pixelY(y))}" r="11"`;
  pen.onLayer(pen.layer + 9, () =>
    pen.markup(
      `<g class="key k-${systemLetters[k]}" data-key="${num}"><circle class="kp" ${centre}/><circle class="kc" ${centre}/><text class="kt" x="${oneDecimal(pen.pixelX(x))}" y="${oneDecimal(pen.pixelY(y) + 4)}" text-anchor="middle">${num}</text></g>`,
    ),
  );
}

/** A fault: a point in the alarm color within two halos. */
export function alarmPoint(pen: Pen, x: number, y: number, r = 0.14): void {
  pen
    .circle('alarmHalo', x, y, r * 3.9)
    .circle('alarmHalo', x, y, r * 2.3)
    .circle('alarm', x, y, r);
}

/**
 * A revision cloud around a rectangle, all in pixels: outward arcs with a radius of about r, as path data for
 * `pen.raw`.
 */
export function cloud(x: number, y: number, w: number, h: number, r = 9): string {
  let path = `M${x} ${y}`;
  const side = (dx: number, dy: number, length: number) => {
    const count = Math.max(2, Math.round(length / (r * 1.75)));
    const step = length / count;
    const radius = oneDecimal(step * 0.56);
    path += `a${radius} ${radius} 0 0 1 ${oneDecimal(dx * step)} ${oneDecimal(dy * step)}`.repeat(count);
  };
  side(1, 0, w);
  side(0, 1, h);
  side(-1, 0, w);
  side(0, -1, h);
  return `${path}Z`;
}
