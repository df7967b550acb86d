/** The words that a person has clicked on the canvas. */
export interface PointedText {
  /** The editor’s id of their section; undefined outside of sections. */
  section?: string;
  /** The words, from the smallest element around the pointer to larger ones. */
  texts: readonly string[];
  /** How many elements of the section have the same text as the clicked one and come before it. */
  earlier: number;
}

/** Words as they can be compared, however they are broken into lines and quoted. */
const plain = (text: string) => text.replace(/[“”]/g, '"').replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim();

/** What a field says, without the marks of Markdown and HTML. */
const withoutMarks = (value: string) =>
  plain(
    value
      .replace(/<[^>]*>/g, ' ')
      .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/\*\*|`|^\s*(?:#{1,6} |[-*>] |\d+\. )/gm, ''),
  );

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches a text that contains a field's value; placeholders such as {brand} match any words. */
function patternOf(value: string): RegExp | undefined {
  const words = withoutMarks(value);
  if (words.replace(/\{[^}]*\}/g, '').trim() === '') return undefined;
  return new RegExp(
    `^${words
      .split(/\{[^}]*\}/)
      .map(escaped)
      .join('.{1,80}?')}$`,
    'i',
  );
}

/** Minimum length of the clicked words: shorter ones occur in many fields. */
const MIN_LETTERS = 4;

/**
 * Finds the field with the words that a person has clicked: an exact match, the one at the same position if there are
 * several, or else the shortest field that contains the words. Returns its index, or -1.
 *
 * @param values what the fields say, in their order
 */
export function findPointedField(values: readonly string[], { texts, earlier }: PointedText): number {
  const patterns = values.map(patternOf);
  for (const text of texts.map(plain)) {
    const equal = patterns.flatMap((pattern, index) => (pattern?.test(text) ? [index] : []));
    // A page may show everything twice, once for each width.
    if (equal.length > 0) return equal[earlier % equal.length] ?? -1;
  }
  const [words = ''] = texts.map(plain);
  if (words.length < MIN_LETTERS) return -1;
  const holding = values
    .map((value, index) => ({ index, words: withoutMarks(value) }))
    .filter((field) => field.words.toLowerCase().includes(words.toLowerCase()))
    .sort((one, other) => one.words.length - other.words.length);
  return holding[0]?.index ?? -1;
}
