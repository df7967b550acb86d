import { type PageAnswer, PageFinder, type PageIndex } from '../../shared/search/PageFinder.ts';
import { partsOfExcerpt, wordsOf } from './searchText.ts';

/** A result before its text is fetched. */
export interface Found {
  id: string;
  score: number;
  data: () => Promise<FoundPage>;
}

export interface FoundPage {
  url: string;
  /** HTML with the matched words in `mark`; the rest is escaped. */
  excerpt: string;
  meta: Readonly<Record<string, string | undefined>>;
}

interface Answer {
  results: Found[];
  filters: Readonly<Record<string, Readonly<Record<string, number>> | undefined>>;
}

/** The part of Pagefind's script that this site uses. The build writes the script next to the index. */
export interface SearchEngine {
  options: (options: {
    noWorker: boolean;
    excerptLength: number;
    ranking: { metaWeights: Readonly<Record<string, number>> };
  }) => Promise<void>;
  filters: () => Promise<unknown>;
  search: (query: string, options?: { filters: { section: string } }) => Promise<Answer>;
}

/** Minimum number of leading letters a query word must share with a word of a result. */
const LEAST_IN_COMMON = 3;

/**
 * Whether the best result has anything to do with the query. For a word that no indexed word starts with, the engine
 * drops letters until one does, in the end all but one.
 */
export function isAnswer(query: string, { excerpt, meta }: FoundPage): boolean {
  const marked = partsOfExcerpt(excerpt).filter(({ isMarked }) => isMarked);
  const answers = wordsOf([...marked.map(({ text }) => text), meta['title'], meta['name']].join(' '));
  return wordsOf(query).some((word) => {
    const beginning = word.slice(0, LEAST_IN_COMMON);
    return answers.some((answer) => answer.startsWith(beginning));
  });
}

/** Number of best pages shown above all families. */
const BEST_PAGES = 3;

/** Results from one family of pages, best first. */
export interface Group {
  section: string;
  results: readonly Found[];
}

const ADDRESS = '/pagefind/pagefind.js';
const PAGES = '/pagefind/pages.json';

/** What a query is run against: titles and headings for the best pages, the text of all pages for the rest. */
export interface SiteSearchEngines {
  pages: PageFinder;
  text: SearchEngine;
}

export interface Answers {
  /** The pages about the query, best first. */
  best: readonly PageAnswer[];
  /** Every page that contains the query's words, by family. */
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
 * Loads the engines and what they need before the first query. Pagefind runs without its worker: a worker gets the
 * content security policy of its own file, which does not allow WebAssembly.
 */
export async function loadSearchEngines(): Promise<SiteSearchEngines> {
  const [pages, text] = await Promise.all([loadPages(), loadText()]);
  return { pages, text };
}

/** Families of dated pages. Their scores count half, next to pages that are kept up to date. */
const DATED = new Set(['newsroom', 'events']);

/** Families with results, ordered by best result; ties go to the larger family. */
export function orderGroups(groups: readonly Group[]): Group[] {
  const best = ({ section, results }: Group) => (results[0]?.score ?? 0) / (DATED.has(section) ? 2 : 1);
  return groups
    .filter(({ results }) => results.length > 0)
    .sort((a, b) => best(b) - best(a) || b.results.length - a.results.length);
}

/** Search results by family. The engine only tells a result's family when asked for that family alone. */
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

/** Everything the site finds for a query. */
export async function findAnswers({ pages, text }: SiteSearchEngines, query: string): Promise<Answers> {
  return { best: pages.find(query).slice(0, BEST_PAGES), groups: await findGroups(text, query) };
}
