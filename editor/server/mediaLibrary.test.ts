import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { withContent } from '../../src/content/testing/withContent.ts';
import { deleteMedia, mediaFile, mediaLibrary, namesMedia } from './mediaLibrary.ts';
import { mediaName, storeUpload } from './mediaUpload.ts';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['Roof in Winter.JPG', 'roof-in-winter.jpg'],
  ['Büro & Café.png', 'buro-cafe.png'],
  ['../../etc/passwd.svg', 'etc-passwd.svg'],
  ['???.webp', 'picture.webp'],
  ['Price list 2026.PDF', 'price-list-2026.pdf'],
])('keeps “%s” as %s', (given, name) => {
  expect(mediaName(given)).toBe(name);
});

it.each(['plan.heic', 'page.html', 'roof', 'roof.jpg.exe'])('refuses “%s”', (name) => {
  expect(() => mediaName(name)).toThrow('is nothing that browsers show');
});

it.each([
  ['cover: { scene: picture, file: roof.jpg }', true],
  ['![A roof](../../media/roof.jpg)', true],
  ['href: /media/roof.jpg', true],
  ['file: flat-roof.jpg', false],
  ['file: old/roof.jpg', false],
  ['file: roof.jpg-old.png', false],
])('of “%s”, it is %s that it names roof.jpg', (line, isNamed) => {
  expect(namesMedia(line, 'roof.jpg')).toBe(isNamed);
});

it('lists every picture with what it shows', async () => {
  const picture = (await mediaLibrary()).find(({ path }) => path === 'sample-site.png');
  expect(picture?.alt).toContain('Elevation');
  expect(picture?.kind).toBe('picture');
});

it('serves files of the library, and no other', async () => {
  expect(mediaFile('sample-site.png')).toMatchObject({ type: 'image/png' });
  expect(mediaFile('sample-site.png.yaml')).toBeUndefined();
  expect(mediaFile('../en/pricing.yaml')).toBeUndefined();
});

describe('a file', () => {
  async function* parts(...given: (string | Buffer)[]) {
    for (const part of given) yield Buffer.from(part as string, 'latin1');
  }
  const site = () =>
    withContent({
      'media/guide.pdf': '%PDF-1.7 old',
      'en/guide.yaml': 'href: /media/guide.pdf\n',
      'media/spare.pdf': '%PDF-1.7',
    });

  it('is added in the pieces in which it arrives, with what it shows', async () => {
    const root = site();
    const path = await storeUpload(
      { name: 'Roof.png', alt: 'A roof under snow' },
      parts('\x89PN', 'G and so on'),
    );
    expect(path).toBe('roof.png');
    expect(readFileSync(join(root, 'media/roof.png'), 'latin1')).toBe('\x89PNG and so on');
    expect(readFileSync(join(root, 'media/roof.png.yaml'), 'utf8')).toBe('alt: A roof under snow\n');
  });

  it('is refused if its content does not match its name, and leaves nothing behind', async () => {
    const root = site();
    await expect(storeUpload({ name: 'roof.jpg' }, parts('not a picture'))).rejects.toThrow(
      'is not a jpg file',
    );
    expect(existsSync(join(root, 'media/roof.jpg'))).toBe(false);
  });

  it('replaces another file only on request, and only one of the same kind', async () => {
    const root = site();
    await expect(storeUpload({ name: 'guide.pdf' }, parts('%PDF-2.0'))).rejects.toThrow('There is already');
    const replaces = 'guide.pdf';
    await expect(storeUpload({ name: 'roof.png', replaces }, parts('\x89PNG'))).rejects.toThrow(
      'another .pdf',
    );
    expect(await storeUpload({ name: 'New edition.pdf', replaces }, parts('%PDF-2.0'))).toBe('guide.pdf');
    expect(readFileSync(join(root, 'media/guide.pdf'), 'utf8')).toBe('%PDF-2.0');
  });

  it('is refused if it is larger than 20 MB', async () => {
    site();
    const pieces = Array.from({ length: 21 }, () => Buffer.alloc(1_000_000, '%PDF-'));
    await expect(storeUpload({ name: 'long.pdf' }, parts(...pieces))).rejects.toMatchObject({ status: 413 });
  });

  it('is deleted once nothing names it', async () => {
    const root = site();
    await expect(deleteMedia('guide.pdf')).rejects.toThrow('guide.pdf is used in en/guide.yaml.');
    await deleteMedia('spare.pdf');
    expect(existsSync(join(root, 'media/spare.pdf'))).toBe(false);
    await expect(deleteMedia('../en/guide.yaml')).rejects.toMatchObject({ status: 404 });
  });

  it('is served as it is', async () => {
    site();
    const body = mediaFile('guide.pdf')?.body;
    expect(body && (await text(body))).toBe('%PDF-1.7 old');
  });
});
