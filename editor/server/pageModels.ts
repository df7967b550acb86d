import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { EntryKind } from '../../src/content/entries/entrySchemas.ts';
import type { Page } from '../../src/content/Page.ts';
import { readFileContent, rewriteFile } from '../saving/contentFile.ts';
import { type Data, type Fields, isFields } from '../saving/Data.ts';
import { isContentFile } from './changeContent.ts';
import { contentPath, fileOf, Refusal } from './contentPaths.ts';

/** A family of pages: the page that new ones are modeled on, and the folder they go into. */
export interface PageModel {
  family: string;
  model: string;
  folder: string;
}

const folderOf = (path: string) => (path.includes('/') ? path.replace(/[^/]+$/, '') : '');

/** A family that editors add pages to, as docs/add-a-page.md lists them. */
interface Family {
  name: string;
  /** The page of the project’s own content that is copied. */
  model: string;
  /** Its entries’ kind; pages that are no entries are known by their folder. */
  kind?: EntryKind;
}

const FAMILIES: readonly Family[] = [
  { name: 'Campaign landing page', model: 'break-free-from-legacy-cafm.yaml' },
  { name: 'Blog post', model: 'blog/what-a-backlog-says.mdx', kind: 'post' },
  { name: 'Event', model: 'events/iftar-gathering-dubai.yaml', kind: 'event' },
  { name: 'Webinar', model: 'webinar/future-of-cmms.yaml', kind: 'webinar' },
  { name: 'Press release', model: 'newsroom/dubai-office-opens.mdx', kind: 'pressRelease' },
  { name: 'Knowledge article', model: 'learn/asset-criticality.mdx', kind: 'article' },
  { name: 'Case study', model: 'resources/case-study/pellow.yaml', kind: 'caseStudy' },
  { name: 'Newsletter', model: 'resources/newsletter/june-2020-newsletter.mdx', kind: 'newsletter' },
  { name: 'Industry', model: 'industry/retail.yaml' },
  { name: 'Product module', model: 'product/work-order-software.yaml' },
  { name: 'Solution', model: 'solutions/data-driven-portfolio.yaml' },
  { name: 'Guide', model: 'resources/guide/evaluating-facilities-management-software.mdx' },
];

type Written = Pick<Page, 'id' | 'entry' | 'sections'>;

/** The file of a page below content/en; undefined for one that is made from something else, such as a film. */
const pathOf = ({ id }: Written) => [`${id}.yaml`, `${id}.mdx`].find((path) => isContentFile(`en/${path}`));

/** When an entry was published or takes place, as text that sorts by time. */
function dateOf({ entry }: Written): string {
  const { date, starts } = (entry ?? {}) as { date?: string; starts?: string };
  return date ?? starts ?? '';
}

/** The file of the newest of some pages; of pages without a date, that of the last by name. */
const newestOf = (pages: readonly Written[]) =>
  pages
    .toSorted((one, other) => dateOf(other).localeCompare(dateOf(one)) || other.id.localeCompare(one.id))
    .map(pathOf)
    .find((path) => path !== undefined);

/**
 * The families that pages can be added to. Content of another vendor may lack the page that is copied, and an editor may
 * rename or delete it: then the newest page of the family takes its place. Folders of no family follow.
 *
 * @param pages all pages of the default language
 */
export function pageModels(pages: readonly Written[]): PageModel[] {
  const inFolder = (folder: string) => pages.filter(({ id }) => folderOf(id) === folder);
  const families = FAMILIES.flatMap(({ name, model, kind }): PageModel[] => {
    const folder = folderOf(model);
    // Pages at the top have little in common.
    const alike = kind ? pages.filter(({ entry }) => entry?.kind === kind) : folder ? inFolder(folder) : [];
    const file = isContentFile(`en/${model}`) ? model : newestOf(alike);
    return file === undefined ? [] : [{ family: name, model: `en/${file}`, folder: folderOf(file) }];
  });
  const known = new Set([
    ...families.map(({ folder }) => folder),
    ...FAMILIES.map(({ model }) => folderOf(model)),
  ]);
  const others = [...new Set(pages.map(({ id }) => folderOf(id)))]
    .filter((folder) => folder !== '' && !folder.includes('{') && !known.has(folder))
    .sort()
    .flatMap((folder): PageModel[] => {
      const file = newestOf(inFolder(folder));
      return file === undefined ? [] : [{ family: `In ${folder}`, model: `en/${file}`, folder }];
    });
  return [...families, ...others];
}

/** What a new entry does not take over from its model: what has happened, and what only the model’s own pages have. */
const OWN = ['record', 'recording', 'onDemand', 'pdf'];

function newEntry(entry: Fields, name: string, today: string): Fields {
  const kept = Object.entries(entry).filter(([key]) => !OWN.includes(key));
  return {
    ...Object.fromEntries(kept),
    ...('title' in entry ? { title: name } : {}),
    ...('summary' in entry ? { summary: `${name}: write one or two sentences for cards and feeds.` } : {}),
    ...('date' in entry ? { date: today } : {}),
  };
}

/** The head of a new page: a draft with its own title, description and name. */
export function newPageData(data: Data, name: string, today: string): Data {
  if (!isFields(data)) throw new Refusal('The page to start from has no fields.');
  const { meta: _, name: __, entry, publishAt: ___, expireAt: ____, isListed: _____, ...others } = data;
  const desc = `${name}: write what people who search should read about this page.`;
  return {
    meta: { title: `${name} | {brand}`, desc },
    name,
    draft: true,
    ...(isFields(entry) ? { entry: newEntry(entry, name, today) } : {}),
    ...others,
  };
}

/** Makes a draft like one of the models. Returns its path. Throws Refusal if there is such a page. */
export async function makePage(
  models: readonly PageModel[],
  { model, address, name }: { model: string; address: string; name: string },
): Promise<string> {
  const from = contentPath(model);
  if (!models.some((known) => known.model === from)) throw new Refusal('There is no such kind of page.', 404);
  const end = from.split('.').at(-1) ?? 'yaml';
  const target = contentPath(`en/${address}.${end}`);
  if (['yaml', 'mdx'].some((ending) => isContentFile(`en/${address}.${ending}`)))
    throw new Refusal(`There is already a page /${address}/: choose another address.`);
  const text = await readFile(fileOf(from), 'utf8');
  const { data, body } = readFileContent(from, text);
  const today = new Date().toISOString().slice(0, 10);
  const begun =
    body === undefined
      ? undefined
      : '\nWrite the first paragraph here.\n\n## A first heading\n\nAnd go on.\n';
  await mkdir(dirname(fileOf(target)), { recursive: true });
  await writeFile(
    fileOf(target),
    rewriteFile(from, text, { data: newPageData(data, name, today), body: begun }),
    { flag: 'wx' },
  );
  return target;
}
