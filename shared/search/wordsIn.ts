/** A word of a text, with its position. */
export interface FoundWord {
  /** The normalized word: in lower case, without accents, `₂` as `2`. */
  word: string;
  start: number;
  end: number;
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** Words joined by hyphens, such as “Wi-Fi” and “R-410A”. */
const HYPHENATED = /[\p{L}\p{N}\p{M}]+(?:[-\u2010\u2011][\p{L}\p{N}\p{M}]+)+/gu;

/** Designations with a space, such as “SOC 2”, “ISO 27001” and “40 CFR 84”. */
const SPACED_CODE = /(?<![\p{L}\p{N}])(?:\d+\s)?\p{Lu}{1,4}\s\d+\p{L}{0,2}(?![\p{L}\p{N}])/gu;

/** The same in text without capitals. */
const SPACED_CODE_IN_LOWER_CASE = new RegExp(SPACED_CODE, 'giu');

/** A normalized text: NFKD without marks, in lower case, only letters and digits. */
const fold = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const findAll = (text: string, pattern: RegExp): FoundWord[] =>
  [...text.matchAll(pattern)]
    .map(({ 0: found, index }) => ({ word: fold(found), start: index, end: index + found.length }))
    .filter(({ word }) => word !== '');

/** The words of a text, in order. */
export const wordsIn = (text: string): FoundWord[] => findAll(text, WORD);

export const wordsOf = (text: string): string[] => wordsIn(text).map(({ word }) => word);

/**
 * Expressions that visitors may write as one word: “R-410A” as `r410a`, “40 CFR 84” as `40cfr84`. Where a text has no
 * capitals, any short word before a number counts as part of a designation.
 */
export function compoundsIn(text: string, hasCapitals = true): FoundWord[] {
  return [
    ...findAll(text, HYPHENATED),
    ...findAll(text, hasCapitals ? SPACED_CODE : SPACED_CODE_IN_LOWER_CASE),
  ];
}
