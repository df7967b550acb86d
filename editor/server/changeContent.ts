import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { ViteDevServer } from 'vite';
import { UNFINISHED } from '../../build/dev/reloadAfterEdits.ts';
import { importAsPagesDo } from '../../build/dev/siteModules.ts';
import { type Fault, formatFault } from '../../shared/Fault.ts';
import {
  type ContentState,
  contentState,
  forgetContent,
  recallContent,
} from '../../src/content/files/contentCache.ts';
import { asIfSaved } from '../../src/content/files/unsavedTexts.ts';
import { fileOf } from './contentPaths.ts';

/** New texts of content files, by their paths below the content folder; null deletes a file. */
export type ContentChange = ReadonlyMap<string, string | null>;

/** What a check of a change has found, and the content as it is with the change, which has thus been read. */
interface Checked {
  faults: Fault[];
  after: ContentState;
}

/** The faults that a check finds with a change, and not without it. */
function checkChange(change: ContentChange, check: () => Fault[]): Checked {
  // A fault that moves with its line is the same one.
  const nameOf = ({ file, text }: Fault) => `${file} ${text}`;
  const known = new Set(check().map(nameOf));
  const before = contentState();
  forgetContent();
  const after = contentState();
  try {
    // Synchronous, so that no page is rendered with a change that may never be saved.
    const texts = new Map([...change].map(([path, text]) => [fileOf(path), text]));
    return { faults: asIfSaved(texts, check).filter((fault) => !known.has(nameOf(fault))), after };
  } finally {
    recallContent(before);
  }
}

/** The faults, links of all files included, that a change would add to those that the site has. */
export async function faultsOfChange(server: ViteDevServer, change: ContentChange): Promise<Fault[]> {
  const { checkStructure } = await importAsPagesDo<typeof import('../../build/check/checkSite.ts')>(
    server,
    'build/check/checkSite.ts',
  );
  return checkChange(change, () => Object.values(checkStructure()).flat()).faults;
}

/** The last check of a file: one that is saved as it was last reported on has been checked. */
let last: (Checked & { path: string; text: string; before: ContentState }) | undefined;

/** The faults that saving a file would add: its own links are checked, and the content of all files. */
export async function checkFile(server: ViteDevServer, path: string, text: string): Promise<Checked> {
  const { faultsAround } = await importAsPagesDo<typeof import('../../build/check/checkSite.ts')>(
    server,
    'build/check/checkSite.ts',
  );
  const before = contentState();
  if (isContentFile(path) && readFileSync(fileOf(path), 'utf8') === text) {
    // The first save will not have to find what the site has already.
    faultsAround(path);
    return { faults: [], after: before };
  }
  if (last?.path !== path || last.text !== text || last.before !== before)
    last = { ...checkChange(new Map([[path, text]]), () => faultsAround(path)), path, text, before };
  return last;
}

/** Writes a change. Every file has either its old or its new text, even if the machine stops in between. */
export async function writeChange(change: ContentChange): Promise<void> {
  for (const [path, text] of change) {
    if (text === null) continue;
    await mkdir(dirname(fileOf(path)), { recursive: true });
    await writeFile(fileOf(path) + UNFINISHED, text);
    await rename(fileOf(path) + UNFINISHED, fileOf(path));
  }
  for (const [path, text] of change) if (text === null) await rm(fileOf(path), { force: true });
  forgetContent();
}

/** Faults as lines to read. */
export const linesOf = (faults: readonly Fault[]): string[] => faults.map(formatFault);

export const isContentFile = (path: string): boolean => existsSync(fileOf(path));
