import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { Person } from '../signIn/Person.ts';
import { EditorApi } from './EditorApi.ts';
import { commit, committedText, deletedPages, historyOf, textAfter, textBefore } from './git.ts';

const project = process.cwd();
const given = { name: 'Dana Moore', email: 'dana@vendor.example', message: '' };
const publish = (message: string, ...paths: string[]) => commit(paths, { ...given, message });

function write(path: string, text: string) {
  mkdirSync(dirname(`content/${path}`), { recursive: true });
  writeFileSync(`content/${path}`, text);
}

beforeEach(() => {
  mkdirSync('.cache/test', { recursive: true });
  // Ignore the user's git configuration.
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
  vi.stubEnv('GIT_CONFIG_SYSTEM', '/dev/null');
  process.chdir(resolve(mkdtempSync(join('.cache', 'test', 'history-'))));
  execFileSync('git', ['init', '--quiet', '--initial-branch=main']);
});
afterEach(() => {
  process.chdir(project);
  vi.unstubAllEnvs();
});

it('commits what is chosen, pictures too, and nothing else', async () => {
  write('en/pricing.yaml', 'name: Pricing\n');
  write('media/roof.jpg', 'a picture');
  write('media/hall.jpg', 'another one');
  await publish('Add a page', 'en/pricing.yaml', 'media/roof.jpg');
  expect(await committedText('en/pricing.yaml')).toBe('name: Pricing\n');
  expect(await committedText('media/roof.jpg')).toBe('a picture');
  expect(await committedText('media/hall.jpg')).toBeUndefined();
  await expect(publish('Again', 'en/pricing.yaml')).rejects.toThrow('has not changed since the last commit');
  await expect(publish('Elsewhere', '../package.json')).rejects.toThrow('has not changed');
});

it('says in the log who has committed what, once for each commit of a team', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  onTestFinished(() => log.mockRestore());
  write('en/pricing.yaml', 'name: Pricing\n');
  const api = new EditorApi({} as ViteDevServer);
  const asked = { ...given, paths: ['en/pricing.yaml'], message: 'Add “prices”\nand more' };
  const dana: Person = { name: 'Dana Moore', email: 'dana@vendor.example', role: 'publisher' };
  expect(await api.answer('commit', asked, dana)).toEqual({ isSent: false });
  const id = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const line = `^Committed: ${id} by Dana Moore <dana@vendor.example>, publisher, at 20\\S+Z: "Add “prices”\\\\nand more"$`;
  expect(log.mock.calls).toEqual([[expect.stringMatching(line)]]);
  await expect(api.answer('commit', asked, dana)).rejects.toThrow('has not changed');
  expect(log).toHaveBeenCalledOnce();
});

it('follows the history of a page to before it was renamed', async () => {
  const text = 'name: Pricing\ntext: a long page that says the same after it has been renamed\n';
  write('en/pricing.yaml', text);
  await publish('Write it', 'en/pricing.yaml');
  renameSync('content/en/pricing.yaml', 'content/en/prices.yaml');
  await publish('Rename it', 'en/pricing.yaml', 'en/prices.yaml');
  const history = await historyOf('en/prices.yaml');
  expect(history.map(({ subject, path, name }) => [subject, path, name])).toEqual([
    ['Rename it', 'en/prices.yaml', 'Dana Moore'],
    ['Write it', 'en/pricing.yaml', 'Dana Moore'],
  ]);
  expect(await textAfter('en/pricing.yaml', history[1]?.commit ?? '')).toBe(text);
});

it('lists deleted pages with what they said, until they are there again', async () => {
  write('en/offer.yaml', 'name: Offer\n');
  write('settings/prices.yaml', 'building: 48\n');
  await publish('Write them', 'en/offer.yaml', 'settings/prices.yaml');
  rmSync('content/en/offer.yaml');
  rmSync('content/settings/prices.yaml');
  expect(await textBefore('en/offer.yaml')).toBe('name: Offer\n');
  await publish('Drop them', 'en/offer.yaml', 'settings/prices.yaml');
  const [page, ...others] = await deletedPages();
  expect([page?.path, page?.subject, others]).toEqual(['en/offer.yaml', 'Drop them', []]);
  expect(await textBefore('en/offer.yaml', page?.commit)).toBe('name: Offer\n');
  write('en/offer.yaml', 'name: Offer again\n');
  expect(await deletedPages()).toEqual([]);
});
