/** The site’s inline marks, which split a file's text into parts that are the same on the page. */
const MARKS = /\{[^}]*\}|\*\*|`|!?\[|\]\([^)]*\)|^\s*(?:#{1,6} |[-*>] |\d+\. )|[\n|_]/gm;

/** Characters that HTML may write differently from the file. */
const WRITTEN: Readonly<Record<string, string>> = {
  '&': '(?:&amp;|&#38;|&)',
  '<': '&lt;',
  '>': '(?:&gt;|>)',
  '"': '(?:"|&quot;|&#34;|“|”)',
  "'": "(?:'|&#x27;|&#39;|’|‘)",
};

const patternOf = (text: string) =>
  [...text]
    .map((one) =>
      /\s/.test(one) ? '(?:\\s|&nbsp;)' : (WRITTEN[one] ?? one.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')),
    )
    .join('');

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The part of a text without marks that an edit is in, before and after the edit. */
export function editedPart(before: string, after: string): { before: string; after: string } | undefined {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let end = before.length;
  let endAfter = after.length;
  while (end > start && endAfter > start && before[end - 1] === after[endAfter - 1]) {
    end -= 1;
    endAfter -= 1;
  }
  if (/[{}*`[\]<|\n]/.test(after.slice(start, endAfter))) return undefined;
  const marks = [...before.matchAll(MARKS)].map(
    ({ index, 0: mark }) => [index, index + mark.length] as const,
  );
  const edges = [0, ...marks.flat(), before.length];
  for (let index = 0; index < edges.length; index += 2) {
    const [from = 0, to = 0] = [edges[index], edges[index + 1]];
    if (from > start || to < end || before.slice(from, to).trim() === '') continue;
    return {
      before: before.slice(from, to).trim(),
      after: (before.slice(from, start) + after.slice(start, endAfter) + before.slice(end, to)).trim(),
    };
  }
  return undefined;
}

/**
 * Markup with one of its texts edited, if the text is the same as in the file. Undefined if it is not:
 * then only the server knows what the page says.
 */
export function patchText(html: string, before: string, after: string): string | undefined {
  const part = editedPart(before, after);
  if (!part) return undefined;
  const tokens = html.split(/(<style[\s\S]*?<\/style>|<[^>]*>)/);
  const whole = new RegExp(`^(\\s*)${patternOf(part.before)}(\\s*)$`);
  const within = new RegExp(`(?<![\\w])${patternOf(part.before)}(?![\\w])`);
  const isText = (index: number) => index % 2 === 0;
  // A heading may be there twice, once for each width; a part of a text must be unique.
  const equal = tokens.flatMap((token, index) => (isText(index) && whole.test(token) ? [index] : []));
  const holding = tokens.flatMap((token, index) => (isText(index) && within.test(token) ? [index] : []));
  const found = equal.length > 0 ? equal : holding;
  if (found.length === 0 || (equal.length === 0 && found.length > 1)) return undefined;
  const next = escapeHtml(part.after);
  for (const index of found) tokens[index] = (tokens[index] ?? '').replace(within, () => next);
  return tokens.join('');
}
