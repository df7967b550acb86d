import { afterEach, describe, expect, it, vi } from 'vitest';
import { expectNoFaults } from '../../../../tests/expectNoFaults.ts';
import { pageText, withContent } from '../../testing/withContent.ts';
import { films } from './films.ts';

const all = [...films().values()];

describe('the films of this site', () => {
  it('tell their story in several pictures that move', () => {
    expectNoFaults(
      all.flatMap(({ id, chapters }) => {
        const frames = new Set(chapters.map(({ frame }) => JSON.stringify(frame)));
        const moves = chapters.filter(({ frame, camera }) => new Set(camera).size > 1 || 'figures' in frame);
        return frames.size >= Math.min(3, chapters.length) && moves.length >= 2
          ? []
          : [`content/films/${id}.yaml: ${frames.size} pictures, ${moves.length} that move`];
      }),
    );
  });

  it('keep a recorded webinar five minutes or longer, with a picture of its own for each chapter', () => {
    const recordings = all.filter(({ register }) => register !== undefined);
    expect(recordings.length).toBeGreaterThan(0);
    expectNoFaults(
      recordings.flatMap(({ id, seconds, chapters }) => {
        const frames = new Set(chapters.map(({ frame }) => JSON.stringify(frame)));
        return seconds >= 300 && frames.size === chapters.length
          ? []
          : [
              `content/films/${id}.yaml: ${seconds} s, ${frames.size} pictures for ${chapters.length} chapters`,
            ];
      }),
    );
  });

  it('end when their last chapter does, with captions in order', () => {
    expectNoFaults(
      all.flatMap(({ id, seconds, chapters }) => {
        const starts = chapters.flatMap(({ captions }) => captions.map(({ start }) => start));
        const last = chapters.at(-1);
        const isSorted = starts.every((start, index) => index === 0 || start > (starts[index - 1] ?? 0));
        const end = (last?.start ?? 0) + (last?.seconds ?? 0);
        return isSorted && Math.abs(end - seconds) <= 0.5 ? [] : [`content/films/${id}.yaml: ends at ${end}`];
      }),
    );
  });
});

describe('a film', () => {
  afterEach(() => vi.unstubAllEnvs());

  const file = (text: string) => `name: A
title: A film
summary: Something happens in a plant room.
series: product
topic: energy
uploaded: '2025-03-14'
cover: { scene: estate }
${text}`;

  /** What is said of a film’s file. */
  async function complaint(text: string): Promise<string> {
    const root = withContent({
      'en/index.yaml': pageText('Home'),
      'records/topics/energy.yaml': 'name: Energy\nsummary: S\norder: 1\n',
      'films/a.yaml': file(text),
    });
    const { filmFaults } = await import('./films.ts');
    return [...filmFaults().values()]
      .flat()
      .map((fault) => `${fault.file.replace(root, 'content')}:${fault.line ?? ''} ${fault.text}`)
      .join('\n');
  }

  it('lasts as long as the vendor’s video in its place', async () => {
    withContent({
      'en/index.yaml': pageText('Home'),
      'records/topics/energy.yaml': 'name: Energy\nsummary: S\norder: 1\n',
      'films/a.yaml': file(
        "host: { name: vimeo, id: '1', length: '4:10' }\nchapters: [{ title: B, text: C., frame: { scene: estate } }]\n",
      ),
    });
    const fresh = await import('./films.ts');
    expect(fresh.films().get('a')?.seconds).toBe(250);
  });

  it('is timed to the length of its sound, captions included', async () => {
    const two =
      'chapters: [{ title: B, text: C., frame: { scene: estate } }, { title: D, text: E., frame: { scene: estate } }]\n';
    const read = async (sound: string) => {
      withContent({
        'en/index.yaml': pageText('Home'),
        'records/topics/energy.yaml': 'name: Energy\nsummary: S\norder: 1\n',
        'films/a.yaml': file(`${sound}${two}`),
      });
      const fresh = await import('./films.ts');
      return fresh.films().get('a');
    };
    const silent = await read('');
    const spoken = await read("sound: { file: /films/a.mp3, length: '1:00' }\n");
    const last = silent?.chapters[1];
    const factor = 60 / ((last?.start ?? 0) + (last?.seconds ?? 0));
    expect(spoken?.seconds).toBe(60);
    expect(spoken?.chapters[1]?.captions[0]?.start).toBeCloseTo((last?.captions[0]?.start ?? 0) * factor, 1);

    const marked = await read("sound: { file: /films/a.mp3, length: '1:00', chapters: ['0:00', '0:15'] }\n");
    expect(marked?.chapters.map(({ start, seconds }) => [start, seconds])).toEqual([
      [0, 15],
      [15, 45],
    ]);
    const [caption] = marked?.chapters[1]?.captions ?? [];
    expect(caption?.start).toBeGreaterThan(15);
    expect((caption?.start ?? 0) + (caption?.seconds ?? 0)).toBeLessThan(60);
  });

  it.each(["['0:00']", "['0:15', '0:00']", "['0:00', '1:00']", "['0:05', '0:15']"])(
    'refuses times of a sound that no chapters can have: %s',
    async (times) => {
      const chapter = '{ title: B, text: C., frame: { scene: estate } }';
      expect(
        await complaint(
          `sound: { file: /films/a.mp3, length: '1:00', chapters: ${times} }\nchapters: [${chapter}, ${chapter}]\n`,
        ),
      ).toContain('must have 2 times, one for each chapter, in order from 0:00 and before the length');
    },
  );

  it.each([
    ['', 'A | Northgate'],
    ['searchTitle: How to find a leak\n', 'How to find a leak | Northgate'],
  ])('has a page whose title is what people search for, or else its name', async (field, title) => {
    withContent({
      'en/index.yaml': pageText('Home'),
      'records/topics/energy.yaml': 'name: Energy\nsummary: S\norder: 1\n',
      'films/a.yaml': file(`${field}chapters: [{ title: B, text: C., frame: { scene: estate } }]\n`),
    });
    const [fresh, { filmPageData }] = await Promise.all([import('./films.ts'), import('./filmPages.ts')]);
    const film = fresh.films().get('a');
    if (film === undefined) throw new Error('the film was not read');
    expect(filmPageData(film, { meta: { title: '%searchTitle% | Northgate' } })).toMatchObject({
      meta: { title },
    });
  });

  it.each([
    [
      'chapters: [{ title: B, frame: { scene: estate } }]\n',
      'content/films/a.yaml:8 chapters[1].text: is missing: add it (a text)',
    ],
    [
      'chapters: [{ title: B, text: C., frame: { scene: estate }, camera: [closer] }]\n',
      'content/films/a.yaml:8 chapters[1].camera[1]: must be whole, fill, or a point and a zoom as “40 65 2.2”',
    ],
    [
      'transcriptOf: resources/none\nchapters: [{ frame: { scene: estate } }]\n',
      'content/films/a.yaml: transcriptOf: no page “resources/none”: use the path of a file below content/en',
    ],
  ])('is told what to do: %s', async (text, message) => {
    expect(await complaint(text)).toContain(message);
  });
});
