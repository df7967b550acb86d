import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { sameModules } from '../../build/dev/testing/sameModules.ts';

// The content of another vendor, which modules read as they are imported.
vi.stubEnv('SITE_CONTENT', resolve('examples/tarn/content'));

const [
  { galleryFamilies },
  { loadedContent },
  sectionSchemas,
  { paletteOf },
  { pageModels },
  { shareCardOf },
  { pageReport },
] = await Promise.all([
  import('../../src/gallery/galleryFamilies.ts'),
  import('../../src/siteContent.ts'),
  import('../../src/sections/sectionSchemas.ts'),
  import('./sectionPalette.ts'),
  import('./pageModels.ts'),
  import('../../src/lib/shareCardAddress.ts'),
  import('./pageReport.ts'),
]);

const { pages } = loadedContent();

describe('with a vendor’s own content, the editor', () => {
  it('offers every section, with an example if one needs nothing but that content', () => {
    const palette = paletteOf(galleryFamilies());
    const types = palette.map(({ type }) => type);
    expect(new Set(types)).toEqual(
      new Set(Object.values(sectionSchemas).map(({ shape }) => shape.type.value)),
    );
    expect(palette.find(({ type }) => type === 'cta')?.example).toEqual({
      picture: '/gallery/cta-default/',
      data: { type: 'cta' },
    });
    // An example that names records of the project’s own content is left out.
    expect(palette.some(({ example }) => example === undefined)).toBe(true);
  });

  it('offers the families that the content has, after its newest pages', () => {
    const models = pageModels(pages);
    expect(models).toContainEqual({
      family: 'Blog post',
      model: 'en/blog/the-room-next-door.mdx',
      folder: 'blog/',
    });
    expect(models).toContainEqual({
      family: 'Case study',
      model: 'en/customers/northgate.yaml',
      folder: 'customers/',
    });
  });

  it('shows on a post’s share card the post’s own photograph, and elsewhere that of the theme', async () => {
    const cardOf = (id: string) =>
      shareCardOf(pages.find((page) => page.id === id) as (typeof pages)[number]);
    // A version, so that the picture has another address once the photograph has changed.
    const pictureVersion = expect.stringMatching(/^[0-9a-f]{8}$/);
    expect(cardOf('blog/the-room-next-door')).toMatchObject({
      picture: 'photos/corridor.jpg',
      pictureVersion,
    });
    expect(cardOf('about')).toMatchObject({ picture: 'photos/skyline.jpg', pictureVersion });
  });

  it('previews a share card with its photograph', async () => {
    const path = 'en/about.yaml';
    const text = readFileSync(`examples/tarn/content/${path}`, 'utf8');
    const { card } = await pageReport(sameModules, { path, text });
    expect(card && 'svg' in card && card.svg).toContain('data:image/jpeg');
  });
});
