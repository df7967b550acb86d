import { expect, it } from 'vitest';
import { mediaLibrary, mediaName, pictureFile } from './mediaLibrary.ts';

it.each([
  ['Roof in Winter.JPG', 'roof-in-winter.jpg'],
  ['Büro & Café.png', 'buro-cafe.png'],
  ['../../etc/passwd.svg', 'etc-passwd.svg'],
  ['???.webp', 'picture.webp'],
])('keeps “%s” as %s', (given, name) => {
  expect(mediaName(given)).toBe(name);
});

it.each(['plan.heic', 'page.html', 'roof', 'roof.jpg.exe'])('refuses “%s”', (name) => {
  expect(() => mediaName(name)).toThrow('is no picture that browsers show');
});

it('lists every picture with what it shows', async () => {
  const picture = (await mediaLibrary()).find(({ path }) => path === 'sample-site.png');
  expect(picture?.alt).toContain('Elevation');
});

it('serves pictures of the library, and no other file', async () => {
  expect(await pictureFile('sample-site.png')).toMatchObject({ type: 'image/png' });
  expect(await pictureFile('sample-site.png.yaml')).toBeUndefined();
  expect(await pictureFile('../en/pricing.yaml')).toBeUndefined();
});
