import { expect, it } from 'vitest';
import { type CountedText, phraseFaults } from '../../src/content/overusedPhrases.ts';
import { expectNoFaults } from '../expectNoFaults.ts';
import { builtPages } from './builtSite.ts';
import { visibleTexts } from './visibleTexts.ts';

/** What the page itself says, without header, menus and footer, which are the same on every page. */
const mainOf = (html: string) => /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '';

/** Where the text of a heading begins, after the number of a clause. */
const HEADING_START = /<h[1-3]\b[^>]*>(?:\s*<span\b[^>]*>\d+<\/span>)?/g;

/** Marks such a place, so that each page is read once. No page has this character. */
const MARK = '\uE000';

/** Sums beside a text, “6 + 4 = 10; 19 − 10 = 9”, in which a semicolon is a sign like the others. */
const isSums = (text: string) => text.split(';').every((sum) => sum.includes(' = '));

/** Every text of a page’s main part. Text that is put together, repeated or a default counts as often as it is read. */
const textsOf = (file: string, html: string): CountedText[] =>
  visibleTexts(mainOf(html).replace(HEADING_START, `$&${MARK}`))
    .filter((text) => !isSums(text))
    .map((text) => {
      const isHeading = text.includes(MARK);
      return { file, text: isHeading ? text.slice(text.indexOf(MARK) + 1).trimStart() : text, isHeading };
    });

it('repeats no phrase more often than readers of many pages put up with', () => {
  const texts = builtPages()
    .filter(({ locale }) => locale === 'en')
    .flatMap(({ name, html }) => textsOf(name, html));
  expect(texts.length).toBeGreaterThan(10_000);
  expectNoFaults(phraseFaults(texts, 'dist').map(({ text }) => text));
});
