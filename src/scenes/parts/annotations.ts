import type { Pen } from '../pen/Pen.ts';
import type { System } from '../pen/systems.ts';

/*
 * Live lines and the marks of a drawing sheet.
 */

/** A live line through points: glow, line, and dashes flowing along it. */
export function live(P: Pen, k: System, ...xy: number[]): void {
  P.at(P.layer + 0.4, () => P.line(`halo-${k}`, ...xy));
  P.at(P.layer + 0.5, () => {
    P.line(`glow-${k}`, ...xy);
    P.line(`live-${k}`, ...xy);
  });
  P.at(P.layer + 0.6, () => P.line(`flow-${k}`, ...xy));
}

/** An asset on a live line. */
export function node(P: Pen, k: System, x: number, y: number, r = 0.16): void {
  P.at(P.layer + 0.8, () => {
    P.circ(`nodeHalo-${k}`, x, y, r * 2.3);
    P.circ(`node-${k}`, x, y, r);
  });
}

const oneDecimal = (value: number) => String(Math.round(value * 10) / 10);

/** Text on the sheet, in pixels. */
function label(
  P: Pen,
  className: string,
  x: number,
  y: number,
  anchor: 'start' | 'middle' | 'end',
  words: string,
): void {
  const side = anchor === 'start' ? '' : ` text-anchor="${anchor}"`;
  P.el(`<text class="${className}" x="${oneDecimal(x)}" y="${oneDecimal(y)}"${side}>${words}</text>`);
}

/** The 45° tick that ends a dimension line, 8 px across. */
function tick(P: Pen, x: number, y: number): void {
  const half = 4 / P.scale;
  P.line('tick', x - half, y - half, x + half, y + half);
}

/** A level mark with its height; side is the side its line runs to. */
export function level(
  P: Pen,
  x: number,
  y: number,
  txt: string,
  { len = 3, side = 1 }: { len?: number; side?: 1 | -1 } = {},
): void {
  const pixel = 1 / P.scale;
  const mark = x + side * 0.35;
  P.line('measure', x, y, x + side * len, y);
  P.poly('arrow', mark - 4.5 * pixel, y + 7.5 * pixel, mark + 4.5 * pixel, y + 7.5 * pixel, mark, y);
  label(P, 'an', P.X(mark) + side * 8, P.Y(y) - 4, side > 0 ? 'start' : 'end', txt);
}

/** A dimension line between two x's, with 45° ticks. */
export function dimH(
  P: Pen,
  x0: number,
  x1: number,
  y: number,
  txt: string,
  { ext = 0.6, gap = 0.3 }: { ext?: number; gap?: number } = {},
): void {
  P.line('measure', x0, y, x1, y);
  for (const x of [x0, x1]) {
    tick(P, x, y);
    P.line('measure', x, y + ext, x, y - gap);
  }
  if (txt) label(P, 'an', P.X((x0 + x1) / 2), P.Y(y) - 5, 'middle', txt);
}

/** A dimension line between two heights. */
export function dimV(
  P: Pen,
  x: number,
  y0: number,
  y1: number,
  txt: string,
  { ext = 0.6 }: { ext?: number } = {},
): void {
  P.line('measure', x, y0, x, y1);
  for (const y of [y0, y1]) {
    tick(P, x, y);
    P.line('measure', x - ext / 2, y, x + ext / 2, y);
  }
  if (!txt) return;
  const middle = P.Y((y0 + y1) / 2);
  P.el(
    `<text class="an" transform="translate(${oneDecimal(P.X(x) - 6)} ${oneDecimal(middle)}) rotate(-90)" text-anchor="middle">${txt}</text>`,
  );
}

/** A grid bubble of radius r pixels; line is the length in pixels of the axis below it. */
export function bubble(
  P: Pen,
  x: number,
  y: number,
  txt: string,
  { r = 12, line = 0 }: { r?: number; line?: number } = {},
): void {
  const edge = y - r / P.scale;
  if (line) P.line('axis', x, edge, x, edge - line / P.scale);
  P.el(`<circle class="ab" cx="${oneDecimal(P.X(x))}" cy="${oneDecimal(P.Y(y))}" r="${r}"/>`);
  label(P, 'abt', P.X(x), P.Y(y) + 4, 'middle', txt);
}

/** A numbered key bubble (22 px) that refers from the drawing to a schedule beside it. */
export function key(P: Pen, k: System, x: number, y: number, num: string): void {
  const centre = `cx="${oneDecimal(P.X(x))}" cy="${oneDecimal(P.Y(y))}" r="11"`;
  P.at(P.layer + 9, () =>
    P.el(
      `<g class="key k-${k}" data-key="${num}"><circle class="kp" ${centre}/><circle class="kc" ${centre}/><text class="kt" x="${oneDecimal(P.X(x))}" y="${oneDecimal(P.Y(y) + 4)}" text-anchor="middle">${num}</text></g>`,
    ),
  );
}

/** A fault: a point in the alarm color within two halos. */
export function alarmPoint(P: Pen, x: number, y: number, r = 0.14): void {
  P.circ('alarmHalo', x, y, r * 3.9)
    .circ('alarmHalo', x, y, r * 2.3)
    .circ('alarm', x, y, r);
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
