import { type PageAnswer, PageFinder, type PageIndex } from '../../shared/search/PageFinder.ts';
import { partsOfExcerpt, wordsOf } from './searchText.ts';

/** A result before its words are fetched. */
export interface Found {
  id: string;
  score: number;
  data: () => Promise<FoundPage>;
}

export interface FoundPage {
  url: string;
  /** HTML with the words that were found in `mark`; the rest is escaped. */
  excerpt: string;
  meta: Readonly<Record<string, string | undefined>>;
}

interface Answer {
  results: Found[];
  filters: Readonly<Record<string, Readonly<Record<string, number>> | undefined>>;
}

/** What this site uses of Pagefind’s script, which the build writes beside the index. */
export interface SearchEngine {
  options: (options: {
    noWorker: boolean;
    excerptLength: number;
    ranking: { metaWeights: Readonly<Record<string, number>> };
  }) => Promise<void>;
  filters: () => Promise<unknown>;
  search: (query: string, options?: { filters: { section: string } }) => Promise<Answer>;
}

/** Letters that a word has in common at least with what answers it. */
const LEAST_IN_COMMON = 3;

/**
 * Whether the best result has anything of the query. For a word that nothing begins with, the engine takes letters away
 * until something does, in the end all but one.
 */
export function isAnswer(query: string, { excerpt, meta }: FoundPage): boolean {
  const marked = partsOfExcerpt(excerpt).filter(({ isMarked }) => isMarked);
  const answers = wordsOf([...marked.map(({ text }) => text), meta['title'], meta['name']].join(' '));
  return wordsOf(query).some((word) => {
    const beginning = word.slice(0, LEAST_IN_COMMON);
    return answers.some((answer) => answer.startsWith(beginning));
  });
}

/** Pages that are shown as the best, above all families. */
const BEST_PAGES = 3;

/** Results of one family of pages, the best first. */
export interface Group {
  section: string;
  results: readonly Found[];
}

const ADDRESS = '/pagefind/pagefind.js';
const PAGES = '/pagefind/pages.json';

/** What answers a query: titles and headings for the best pages, the text of all pages for the rest. */
export interface SiteSearchEngines {
  pages: PageFinder;
  text: SearchEngine;
}

export interface Answers {
  /** The pages that are about it, the best first. */
  best: readonly PageAnswer[];
  /** Every page that has its words, by family. */
  groups: readonly Group[];
}

async function loadPages(): Promise<PageFinder> {
  const answer = await fetch(PAGES);
  if (!answer.ok) throw new Error(`${PAGES} was answered with ${answer.status}`);
  return new PageFinder((await answer.json()) as PageIndex);
}

async function loadText(): Promise<SearchEngine> {
  const engine = (await import(/* @vite-ignore */ ADDRESS)) as SearchEngine;
  await engine.options({
    noWorker: true,
    excerptLength: 28,
    ranking: { metaWeights: { title: 6, name: 12 } },
  });
  await engine.filters();
  return engine;
}

/**
 * Fetches the engines and what they need before the first question. Pagefind without its worker: a worker has the
 * policy of its own file, which allows no compiled code.
 */
export async function loadSearchEngines(): Promise<SiteSearchEngines> {
  const [pages, text] = await Promise.all([loadPages(), loadText()]);
  return { pages, text };
}

/** Families whose pages tell of a day. What they have counts half, beside pages that are kept up. */
const DATED = new Set(['newsroom', 'events']);

/** Families with results: the one with the best result first, and of equal ones the larger. */
export function orderGroups(groups: readonly Group[]): Group[] {
  const best = ({ section, results }: Group) => (results[0]?.score ?? 0) / (DATED.has(section) ? 2 : 1);
  return groups
    .filter(({ results }) => results.length > 0)
    .sort((a, b) => best(b) - best(a) || b.results.length - a.results.length);
}

/** What the site has on a query, by family. The engine tells a result’s family only by asking for one family alone. */
export async function findGroups(engine: SearchEngine, query: string): Promise<Group[]> {
  const { results, filters } = await engine.search(query);
  const best = await results[0]?.data();
  if (!best || !isAnswer(query, best)) return [];
  const sections = Object.entries(filters['section'] ?? {}).filter(([, count]) => count > 0);
  return orderGroups(
    await Promise.all(
      sections.map(async ([section]) => ({
        section,
        results: (await engine.search(query, { filters: { section } })).results,
      })),
    ),
  );
}

/** What the site has on a query. */
export async function findAnswers({ pages, text }: SiteSearchEngines, query: string): Promise<Answers> {
  return { best: pages.find(query).slice(0, BEST_PAGES), groups: await findGroups(text, query) };
}
