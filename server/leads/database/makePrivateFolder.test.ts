import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makePrivateFolder } from './makePrivateFolder.ts';

describe('makePrivateFolder', () => {
  it('makes a folder and those above it for its user alone, and is content with one that is there', () => {
    const root = mkdtempSync(join(tmpdir(), 'folder-'));
    const folder = join(root, 'a', 'b');
    for (const _ of [1, 2]) makePrivateFolder(folder);
    for (const path of [join(root, 'a'), folder]) expect(statSync(path).mode & 0o777).toBe(0o700);
    rmSync(root, { recursive: true });
  });

  it.runIf(process.platform === 'linux')(
    'says that there is no making folders where the system makes none',
    () => {
      expect(() => makePrivateFolder('/proc/x/leads')).toThrow(/ENOENT.*\/proc\/x/);
    },
  );
});
