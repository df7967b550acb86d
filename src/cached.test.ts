import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cached, cachedPath } from './cached.ts';

let folder = '';
beforeEach(() => {
  folder = join('test', `cached-${randomUUID()}`);
});
afterEach(() => rmSync(join('.cache', folder), { recursive: true, force: true }));

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString();

describe('cached', () => {
  it('makes bytes once for each key', async () => {
    const make = vi.fn(async () => Buffer.from(`made ${make.mock.calls.length}`));
    const read = async (...inputs: unknown[]) => text(await cached([folder, ...inputs], make));
    expect([await read('roof', { width: 320 }), await read('roof', { width: 320 })]).toEqual([
      'made 1',
      'made 1',
    ]);
    expect(await read('roof', { width: 640 })).toBe('made 2');
  });

  it('makes them once for concurrent callers', async () => {
    const make = vi.fn(async () => Buffer.from('made'));
    const all = await Promise.all(Array.from({ length: 5 }, () => cached([folder, 'roof'], make)));
    expect(all.map(text)).toEqual(Array.from({ length: 5 }, () => 'made'));
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('passes on a failure, does not cache it, and tries again', async () => {
    const make = vi.fn(async () => Buffer.from('made'));
    make.mockRejectedValueOnce(new Error('no font'));
    await expect(cached([folder, 'title'], make)).rejects.toThrow('no font');
    expect(readdirSync(join('.cache', folder))).toEqual([]);
    expect(text(await cached([folder, 'title'], make))).toBe('made');
  });
});

describe('cachedPath', () => {
  const bundle = async (path: string) => {
    mkdirSync(path);
    writeFileSync(join(path, 'page.js'), '1');
  };

  it('keeps folders', async () => {
    const path = await cachedPath([folder, 'code'], bundle);
    expect(readFileSync(join(path, 'page.js'), 'utf8')).toBe('1');
    expect(await cachedPath([folder, 'code'], () => Promise.reject(new Error('made again')))).toBe(path);
  });

  it('keeps the result of another process', async () => {
    const path = await cachedPath([folder, 'code'], async (aside) => {
      await bundle(aside);
      const other = join(
        '.cache',
        folder,
        (readdirSync(join('.cache', folder))[0] ?? '').split('.')[0] ?? '',
      );
      await bundle(other);
      writeFileSync(join(other, 'page.js'), '2');
    });
    expect(readFileSync(join(path, 'page.js'), 'utf8')).toBe('2');
    expect(readdirSync(join('.cache', folder))).toHaveLength(1);
    expect(existsSync(path)).toBe(true);
  });
});
