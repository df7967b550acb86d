import { CELL_BREAK } from '../../shared/search/cellBreak.ts';
import { compoundsIn, type FoundWord, wordsIn } from '../../shared/search/wordsIn.ts';

/** A piece of text, and whether it matches the search. */
export interface TextPart {
  text: string;
  isMarked: boolean;
}

/** The fewest letters of a query word that match the beginning of a longer word. */
const SHORTEST_BEGINNING = 3;

/** The most letters of an excerpt, and of the text before the match in a longer sentence. */
const LONGEST_EXCERPT = 240;
const LONGEST_LEAD = 80;

const ELLIPSIS = '…';

/** The words of a text that match words of a query, in order, each with the query word it matches. */
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

/** Splits a text into parts, marking the words that match a query. */
export function markedParts(text: string, words: readonly string[]): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const { start, end } of matchesIn(text, words)) {
    // Part of a code such as “R-410A”, which is marked as a whole.
    if (start < at) continue;
    parts.push(
      { text: text.slice(at, start), isMarked: false },
      { text: text.slice(start, end), isMarked: true },
    );
    at = end;
  }
  return [...parts, { text: text.slice(at), isMarked: false }].filter(({ text: part }) => part !== '');
}

/** Truncates a text to a number of letters, between words. */
function cut(text: string, letters: number): string {
  if (text.length <= letters) return text;
  const end = text.lastIndexOf(' ', letters - ELLIPSIS.length);
  return `${text.slice(0, end > 0 ? end : letters - ELLIPSIS.length).replace(/[\s,;:·–—-]+$/u, '')}${ELLIPSIS}`;
}

/** Truncates a long sentence; starts shortly before the first match if that is far into it. */
function cutAround(sentence: string, words: readonly string[]): string {
  const [first] = matchesIn(sentence, words);
  if (first === undefined || first.end <= LONGEST_EXCERPT - LONGEST_LEAD)
    return cut(sentence, LONGEST_EXCERPT);
  const start = sentence.indexOf(' ', first.start - LONGEST_LEAD) + 1;
  return `${ELLIPSIS} ${cut(sentence.slice(start), LONGEST_EXCERPT - 2)}`;
}

const isWhole = (sentence: string) => /[.!?]["”’)]?$/.test(sentence);

/**
 * The excerpt of a page that best matches a query: its description or, if it has more of the query’s words, a sentence
 * and those after it that fit. A table row is used only if no sentence has as many words, and a heading never.
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
