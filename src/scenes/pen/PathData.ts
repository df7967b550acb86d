/**
 * One piece of path in absolute coordinates, in tenths of a pixel. They are integers, so that relative output never
 * drifts: `['M', x, y]`, `['L', x, y]`, `['Q', cx, cy, x, y]`, `['C', ax, ay, bx, by, x, y]`, `['A', radius, large,
 * sweep, x, y]`, `['Z']`, or a ready string in pixels that starts with an absolute M.
 */
export type Segment =
  | readonly ['M' | 'L', number, number]
  | readonly ['Q', number, number, number, number]
  | readonly ['C', number, number, number, number, number, number]
  | readonly ['A', number, 0 | 1, 0 | 1, number, number]
  | readonly ['Z']
  | string;

/** Pixels as tenths, rounded. Throws for a number that is not finite, so that a faulty drawing fails the build. */
export function tenths(pixels: number): number {
  if (!Number.isFinite(pixels)) throw new RangeError(`A drawing coordinate is ${pixels}`);
  return Math.round(pixels * 10);
}

/** Tenths of a pixel in the fewest characters: 5 → `.5`, -120 → `-12`. */
export function shortNumber(value: number): string {
  if (value === 0) return '0';
  const sign = value < 0 ? '-' : '';
  const size = Math.abs(value);
  const whole = Math.floor(size / 10);
  const rest = size % 10;
  return `${sign}${whole === 0 ? '' : whole}${rest === 0 ? '' : `.${rest}`}`;
}

/** Numbers, separated only where the next one requires it. */
export function joinNumbers(values: readonly number[]): string {
  let out = '';
  let fraction = false;
  for (const value of values) {
    const text = shortNumber(value);
    const first = text[0];
    const joined = out === '' || first === '-' || (first === '.' && fraction);
    out += joined ? text : ` ${text}`;
    fraction = text.includes('.');
  }
  return out;
}

/** Segments as path data relative to the previous point, which is more repetitive and so compresses better. */
export function pathData(segments: readonly Segment[]): string {
  let out = '';
  let x = 0;
  let y = 0;
  let startX = 0;
  let startY = 0;
  let known = false;
  for (const segment of segments) {
    if (typeof segment === 'string') {
      out += segment;
      known = false;
      continue;
    }
    switch (segment[0]) {
      case 'M': {
        const absolute = `M${joinNumbers([segment[1], segment[2]])}`;
        const relative = known ? `m${joinNumbers([segment[1] - x, segment[2] - y])}` : absolute;
        out += relative.length < absolute.length ? relative : absolute;
        x = startX = segment[1];
        y = startY = segment[2];
        known = true;
        break;
      }
      case 'L': {
        const dx = segment[1] - x;
        const dy = segment[2] - y;
        if (dy === 0) out += `h${shortNumber(dx)}`;
        else if (dx === 0) out += `v${shortNumber(dy)}`;
        else out += `l${joinNumbers([dx, dy])}`;
        x = segment[1];
        y = segment[2];
        break;
      }
      case 'Q':
        out += `q${joinNumbers([segment[1] - x, segment[2] - y, segment[3] - x, segment[4] - y])}`;
        x = segment[3];
        y = segment[4];
        break;
      case 'C':
        out += `c${joinNumbers([segment[1] - x, segment[2] - y, segment[3] - x, segment[4] - y, segment[5] - x, segment[6] - y])}`;
        x = segment[5];
        y = segment[6];
        break;
      case 'A': {
        const radius = shortNumber(segment[1]);
        out += `a${radius} ${radius} 0 ${segment[2]} ${segment[3]} ${joinNumbers([segment[4] - x, segment[5] - y])}`;
        x = segment[4];
        y = segment[5];
        break;
      }
      case 'Z':
        out += 'z';
        x = startX;
        y = startY;
    }
  }
  return out;
}

/** A path of absolute M, L, C, Q and Z, mapped to pixels by a function per axis. */
export function placedSegments(
  path: string,
  toX: (value: number) => number,
  toY: (value: number) => number,
): Segment[] {
  const segments: Segment[] = [];
  for (const [, command = '', rest = ''] of path.matchAll(/([MLCQZ])([^MLCQZ]*)/g)) {
    const values = (rest.match(/-?\d*\.?\d+/g) ?? []).map((text, index) =>
      tenths(index % 2 === 0 ? toX(Number(text)) : toY(Number(text))),
    );
    const size = { M: 2, L: 2, Q: 4, C: 6 }[command] ?? 0;
    if (size === 0) segments.push(['Z']);
    for (let start = 0; size > 0 && start + size <= values.length; start += size) {
      segments.push([command, ...values.slice(start, start + size)] as unknown as Segment);
    }
  }
  return segments;
}
