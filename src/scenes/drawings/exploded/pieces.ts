import type { Pen } from '../../pen/Pen.ts';
import type { Stroke } from '../../pen/strokes.ts';

/** A box of paper with an edge and, if given, a wash. */
export function block(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  wash: Stroke = 'wash-0',
  edge: Stroke = 'medium',
): void {
  pen.rect(['panel', wash, edge], x, y, width, height);
}

/** Solid material in section: hatched between heavy edges. */
export function cut(pen: Pen, x: number, y: number, width: number, height: number, turn: 1 | -1 = 1): void {
  pen.rect('panel', x, y, width, height).hatch('thin', x, y, width, height, 0.34, turn);
  pen.rect('medium', x, y, width, height);
}

/** A ring in section: its two cut sides, and what is beyond between them. */
export function ring(
  pen: Pen,
  y: number,
  height: number,
  inner: number,
  outer: number,
  wash: Stroke = 'wash-0',
): void {
  block(pen, -outer, y, 2 * outer, height, wash);
  cut(pen, -outer, y, outer - inner, height);
  cut(pen, inner, y, outer - inner, height, -1);
}

/** A turned rod, with its chamfer at the lower end. */
export function rod(pen: Pen, y: number, height: number, half: number): void {
  const end = half * 0.4;
  const outline = [
    -half,
    y + height,
    half,
    y + height,
    half,
    y + end,
    half - end,
    y,
    end - half,
    y,
    -half,
    y + end,
  ];
  pen.polygon(['panel', 'medium'], ...outline).line('thin', -half, y + end, half, y + end);
  pen.line('hair', half * 0.4, y + end, half * 0.4, y + height);
}

/** A hexagonal nut or head from the side: three of its faces. */
export function hexagon(pen: Pen, y: number, height: number, half: number): void {
  const corner = Math.min(0.3, height / 4);
  const outline = [
    corner - half,
    y,
    half - corner,
    y,
    half,
    y + corner,
    half,
    y + height - corner,
    half - corner,
    y + height,
    corner - half,
    y + height,
    -half,
    y + height - corner,
    -half,
    y + corner,
  ]; // prettier-ignore
  pen.polygon(['panel', 'wash-0', 'medium'], ...outline);
  for (const side of [-1, 1])
    pen.line('medium', side * half * 0.5, y + 0.05, side * half * 0.5, y + height - 0.05);
}

/** A row of bolts through a flange, seen from the side. */
export function bolts(pen: Pen, y: number, ...across: number[]): void {
  for (const x of across) {
    block(pen, x - 0.14, y - 0.9, 0.28, 1);
    block(pen, x - 0.34, y, 0.68, 0.4, 'wash-0');
  }
}

/** A wound spring between two heights. */
export function spring(pen: Pen, y: number, height: number, half: number, turns: number): void {
  const step = height / turns;
  for (let turn = 0; turn < turns; turn++) {
    const low = y + turn * step;
    pen.line('thin', half, low + step * 0.5, -half, low + step);
    pen.line('cut', -half, low, half, low + step * 0.5);
  }
}

/** A threaded rod: its flanks between its edges. */
export function thread(pen: Pen, y: number, height: number, half: number): void {
  block(pen, -half, y, 2 * half, height);
  for (let turn = 0.2; turn < height; turn += 0.26) pen.line('thin', -half, y + turn, half, y + turn - 0.12);
}

/** A piece of a record, under what is written on it. */
export function slip(pen: Pen, x: number, y: number, width: number, height: number, wash?: Stroke): void {
  pen.onLayer(pen.layer - 0.5, () =>
    pen.rect(wash ? ['panel', wash, 'medium'] : ['tag', 'medium'], x, y, width, height),
  );
}

/** A strip of a record, cut out of its sheet. */
export const strip = (pen: Pen, y: number, height: number, wash?: Stroke): void =>
  slip(pen, -4.6, y, 9.2, height, wash);

/** Lines of writing, each as long as given, from the upper left. */
export function writing(pen: Pen, x: number, y: number, ...lengths: number[]): void {
  for (const [index, length] of lengths.entries()) pen.rect('wash-0', x, y - index * 0.62, length, 0.26);
  for (const [index, length] of lengths.entries())
    pen.line('thin', x, y - index * 0.62, x + length, y - index * 0.62);
}

/** A heading: a bar of ink. */
export function heading(pen: Pen, x: number, y: number, length: number): void {
  pen.rect('solid', x, y, length, 0.3);
}

/** A signature on its line. */
export function signature(pen: Pen, x: number, y: number, width: number): void {
  pen.line('thin', x, y, x + width, y);
  const step = width / 6;
  for (let wave = 0; wave < 5; wave++) {
    const from = x + 0.3 + wave * step;
    const high = wave % 2 === 0 ? 1.1 : 0.5;
    pen.curve('medium', from, y + 0.2, from + step * 0.5, y + high * 2, from + step, y + 0.2);
  }
}

/** A box to tick; its tick if it is done. */
export function box(pen: Pen, x: number, y: number, done: boolean): void {
  pen.rect(['panel', 'medium'], x, y, 0.9, 0.9);
  if (done) pen.line('live-cmms', x + 0.18, y + 0.45, x + 0.4, y + 0.2, x + 0.95, y + 0.95);
}

/** Figures in the mono type, in the middle of x. */
export function figures(pen: Pen, x: number, y: number, text: string): void {
  pen.markup(
    `<text class="an" text-anchor="middle" x="${Math.round(pen.pixelX(x))}" y="${Math.round(pen.pixelY(y))}">${text}</text>`,
  );
}

/** A round dial with a scale over its upper three quarters, and its needle at an angle in degrees from the right. */
export function dial(pen: Pen, x: number, y: number, radius: number, angle: number, live: Stroke): void {
  pen.circle(['panel', 'medium'], x, y, radius).circle(['panel', 'thin'], x, y, radius * 0.86);
  const at = (degrees: number, share: number) => {
    const turn = (degrees * Math.PI) / 180;
    return [x + radius * share * Math.cos(turn), y + radius * share * Math.sin(turn)];
  };
  for (let mark = 0; mark <= 9; mark++)
    pen.line(mark % 3 ? 'thin' : 'medium', ...at(225 - mark * 30, 0.68), ...at(225 - mark * 30, 0.82));
  pen.line(live, x, y, ...at(angle, 0.66)).circle('solid', x, y, radius * 0.09);
}
