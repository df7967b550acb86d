import { type ListTopic, listOf } from '../entries/listedKinds.ts';
import { pathOfPage } from '../files/pathOfPage.ts';
import type { ListPage, Page } from '../Page.ts';
import { entriesOf, type PageEntry } from './entries.ts';
import { listPagePath, topicPath } from './listPages.ts';

/** The part of a long list that a page shows, and the paths of the other pages. */
export interface ListView extends ListPage {
  /** The entries on this page. */
  entries: readonly PageEntry[];
  /** How many entries come after those on this page. */
  after: number;
  /** Path of the page and of the hub. */
  path: string;
  all: string;
  /** The number of entries on the hub and in each of its topics, with the path of its pages. */
  total: number;
  topics: readonly (ListTopic & { count: number; href: string })[];
  /** Paths of the pages, in order. */
  paths: readonly string[];
}

/** What a page shows of its list, if the list is split across pages. */
export function listView(page: Page, read: typeof entriesOf = entriesOf): ListView | undefined {
  const { listPage } = page;
  const list = listOf(page.sections);
  if (!listPage || !list) return undefined;
  const { number, pages, first, topic } = listPage;
  const own = read(list.kind).filter((entry) => list.lists?.(list.section, entry) ?? true);
  const shown = topic
    ? own.filter((entry) => list.topicsOf(entry).some(({ value }) => value === topic.value))
    : own;
  const all = pathOfPage(listPage.hub);
  const topics = Map.groupBy(own.flatMap(list.topicsOf), ({ value }) => value);
  return {
    ...listPage,
    entries: shown.slice((number - 1) * list.size, number * list.size),
    path: page.path,
    after: Math.max(0, shown.length - number * list.size),
    all,
    total: own.length,
    topics: [...topics.values()].flatMap((found) =>
      found.slice(0, 1).map((one) => ({ ...one, count: found.length, href: topicPath(all, one.value) })),
    ),
    paths: Array.from({ length: pages }, (_, index) => listPagePath(first, index + 1)),
  };
}
