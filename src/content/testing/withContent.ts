import { existsSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { vi } from 'vitest';

/**
 * Makes a content folder of these files, path below it to text, and lets modules imported from now on read it instead
 * of the site's, whose standard texts it keeps unless it has its own. Gives the folder's path. Unstub the environment after each test.
 */
export function withContent(files: Readonly<Record<string, string>>): string {
  mkdirSync('.cache/test', { recursive: true });
  const root = mkdtempSync(join('.cache', 'test', 'content-'));
  for (const [path, text] of Object.entries(files)) {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  if (!existsSync(join(root, 'sections'))) symlinkSync(resolve('content/sections'), join(root, 'sections'));
  vi.stubEnv('SITE_CONTENT', root);
  vi.resetModules();
  return root;
}

/** Text of a page file that is as it should be; other fields are appended as they stand. */
export function pageText(name: string, more = ''): string {
  return `meta: { title: '${name} | {brand}', desc: 'All there is to say of ${name}.' }\nname: ${name}\n${more}`;
}
