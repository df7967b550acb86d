import { INDEX_ADDRESS, type ResultText, textAddress } from '../../shared/search/addresses.ts';
import {
  PageFinder,
  type PageIndex,
  type PageResult,
  type SearchResults,
} from '../../shared/search/PageFinder.ts';

/** Number of best pages shown above all families. */
export const BEST_PAGES = 3;

/** Results from one family of pages, best first. */
export interface Group {
  section: string;
  pages: readonly PageResult[];
}

async function readJson<Content>(address: string): Promise<Content> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} responded with status ${answer.status}`);
  return (await answer.json()) as Content;
}

/** Loads the site's search index. Rejects if it cannot be fetched. */
export const loadFinder = async (): Promise<PageFinder> =>
  new PageFinder(await readJson<PageIndex>(INDEX_ADDRESS));

const NO_TEXT: ResultText = { sentences: [] };
const texts = new Map<string, Promise<ResultText>>();

/** The sentences and the card of a page; none for a page of another site, or if they cannot be fetched. */
export function readText({ path }: Pick<PageResult, 'path'>): Promise<ResultText> {
  if (!path.startsWith('/')) return Promise.resolve(NO_TEXT);
  const text = texts.get(path) ?? readJson<ResultText>(textAddress(path)).catch(() => NO_TEXT);
  texts.set(path, text);
  return text;
}

/** Pages by family. The family with the best page comes first. */
export function groupsOf({ pages }: Pick<SearchResults, 'pages'>): Group[] {
  const groups = new Map<string, PageResult[]>();
  for (const page of pages) groups.set(page.section, [...(groups.get(page.section) ?? []), page]);
  return [...groups].map(([section, own]) => ({ section, pages: own }));
}
