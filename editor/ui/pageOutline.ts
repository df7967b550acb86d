/** A heading of a page, by its level. */
export interface Heading {
  level: number;
  text: string;
  /** What is wrong with its level. */
  fault?: string;
}

const textOf = (html: string) =>
  html
    .replace(/<(?:style|svg)[\s\S]*?<\/(?:style|svg)>/g, '')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replace(/&#(?:39|x27);/g, "'")
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ')
    .trim();

/** The headings of a page in order, with skipped or repeated levels. */
export function pageOutline(html: string): Heading[] {
  const found = [...html.matchAll(/<h([1-6])\b[^>]*>([\s\S]*?)<\/h\1>/g)];
  const headings = found
    .map(([, level, inner = '']) => ({ level: Number(level), text: textOf(inner) }))
    .filter(({ text }) => text !== '');
  let firsts = 0;
  return headings.map((heading, index) => {
    const before = headings[index - 1]?.level ?? 0;
    if (heading.level === 1) firsts += 1;
    if (heading.level === 1 && firsts > 1)
      return { ...heading, fault: 'a page has one heading of the first level' };
    if (heading.level > before + 1)
      return {
        ...heading,
        fault: before === 0 ? 'the first heading is not of the first level' : 'skips a level',
      };
    return heading;
  });
}
