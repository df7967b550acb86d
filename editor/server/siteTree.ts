import type { ViteDevServer } from 'vite';
import { importAsPagesDo } from '../../build/dev/siteModules.ts';
import { publicationState } from '../../shared/site/schedule.ts';
import { contentRoot } from '../../src/content/contentRoot.ts';
import { listContent } from '../../src/content/readContent.ts';
import { schemaNameOf } from './contentPaths.ts';
import { changedFiles } from './git.ts';

/** A file that can be edited. */
export interface TreeEntry {
  path: string;
  name: string;
  /** The page's address on the site. */
  address?: string;
  state: 'published' | 'draft' | 'scheduled' | 'expired' | 'wrong';
  isChanged: boolean;
}

export interface TreeFamily {
  name: string;
  isPages: boolean;
  entries: TreeEntry[];
}

const words = (text: string) => text.replace(/[-_/]/g, ' ').replace(/\.(?:yaml|mdx)$/, '');

/** The family of a file: for pages their folder, for other files the folder below content/. */
function familyOf(path: string): { name: string; isPages: boolean } {
  const [top = '', ...rest] = path.split('/');
  if (top === 'en')
    return { name: rest.length > 1 ? words(rest.slice(0, -1).join('/')) : 'top pages', isPages: true };
  if (top === 'en-AE') return { name: 'en-AE: what differs', isPages: false };
  return { name: words([top, ...rest.slice(0, -1)].join(': ')), isPages: false };
}

/** Every content file by family, pages first. */
export async function siteTree(
  server: ViteDevServer,
  schemas: readonly { name: string; files: string }[],
): Promise<TreeFamily[]> {
  const { loadedContent } = await importAsPagesDo<typeof import('../../src/siteContent.ts')>(
    server,
    'src/siteContent.ts',
  );
  const { pages, unusable, unpublished, faults } = loadedContent();
  const known = new Map(
    [...pages, ...unpublished].filter(({ locale }) => locale === 'en').map((page) => [page.id, page]),
  );
  const wrong = new Set(faults.map(({ file }) => file.slice(`${contentRoot()}/`.length)));
  const changed = new Set(await changedFiles());
  const families = new Map<string, TreeFamily>();
  for (const path of listContent('.', ['.yaml', '.mdx'])) {
    if (schemaNameOf(path, schemas) === undefined) continue;
    const family = familyOf(path);
    const id = path.replace(/^en\/|\.(?:yaml|mdx)$/g, '');
    const page = path.startsWith('en/') ? known.get(id) : undefined;
    const isBroken = wrong.has(path) || unusable.some((one) => path.startsWith('en/') && one.id === id);
    const entry: TreeEntry = {
      path,
      name: page?.name ?? words(path.split('/').at(-1) ?? path),
      state: isBroken ? 'wrong' : page ? publicationState(page, new Date()) : 'published',
      isChanged: changed.has(path),
      ...(page ? { address: page.path } : {}),
    };
    const already = families.get(family.name);
    if (already) already.entries.push(entry);
    else families.set(family.name, { ...family, entries: [entry] });
  }
  return [...families.values()].sort(
    (one, other) => Number(other.isPages) - Number(one.isPages) || one.name.localeCompare(other.name),
  );
}
