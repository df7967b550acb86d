import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { Encoding } from './acceptableEncodings.ts';
import type { StoreBytes } from './SiteSnapshot.ts';
import { StaticTable } from './StaticTable.ts';

/** A table of files with these texts, named by their index. */
function tableOf(texts: readonly string[], store?: StoreBytes): StaticTable {
  const files = texts.map((text, index) => {
    const copies = { identity: Buffer.from(text), br: brotliCompressSync(text), gzip: gzipSync(text) };
    return {
      file: `${index}.html`,
      path: `/${index}.html`,
      locale: undefined,
      read: (encoding: Encoding) => copies[encoding],
      sizeOf: (encoding: Encoding) => copies[encoding].length,
    };
  });
  return new StaticTable(files, undefined, () => false, store);
}

const entryOf = (table: StaticTable, index = 0) => {
  const entry = table.find('en', `/${index}.html`);
  if (entry === undefined) throw new Error('not in the table');
  return entry;
};

const plainOf = (table: StaticTable, index = 0) =>
  new Promise<string>((resolve) => {
    const entry = entryOf(table, index);
    table.bodies.read(entry, entry.variants.identity, (body = '') => resolve(body));
  });

const readable = (body: string) => Buffer.from(body, 'latin1').toString();

it('does not store a file that has a compressed copy, and restores it byte for byte', async () => {
  const table = tableOf(['Straße – عربي']);
  const entry = entryOf(table);
  expect(entry.variants.identity.readPart).toBeUndefined();
  const [first, second] = await Promise.all([plainOf(table), plainOf(table)]);
  expect(readable(first)).toBe('Straße – عربي');
  expect(second).toBe(first);
  expect(table.bodies.get(entry, entry.variants.identity)).toBe(first);
});

it('has no body for a file that cannot be read from the disk', () => {
  const table = tableOf(['text'], () => () => {
    throw new Error('EIO: i/o error, read');
  });
  const { br, identity } = entryOf(table).variants;
  for (const variant of [br ?? identity, identity])
    table.bodies.read(entryOf(table), variant, (body) => expect(body).toBeUndefined());
  expect.assertions(2);
});

it('returns the right bytes even if more are requested than fit in the cache', async () => {
  const texts = ['a', 'b', 'c'].map((letter) => letter.repeat(5_000_000));
  const table = tableOf(texts);
  for (const index of [0, 1, 2, 0, 2])
    expect((await plainOf(table, index)) === texts[index], `file ${index}`).toBe(true);
});
