import type { Fault } from '../../shared/Fault.ts';
import type { Page } from '../../src/content/Page.ts';
import { readContentText, splitFrontMatter } from '../../src/content/reading/readContent.ts';
import { usesTerm } from '../../src/content/reading/termLinks.ts';
import { termsLinkedFrom } from '../../src/content/site/glossary.ts';
import type { LoadedContent } from '../../src/content/site/loadContent.ts';
import { fileOfPage } from '../../src/content/site/pages.ts';
import { type ContentLink, contentLinks } from '../links/contentLinks.ts';

/** Pages that sell: products, solutions, industries (on a small site one page each), and the features of the platform. */
const SALES_PAGE =
  /^\/(?:(?:product|solutions|industry)(?:\/[^/]+)?|platform-overview|integrations|iot-edge|cmms-reports-and-dashboards|customer-success)\/$/;

/** Addresses that each content file links to, with their fragments. */
function addressesByFile(links: readonly ContentLink[]): Map<string, string[]> {
  const byFile = Map.groupBy(links, ({ file }) => file);
  return new Map([...byFile].map(([file, own]) => [file, own.map(({ address }) => address)]));
}

function textOf({ prose, locale }: Page): string {
  return prose === undefined ? '' : splitFrontMatter(readContentText(prose, locale), prose).body;
}

/**
 * Articles and posts that link to no page that sells what they are about, and pages that articles link to and that link
 * to no article: readers of either should find the other. Also articles and posts that use no term of the glossary.
 */
export function articleLinkFaults({ pages }: LoadedContent): Fault[] {
  const linked = addressesByFile(contentLinks());
  const linksOf = (page: Page) =>
    new Set(linked.get(fileOfPage(page))?.map((address) => address.replace(/[?#].*$/, '')));
  const english = pages.filter(({ locale }) => locale === 'en');
  const articles = english.filter(({ entry }) => entry?.kind === 'article' || entry?.kind === 'post');
  const articlePaths = new Set(articles.map(({ path }) => path));
  const wanted = new Set(
    articles.flatMap((page) => [...linksOf(page)].filter((path) => SALES_PAGE.test(path))),
  );
  return [
    ...articles
      .filter((page) => ![...linksOf(page)].some((path) => wanted.has(path)))
      .map((page) => ({
        file: fileOfPage(page),
        text: 'links to no page of a product, solution, industry or feature: link the one that does the job',
      })),
    ...articles
      .filter((page) => {
        const terms = termsLinkedFrom(page);
        return terms.length > 0 && !usesTerm(textOf(page), terms);
      })
      .map((page) => ({
        file: fileOfPage(page),
        text: 'uses no term of the glossary: name one, or link other words for it to its definition by hand',
      })),
    ...english
      .filter(({ path }) => wanted.has(path))
      .filter((page) => ![...linksOf(page)].some((path) => articlePaths.has(path)))
      .map((page) => ({
        file: fileOfPage(page),
        text: 'links to no article, though articles link to it: name one under “articles” of its questions',
      })),
  ];
}
