import { expect, it } from 'vitest';
import { figuresOf, hidesScene, overusedPictures, sceneIn } from '../../build/check/pictureUses.ts';
import type { Page } from '../../src/content/Page.ts';
import { pictureOf } from '../../src/scenes/pictureOf.ts';
import { allPages } from '../../src/siteContent.ts';
import { expectNoFaults } from '../expectNoFaults.ts';

/** What shows one picture again on purpose: a film’s chapters, a place before and after, a job and its parts. */
const REPEATS = new Set(['films', 'series', 'film', 'recording', 'before', 'recordAnatomy']);

function* picturesIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value && REPEATS.has(String(value.type))) return;
  const scene = sceneIn(value);
  if (scene) yield pictureOf(scene);
  // A card names its drawing.
  if ('icon' in value && 'alt' in value) yield String(value.icon);
  for (const [name, part] of Object.entries(value))
    if (!REPEATS.has(name) && !(name === 'scene' && hidesScene(value))) yield* picturesIn(part);
}

/** The cover of a page that begins with it, and the drawings in its text. */
function* picturesOfText(page: Page): Generator<string> {
  const { entry, sections } = page;
  const isHeaded = sections.some(({ type }) => type === 'entryHead' || type === 'pressReleaseText');
  const isCoverShown = isHeaded && entry !== undefined && 'cover' in entry;
  yield* picturesIn([isCoverShown ? entry.cover : undefined, figuresOf(page)]);
}

it('no page shows one picture twice', () => {
  const pages = allPages().filter(
    ({ path }) => !path.startsWith('/sample/') && !path.startsWith('/ae-sample/'),
  );
  expect(pages.length).toBeGreaterThan(300);
  expectNoFaults(
    pages.flatMap((page) => {
      const { locale, id, sections } = page;
      const pictures = [...picturesIn(sections), ...picturesOfText(page)];
      const twice = new Set(pictures.filter((picture, index) => pictures.indexOf(picture) !== index));
      return [...twice].map((picture) => `content/${locale}/${id}: ${picture}: show another picture`);
    }),
  );
});

it('no picture is shown by more than eight pages and films', () => {
  expectNoFaults(overusedPictures(allPages()).map(({ file, text }) => `${file}: ${text}`));
});
