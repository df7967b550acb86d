import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { deleteOldBundles } from './siteCode.ts';

it('keeps the three bundles that were made last', async () => {
  const cache = mkdtempSync(join(tmpdir(), 'bundles-'));
  for (const [name, madeAt] of Object.entries({ a: 1, b: 5, c: 3, d: 4, e: 2 })) {
    mkdirSync(join(cache, name));
    utimesSync(join(cache, name), madeAt, madeAt);
  }
  await deleteOldBundles(cache);
  expect(readdirSync(cache)).toEqual(['b', 'c', 'd']);
  rmSync(cache, { recursive: true });
});
