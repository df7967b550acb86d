import { join } from 'node:path';
import type { Fault } from '../../shared/Fault.ts';
import { contentRoot } from '../../src/content/contentRoot.ts';
import type { LoadedContent } from '../../src/content/loadContent.ts';
import type { Page } from '../../src/content/Page.ts';
import { sourceOf } from '../../src/content/pages.ts';
import { type ContentLink, contentLinks } from './contentLinks.ts';

/** Pages that sell: products, solutions, industries, and the features of the platform. */
const SALES_PAGE =
  /^\/(?:(?:product|solutions|industry)\/[^/]+|platform-overview|integrations|iot-edge|cmms-reports-and-dashboards|customer-success)\/$/;

const fileOf = (page: Page) =>
  join(contentRoot(), page.locale, `${sourceOf(page)}.${page.prose === undefined ? 'yaml' : 'mdx'}`);

/** Paths that each content file links to. */
function pathsByFile(links: readonly ContentLink[]): Map<string, Set<string>> {
  const byFile = Map.groupBy(links, ({ file }) => file);
  return new Map(
    [...byFile].map(([file, own]) => [
      file,
      new Set(own.map(({ address }) => address.replace(/[?#].*$/, ''))),
    ]),
  );
}

/**
 * Articles and posts that link to no page that sells what they are about, and pages that articles link to and that link
 * to no article: readers of either should find the other.
 */
export function articleLinkFaults({ pages }: LoadedContent): Fault[] {
  const linked = pathsByFile(contentLinks());
  const linksOf = (page: Page) => linked.get(fileOf(page)) ?? new Set<string>();
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
        file: fileOf(page),
        text: 'links to no page of a product, solution, industry or feature: link the one that does the job',
      })),
    ...english
      .filter(({ path }) => wanted.has(path))
      .filter((page) => ![...linksOf(page)].some((path) => articlePaths.has(path)))
      .map((page) => ({
        file: fileOf(page),
        text: 'links to no article, though articles link to it: name one under “articles” of its questions',
      })),
  ];
}
