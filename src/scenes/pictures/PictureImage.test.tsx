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

describe('a photograph in the place of a drawing', () => {
  it('is offered as AVIF and WebP in the widths of the breakpoints', () => {
    const html = show();
    const widths = [320, 640, 768, 1024, 1280, 1536];
    for (const format of ['avif', 'webp'])
      expect(html).toContain(
        widths.map((width) => `/_img/roofs-chillers-${width}.1a2b3c4d.${format} ${width}w`).join(', '),
      );
    expect(html).toMatch(/^<picture><source type="image\/avif"/);
  });

  it('keeps its focus in view, in the box of its crop', () => {
    const html = show({ crop: { width: 640, height: 430 } });
    expect(html).toContain('width="640" height="430"');
    expect(html).toMatch(/aspect-ratio:640 \/ 430;object-fit:cover;object-position:70% 20%/);
    expect(show({ focus: [10, 90] })).toContain('object-position:10% 90%');
  });

  it('says what it shows: as the section has it, then as the scene, then as the note beside the file', () => {
    expect(show()).toContain('alt="Two chillers on a roof"');
    expect(show({ alt: 'The roof' })).toContain('alt="The roof"');
    expect(show({ alt: 'The roof' }, { alt: 'Chiller 2' })).toContain('alt="Chiller 2"');
  });

  it('is fetched at once and first where it is the first picture, and late elsewhere', () => {
    const first = show({}, { isEager: true });
    expect(first).toContain('fetchPriority="high"');
    expect(first).not.toContain('loading=');
    expect(show()).toContain('loading="lazy"');
  });

  it('asks for enough pixels where a crop shows it larger than the crop is wide', () => {
    const sizes = /sizes="([^"]*)"/.exec(show({ crop: { width: 300, height: 600 } }))?.[1];
    expect(sizes).toBe('auto, (min-width: 900px) 900px, 300vw');
  });

  it('counts as 1280 pixels wide at most, with its own proportion', () => {
    expect(sceneSize(picture)).toEqual({ width: 1280, height: 853 });
    expect(sceneAddress(picture)).toBe('/_img/roofs-chillers-1536.1a2b3c4d.webp');
  });
});
