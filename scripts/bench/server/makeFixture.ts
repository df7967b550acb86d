import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Generates text that compresses about as well as a page: words from a small vocabulary, the same on every call. */
function words(count: number): string {
  let state = 20_25;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const vocabulary = Array.from({ length: 1500 }, () =>
    Array.from({ length: 3 + Math.floor(next() * 6) }, () =>
      String.fromCharCode(97 + Math.floor(next() * 26)),
    ).join(''),
  );
  return Array.from({ length: count }, () => vocabulary[Math.floor(next() * vocabulary.length)]).join(' ');
}

/** Writes a site of one page whose gzip copy has about the given number of bytes. Returns its folder. */
export function makeFixture(bytes: number): { root: string; size: number } {
  let count = 1000;
  let page = '';
  let packed = Buffer.alloc(0);
  while (packed.length < bytes) {
    count += 100;
    page = `<!doctype html><html lang="en"><title>Benchmark</title><p>${words(count)}</p></html>`;
    packed = gzipSync(page, { level: 9 });
  }
  const root = mkdtempSync(join(tmpdir(), 'site-bench-'));
  // nginx, when started by root, reads files as another user.
  chmodSync(root, 0o755);
  for (const folder of ['.', 'page']) {
    mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(join(root, folder, 'index.html'), page);
    writeFileSync(join(root, folder, 'index.html.gz'), packed);
  }
  return { root, size: packed.length };
}
