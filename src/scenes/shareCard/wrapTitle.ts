import { type LineFont, textWidth } from './outlineText.ts';

export interface WrappedTitle {
  lines: string[];
  /** Pixels. */
  size: number;
}

/** Greedily wraps words into lines no wider than `width`; a wider word gets its own line. */
function fill(words: readonly string[], widths: readonly number[], space: number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  words.forEach((word, index) => {
    const wide = widths[index] ?? 0;
    if (line !== '' && used + space + wide > width) {
      lines.push(line);
      line = '';
    }
    used = line === '' ? wide : used + space + wide;
    line = line === '' ? word : `${line} ${word}`;
  });
  if (line !== '') lines.push(line);
  return lines;
}

/**
 * Sets a title in the largest of the given sizes at which it fits a box, in lines of about equal length. At the
 * smallest size, a title with too many lines is truncated between words, with an ellipsis.
 */
export function wrapTitle(
  font: LineFont,
  title: string,
  box: { width: number; height: number; sizes: readonly number[]; lineHeight: number; tracking: number },
): WrappedTitle {
  const words = title.trim().split(/\s+/);
  const { width, height, sizes, lineHeight, tracking } = box;
  // Widths are proportional to the size, so that each word is measured only once.
  const ems = words.map((word) => textWidth(font, word, 1, tracking));
  const spaceEms = textWidth(font, ' ', 1, tracking) + 2 * tracking;
  let last: WrappedTitle = { lines: [], size: 0 };
  for (const size of sizes) {
    const widths = ems.map((em) => em * size);
    const space = spaceEms * size;
    const lines = fill(words, widths, space, width);
    const allowed = Math.floor(height / (size * lineHeight));
    last = { lines: lines.slice(0, allowed), size };
    if (lines.length > allowed || Math.max(...widths) > width) continue;
    return { size, lines: balanced(words, widths, space, width, lines.length) };
  }
  const { lines, size } = last;
  return {
    size,
    lines: lines.map((line, index) =>
      index === lines.length - 1 ? `${line.replace(/[ ,.:;]+$/, '')}…` : line,
    ),
  };
}

/** The same number of lines, with the lowest maximum width. */
function balanced(
  words: readonly string[],
  widths: readonly number[],
  space: number,
  width: number,
  count: number,
): string[] {
  let narrow = Math.max(...widths);
  let wide = width;
  while (wide - narrow > 2) {
    const middle = (narrow + wide) / 2;
    if (fill(words, widths, space, middle).length > count) narrow = middle;
    else wide = middle;
  }
  return fill(words, widths, space, wide);
}
