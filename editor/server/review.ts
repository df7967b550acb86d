import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { ViteDevServer } from 'vite';
import { importAsPagesDo } from '../../build/dev/siteModules.ts';
import { formatFault } from '../../shared/Fault.ts';
import { idOfPageFile } from '../../src/content/files/idOfPageFile.ts';
import { pathOfPage } from '../../src/content/files/pathOfPage.ts';
import { type FileContent, readFileContent } from '../saving/contentFile.ts';
import type { Person } from '../signIn/Person.ts';
import { fileOf } from './contentPaths.ts';
import { type FieldChange, fieldChanges } from './fieldChanges.ts';
import { changedFiles, committedText, gitUser } from './git.ts';
import { unsentCommits } from './sharedCopy.ts';

/** A file that differs from the last commit. */
export interface ReviewedFile {
  path: string;
  state: 'new' | 'changed' | 'deleted';
  /** What it says now that it did not say before; empty for a picture, or if only comments differ. */
  changes: readonly FieldChange[];
  /** Where the page can be seen as it is saved. */
  address?: string;
}

const isContent = (path: string) => /\.(?:yaml|mdx)$/.test(path);

/** A file's content, or its plain text where that cannot be parsed. */
function contentOf(path: string, text: string): FileContent {
  try {
    return readFileContent(path, text);
  } catch {
    return { data: text };
  }
}

async function reviewedFile(path: string): Promise<ReviewedFile> {
  const file = fileOf(path);
  const isThere = existsSync(file);
  const committed = await committedText(path);
  const state = !isThere ? 'deleted' : committed === undefined ? 'new' : 'changed';
  if (!isContent(path)) return { path, state, changes: [] };
  const before = committed === undefined ? undefined : contentOf(path, committed);
  const after = isThere ? contentOf(path, await readFile(file, 'utf8')) : undefined;
  const id = path.startsWith('en/') && isThere ? idOfPageFile(path) : undefined;
  return {
    path,
    state,
    changes: fieldChanges(before, after),
    ...(id === undefined ? {} : { address: pathOfPage(id) }),
  };
}

/** The changes since the last commit, with the results of checking the whole site. */
export async function reviewOf(server: ViteDevServer, person: Person | undefined) {
  const { checkSite } = await importAsPagesDo<typeof import('../../build/check/checkSite.ts')>(
    server,
    'build/check/checkSite.ts',
  );
  const [known, unsent, files] = await Promise.all([
    person ?? gitUser(),
    unsentCommits(),
    changedFiles().then((paths) => Promise.all(paths.map(reviewedFile))),
  ]);
  return { person: known, unsent, files, faults: Object.values(checkSite()).flat().map(formatFault) };
}
