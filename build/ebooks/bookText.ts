import type { ReportFace } from '../roi/embedFont.ts';

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

/** Splits copy into runs: **strong** and `measured` words take their own faces. */
export function runsOf(text: string, face: ReportFace): TextRun[] {
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

/** Breaks runs into lines of at most the given width, in points. */
export function wrapRuns(
  runs: readonly TextRun[],
  width: number,
  size: number,
  widthOf: Measure,
): TextLine[] {
  const lines: TextRun[][] = [];
  let current: TextRun[] = [];
  let used = 0;
  for (const run of runs) {
    for (const piece of run.text.match(/\s*\S+|\s+$/g) ?? []) {
      const isFirst = current.length === 0;
      const word = isFirst ? piece.trimStart() : piece;
      const taken = widthOf(word, sizeOf(run.face, size), run.face);
      if (!isFirst && /^\s/.test(piece) && used + taken > width) {
        lines.push(current);
        const next = piece.trimStart();
        current = [{ ...run, text: next }];
        used = widthOf(next, sizeOf(run.face, size), run.face);
        continue;
      }
      const last = current.at(-1);
      if (last?.face === run.face && last.href === run.href) last.text += word;
      else current.push({ ...run, text: word });
      used += taken;
    }
  }
  if (current.length > 0) lines.push(current);
  return lines;
}
