import { readFileSync } from 'node:fs';
import type { ViteDevServer } from 'vite';
import { importAsPagesDo } from '../../build/dev/siteModules.ts';
import { publicationState, type Schedule, scheduleOf } from '../../shared/site/schedule.ts';
import { contentRoot } from '../../src/content/files/contentRoot.ts';
import type { Page } from '../../src/content/Page.ts';
import { listContent } from '../../src/content/reading/readContent.ts';
import { readYamlData } from '../saving/rewriteYaml.ts';
import { fileOf, schemaNameOf } from './contentPaths.ts';
import { changedFiles } from './git.ts';

/** A file that can be edited. */
export interface TreeEntry {
  path: string;
  name: string;
  /** The page's address on the site. */
  address?: string;
  /** The ids of the page’s sections, which links can lead to. */
  anchors?: string[];
  state: 'published' | 'draft' | 'scheduled' | 'expired' | 'wrong';
  isChanged: boolean;
}

export interface TreeFamily {
  name: string;
  isPages: boolean;
  entries: TreeEntry[];
}

const words = (text: string) => text.replace(/[-_/]/g, ' ').replace(/\.(?:yaml|mdx)$/, '');

/** The schedule of a file that is not a page, such as a record. Few have one, so the others are not parsed. */
function scheduleInFile(path: string): Schedule {
  const text = readFileSync(fileOf(path), 'utf8');
  if (!path.endsWith('.yaml') || !/^(?:draft|publishAt|expireAt):/m.test(text)) return {};
  try {
    return scheduleOf(readYamlData(text));
  } catch {
    // What is wrong with the file is said elsewhere.
    return {};
  }
}

const anchorsOf = ({ sections }: Page) =>
  sections.flatMap((section) => ('id' in section && section.id !== undefined ? [section.id] : []));

/** The family of a file: for pages their folder, for other files the folder below content/. */
function familyOf(path: string): { name: string; isPages: boolean } {
  const [top = '', ...rest] = path.split('/');
  if (top === 'en')
    return { name: rest.length > 1 ? words(rest.slice(0, -1).join('/')) : 'top pages', isPages: true };
  if (/^[a-z]{2}-[A-Z]{2}$/.test(top)) return { name: `${top}: what differs`, isPages: false };
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
      state: isBroken ? 'wrong' : publicationState(page ?? scheduleInFile(path), new Date()),
      isChanged: changed.has(path),
      ...(page ? { address: page.path, anchors: anchorsOf(page) } : {}),
    };
    const already = families.get(family.name);
    if (already) already.entries.push(entry);
    else families.set(family.name, { ...family, entries: [entry] });
  }
  return [...families.values()].sort(
    (one, other) => Number(other.isPages) - Number(one.isPages) || one.name.localeCompare(other.name),
  );
}
