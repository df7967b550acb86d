import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterAll, onTestFinished, vi } from 'vitest';
import { forgetContent } from '../files/contentCache.ts';

/** Folders that modules read or name when they are imported. */
const READ_AT_IMPORT = ['sections/', 'settings/'];

/** What else modules read at that time: the folder of the content is asked for each time. */
const environment = () =>
  Object.entries(process.env).filter(([name]) => name.startsWith('SITE_') && name !== 'SITE_CONTENT');

/** Folders of this file's tests. Modules may read in them after the test that made them. */
const made: string[] = [];
afterAll(() => {
  for (const root of made.splice(0)) rmSync(root, { recursive: true, force: true });
});

/** Files that loaded modules have read so far, other than the site's own. */
let known = JSON.stringify([[], environment()]);

/**
 * Creates a content folder with these files (relative path to text), which modules read from now on instead of the
 * site's. It keeps the site's standard texts and each of its settings unless it has its own; then modules have to be
 * imported anew. Returns the folder's path. Unstub the environment after each test.
 */
export function withContent(files: Readonly<Record<string, string>>): string {
  mkdirSync('.cache/test', { recursive: true });
  const root = mkdtempSync(join('.cache', 'test', 'content-'));
  for (const [path, text] of Object.entries(files)) {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  for (const folder of ['sections', 'settings']) {
    if (!existsSync(join(root, folder))) symlinkSync(resolve('content', folder), join(root, folder));
    for (const file of readdirSync(join('content', folder)))
      if (!existsSync(join(root, folder, file)))
        symlinkSync(resolve('content', folder, file), join(root, folder, file));
  }
  vi.stubEnv('SITE_CONTENT', root);
  const own = Object.entries(files).filter(([path]) =>
    READ_AT_IMPORT.some((folder) => path.startsWith(folder)),
  );
  const read = JSON.stringify([own.length > 0 ? [root, own] : [], environment()]);
  if (read !== known) vi.resetModules();
  known = read;
  forgetContent();
  // What the test has read is not the site's.
  onTestFinished(forgetContent);
  made.push(root);
  return root;
}

/** Text of a valid page file; other fields are appended as given. */
export function pageText(name: string, more = ''): string {
  return `meta: { title: '${name} | {brand}', desc: 'All there is to say of ${name}.' }\nname: ${name}\n${more}`;
}
