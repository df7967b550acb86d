/** A piece of text, and whether it matches the search. */
export interface TextPart {
  text: string;
  isMarked: boolean;
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' };

const decode = (text: string) =>
  text.replace(/&(lt|gt|quot|amp);/g, (_, name: string) => ENTITIES[name] ?? '');

/**
 * The parts of an excerpt in which Pagefind has marked matches; anything else that looks like markup is treated as
 * text.
 */
export function partsOfExcerpt(excerpt: string): TextPart[] {
  let isMarked = false;
  const parts: TextPart[] = [];
  for (const piece of excerpt.split(/(<\/?mark>)/)) {
    if (piece === '<mark>' || piece === '</mark>') isMarked = piece === '<mark>';
    else if (piece !== '') parts.push({ text: decode(piece), isMarked });
  }
  return parts;
}

/** The words of a text, in lower case. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The parts of a title, marking the words that start the way a word of the query does. */
export function partsOfTitle(title: string, query: string): TextPart[] {
  const words = wordsOf(query);
  if (words.length === 0) return [{ text: title, isMarked: false }];
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])((?:${words.join('|')})[\\p{L}\\p{N}]*)`, 'giu');
  return title
    .split(pattern)
    .map((text, index) => ({ text, isMarked: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
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
