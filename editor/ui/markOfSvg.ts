/** The outline of a mark, and the box that it is drawn in: left, top, width, height. */
export interface Mark {
  box: number[];
  path: string;
}

const NUMBER = '[+-]?(?:\\d+\\.?\\d*|\\.\\d+)(?:e[+-]?\\d+)?';
const FIRST_MOVE = new RegExp(`^m\\s*(${NUMBER})[\\s,]*(${NUMBER})[\\s,]*`, 'i');

/** Path data that begins with an absolute move, wherever the path before it ended. */
function withAbsoluteStart(data: string): string {
  const trimmed = data.trim();
  const [move, x, y] = FIRST_MOVE.exec(trimmed) ?? [];
  if (move === undefined || trimmed.startsWith('M')) return trimmed;
  const rest = trimmed.slice(move.length);
  // Further pairs after a relative move are relative lines.
  return `M${x} ${y}${/^[\d.+-]/.test(rest) ? 'l' : ''}${rest}`;
}

/** Reads the mark from an SVG file. Throws an Error that says what to change in the drawing program. */
export function markOfSvg(svg: string): Mark {
  const text = svg.replace(/<!--[\s\S]*?-->|<(defs|metadata|title|desc)\b[\s\S]*?<\/\1>/g, '');
  const strange = /<(rect|circle|ellipse|line|polyline|polygon|text|image|use)\b/.exec(text)?.[1];
  if (strange !== undefined)
    throw new Error(`The file has a ${strange}: turn everything into paths in the drawing program first.`);
  if (/\btransform=/.test(text))
    throw new Error('The file moves or turns its paths: combine them into one path first.');
  const paths = [...text.matchAll(/<path\b[^>]*?\sd="([^"]+)"/g)].map(([, data = '']) =>
    withAbsoluteStart(data),
  );
  if (paths.length === 0) throw new Error('The file contains no path.');
  const [, viewBox = ''] = /\bviewBox="([^"]+)"/.exec(text) ?? [];
  const box = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (box.length !== 4 || box.some((value) => Number.isNaN(value)))
    throw new Error('The file does not say how large it is: save it with a viewBox.');
  return { box, path: paths.join('') };
}
