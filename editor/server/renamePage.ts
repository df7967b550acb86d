import { readFile } from 'node:fs/promises';
import { idOfPageFile } from '../../src/content/files/idOfPageFile.ts';
import { pathOfPage } from '../../src/content/files/pathOfPage.ts';
import { listContent } from '../../src/content/reading/readContent.ts';
import { type FileContent, readFileContent, rewriteFile } from '../saving/contentFile.ts';
import { type Data, isFields, isList } from '../saving/Data.ts';
import { type ContentChange, isContentFile } from './changeContent.ts';
import { fileOf, Refusal } from './contentPaths.ts';
import { variantsOf } from './pageVariants.ts';
import { REDIRECTS, redirectTable, withPageAt, withRedirect } from './redirectTable.ts';

/** Fields that name a page by its id although the id could also be a word. */
const NAMING = new Set(['link', 'parents', 'thankYou', 'caseStudy', 'pages']);

const textOf = (path: string) => readFile(fileOf(path), 'utf8');

/** Replaces a page's address wherever it is named. */
class Renaming {
  readonly #old: string;
  readonly #new: string;
  readonly #link: RegExp;

  /** @param ids the old and the new id of the page */
  constructor([old, now]: readonly [string, string]) {
    this.#old = old;
    this.#new = now;
    const address = pathOfPage(old).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    this.#link = new RegExp(`(^|[("'\\s])${address}(?=$|[)"'\\s#?])`, 'gm');
  }

  text(text: string): string {
    return text.replace(this.#link, (_, before: string) => before + pathOfPage(this.#new));
  }

  data(data: Data, field = ''): Data {
    if (isList(data)) return data.map((one) => this.data(one, field));
    if (isFields(data))
      return Object.fromEntries(Object.entries(data).map(([name, one]) => [name, this.data(one, name)]));
    if (typeof data !== 'string') return data;
    const isId = data === this.#old && (data.includes('/') || NAMING.has(field));
    return isId ? this.#new : this.text(data);
  }

  content({ data, body }: FileContent): FileContent {
    return { data: this.data(data), body: body === undefined ? undefined : this.text(body) };
  }
}

/**
 * The change that gives a page another address: the file and its regional variants move, every file that names it says
 * the new address, and the old one redirects. Throws Refusal.
 *
 * @param isPublished whether visitors may know the old address
 */
export async function renaming(
  path: string,
  { to, isPublished }: { to: string; isPublished: boolean },
): Promise<ContentChange> {
  const [old, now] = [idOfPageFile(path), idOfPageFile(to)];
  if (old === undefined || now === undefined || !path.startsWith('en/') || !to.startsWith('en/'))
    throw new Refusal('Only pages can be renamed here.');
  if (path.split('.').at(-1) !== to.split('.').at(-1))
    throw new Refusal('A page must keep its file extension.');
  if (isContentFile(`en/${now}.yaml`) || isContentFile(`en/${now}.mdx`))
    throw new Refusal(`There is already a page ${pathOfPage(now)}: choose another address.`);
  const own = new Renaming([old, now]);
  const change = new Map<string, string | null>();
  const moved = new Map(
    [path, ...variantsOf(path)].map((file) => [file, file.replace(`/${old}.`, `/${now}.`)]),
  );
  for (const file of listContent('.', ['.yaml', '.mdx'])) {
    const text = await textOf(file);
    const target = moved.get(file);
    const isNaming = text.includes(old);
    if (target === undefined && !isNaming) continue;
    const content = readFileContent(file, text);
    const next = rewriteFile(file, text, own.content(content));
    if (target !== undefined) change.set(file, null);
    if (target !== undefined || next !== text) change.set(target ?? file, next);
  }
  const [from, address] = [pathOfPage(old), pathOfPage(now)];
  const table = await redirectTable();
  // The page may have had the new address before, which redirects since then.
  const free = withPageAt(change.get(REDIRECTS) ?? table, address);
  const rule = { from, to: address, reason: 'The page was renamed.' };
  const next = isPublished ? withRedirect(free, rule) : free;
  return next === table ? change : change.set(REDIRECTS, next);
}
