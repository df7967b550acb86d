import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DocumentStore } from './DocumentStore.ts';

/** Whether the process ends in the middle of the next file. */
const killed = vi.hoisted(() => ({ isNext: false }));

vi.mock('node:fs', async (original: () => Promise<typeof import('node:fs')>) => {
  const fs = await original();
  return {
    ...fs,
    writeFileSync: (path: string, text: string) => {
      fs.writeFileSync(path, killed.isNext ? text.slice(0, 3) : text);
      if (killed.isNext) throw new Error('killed');
    },
  };
});

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('reads texts by their names, paths among them, until they are dropped', async () => {
  new DocumentStore(folder).add('_art/roof.0123abcd.svg', '<svg/>');
  const store = new DocumentStore(folder);
  store.add('0f0f', '<p>Roof</p>');
  expect(await store.read('_art/roof.0123abcd.svg')).toBe('<svg/>');
  await store.keepOnly(['0f0f']);
  expect(['0f0f', '_art/roof.0123abcd.svg'].map((name) => store.has(name))).toEqual([true, false]);
  expect(new DocumentStore(folder).has('_art/roof.0123abcd.svg')).toBe(false);
});

it('writes a text again that a killed build has left unfinished', async () => {
  killed.isNext = true;
  expect(() => new DocumentStore(folder).add('0f0f', '<p>Roof</p>')).toThrow('killed');
  killed.isNext = false;
  const store = new DocumentStore(folder);
  store.add('0f0f', '<p>Roof</p>');
  expect(await store.read('0f0f')).toBe('<p>Roof</p>');
});
