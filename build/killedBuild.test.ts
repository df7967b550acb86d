import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let root = '';
beforeEach(() => {
  mkdirSync('.cache/test', { recursive: true });
  root = mkdtempSync(join('.cache', 'test', 'killed-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/**
 * Replaces a site by 40 pages with this text, in a process of its own that kills itself at a given file system call.
 */
function write(text: string, killedAt = '', count = 0): number | null {
  const program = `
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    let calls = 0;
    const real = fs['${killedAt}'];
    if (real) fs['${killedAt}'] = (...given) => {
      const result = real(...given);
      calls += 1;
      if (calls === ${count}) process.kill(process.pid, 'SIGKILL');
      return result;
    };
    syncBuiltinESMExports();
    const { OutputFolder } = await import('./build/output/OutputFolder.ts');
    const out = await OutputFolder.open('${join(root, 'site')}', '${join(root, 'own')}');
    for (let page = 0; page < 40; page += 1) await out.put(page + '/index.html', '${text}');
    await out.put('same.txt', 'same');
    await out.stage();
    await out.publish();`;
  const { status } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', program],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  return status;
}

/** The distinct texts of all pages: exactly one if the site comes from a single build. */
function textsIn(folder: string): string[] {
  const pages = readdirSync(folder).filter((name) => name !== 'same.txt' && !name.startsWith('same.txt.'));
  expect(pages).toHaveLength(40);
  return [...new Set(pages.map((page) => readFileSync(join(folder, page, 'index.html'), 'utf8')))];
}

it.each([
  ['while files are staged', 'writeFileSync', 30, ['old']],
  ['while unchanged files are linked', 'linkSync', 2, ['old']],
  ['when the old site has moved aside', 'renameSync', 1, undefined],
  ['when the new site is there', 'renameSync', 2, ['new']],
])('a build killed %s leaves one whole site, and the next one is whole', async (_, call, count, left) => {
  const { restoreSite } = await import('./output/OutputFolder.ts');
  expect(write('old')).toBe(0);
  expect(write('new', call, count)).toBeNull();
  if (left === undefined) expect(existsSync(join(root, 'site'))).toBe(false);
  restoreSite(join(root, 'site'), join(root, 'own'));
  expect(textsIn(join(root, 'site'))).toEqual(left ?? ['old']);
  expect(write('newest')).toBe(0);
  expect(textsIn(join(root, 'site'))).toEqual(['newest']);
  expect(readdirSync(join(root, 'own'))).toEqual(['record.json']);
});
