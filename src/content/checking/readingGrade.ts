import { syllable } from 'syllable';

/** A shorter run of words is a label or a figure, not a sentence. */
const SHORTEST_SENTENCE = 5;

/**
 * Flesch–Kincaid grade level of the sentences in these texts: 0.39 × words per sentence + 11.8 × syllables per word −
 * 15.59 (Kincaid et al. 1975). Figures and codes count as the words they are read as: one syllable per digit, at most
 * four. NaN if no text contains a sentence.
 */
export function readingGrade(texts: readonly string[]): number {
  const sentences = texts
    .flatMap((text) => text.split(/(?<=[.!?:;])\s+|\n+/))
    .map((sentence) => sentence.match(/[\p{L}\p{N}][\p{L}\p{N}’.,-]*/gu) ?? [])
    .filter((words) => words.length >= SHORTEST_SENTENCE);
  const words = sentences.flat();
  const syllables = words
    .map((word) => (/\d/.test(word) ? Math.min(4, word.length) : Math.max(1, syllable(word))))
    .reduce((sum, count) => sum + count, 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}
