import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { Encoding } from './acceptableEncodings.ts';
import { StaticTable } from './StaticTable.ts';

/** A table with files of these texts, below names in order. */
function tableOf(...texts: string[]): StaticTable {
  const files = texts.map((text, index) => ({
    file: `${index}.html`,
    path: `/${index}.html`,
    locale: undefined,
    read: (encoding: Encoding) =>
      ({ identity: Buffer.from(text), br: brotliCompressSync(text), gzip: gzipSync(text) })[encoding],
  }));
  return new StaticTable(files, undefined, () => false);
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

it('keeps no file in memory that has a compressed copy, and gives it back byte for byte', async () => {
  const table = tableOf('Straße – عربي');
  const entry = entryOf(table);
  expect(entry.variants.identity.body).toBeUndefined();
  const [first, second] = await Promise.all([plainOf(table), plainOf(table)]);
  expect(readable(first)).toBe('Straße – عربي');
  expect(second).toBe(first);
  expect(table.bodies.get(entry, entry.variants.identity)).toBe(first);
});

it('gives each file its own bytes when more are asked for than are kept', async () => {
  const texts = ['a', 'b', 'c'].map((letter) => letter.repeat(5_000_000));
  const table = tableOf(...texts);
  for (const index of [0, 1, 2, 0, 2])
    expect((await plainOf(table, index)) === texts[index], `file ${index}`).toBe(true);
});
