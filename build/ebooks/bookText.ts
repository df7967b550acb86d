import type { ReportFace } from '../pdf/embedFont.ts';

/** A stretch of text in one face. */
export interface TextRun {
  text: string;
  face: ReportFace;
  /** Address that the text links to. */
  href?: string | undefined;
}

/** A line that fits its column width, as adjacent runs. */
export type TextLine = readonly TextRun[];

const MARKS = /\*\*(.+?)\*\*|`(.+?)`/g;

/** Splits copy into runs: **strong** and `measured` words take their own faces. Any white space becomes a space. */
export function runsOf(copy: string, face: ReportFace): TextRun[] {
  const text = copy.replace(/\s+/g, ' ');
  const runs: TextRun[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKS)) {
    if (match.index > end) runs.push({ text: text.slice(end, match.index), face });
    const [whole, strong, measured] = match;
    runs.push(strong ? { text: strong, face: 'strong' } : { text: measured ?? '', face: 'mono' });
    end = match.index + whole.length;
  }
  if (end < text.length) runs.push({ text: text.slice(end), face });
  return runs;
}

/** Font size of a face next to text of another: mono looks larger than it is. */
export function sizeOf(face: ReportFace, size: number): number {
  return face === 'mono' ? size * 0.88 : size;
}

type Measure = (text: string, size: number, face: ReportFace) => number;

/** Breaks copy into lines of at most the given width, in points. */
export function wrapText(
  text: string,
  width: number,
  size: number,
  face: ReportFace,
  widthOf: Measure,
): TextLine[] {
  return wrapRuns(runsOf(text, face), width, size, widthOf);
}

/** Parts of runs that no line break may come between, and the white space before them. */
interface Word {
  space?: TextRun;
  parts: TextRun[];
}

function wordsOf(runs: readonly TextRun[]): Word[] {
  const words: Word[] = [];
  let space: TextRun | undefined;
  for (const run of runs) {
    for (const text of run.text.match(/\s+|\S+/g) ?? []) {
      const last = words.at(-1);
      if (text.trim() === '') space ??= { ...run, text: ' ' };
      else if (last && space === undefined) last.parts.push({ ...run, text });
      else {
        words.push({ ...(space && { space }), parts: [{ ...run, text }] });
        space = undefined;
      }
    }
  }
  return words;
}

/** Adds a part to a line, to its last run where that is of the same kind. */
function append(line: TextRun[], part: TextRun): void {
  const last = line.at(-1);
  if (last?.face === part.face && last.href === part.href) last.text += part.text;
  else line.push({ ...part });
}

/**
 * Breaks runs into lines of at most the given width, in points, at white space; within a word only if it is wider than
 * a line.
 */
export function wrapRuns(
  runs: readonly TextRun[],
  width: number,
  size: number,
  widthOf: Measure,
): TextLine[] {
  const measure = ({ text, face }: TextRun) => widthOf(text, sizeOf(face, size), face);
  const lines: TextRun[][] = [];
  let used = 0;
  const put = (part: TextRun) => {
    append(lines.at(-1) ?? [], part);
    used += measure(part);
  };
  const startLine = () => {
    lines.push([]);
    used = 0;
  };
  for (const { space, parts } of wordsOf(runs)) {
    const wide = parts.reduce((sum, part) => sum + measure(part), 0);
    const gap = space === undefined ? 0 : measure(space);
    if (lines.length === 0 || used + gap + wide > width) startLine();
    else if (space !== undefined) put(space);
    const pieces =
      wide <= width
        ? parts
        : parts.flatMap((part) => Array.from(part.text, (character) => ({ ...part, text: character })));
    for (const piece of pieces) {
      if (wide > width && used > 0 && used + measure(piece) > width) startLine();
      put(piece);
    }
  }
  return lines;
}
