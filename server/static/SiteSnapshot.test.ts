import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SiteSnapshot } from './SiteSnapshot.ts';

const disk = vi.hoisted(() => ({ room: Number.POSITIVE_INFINITY }));
vi.mock('node:fs', async (original) => {
  const real = await original<typeof import('node:fs')>();
  return {
    ...real,
    writeSync: (file: number, bytes: Buffer, from: number, length: number, place: number) => {
      if (place + length > disk.room) throw new Error('ENOSPC: no space left on device, write');
      // A disk may write less than it is given.
      return real.writeSync(file, bytes, from, Math.min(length, 3), place);
    },
  };
});

let folder = '';
beforeEach(() => {
  disk.room = Number.POSITIVE_INFINITY;
  folder = mkdtempSync(join(tmpdir(), 'snapshot-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const texts = ['first', '', 'the second file'];

/** Stores the texts from one buffer, as the reader of a build does, and reads them back. */
function storeAll(snapshot: SiteSnapshot): string[] {
  const buffer = Buffer.alloc(100);
  const readers = texts.map((text) => snapshot.store(buffer.subarray(0, buffer.write(text))));
  return readers.map((read, index) => read(0, texts[index]?.length ?? 0).toString());
}

it('reads back each file, whole and in parts, and leaves nothing in the folder', () => {
  const snapshot = new SiteSnapshot(folder);
  expect(storeAll(snapshot)).toEqual(texts);
  expect(snapshot.store(Buffer.from('abcdef'))(2, 4).toString()).toBe('cd');
  expect(snapshot.fault).toBeUndefined();
  expect(readdirSync(folder)).toEqual([]);
});

it('keeps in memory what does not fit on the disk, and says what to do', () => {
  disk.room = 8;
  const snapshot = new SiteSnapshot(folder);
  expect(storeAll(snapshot)).toEqual(texts);
  expect(snapshot.fault).toMatch(/ENOSPC.*set TMPDIR/);
});

it('keeps everything in memory if there is no folder for temporary files', () => {
  const snapshot = new SiteSnapshot(join(folder, 'missing'));
  expect(storeAll(snapshot)).toEqual(texts);
  expect(snapshot.fault).toMatch(/ENOENT.*set TMPDIR/);
});
