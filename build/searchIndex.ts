import { join } from 'node:path';
import { close, createIndex, type PagefindIndex } from 'pagefind';
import type { Page } from '../src/lib/content/pages.ts';
import { searchSectionOf } from '../src/lib/search/searchSections.ts';
import type { OutputFolder } from './OutputFolder.ts';

/** Folder of the index, and beginning of its addresses. */
const FOLDER = 'pagefind';

/** What the search page asks for. Pagefind’s own interfaces and worker stay behind: nothing loads them. */
const NEEDED =
  /^(?:pagefind\.js|pagefind-entry\.json|wasm\.en\.pagefind)$|\.pf_(?:meta|index|fragment|filter)$/;

/** What stands in a page’s content and is not its text. */
const NOT_TEXT = [
  'nav',
  // What stands beside the title of an article: minutes, dates, names.
  'header dl',
  'form',
  'label',
  'button',
  'dialog',
  'template',
  'svg',
  '[aria-hidden="true"]',
  '[hidden]',
];

const quoted = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/**
 * A page as the index reads it: its content, the family that it belongs to, and its short name, which its heading need
 * not hold. Undefined for a document without content.
 */
export function searchableDocument(html: string, page: Page): string | undefined {
  if (!html.includes('<main ')) return undefined;
  const marks = `data-pagefind-body data-pagefind-filter="section:${searchSectionOf(page)}" data-pagefind-meta="name:${quoted(page.name)}"`;
  // Neighbors that the page sets apart by style alone would be one word.
  return html.replace('<main ', () => `<main ${marks} `).replace(/(?<=>)(?=<)|(?=<span)/g, ' ');
}

/** Throws what Pagefind complains of. */
function insist<Answer extends { errors: string[] }>(answer: Answer, doing: string): Answer {
  if (answer.errors.length > 0) throw new Error(`${doing}: ${answer.errors.join('; ')}`);
  return answer;
}

/**
 * The index of the search, which Pagefind makes in a process of its own: every listed page of the default host. A
 * regional host has the same pages under the same addresses, with some of its words written otherwise, and searches
 * the same index.
 */
export class SearchIndex {
  readonly #index: PagefindIndex;
  readonly #taken = new Set<string>();

  private constructor(index: PagefindIndex) {
    this.#index = index;
  }

  /** An empty index. `closeSearchIndexes` ends its process. */
  static async open(): Promise<SearchIndex> {
    const { index } = insist(
      await createIndex({ forceLanguage: 'en', excludeSelectors: NOT_TEXT }),
      'The search index could not be made',
    );
    if (!index) throw new Error('The search index could not be made: Pagefind gave none');
    return new SearchIndex(index);
  }

  /**
   * Takes in the pages whose documents are given, but for those that it has. One after another: the names of the
   * index's files follow from the order, and first builds of the same sources shall be the same.
   */
  async add(documents: ReadonlyMap<string, string>, pages: readonly Page[]): Promise<void> {
    for (const page of pages.filter(({ isListed, locale }) => isListed && locale === 'en')) {
      const html = documents.get(`${page.path.slice(1)}index.html`);
      const content = html && searchableDocument(html, page);
      if (!content || this.#taken.has(page.path)) continue;
      this.#taken.add(page.path);
      insist(await this.#index.addHTMLFile({ url: page.path, content }), page.path);
    }
  }

  /** Puts the index into a build. */
  async put(out: OutputFolder): Promise<void> {
    const { files } = insist(await this.#index.getFiles(), 'The search index could not be written');
    for (const { path, content } of files.filter((file) => NEEDED.test(file.path)))
      out.put(join(FOLDER, path), content);
  }
}

/** Ends what makes indexes, finished or not. */
export async function closeSearchIndexes(): Promise<void> {
  await close();
}
