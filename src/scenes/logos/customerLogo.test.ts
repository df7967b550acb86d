import { rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withContent } from '../../content/testing/withContent.ts';

const svg = (inside: string, box = '0 0 300 100') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inside}</svg>`;

const files = {
  'media/logos/plain.svg': svg('<path fill="#c00" d="M50 30h200v40H50z"/>'),
  'media/logos/classes.svg': svg(
    '<style>.a{fill:#036}.b{fill:#f80}</style><path class="a" d="M50 30h50v40H50z"/><path class="b" d="M150 30h50v40h-50z"/><path class="a" d="M220 30h20v40h-20z"/>',
  ),
  'media/logos/badge.svg': svg(
    '<circle cx="50" cy="50" r="50" fill="#036"/><path fill="#fff" d="M40 40h20v20H40z"/>',
    '0 0 100 100',
  ),
  'media/logos/thin.svg': svg(
    '<circle cx="50" cy="50" r="48" fill="none" stroke="#036" stroke-width="4"/>',
    '0 0 100 100',
  ),
  'media/logos/wide.svg': svg('<path d="M0 0h1200v100H0z"/>', '0 0 1200 100'),
  'media/logos/words.svg': svg('<text x="0" y="60">Acme</text>'),
};

let root = '';

beforeEach(async () => {
  root = withContent(files);
  const raster = (name: string, inside: string, ground = '') =>
    sharp(Buffer.from(svg(`${ground}${inside}`)))
      .png()
      .toFile(join(root, `media/logos/${name}.png`));
  const letters = (color: string) => `<path fill="${color}" d="M60 40h180v20H60z"/>`;
  await raster('transparent', letters('#c00'));
  await raster('on-paper', letters('#c00'), '<path fill="#fff" d="M0 0h300v100H0z"/>');
  await raster('on-navy', letters('#fff'), '<path fill="#012" d="M0 0h300v100H0z"/>');
  await raster('for-dark-pages', letters('#fff'));
  await raster(
    'badge',
    '<circle cx="150" cy="50" r="50" fill="#036"/><path fill="#fff" d="M140 40h20v20h-20z"/>',
  );
  await sharp({ create: { width: 9, height: 9, channels: 3, background: '#123' } })
    .jpeg()
    .toFile(join(root, 'media/logos/photo.jpg'));
});

afterEach(() => rmSync(root, { recursive: true }));

async function logo(path: string) {
  const { logoOf } = await import('./customerLogo.ts');
  const { readMediaImage } = await import('../../media/mediaFiles.ts');
  return logoOf(readMediaImage(`logos/${path}`));
}

/** The ink that a page shows, by rows: the logo drawn black on white in its row. */
async function shownInk(
  path: string,
): Promise<{ width: number; dark: number; isDarkAt: (x: number) => boolean }> {
  const { logoSvg } = await import('./customerLogo.ts');
  const { readMediaImage } = await import('../../media/mediaFiles.ts');
  const picture = sharp(Buffer.from(logoSvg(readMediaImage(`logos/${path}`), '#000')));
  const { data, info } = await picture.flatten({ background: '#fff' }).grayscale().raw().toBuffer({
    resolveWithObject: true,
  });
  const middle = Math.floor(info.height / 2) * info.width;
  return {
    width: info.width,
    dark: [...data].filter((value) => value < 128).length,
    isDarkAt: (x) => (data[middle + Math.floor(x * info.width)] ?? 255) < 128,
  };
}

describe('a logo in one tone', () => {
  it('keeps the shapes of an SVG file, without their colors and margins', async () => {
    const { body, ...box } = await logo('plain.svg');
    expect(body).toMatch(/^<path fill="currentColor" d="[^"]+"\/>$/);
    for (const [side, units] of Object.entries({ left: 50, top: 30, width: 200, height: 40 }))
      expect(Math.abs(Number(box[side as 'left']) - units)).toBeLessThanOrEqual(1);
  });

  it('applies the classes that design tools write', async () => {
    const { body } = await logo('classes.svg');
    expect(body).toContain('<path');
    expect(body).not.toMatch(/style|class|#/);
  });

  it.each(['transparent.png', 'on-paper.png', 'on-navy.png', 'for-dark-pages.png'])(
    'traces the lettering of %s without its background',
    async (file) => {
      const { body, width, height } = await logo(file);
      expect(body).toMatch(/^<path d="M/);
      expect(width / height).toBeCloseTo(9, 0);
      expect((await shownInk(file)).isDarkAt(0.5)).toBe(true);
    },
  );

  it.each(['badge.svg', 'badge.png'])('keeps white letters of %s as holes', async (file) => {
    const { isDarkAt } = await shownInk(file);
    expect([0.2, 0.5, 0.8].map(isDarkAt)).toEqual([true, false, true]);
  });
});

describe('the size of a logo', () => {
  it('makes a solid badge smaller than thin lines, and a wide word lower than either', async () => {
    const [badge, thin, wide] = await Promise.all(['badge.svg', 'thin.svg', 'wide.svg'].map(logo));
    expect(badge?.shown.height).toBeLessThan(thin?.shown.height ?? 0);
    expect(wide?.shown.height).toBeLessThan(badge?.shown.height ?? 0);
    expect(wide?.shown.width).toBeLessThanOrEqual(260);
    expect(thin?.shown.height).toBeLessThanOrEqual(40);
  });

  it('does not depend on the margins of the file', async () => {
    const [transparent, onPaper] = await Promise.all(['transparent.png', 'on-paper.png'].map(logo));
    expect(transparent?.shown.height).toBeCloseTo(onPaper?.shown.height ?? 0, 0);
  });
});

describe('the field of a logo', () => {
  it.each([
    ['logos/plan.svg', 'did you mean “logos/plain.svg”?'],
    ['logos/words.svg', 'convert the text to outlines'],
    ['logos/photo.jpg', 'a logo is an SVG or PNG file'],
  ])('says what to do about %s', async (path, remedy) => {
    const { logoFile } = await import('../../media/logoFile.ts');
    expect(logoFile.safeParse(path).error?.issues.map(({ message }) => message)).toEqual([
      expect.stringContaining(remedy),
    ]);
  });
});
