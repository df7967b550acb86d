import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { COMPRESSIBLE, compress } from './compress.ts';

describe('compress', () => {
  it('gives both forms, each of the same bytes and smaller', async () => {
    const body = Buffer.from('A beam carries what stands above it. '.repeat(200));
    const { br, gz } = await compress(body);
    expect(brotliDecompressSync(br).equals(body)).toBe(true);
    expect(gunzipSync(gz).equals(body)).toBe(true);
    expect(br.length).toBeLessThan(gz.length);
    expect(gz.length).toBeLessThan(body.length / 4);
  });

  it('takes its time for a page that does not fit the first packets, and for no other', async () => {
    const readings = (count: number) =>
      Buffer.from(
        Array.from(
          { length: count },
          (_, hour) => `Meter ${hour % 7} reads ${(hour * hour) % 9973} kW`,
        ).join(),
      );
    const [small, large] = [readings(1_000), readings(12_000)];
    const quick = async (body: Buffer) => (await compress(body, 'picture or style')).br.length;
    const slow = async (body: Buffer) => (await compress(body, 'text')).br.length;
    expect((await compress(small, 'page')).br.length).toBe(await quick(small));
    expect((await compress(large, 'page')).br.length).toBe(await slow(large));
    expect(await slow(large)).not.toBe(await quick(large));
  });

  it('gives the same again from what it kept', async () => {
    const body = Buffer.from(`${randomBytes(8).toString('hex')} `.repeat(50));
    const first = await compress(body);
    expect(await compress(body)).toEqual(first);
  });

  it('tells different bodies apart', async () => {
    const [one, two] = await Promise.all([compress(Buffer.from('one')), compress(Buffer.from('two'))]);
    expect(brotliDecompressSync(one.br).toString()).toBe('one');
    expect(brotliDecompressSync(two.br).toString()).toBe('two');
  });

  it('survives being asked for the same bytes many times at once', async () => {
    const body = randomBytes(200_000);
    const all = await Promise.all(Array.from({ length: 6 }, () => compress(body)));
    for (const { br, gz } of all) {
      expect(brotliDecompressSync(br).equals(body)).toBe(true);
      expect(gunzipSync(gz).equals(body)).toBe(true);
    }
    expect(readdirSync(join('.cache', 'compressed')).filter((name) => name.includes('.part'))).toEqual([]);
  });
});

describe('COMPRESSIBLE', () => {
  it.each(['index.html', '_astro/a.css', 'a.svg', 'sitemap.xml', 'robots.txt', 'a.webmanifest'])(
    'takes %s',
    (name) => expect(COMPRESSIBLE.test(name)).toBe(true),
  );

  it.each(['a.png', 'a.woff2', 'a.pdf', 'a.html.br', 'html'])('leaves %s', (name) =>
    expect(COMPRESSIBLE.test(name)).toBe(false),
  );
});
