import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makePrivateFolder } from './makePrivateFolder.ts';

describe('makePrivateFolder', () => {
  it('creates a folder and its parents for their user only, and accepts an existing one', () => {
    const root = mkdtempSync(join(tmpdir(), 'folder-'));
    const folder = join(root, 'a', 'b');
    for (const _ of [1, 2]) makePrivateFolder(folder);
    for (const path of [join(root, 'a'), folder]) expect(statSync(path).mode & 0o777).toBe(0o700);
    rmSync(root, { recursive: true });
  });

  it.runIf(process.platform === 'linux')('throws if the system allows no folders', () => {
    expect(() => makePrivateFolder('/proc/x/leads')).toThrow(/ENOENT.*\/proc\/x/);
  });
});
