import { describe, expect, it } from 'vitest';
import { type ImageSettings, imageFileName, imageSources, imageWidths } from './imageSources.ts';

const breakpoints = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 };
const settings = (provider: ImageSettings['provider'], cdnBase?: string): ImageSettings =>
  cdnBase === undefined ? { provider, breakpoints } : { provider, breakpoints, cdnBase };
const image = { path: 'pages/Plan of roof.png', width: 800, height: 600, hash: '1a2b3c4d' };

describe('imageWidths', () => {
  it('offers the breakpoints below the picture’s width, and that', () => {
    expect(imageWidths(image, settings('local'))).toEqual([320, 640, 768, 800]);
  });

  it('never makes a picture larger, nor the same twice', () => {
    expect(imageWidths({ width: 200 }, settings('local'))).toEqual([200]);
    expect(imageWidths({ width: 640 }, settings('local'))).toEqual([320, 640]);
    expect(imageWidths({ width: 4000 }, settings('local'))).toEqual([320, 640, 768, 1024, 1280, 1536]);
  });
});

describe('imageSources', () => {
  it('local: offers files made at build, named after content and width', () => {
    expect(imageSources(image, settings('local'))).toEqual({
      src: '/_img/pages-plan-of-roof-800.1a2b3c4d.webp',
      srcSet: [320, 640, 768, 800]
        .map((width) => `/_img/pages-plan-of-roof-${width}.1a2b3c4d.webp ${width}w`)
        .join(', '),
      better: [
        {
          type: 'image/avif',
          srcSet: [320, 640, 768, 800]
            .map((width) => `/_img/pages-plan-of-roof-${width}.1a2b3c4d.avif ${width}w`)
            .join(', '),
        },
      ],
      width: 800,
      height: 600,
    });
    expect(imageFileName({ ...image, hash: 'ffffffff' }, 320, 'webp')).toBe(
      'pages-plan-of-roof-320.ffffffff.webp',
    );
  });

  it('local: names no set of one', () => {
    expect(imageSources({ ...image, width: 300 }, settings('local'))).not.toHaveProperty('srcSet');
  });

  it('static: leaves the file as it is, and offers what stands beside it in a better format', () => {
    expect(imageSources(image, settings('static'))).toEqual({
      src: '/media/pages/Plan%20of%20roof.png',
      better: [],
      width: 800,
      height: 600,
    });
    const beside = ['pages/Plan of roof.avif', 'pages/Plan of roof.png', 'pages/Another.webp'];
    expect(imageSources(image, settings('static'), beside).better).toEqual([
      { type: 'image/avif', srcSet: '/media/pages/Plan%20of%20roof.avif' },
    ]);
  });

  it.each(['https://img.lintel.example/a', 'https://img.lintel.example/a/'])(
    'cdn: asks %s for each width',
    (base) => {
      const { src, srcSet, better } = imageSources(image, settings('cdn', base));
      expect(src).toBe('https://img.lintel.example/a/w_800,f_webp/pages/Plan%20of%20roof.png');
      expect(srcSet).toContain('https://img.lintel.example/a/w_320,f_webp/pages/Plan%20of%20roof.png 320w, ');
      expect(better[0]?.srcSet).toContain('https://img.lintel.example/a/w_320,f_avif/pages/');
    },
  );

  it('cdn: says which setting is missing', () => {
    expect(() => imageSources(image, settings('cdn'))).toThrow('set images.cdnBase');
  });
});
