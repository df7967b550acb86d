import type { Caption } from './Film.ts';

/** Words a minute of the captions: an easy reading pace that leaves time for the picture. */
const WORDS_A_MINUTE = 120;
/** Between two captions, in seconds. */
const PAUSE = 0.4;
/** The shortest caption, in seconds. */
const SHORTEST = 1.6;
/** How long the title of a chapter is shown before its first caption, in seconds. */
export const TITLE_SECONDS = 2.4;
/** Longest caption: two lines of an ordinary subtitle. */
const LONGEST = 92;

/** Times are kept to a tenth of a second. */
export const tenths = (seconds: number) => Math.round(seconds * 10) / 10;

/** Splits a sentence that is too long for a caption, at a comma or another pause if there is one, or else at a word. */
function shorten(sentence: string): string[] {
  if (sentence.length <= LONGEST) return [sentence];
  const parts = Math.ceil(sentence.length / LONGEST);
  const middle = sentence.length / parts;
  const breaks = [...sentence.matchAll(/[,;:–—]? /g)].map((match) => ({
    at: match.index + match[0].length,
    isPause: match[0].length > 1,
  }));
  const cost = ({ at, isPause }: { at: number; isPause: boolean }) =>
    Math.abs(at - middle) + (isPause ? 0 : 24) + (at > LONGEST ? 200 : 0);
  const [best] = breaks.sort((a, b) => cost(a) - cost(b));
  if (!best) return [sentence];
  return [sentence.slice(0, best.at).trim(), ...shorten(sentence.slice(best.at).trim())];
}

/** Ends of sentences; not after an initial or a number of a list, as in “R. Tessmer” or “No. 4”. */
const SENTENCE_END = /(?<=(?<!\b(?:[A-Z]|No|Dr|Mr|Ms|St))[.?!][”’)]?) +(?=[“‘(A-Z0-9$])/;

/** The spoken text as captions: a sentence each where it fits, short ones together. */
export function captionLines(text: string): string[] {
  const sentences = text.replace(/\s+/g, ' ').trim().split(SENTENCE_END).flatMap(shorten);
  const lines: string[] = [];
  for (const sentence of sentences) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + sentence.length + 1 <= LONGEST * 0.75)
      lines[lines.length - 1] = `${last} ${sentence}`;
    else lines.push(sentence);
  }
  return lines.filter(Boolean);
}

/** Captions with their times, from a point of the film on. */
export function timedCaptions(lines: readonly string[], from: number): Caption[] {
  let at = from + TITLE_SECONDS;
  return lines.map((text) => {
    const words = text.split(' ').length;
    const seconds = tenths(Math.max(SHORTEST, (words / WORDS_A_MINUTE) * 60));
    const caption = { text, start: tenths(at), seconds };
    at += seconds + PAUSE;
    return caption;
  });
}

/** Where a chapter ends that has these captions: a breath after the last. */
export function endOf(captions: readonly Caption[], from: number): number {
  const last = captions.at(-1);
  return tenths(last === undefined ? from + TITLE_SECONDS * 2 : last.start + last.seconds + 1.2);
}

/** A length in whole minutes, at least 1. */
export function wholeMinutes(seconds: number): number {
  return Math.max(1, Math.round(seconds / 60));
}

/** A length in minutes and seconds, as 3:40. */
export function printLength(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
}
