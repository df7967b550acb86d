import { targetFault } from './targetFault.ts';

/** The message for a ** without its other half, in YAML and in Markdown. */
export const LONE_STARS = 'a single **: put ** before and after the words that are to be bold, or remove it';
/** Fields that every component shows as they are. */
export const PLAIN_FIELDS: ReadonlySet<string> = new Set([
  'alt',
  'label',
  'question',
  'searchTitle',
  'shareTitle',
]);

/** How a field treats signs within its text: as they are, as inlineMarkup does, or as HTML. */
type Reading = 'plain' | 'markup' | 'html';

function readingOf(place: readonly PropertyKey[], text: string): Reading {
  const field = place.findLast((part) => typeof part === 'string') ?? '';
  // The answers of a campaign's test are lines of copy, those to questions paragraphs.
  if (field === 'answer' && text.trimStart().startsWith('<')) return 'html';
  return PLAIN_FIELDS.has(field) || place.includes('meta') ? 'plain' : 'markup';
}

const STRONG = /\*\*(.+?)\*\*/g;
const CODE = /`(.+?)`/g;
const LINK = /\[([^\]\n]+)\]\(([^)\s]*)\)/g;

/** What to write for bold words, code or a link in a field that does not read them so. */
function inOtherWords(
  reading: Exclude<Reading, 'markup'>,
  words: string,
  tag: string,
  href?: string,
): string {
  if (reading === 'plain') return `plain text: write ${words}`;
  const attribute = href === undefined ? '' : ` href="${href}"`;
  return `HTML: write <${tag}${attribute}>${words}</${tag}>`;
}

function unread(text: string, reading: Exclude<Reading, 'markup'>): string[] {
  const say = ([whole, words = '', href]: RegExpMatchArray, tag: string) =>
    `“${whole}” shows as it is written, as this field takes ${inOtherWords(reading, words, tag, href)}`;
  return [
    ...[...text.matchAll(STRONG)].map((match) => say(match, 'strong')),
    ...[...text.matchAll(CODE)].map((match) => say(match, 'code')),
    ...[...text.matchAll(LINK)].map((match) => say(match, 'a')),
  ];
}

function unreadLinks(text: string): string[] {
  return [...text.matchAll(LINK)].flatMap(([whole, label, href = '']) => {
    const fault = targetFault(href);
    if (fault !== undefined) return [`the link to ${href} ${fault}`];
    if (/^(?:\/|#|https:\/\/|mailto:|tel:)/.test(href)) return [];
    const remedy = /^[a-z]+:|^$/i.test(href)
      ? 'a link begins with /, https://, mailto: or tel:'
      : `give the whole path, as in [${label}](/${href.replace(/^[./]+/, '')})`;
    return [`“${whole}” shows as it is written: ${remedy}`];
  });
}

/**
 * What a visitor would see of signs that somebody wrote as markup: the page shows them, so that nothing else fails.
 *
 * @param place the field that holds the text
 */
export function literalMarkup(place: readonly PropertyKey[], text: string): string[] {
  const reading = readingOf(place, text);
  const faults = reading === 'markup' ? unreadLinks(text) : unread(text, reading);
  const words = text.replace(CODE, ' ').replace(LINK, ' ').replace(STRONG, ' ');
  for (const [found] of words.matchAll(/\{[^{}]*\}|[{}]/g))
    faults.push(
      found.length > 2
        ? `“${found}” shows with its braces: remove them, or write the name of a placeholder such as {brand}`
        : `“${found}” shows on the page: remove it`,
    );
  for (const [found, inner] of words.matchAll(/(?<![\w*])\*([^\s*](?:[^*\n]*[^\s*])?)\*(?![\w*])/g))
    faults.push(`“${found}” shows its asterisks: write **${inner}** for bold, or remove them`);
  if (/(?<!\s)\*\*|\*\*(?!\s)/.test(words)) faults.push(LONE_STARS);
  if (reading === 'html') return faults;
  const [tag] = /<[a-z][^<>]*>/i.exec(words) ?? [];
  if (tag !== undefined)
    faults.push(
      `“${tag}” shows on the page: remove it${reading === 'markup' ? ', and write **words** where they are to be bold' : ''}`,
    );
  const [entity] = /&(?:[a-z]{2,}|#\d+);/.exec(words) ?? [];
  if (entity !== undefined) faults.push(`“${entity}” shows on the page: write the sign itself`);
  return faults;
}
