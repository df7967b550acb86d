import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { contentRoot } from '../../src/content/contentRoot.ts';
import { readFileContent, rewriteFile } from '../saving/contentFile.ts';
import { type Data, type Fields, isFields } from '../saving/Data.ts';
import { isContentFile } from './changeContent.ts';
import { contentPath, Refusal } from './contentPaths.ts';

/** A family of pages, the page that a new one begins like, and where it is put. */
export interface PageModel {
  family: string;
  model: string;
  folder: string;
}

const one = (family: string, model: string): PageModel => ({
  family,
  model: `en/${model}`,
  folder: model.includes('/') ? model.replace(/[^/]+$/, '') : '',
});

/** The families of docs/add-a-page.md that editors add pages to. */
const FAMILIES: readonly PageModel[] = [
  one('Campaign landing page', 'break-free-from-legacy-cafm.yaml'),
  one('Blog post', 'blog/what-a-backlog-says.mdx'),
  one('Event', 'events/iftar-gathering-dubai.yaml'),
  one('Webinar', 'webinar/future-of-cmms.yaml'),
  one('Press release', 'newsroom/dubai-office-opens.mdx'),
  one('Knowledge article', 'learn/asset-criticality.mdx'),
  one('Case study', 'resources/case-study/pellow.yaml'),
  one('Newsletter', 'resources/newsletter/june-2020-newsletter.mdx'),
  one('Industry', 'industry/retail.yaml'),
  one('Product module', 'product/work-order-software.yaml'),
  one('Solution', 'solutions/data-driven-portfolio.yaml'),
  one('Guide', 'resources/guide/evaluating-facilities-management-software.mdx'),
];

/** The families whose model is there: a vendor’s own content may have others. */
export const pageModels = (): PageModel[] => FAMILIES.filter(({ model }) => isContentFile(model));

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

/** The head of a new page: a draft with a title, description and name of its own. */
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

/** Makes a draft like a model. Returns its path. Throws Refusal if there is such a page. */
export async function makePage({
  model,
  address,
  name,
}: {
  model: string;
  address: string;
  name: string;
}): Promise<string> {
  const from = contentPath(model);
  if (!pageModels().some((known) => known.model === from))
    throw new Refusal('There is no such kind of page.', 404);
  const end = from.split('.').at(-1) ?? 'yaml';
  const target = contentPath(`en/${address}.${end}`);
  if (['yaml', 'mdx'].some((ending) => isContentFile(`en/${address}.${ending}`)))
    throw new Refusal(`There is already a page /${address}/: choose another address.`);
  const text = await readFile(`${contentRoot()}/${from}`, 'utf8');
  const { data, body } = readFileContent(from, text);
  const today = new Date().toISOString().slice(0, 10);
  const begun =
    body === undefined
      ? undefined
      : '\nWrite the first paragraph here.\n\n## A first heading\n\nAnd go on.\n';
  await mkdir(dirname(`${contentRoot()}/${target}`), { recursive: true });
  await writeFile(
    `${contentRoot()}/${target}`,
    rewriteFile(from, text, { data: newPageData(data, name, today), body: begun }),
    { flag: 'wx' },
  );
  return target;
}
