import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { CONTENT_ROOT } from '../../src/content/contentRoot.ts';
import { listContent } from '../../src/content/readContent.ts';
import { readFileContent, rewriteFile } from '../saving/contentFile.ts';
import { isFields } from '../saving/Data.ts';
import { contentPath, Refusal } from './contentPaths.ts';

const fileOf = (path: string) => `${CONTENT_ROOT}/${path}`;

/** Copies a file to another address; a copied page becomes a draft with a title of its own. Returns the new path. */
export async function duplicateFile(path: string, to: string, name: string): Promise<string> {
  const target = contentPath(to);
  if (existsSync(fileOf(target)))
    throw new Refusal(`There is already a file ${target}: choose another address.`);
  if (target.split('/')[0] !== path.split('/')[0] || target.split('.').at(-1) !== path.split('.').at(-1))
    throw new Refusal('A copy stays in its folder and keeps its kind.');
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

/** Content files that refer to a page by its address or id. */
async function filesThatName(path: string): Promise<string[]> {
  const id = path.replace(/^en\/|\.(?:yaml|mdx)$/g, '').replace(/(?:^|\/)index$/, '');
  const escaped = id.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = new RegExp(`(?:["'( /:,[]|^)/?${escaped}/?(?=["') ,#?\\]}\\n]|$)`, 'm');
  const naming: string[] = [];
  for (const other of listContent('.', ['.yaml', '.mdx'])) {
    if (other === path) continue;
    if (pattern.test(await readFile(fileOf(other), 'utf8'))) naming.push(other);
  }
  return naming;
}

/** Deletes a page unless other files refer to it; returns those that do. */
export async function deleteFile(path: string): Promise<string[]> {
  if (!path.startsWith('en/')) throw new Refusal('Only pages can be deleted here.');
  const naming = (await filesThatName(path)).filter((other) => other !== path.replace(/^en\//, 'en-AE/'));
  if (naming.length > 0) return naming;
  await rm(fileOf(path));
  await rm(fileOf(path.replace(/^en\//, 'en-AE/')), { force: true });
  return [];
}
