/** A text with the file or page that it is counted for. */
export interface CountedText {
  file: string;
  text: string;
  isHeading: boolean;
}

/** A phrase that reads well once but becomes a mannerism over hundreds of pages. */
interface OverusedPhrase {
  name: string;
  pattern: RegExp;
  /** Whether it is searched for in headings only. */
  inHeadings?: true;
  /** Number of uses across all content that someone who reads many pages will still put up with. */
  limit: number;
}

const NUMBER_WORDS =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|a hundred';

const phrases: readonly OverusedPhrase[] = [
  { name: 'nobody, no one', pattern: /\b(?:nobody|no one)\b/gi, limit: 60 },
  { name: 'somebody, someone', pattern: /\b(?:somebody|someone)\b/gi, limit: 60 },
  {
    name: 'a sentence that ends on “, not …”',
    pattern: /, not [^.,;:!?]{2,60}[.!?](?=[\s”]|$)/gi,
    limit: 50,
  },
  { name: 'stands on, stands in', pattern: /\b(?:stands?|stood|standing) (?:on|in)\b/gi, limit: 20 },
  {
    name: 'says so, says why, says which',
    pattern: /\b(?:say|says|said|saying) (?:so|why|which)\b/gi,
    limit: 50,
  },
  { name: 'by itself', pattern: /\bby (?:itself|themselves)\b/gi, limit: 25 },
  {
    name: 'a heading that opens on a number',
    pattern: new RegExp(`^(?:#+ )?(?:(?!(?:19|20)\\d\\d\\b|\\d+[.:])\\d|(?:${NUMBER_WORDS})\\b)`, 'gi'),
    inHeadings: true,
    limit: 120,
  },
  { name: 'a semicolon', pattern: /;(?!\s*$)/g, limit: 250 },
  { name: 'to scale', pattern: /\bto (?:one )?scale\b/gi, limit: 15 },
  {
    name: 'one record, one queue',
    pattern: /\bone[ -](?:\w+ )?(?:record|queue|list|register|log|line|sheet)s?\b/gi,
    limit: 120,
  },
];

/** How often each phrase occurs in these texts, and in which files or pages, most frequent first. */
export function countPhrases(texts: readonly CountedText[]) {
  return phrases.map((phrase) => {
    const files = new Map<string, number>();
    for (const text of texts) {
      if (phrase.inHeadings && !text.isHeading) continue;
      const uses = [...text.text.matchAll(phrase.pattern)].length;
      if (uses > 0) files.set(text.file, (files.get(text.file) ?? 0) + uses);
    }
    const count = [...files.values()].reduce((sum, uses) => sum + uses, 0);
    return { ...phrase, count, files: [...files].sort(([, one], [, other]) => other - one) };
  });
}

/** Phrases used more often than their limit, in terms a copywriter understands. */
export function phraseFaults(texts: readonly CountedText[], file: string) {
  return countPhrases(texts)
    .filter(({ count, limit }) => count > limit)
    .map(({ name, count, limit, files }) => {
      const most = files.slice(0, 5).map(([path, uses]) => `${path} (${uses})`);
      return {
        file,
        text: `${name}: ${count} times, at most ${limit}: rewrite some of the sentences, first in ${most.join(', ')}`,
      };
    });
}
