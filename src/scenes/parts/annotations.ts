import type { System } from '../../../shared/site/systems.ts';
import type { Pen } from '../pen/Pen.ts';
import { systemLetters } from '../pen/strokes.ts';

/*
 * Live lines and the marks of a drawing sheet.
 */

/** A live line through points: glow, line, and dashes flowing along it. */
export function liveLine(pen: Pen, system: System, ...points: number[]): void {
  pen.onLayer(pen.layer + 0.4, () => pen.line(`halo-${system}`, ...points));
  pen.onLayer(pen.layer + 0.5, () => {
    pen.line(`glow-${system}`, ...points);
    pen.line(`live-${system}`, ...points);
  });
  pen.onLayer(pen.layer + 0.6, () => pen.line(`flow-${system}`, ...points));
}

/** An asset on a live line. */
export function assetNode(pen: Pen, system: System, x: number, y: number, radius = 0.16): void {
  pen.onLayer(pen.layer + 0.8, () => {
    pen.circle(`nodeHalo-${system}`, x, y, radius * 2.3);
    pen.circle(`node-${system}`, x, y, radius);
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

/** A level mark with its height; `side` is the direction of its line. */
export function levelMark(
  pen: Pen,
  x: number,
  y: number,
  text: string,
  { length = 3, side = 1 }: { length?: number; side?: 1 | -1 } = {},
): void {
  const pixel = 1 / pen.scale;
  const mark = x + side * 0.35;
  pen.line('measure', x, y, x + side * length, y);
  pen.polygon('arrow', mark - 4.5 * pixel, y + 7.5 * pixel, mark + 4.5 * pixel, y + 7.5 * pixel, mark, y);
  label(pen, 'an', pen.pixelX(mark) + side * 8, pen.pixelY(y) - 4, side > 0 ? 'start' : 'end', text);
}

/** A dimension line between two x coordinates, with 45° ticks. */
export function horizontalDimension(
  pen: Pen,
  x0: number,
  x1: number,
  y: number,
  text: string,
  { extension = 0.6, gap = 0.3 }: { extension?: number; gap?: number } = {},
): void {
  pen.line('measure', x0, y, x1, y);
  for (const x of [x0, x1]) {
    tick(pen, x, y);
    pen.line('measure', x, y + extension, x, y - gap);
  }
  if (text) label(pen, 'an', pen.pixelX((x0 + x1) / 2), pen.pixelY(y) - 5, 'middle', text);
}

/** A dimension line between two heights. */
export function verticalDimension(
  pen: Pen,
  x: number,
  y0: number,
  y1: number,
  text: string,
  { extension = 0.6 }: { extension?: number } = {},
): void {
  pen.line('measure', x, y0, x, y1);
  for (const y of [y0, y1]) {
    tick(pen, x, y);
    pen.line('measure', x - extension / 2, y, x + extension / 2, y);
  }
  if (!text) return;
  const middle = pen.pixelY((y0 + y1) / 2);
  pen.markup(
    `<text class="an" transform="translate(${oneDecimal(pen.pixelX(x) - 6)} ${oneDecimal(middle)}) rotate(-90)" text-anchor="middle">${text}</text>`,
  );
}

/** A grid bubble of radius r pixels; `line` is the length in pixels of the axis below it. */
export function gridBubble(
  pen: Pen,
  x: number,
  y: number,
  text: string,
  { radius = 12, line = 0 }: { radius?: number; line?: number } = {},
): void {
  const edge = y - radius / pen.scale;
  if (line) pen.line('axis', x, edge, x, edge - line / pen.scale);
  pen.markup(
    `<circle class="ab" cx="${oneDecimal(pen.pixelX(x))}" cy="${oneDecimal(pen.pixelY(y))}" r="${radius}"/>`,
  );
  label(pen, 'abt', pen.pixelX(x), pen.pixelY(y) + 4, 'middle', text);
}

/** A numbered key bubble (22 px) that refers from the drawing to a schedule beside it. */
export function keyBubble(pen: Pen, system: System, x: number, y: number, number: string): void {
  const radius = 11 / pen.scale;
  pen.keepsWhole([x - radius, x + radius, y - radius, y + radius]);
  const center = `cx="${oneDecimal(pen.pixelX(x))}" cy="${oneDecimal(pen.pixelY(y))}" r="11"`;
  pen.onLayer(pen.layer + 9, () =>
    pen.markup(
      `<g class="key k-${systemLetters[system]}" data-key="${number}"><circle class="kp" ${center}/><circle class="kc" ${center}/><text class="kt" x="${oneDecimal(pen.pixelX(x))}" y="${oneDecimal(pen.pixelY(y) + 4)}" text-anchor="middle">${number}</text></g>`,
    ),
  );
}

/** A fault: a point in the alarm color within two halos. */
export function alarmPoint(pen: Pen, x: number, y: number, radius = 0.14): void {
  pen
    .circle('alarmHalo', x, y, radius * 3.9)
    .circle('alarmHalo', x, y, radius * 2.3)
    .circle('alarm', x, y, radius);
}
