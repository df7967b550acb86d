import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withContent } from '../content/testing/withContent.ts';

const NOTE = 'alt: Two chillers on a roof\nfocus: [70, 20]\n';

let root = '';

beforeEach(async () => {
  root = withContent({
    'media/roofs/chillers.jpg.yaml': NOTE,
    'media/mark.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 32"><path d="M0 0h9v9z"/></svg>',
    'media/plan.pdf': '%PDF-1.7',
    'media/door.heic': '-',
  });
  const picture = sharp({ create: { width: 90, height: 60, channels: 3, background: '#345' } });
  await picture.clone().jpeg().toFile(join(root, 'media/roofs/chillers.jpg'));
  await picture.png().toFile(join(root, 'media/gate.png'));
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

const load = () => import('./mediaFiles.ts');

describe('readMediaImage', () => {
  it('measures a photograph and reads its note', async () => {
    const { readMediaImage } = await load();
    expect(readMediaImage('roofs/chillers.jpg')).toMatchObject({
      width: 90,
      height: 60,
      alt: 'Two chillers on a roof',
      focus: [70, 20],
    });
  });

  it('measures an SVG picture by its viewBox', async () => {
    expect((await load()).readMediaImage('mark.svg')).toMatchObject({ width: 64, height: 32 });
  });

  it('notices an edit of the note', async () => {
    const { readMediaImage } = await load();
    expect(readMediaImage('roofs/chillers.jpg').focus).toEqual([70, 20]);
    writeFileSync(join(root, 'media/roofs/chillers.jpg.yaml'), 'focus: [5, 5]\n');
    expect(readMediaImage('roofs/chillers.jpg').focus).toEqual([5, 5]);
  });

  it.each([
    ['roofs/chilers.jpg', 'did you mean “roofs/chillers.jpg”?'],
    ['chillers.png', 'did you mean “roofs/chillers.jpg”?'],
    ['door.heic', 'save it as JPEG, PNG, WebP or AVIF'],
    ['plan.pdf', 'there is no picture “plan.pdf” in content/media'],
  ])('says what to do about %s', async (path, remedy) => {
    const { readMediaImage } = await load();
    expect(() => readMediaImage(path)).toThrow(remedy);
  });

  it('names an invalid note', async () => {
    writeFileSync(join(root, 'media/gate.png.yaml'), 'focus: [50, 130]\n');
    const { readMediaImage } = await load();
    expect(() => readMediaImage('gate.png')).toThrow(/correct the note beside it, \S+gate\.png\.yaml, first/);
  });
});

describe('the files of content/media', () => {
  it('are pictures to show, and documents to publish', async () => {
    const { mediaPictures, mediaDocuments } = await load();
    expect(mediaPictures()).toEqual(['gate.png', 'mark.svg', 'roofs/chillers.jpg']);
    expect(mediaDocuments()).toEqual(['plan.pdf']);
  });
});

describe('a scene', () => {
  it('names the nearest picture, in the field that names the file', async () => {
    const { sceneSchema } = await import('../scenes/sceneSchema.ts');
    const parsed = sceneSchema.safeParse({ scene: 'picture', file: 'gat.png' });
    expect(parsed.error?.issues).toMatchObject([
      { path: ['file'], message: expect.stringContaining('did you mean “gate.png”?') },
    ]);
  });
});
