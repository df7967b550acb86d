import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { close, createIndex } from 'pagefind';
import { reportProgress } from '../server/progress/reportProgress.ts';
import { escapeHtml } from '../shared/http/escapeHtml.ts';
import { LOCALES } from '../src/content/locale.ts';
import type { Page } from '../src/content/Page.ts';
import { searchSectionOf } from '../src/lib/search/searchSections.ts';
import { codeFingerprint } from './fingerprint.ts';
import { listFiles } from './listFiles.ts';
import type { OutputFolder } from './OutputFolder.ts';
import { pageIndex, searchedOn } from './pageIndex.ts';
import type { Signpost } from './signpostOf.ts';

/** Folder of the index, and start of its addresses. */
const FOLDER = 'pagefind';

/** What the search page loads. Pagefind’s own UI and worker are left out: nothing uses them. */
const NEEDED =
  /^(?:pagefind\.js|pagefind-entry\.json|wasm\.en\.pagefind)$|\.pf_(?:meta|index|fragment|filter)$/;

/** The index of titles and headings, used to find the best pages. */
const PAGE_INDEX = 'pages.json';

const STAGE = 'Search index';

/** Parts of a page’s content that are not its text. */
const NOT_TEXT = [
  'nav',
  // Metadata next to an article’s title: minutes, dates, names.
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

/**
 * A page as the index reads it: its content, the family it belongs to, and its short name, which its heading need not
 * contain. Undefined for a document without content.
 */
export function searchableDocument(html: string, page: Page): string | undefined {
  if (!html.includes('<main ')) return undefined;
  const marks = `data-pagefind-body data-pagefind-filter="section:${searchSectionOf(page)}" data-pagefind-meta="name:${escapeHtml(page.name)}"`;
  // Elements separated only by styling would run together into one word.
  return html.replace('<main ', () => `<main ${marks} `).replace(/(?<=>)(?=<)|(?=<span)/g, ' ');
}

/** Throws Pagefind’s errors. */
function insist<Answer extends { errors: string[] }>(answer: Answer, doing: string): Answer {
  if (answer.errors.length > 0) throw new Error(`${doing}: ${answer.errors.join('; ')}`);
  return answer;
}

/** What Pagefind takes from a document: no other change affects its index. */
export function searchableHash(html: string, page: Page): string {
  const start = html.indexOf('<main ');
  const main = start < 0 ? '' : html.slice(start, html.indexOf('</main>'));
  // Pagefind uses the title of a page without a heading.
  const title = main.includes('<h1') ? '' : /<title>[^<]*/.exec(html)?.[0];
  return createHash('sha256')
    .update(JSON.stringify([page.path, page.name, searchSectionOf(page), title, main]))
    .digest('hex');
}

/** A searchable document, as the build keeps it. */
export interface SearchedPage {
  page: Page;
  hash: string;
  signposts: readonly Signpost[];
  read: () => Promise<string>;
}

async function makeIndex(pages: readonly SearchedPage[]): Promise<Map<string, Uint8Array>> {
  try {
    const { index } = insist(
      await createIndex({ forceLanguage: 'en', excludeSelectors: NOT_TEXT }),
      'The search index could not be made',
    );
    if (!index) throw new Error('The search index could not be made: Pagefind gave none');
    // Sequentially: the index’s file names depend on the order, and builds must be reproducible.
    for (const [count, { page, read }] of pages.entries()) {
      const html = await read();
      const content = searchableDocument(html, page);
      if (content !== undefined) insist(await index.addHTMLFile({ url: page.path, content }), page.path);
      reportProgress(STAGE, count, pages.length);
    }
    const { files } = insist(await index.getFiles(), 'The search index could not be written');
    reportProgress(STAGE, pages.length, pages.length);
    const found = files.filter((file) => NEEDED.test(file.path));
    return new Map(found.map(({ path, content }) => [path, content]));
  } finally {
    await close();
  }
}

/**
 * Adds the search indexes to a build. Each host has an index of titles and headings of its own. A regional host has
 * the same pages under the same addresses, with some differences in wording, so all hosts share the index of texts,
 * with every listed page of the default host. Pagefind makes it, in a process of its own, unless the last build's is
 * still current.
 *
 * @param folder where the index is kept for the next build
 */
export async function putSearchIndex(
  out: OutputFolder,
  pages: readonly SearchedPage[],
  folder: string,
): Promise<void> {
  const searched = searchedOn(pages, 'en');
  const key = createHash('sha256')
    .update(JSON.stringify([codeFingerprint(), searched.map(({ hash }) => hash)]))
    .digest('hex');
  const kept = await readFile(join(folder, 'key'), 'utf8').catch(() => undefined);
  if (kept !== key) await keepIndex(folder, key, await makeIndex(searched));
  const files = join(folder, 'files');
  for (const path of await listFiles(files))
    await out.put(join(FOLDER, path), await readFile(join(files, path)));
  for (const locale of LOCALES) {
    const host = locale === 'en' ? '' : join('_hosts', locale);
    await out.put(join(host, FOLDER, PAGE_INDEX), pageIndex(searchedOn(pages, locale), locale));
  }
}

async function keepIndex(folder: string, key: string, files: ReadonlyMap<string, Uint8Array>): Promise<void> {
  const aside = `${folder}.part`;
  await rm(aside, { recursive: true, force: true });
  for (const [path, content] of files) {
    const file = join(aside, 'files', path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  await writeFile(join(aside, 'key'), key);
  await rm(folder, { recursive: true, force: true });
  await rename(aside, folder);
}
