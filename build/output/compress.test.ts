import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { COMPRESSIBLE, type CompressionKind, compress, FIRST_WINDOW } from './compress.ts';

describe('compress', () => {
  it('gives both forms, each of the same bytes and smaller', async () => {
    const body = Buffer.from('A beam carries what stands above it. '.repeat(200));
    const { br, gz } = await compress(body);
    expect(brotliDecompressSync(br).equals(body)).toBe(true);
    expect(gunzipSync(gz).equals(body)).toBe(true);
    expect(br.length).toBeLessThan(gz.length);
    expect(gz.length).toBeLessThan(body.length / 4);
  });

  it('compresses hardest a page that nearly fits the first packets, and no other', async () => {
    const readings = (count: number) =>
      Buffer.from(
        Array.from(
          { length: count },
          (_, hour) => `Meter ${hour % 7} reads ${(hour * hour) % 9973} kW`,
        ).join(),
      );
    const sizeAs = async (kind: CompressionKind, body: Buffer) => (await compress(body, kind)).br.length;
    let count = 6_000;
    while ((await sizeAs('drawing', readings(count))) <= FIRST_WINDOW) count += 50;
    const [small, close, large] = [readings(1_000), readings(count), readings(12_000)];
    expect(await sizeAs('page', close)).toBe(await sizeAs('text', close));
    expect(await sizeAs('text', close)).toBeLessThan(await sizeAs('drawing', close));
    for (const body of [small, large]) expect(await sizeAs('page', body)).toBe(await sizeAs('drawing', body));
  });

  it('compresses quickly what few visitors request', async () => {
    const body = Buffer.from(Array.from({ length: 2_000 }, (_, hour) => `${hour} reads ${hour ** 2}`).join());
    const { br } = await compress(body, 'rare');
    expect(brotliDecompressSync(br).equals(body)).toBe(true);
    expect(br.length).toBeGreaterThan((await compress(body, 'drawing')).br.length);
  });

  it('tells different bodies apart', async () => {
    const [one, two] = await Promise.all([compress(Buffer.from('one')), compress(Buffer.from('two'))]);
    expect(brotliDecompressSync(one.br).toString()).toBe('one');
    expect(brotliDecompressSync(two.br).toString()).toBe('two');
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
