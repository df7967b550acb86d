import { CELL_BREAK } from '../../shared/search/cellBreak.ts';
import { compoundsIn, type FoundWord, wordsIn } from '../../shared/search/wordsIn.ts';

/** A piece of text, and whether it matches the search. */
export interface TextPart {
  text: string;
  isMarked: boolean;
}

/** Fewest letters of a query’s word that mark a longer word which begins with them. */
const SHORTEST_BEGINNING = 3;

/** Most letters of an excerpt, and of what stands before the match in a sentence that is longer. */
const LONGEST_EXCERPT = 240;
const LONGEST_LEAD = 80;

const ELLIPSIS = '…';

/** Places of a text’s words that match words of a query, in order, and the query’s word that each matches. */
function matchesIn(text: string, words: readonly string[]): (FoundWord & { match: string })[] {
  return [...compoundsIn(text), ...wordsIn(text)]
    .flatMap((found) => {
      const match = words.find(
        (word) => found.word === word || (word.length >= SHORTEST_BEGINNING && found.word.startsWith(word)),
      );
      return match === undefined ? [] : [{ ...found, match }];
    })
    .sort((a, b) => a.start - b.start || b.end - a.end);
}

/** The parts of a text, marking the words that match words of a query. */
export function markedParts(text: string, words: readonly string[]): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const { start, end } of matchesIn(text, words)) {
    // A part of “R-410A”, which is marked as a whole.
    if (start < at) continue;
    parts.push(
      { text: text.slice(at, start), isMarked: false },
      { text: text.slice(start, end), isMarked: true },
    );
    at = end;
  }
  return [...parts, { text: text.slice(at), isMarked: false }].filter(({ text: part }) => part !== '');
}

/** A text up to a number of letters, cut between words. */
function cut(text: string, letters: number): string {
  if (text.length <= letters) return text;
  const end = text.lastIndexOf(' ', letters - ELLIPSIS.length);
  return `${text.slice(0, end > 0 ? end : letters - ELLIPSIS.length).replace(/[\s,;:·–—-]+$/u, '')}${ELLIPSIS}`;
}

/** A long sentence from its beginning, or from shortly before the first match if that is far into it. */
function cutAround(sentence: string, words: readonly string[]): string {
  const [first] = matchesIn(sentence, words);
  if (first === undefined || first.end <= LONGEST_EXCERPT - LONGEST_LEAD)
    return cut(sentence, LONGEST_EXCERPT);
  const start = sentence.indexOf(' ', first.start - LONGEST_LEAD) + 1;
  return `${ELLIPSIS} ${cut(sentence.slice(start), LONGEST_EXCERPT - 2)}`;
}

const isWhole = (sentence: string) => /[.!?]["”’)]?$/.test(sentence);

/**
 * The part of a page that answers a query best: its description or, if that has fewer of the query’s words, the sentence
 * with the most of them and those after it that still fit. A row of a table is taken where no sentence has as many, and
 * a heading never.
 */
export function excerptOf(
  { description, sentences }: { description: string; sentences: readonly string[] },
  words: readonly string[],
): string {
  const rankOf = (text: string) => {
    if (!isWhole(text) && !text.includes(CELL_BREAK)) return 0;
    const count = new Set(matchesIn(text, words).map(({ match }) => match)).size;
    return count === 0 || isWhole(text) ? count : count - 0.5;
  };
  let best: number | undefined;
  let most = rankOf(description);
  for (const [place, sentence] of sentences.entries()) {
    const rank = rankOf(sentence);
    if (rank > most) [best, most] = [place, rank];
  }
  if (best === undefined) return description;
  let excerpt = sentences[best] ?? '';
  for (const next of sentences.slice(best + 1)) {
    if (!isWhole(excerpt) || !isWhole(next) || excerpt.length + next.length >= LONGEST_EXCERPT) break;
    excerpt += ` ${next}`;
  }
  return cutAround(excerpt, words);
}

/** Replaces %names% with values. A value that looks like a name is left alone. */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/%(\w+)%/g, (whole, name: string) => String(values[name] ?? whole));
}

/** Parts as nodes, marked ones in `mark`. */
export function nodesOf(parts: readonly TextPart[]): Node[] {
  return parts.map(({ text, isMarked }) => {
    if (!isMarked) return document.createTextNode(text);
    const mark = document.createElement('mark');
    mark.textContent = text;
    return mark;
  });
}
