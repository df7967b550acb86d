import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { idOfPageFile } from '../../src/content/files/idOfPageFile.ts';
import { pathOfPage } from '../../src/content/files/pathOfPage.ts';
import { readFileContent, rewriteFile } from '../saving/contentFile.ts';
import { isFields } from '../saving/Data.ts';
import type { ContentChange } from './changeContent.ts';
import { contentPath, fileOf, Refusal } from './contentPaths.ts';
import { variantsOf } from './pageVariants.ts';
import { REDIRECTS, redirectTable, withRedirect } from './redirectTable.ts';

/** Copies a file to another address; a copied page becomes a draft with a new title. Returns the new path. */
export async function duplicateFile(path: string, to: string, name: string): Promise<string> {
  const target = contentPath(to);
  if (existsSync(fileOf(target)))
    throw new Refusal(`There is already a file ${target}: choose another address.`);
  if (target.split('/')[0] !== path.split('/')[0] || target.split('.').at(-1) !== path.split('.').at(-1))
    throw new Refusal('A copy must stay in the same folder and keep its file extension.');
  const text = await readFile(fileOf(path), 'utf8');
  const { data, body } = readFileContent(path, text);
  if (!isFields(data)) throw new Refusal(`${path} cannot be copied.`);
  const { meta, name: _, ...others } = data;
  const own = isFields(meta)
    ? {
        meta: {
          ...meta,
          title: `${name} | {brand}`,
          desc: `${name}: write what searchers read of this page.`,
        },
        name,
        draft: true,
      }
    : { name };
  await mkdir(dirname(fileOf(target)), { recursive: true });
  await writeFile(fileOf(target), rewriteFile(path, text, { data: { ...own, ...others }, body }), {
    flag: 'wx',
  });
  return target;
}

/**
 * The change that deletes a file, and of a page its regional variants. Throws Refusal.
 *
 * @param leadTo where the address of the page leads from then on; nowhere if absent
 */
export async function deletion(path: string, leadTo?: string): Promise<ContentChange> {
  if (!existsSync(fileOf(path))) throw new Refusal(`There is no file ${path}.`, 404);
  const change = new Map<string, string | null>([path, ...variantsOf(path)].map((own) => [own, null]));
  const id = idOfPageFile(path);
  if (!leadTo || id === undefined) return change;
  const rule = { from: pathOfPage(id), to: leadTo, reason: 'The page was deleted.' };
  return change.set(REDIRECTS, withRedirect(await redirectTable(), rule));
}
