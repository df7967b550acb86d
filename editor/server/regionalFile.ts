import { readFile } from 'node:fs/promises';
import { idOfPageFile } from '../../src/content/files/idOfPageFile.ts';
import type { Locale } from '../../src/content/files/locale.ts';
import { readFileContent } from '../saving/contentFile.ts';
import { type Data, isFields } from '../saving/Data.ts';
import { rewriteYaml } from '../saving/rewriteYaml.ts';
import type { ContentChange } from './changeContent.ts';
import { fileOf, Refusal } from './contentPaths.ts';
import { variantsOf } from './pageVariants.ts';

/** What a region's file begins with: the words of the page that search results show, which nearly always differ. */
function firstDifference(data: Data): Data {
  if (!isFields(data)) return {};
  const { meta, name } = data;
  const { title, desc } = isFields(meta) ? meta : {};
  const own = Object.entries({ title, desc }).filter(([, value]) => typeof value === 'string');
  return own.length > 0 ? { meta: Object.fromEntries(own) as Data } : { name: name ?? '' };
}

/**
 * The change that lets a page differ in a region: a file that repeats the page's title and description, to be edited.
 * Throws Refusal if there is such a file.
 */
export async function regionalFile(path: string, region: Locale): Promise<ContentChange> {
  const id = idOfPageFile(path);
  if (id === undefined || !path.startsWith('en/')) throw new Refusal(`${path} is not a page.`);
  const target = `${region}/${id}.yaml`;
  if (variantsOf(path).some((file) => file.startsWith(`${region}/`)))
    throw new Refusal(`The page already differs in ${region}.`);
  const { data } = readFileContent(path, await readFile(fileOf(path), 'utf8'));
  return new Map([[target, rewriteYaml('name: page\n', firstDifference(data))]]);
}
