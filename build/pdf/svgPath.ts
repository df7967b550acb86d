import { pdfNumber } from '../../shared/roi/pdfText.ts';

const COMMANDS = /([MmLlHhVvCcQqSsAaZz])([^MmLlHhVvCcQqSsAaZz]*)/g;
const NUMBERS = /-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/gi;

/** How many numbers each path command takes at a time. */
const ARITY: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, S: 4, A: 7 };

/** The two flags of an arc, 0 or 1, may be written without a separator. */
const ARC =
  /(-?(?:\d+\.?\d*|\.\d+))[\s,]*(-?(?:\d+\.?\d*|\.\d+))[\s,]*(-?(?:\d+\.?\d*|\.\d+))[\s,]*([01])[\s,]*([01])[\s,]*(-?(?:\d+\.?\d*|\.\d+))[\s,]*(-?(?:\d+\.?\d*|\.\d+))/g;

/** Operators of a rectangle drawn as four lines, the first of them level. */
const RECTANGLE = /(?<![\d.-])(-?[\d.]+) (-?[\d.]+) m (-?[\d.]+) \2 l \3 (-?[\d.]+) l \1 \4 l h/g;

function argumentsOf(command: string, text: string): number[] {
  if (command === 'A') return [...text.matchAll(ARC)].flatMap((match) => match.slice(1).map(Number));
  return (text.match(NUMBERS) ?? []).map(Number);
}

/** A circular arc as curves. The drawings have no other elliptical arcs. */
function arc(
  [x0, y0]: readonly [number, number],
  radius: number,
  isLarge: boolean,
  isSweep: boolean,
  [x1, y1]: readonly [number, number],
): number[][] {
  const distance = Math.hypot(x1 - x0, y1 - y0);
  if (distance === 0 || radius === 0) return [];
  const r = Math.max(radius, distance / 2);
  const height = Math.sqrt(Math.max(0, r * r - (distance / 2) ** 2)) * (isLarge === isSweep ? -1 : 1);
  const cx = (x0 + x1) / 2 - (height * (y1 - y0)) / distance;
  const cy = (y0 + y1) / 2 + (height * (x1 - x0)) / distance;
  const start = Math.atan2(y0 - cy, x0 - cx);
  let sweep = Math.atan2(y1 - cy, x1 - cx) - start;
  if (isSweep && sweep < 0) sweep += 2 * Math.PI;
  if (!isSweep && sweep > 0) sweep -= 2 * Math.PI;
  const parts = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 2)));
  const step = sweep / parts;
  const handle = (4 / 3) * Math.tan(step / 4) * r;
  return Array.from({ length: parts }, (_, index) => {
    const from = start + index * step;
    const to = from + step;
    return [
      cx + r * Math.cos(from) - handle * Math.sin(from),
      cy + r * Math.sin(from) + handle * Math.cos(from),
      cx + r * Math.cos(to) + handle * Math.sin(to),
      cy + r * Math.sin(to) - handle * Math.cos(to),
      cx + r * Math.cos(to),
      cy + r * Math.sin(to),
    ];
  });
}

/** Converts a drawing's path data to PDF operators. */
export function svgPathToPdf(data: string): string {
  const out: string[] = [];
  let x = 0;
  let y = 0;
  let startX = 0;
  let startY = 0;
  let handle: readonly [number, number] | undefined;
  const put = (numbers: readonly number[], operator: string) => {
    out.push(`${numbers.map(pdfNumber).join(' ')} ${operator}`);
  };
  const curve = (points: readonly number[]) => {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, endX = 0, endY = 0] = points;
    put([x1, y1, x2, y2, endX, endY], 'c');
    handle = [2 * endX - x2, 2 * endY - y2];
    x = endX;
    y = endY;
  };
  for (const [, letter = '', text = ''] of data.matchAll(COMMANDS)) {
    const command = letter.toUpperCase();
    const isRelative = letter !== command;
    if (command === 'Z') {
      out.push('h');
      x = startX;
      y = startY;
      continue;
    }
    const all = argumentsOf(command, text);
    const arity = ARITY[command] ?? 2;
    for (let at = 0; at + arity <= all.length; at += arity) {
      const raw = all.slice(at, at + arity);
      const dx = isRelative ? x : 0;
      const dy = isRelative ? y : 0;
      const point = (index: number): [number, number] => [(raw[index] ?? 0) + dx, (raw[index + 1] ?? 0) + dy];
      if (command === 'C') {
        curve([...point(0), ...point(2), ...point(4)]);
        continue;
      }
      if (command === 'S') {
        curve([...(handle ?? [x, y]), ...point(0), ...point(2)]);
        continue;
      }
      handle = undefined;
      if (command === 'Q') {
        const [qx, qy] = point(0);
        const [endX, endY] = point(2);
        const third = (from: number, control: number) => from + (2 / 3) * (control - from);
        curve([third(x, qx), third(y, qy), third(endX, qx), third(endY, qy), endX, endY]);
        handle = undefined;
      } else if (command === 'A') {
        const end = point(5);
        for (const part of arc([x, y], raw[0] ?? 0, raw[3] === 1, raw[4] === 1, end)) curve(part);
        [x, y] = end;
      } else {
        if (command === 'H') x = (raw[0] ?? 0) + dx;
        else if (command === 'V') y = (raw[0] ?? 0) + dy;
        else [x, y] = point(0);
        const isMove = command === 'M' && at === 0;
        if (isMove) {
          startX = x;
          startY = y;
        }
        put([x, y], isMove ? 'm' : 'l');
      }
    }
  }
  // Rectangles are so many that their own operator takes a tenth off a drawing.
  return out.join(' ').replace(RECTANGLE, (_, x: string, y: string, right: string, top: string) => {
    const size = [Number(right) - Number(x), Number(top) - Number(y)];
    return `${x} ${y} ${size.map(pdfNumber).join(' ')} re`;
  });
}

/** Path data of a circle. */
export function circlePath(x: number, y: number, radius: number): string {
  const arc = `A${radius} ${radius} 0 0 1`;
  return `M${x - radius} ${y}${arc} ${x + radius} ${y}${arc} ${x - radius} ${y}Z`;
}
