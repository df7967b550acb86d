import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { ViteDevServer } from 'vite';
import { importAsPagesDo } from '../../build/dev/siteModules.ts';
import { type Fault, formatFault } from '../../shared/Fault.ts';
import { forgetContent } from '../../src/content/contentCache.ts';
import { contentRoot } from '../../src/content/contentRoot.ts';
import { withUnsavedTexts } from '../../src/content/unsavedTexts.ts';

/** What content files shall say, by their paths below the content folder; null for one that shall be gone. */
export type ContentChange = ReadonlyMap<string, string | null>;

const fileOf = (path: string) => `${contentRoot()}/${path}`;

/** The faults that a check finds with a change, and not without it. */
function newFaults(change: ContentChange, check: () => Fault[]): Fault[] {
  // A fault that moves with its line is the same one.
  const nameOf = ({ file, text }: Fault) => `${file} ${text}`;
  const known = new Set(check().map(nameOf));
  forgetContent();
  try {
    // Nothing else runs meanwhile: no page is rendered with what may never be saved.
    const texts = new Map([...change].map(([path, text]) => [fileOf(path), text]));
    return withUnsavedTexts(texts, check).filter((fault) => !known.has(nameOf(fault)));
  } finally {
    forgetContent();
  }
}

/** The faults, links of all files included, that a change would add to those that the site has. */
export async function faultsOfChange(server: ViteDevServer, change: ContentChange): Promise<Fault[]> {
  const { checkStructure } = await importAsPagesDo<typeof import('../../build/check/checkSite.ts')>(
    server,
    'build/check/checkSite.ts',
  );
  return newFaults(change, () => Object.values(checkStructure()).flat());
}

/** The faults that saving a file would add: its own links are checked, and the content of all files. */
export async function faultsOfFile(server: ViteDevServer, path: string, text: string): Promise<Fault[]> {
  const { faultsAround } = await importAsPagesDo<typeof import('../../build/check/checkSite.ts')>(
    server,
    'build/check/checkSite.ts',
  );
  return newFaults(new Map([[path, text]]), () => faultsAround(path));
}

/** Writes a change. Every file is either as it was or as it shall be, even if the machine stops in between. */
export async function writeChange(change: ContentChange): Promise<void> {
  for (const [path, text] of change) {
    if (text === null) continue;
    await mkdir(dirname(fileOf(path)), { recursive: true });
    await writeFile(`${fileOf(path)}.saving`, text);
    await rename(`${fileOf(path)}.saving`, fileOf(path));
  }
  for (const [path, text] of change) if (text === null) await rm(fileOf(path), { force: true });
}

/** Faults as lines to read. */
export const linesOf = (faults: readonly Fault[]): string[] => faults.map(formatFault);

export const isContentFile = (path: string): boolean => existsSync(fileOf(path));
