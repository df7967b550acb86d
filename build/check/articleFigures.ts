import { join } from 'node:path';
import type { Fault } from '../../shared/Fault.ts';
import { contentRoot } from '../../src/content/files/contentRoot.ts';
import type { Page } from '../../src/content/Page.ts';
import { readContentText } from '../../src/content/reading/readContent.ts';
import { sourceOf } from '../../src/content/site/pages.ts';

/** Words that a reader can be asked to read for each thing taken apart in the margin. */
const WORDS_PER_FIGURE = 800;

/** Words before the first of them: about two screens. */
const WORDS_BEFORE_FIRST = 450;

/** A figure, a picture, or a formula, which is set apart and numbered as a figure is. */
const FIGURE = /<(?:Exploded|Figure|Formula)\b|!\[[^\]]*\]\(/;

const EXPLODED = /<Exploded\b/g;

/** Front matter and components, whose attributes are not running text. */
const NOT_TEXT = /^---\n[\s\S]*?\n---\n|<\/?[A-Z][^>]*>/g;

const countWords = (text: string): number =>
  text.replace(NOT_TEXT, ' ').match(/[\p{L}\p{N}][^\s|]*/gu)?.length ?? 0;

/** Words and things taken apart of an article, as its file has them, and the words before the first figure of any kind. */
export function countFigures(source: string): { words: number; exploded: number; before: number } {
  const first = source.search(FIGURE);
  const words = countWords(source);
  return {
    words,
    exploded: source.match(EXPLODED)?.length ?? 0,
    before: first < 0 ? words : countWords(source.slice(0, first)),
  };
}

/**
 * Whether a page is an article, a post or a guide, which are read from beginning to end. A glossary is looked up, and a
 * transcript listened to.
 */
const isReading = ({ entry, sections }: Page): boolean =>
  (entry?.kind === 'article' && sections.every(({ type }) => type !== 'glossary')) ||
  entry?.kind === 'post' ||
  sections.some((section) => section.type === 'chapterGuide' && section.film === undefined);

/**
 * Articles, posts and guides without a thing taken apart, or with fewer than one for each 800 words, or without a figure
 * in the first two screens, as advice to an editor: it fails nothing, since an article may be published before it is
 * illustrated.
 */
export function articlesShortOfFigures(pages: readonly Page[], read = readContentText): Fault[] {
  return pages.flatMap((page) => {
    const { locale, prose } = page;
    if (locale !== 'en' || prose === undefined || !isReading(page)) return [];
    const { words, exploded, before } = countFigures(read(prose));
    const wanted = Math.max(1, Math.floor(words / WORDS_PER_FIGURE));
    const file = join(contentRoot(), locale, `${sourceOf(page)}.mdx`);
    if (exploded < wanted)
      return {
        file,
        text: `${words} words with ${exploded} of the ${wanted} things taken apart that stand beside them: put <Exploded> below the heading of the section that is about the thing`,
      };
    if (before > WORDS_BEFORE_FIRST)
      return {
        file,
        text: `${before} words before the first figure: show one within ${WORDS_BEFORE_FIRST}, with <Exploded>, <Figure> or <Formula>, which is about two screens`,
      };
    return [];
  });
}
