import { readFile } from 'node:fs/promises';
import { contentRoot } from '../../src/content/contentRoot.ts';
import { pathOfPage } from '../../src/content/pathOfPage.ts';
import { listContent } from '../../src/content/readContent.ts';
import { type FileContent, readFileContent, rewriteFile } from '../saving/contentFile.ts';
import { type Data, isFields, isList } from '../saving/Data.ts';
import { type ContentChange, isContentFile } from './changeContent.ts';
import { Refusal } from './contentPaths.ts';
import { idOfPage, REDIRECTS, withRedirect } from './redirectTable.ts';

/** Fields that name a page by its id although the id could also be a word. */
const NAMING = new Set(['link', 'parents', 'thankYou', 'caseStudy', 'pages']);

const textOf = (path: string) => readFile(`${contentRoot()}/${path}`, 'utf8');

/** Writes another address wherever a page is named. */
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
 * The change that gives a page another address: the file and its regional variant move, every file that names it says
 * the new address, and the old one redirects. Throws Refusal.
 *
 * @param isPublished whether visitors may know the old address
 */
export async function renaming(
  path: string,
  { to, isPublished }: { to: string; isPublished: boolean },
): Promise<ContentChange> {
  if (!path.startsWith('en/') || !to.startsWith('en/')) throw new Refusal('Only pages can be renamed here.');
  if (path.split('.').at(-1) !== to.split('.').at(-1)) throw new Refusal('A page keeps its kind of file.');
  const ids = [idOfPage(path), idOfPage(to)] as const;
  if (isContentFile(`en/${ids[1]}.yaml`) || isContentFile(`en/${ids[1]}.mdx`))
    throw new Refusal(`There is already a page ${pathOfPage(ids[1])}: choose another address.`);
  const own = new Renaming(ids);
  const change = new Map<string, string | null>();
  const variant = path.replace(/^en\//, 'en-AE/');
  for (const file of listContent('.', ['.yaml', '.mdx'])) {
    const text = await textOf(file);
    const isMoved = file === path || file === variant;
    const isNaming = text.includes(ids[0]);
    if (!isMoved && !isNaming) continue;
    const content = readFileContent(file, text);
    const next = rewriteFile(file, text, own.content(content));
    if (isMoved) change.set(file, null);
    const target = file === path ? to : file === variant ? to.replace(/^en\//, 'en-AE/') : file;
    if (isMoved || next !== text) change.set(target, next);
  }
  if (!isPublished) return change;
  const table = change.get(REDIRECTS) ?? (await textOf(REDIRECTS));
  const rule = { from: pathOfPage(ids[0]), to: pathOfPage(ids[1]), reason: 'The page was renamed.' };
  return change.set(REDIRECTS, withRedirect(table, rule));
}
