import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { MediaImage } from '../../media/MediaImage.ts';
import { SceneImage, sceneAddress, sceneSize } from '../SceneImage.tsx';
import type { PictureSpec } from '../sceneSchema.ts';

const file: MediaImage = {
  path: 'roofs/chillers.jpg',
  width: 3000,
  height: 2000,
  hash: '1a2b3c4d',
  alt: 'Two chillers on a roof',
  focus: [70, 20],
};
const picture: PictureSpec = { scene: 'picture', file, tone: 'day' };

const show = (spec: Partial<PictureSpec> = {}, props: { alt?: string; isEager?: boolean } = {}) =>
  renderToStaticMarkup(<SceneImage scene={{ ...picture, ...spec }} alt="" {...props} />);

describe('a photograph in place of a drawing', () => {
  it('is offered as AVIF and WebP in the widths of the breakpoints', () => {
    const html = show();
    const widths = [320, 640, 768, 1024, 1280, 1536];
    for (const format of ['avif', 'webp'])
      expect(html).toContain(
        widths.map((width) => `/_img/roofs-chillers-${width}.1a2b3c4d.${format} ${width}w`).join(', '),
      );
    expect(html).toMatch(/^<picture><source type="image\/avif"/);
  });

  it('keeps its focal point in its crop', () => {
    const html = show({ crop: { width: 640, height: 430 } });
    expect(html).toContain('width="640" height="430"');
    expect(html).toMatch(/aspect-ratio:640 \/ 430;object-fit:cover;object-position:70% 20%/);
    expect(show({ focus: [10, 90] })).toContain('object-position:10% 90%');
  });

  it('takes its alt text from the section, then the scene, then its note', () => {
    expect(show()).toContain('alt="Two chillers on a roof"');
    expect(show({ alt: 'The roof' })).toContain('alt="The roof"');
    expect(show({ alt: 'The roof' }, { alt: 'Chiller 2' })).toContain('alt="Chiller 2"');
  });

  it('loads with high priority if it is the first picture, and lazily otherwise', () => {
    const first = show({}, { isEager: true });
    expect(first).toContain('fetchPriority="high"');
    expect(first).not.toContain('loading=');
    expect(show()).toContain('loading="lazy"');
  });

  it('requests enough pixels for a crop that shows it larger than the crop is wide', () => {
    const sizes = /sizes="([^"]*)"/.exec(show({ crop: { width: 300, height: 600 } }))?.[1];
    expect(sizes).toBe('auto, (min-width: 900px) 900px, 300vw');
  });

  it('is at most 1280 pixels wide, in its own aspect ratio', () => {
    expect(sceneSize(picture)).toEqual({ width: 1280, height: 853 });
    expect(sceneAddress(picture)).toBe('/_img/roofs-chillers-1536.1a2b3c4d.webp');
  });
});
