import { keptUntilEdit } from '../files/contentCache.ts';
import type { Page } from '../Page.ts';
import { readContentText, splitFrontMatter } from '../reading/readContent.ts';
import { type Term, termsOf } from '../reading/termLinks.ts';
import { trackedQuery } from '../reading/trackedQueries.ts';
import { loadedContent } from './pages.ts';

/** The terms that the page with the section “glossary” defines. A site may do without. */
function readTerms(): readonly Term[] {
  for (const { sections, prose, path } of loadedContent().pages) {
    const glossary = sections.find((section) => section.type === 'glossary');
    if (glossary?.type !== 'glossary' || prose === undefined) continue;
    const { body } = splitFrontMatter(readContentText(prose), prose);
    return termsOf(body, path, (name) => !glossary.unlinked.includes(name));
  }
  return [];
}

const terms = trackedQuery('glossary', keptUntilEdit(readTerms));

/** The terms that a page’s text links to their definitions: articles, posts and guides do. */
export function termsLinkedFrom({ entry, sections }: Pick<Page, 'entry' | 'sections'>): readonly Term[] {
  const isGlossary = sections.some(({ type }) => type === 'glossary');
  const isGuide = sections.some(({ type }) => type === 'chapterGuide');
  const isArticle = entry?.kind === 'article' || entry?.kind === 'post' || isGuide;
  return isArticle && !isGlossary ? terms('') : [];
}
