import type { Fault } from '../../shared/Fault.ts';
import { contentRoot } from '../../src/content/files/contentRoot.ts';
import type { Page } from '../../src/content/Page.ts';
import { readContentText } from '../../src/content/reading/readContent.ts';
import { fileOfPage, isContinuation } from '../../src/content/site/pages.ts';
import { pictureOf } from '../../src/scenes/pictureOf.ts';
import { type DrawnSpec, drawnSchema } from '../../src/scenes/sceneSchema.ts';

/** On more pages than this, one picture stands for too many things. */
const MOST_USES = 8;

/** A page as far as its pictures go. */
export type PicturedPage = Pick<Page, 'id' | 'sections' | 'entry' | 'onDemandOf' | 'prose'>;

/** What shows a picture: a page or a film, which many pages play. */
type Owner = string;

interface Film {
  chapters: { frame?: unknown }[];
  title?: string;
}

const isFilm = (value: unknown): value is Film =>
  typeof value === 'object' &&
  value !== null &&
  'chapters' in value &&
  Array.isArray(value.chapters) &&
  value.chapters.some((chapter) => typeof chapter === 'object' && chapter !== null && 'frame' in chapter);

const filmName = ({ title, chapters }: Film): Owner => `the film “${title ?? JSON.stringify(chapters[0])}”`;

/** The scene that a value stands for: a scene itself, or what a closing band says of its drawing. */
export function sceneIn(value: object): DrawnSpec | undefined {
  if ('scene' in value && typeof value.scene === 'string') return drawnSchema.safeParse(value).data;
  if (!('type' in value) || value.type !== 'cta' || !('drawing' in value)) return undefined;
  const band = value as { drawing: string; strip?: string; building?: object; shift?: object };
  if (band.drawing === 'estate') return drawnSchema.safeParse({ scene: 'estate' }).data;
  if (band.drawing === 'strip') return drawnSchema.safeParse({ scene: 'drawing', name: band.strip }).data;
  // The band sets its sky and its side itself.
  const { hour: _, side: __, ...shown } = { hour: '', side: '', ...(band.building ?? band.shift) };
  if (band.drawing === 'shift' || band.drawing === 'building')
    return drawnSchema.safeParse({ scene: band.drawing, ...shown }).data;
  return undefined;
}

/** Whether a section has a scene, by default, that its layout does not show. */
export const hidesScene = (value: object): boolean =>
  'type' in value && value.type === 'windowPoints' && 'layout' in value && value.layout === 'beside';

function collect(value: unknown, owner: Owner, uses: Map<string, Set<Owner>>): void {
  if (typeof value !== 'object' || value === null) return;
  const shownBy = isFilm(value) ? filmName(value) : owner;
  const scene = sceneIn(value);
  if (scene) {
    const picture = pictureOf(scene);
    uses.set(picture, (uses.get(picture) ?? new Set()).add(shownBy));
  }
  for (const [name, part] of Object.entries(value))
    if (name !== 'scene' || !hidesScene(value)) collect(part, shownBy, uses);
}

/**
 * Which pages and films show each drawn picture. A page that shows one twice, as its head and as its card, counts once,
 * and so does a film, whichever pages play it. Photographs are not counted: they are what they show.
 */
export function pictureUses(pages: readonly PicturedPage[]): Map<string, Set<Owner>> {
  const byId = new Map(pages.map((page) => [page.id, page]));
  const uses = new Map<string, Set<Owner>>();
  for (const page of pages) {
    const { sections, entry } = page;
    collect(
      { sections, entry, figures: figuresOf(page) },
      subjectOf(byId.get(page.onDemandOf ?? '') ?? page),
      uses,
    );
  }
  return uses;
}

/** The drawings among the figures of a text. */
export function figuresOf({ prose }: PicturedPage): { scene: 'drawing'; name: string }[] {
  if (prose === undefined) return [];
  return [...readContentText(prose).matchAll(/<Figure\b[^>]*\bdrawing="([^"]+)"/g)].map(([, name = '']) => ({
    scene: 'drawing',
    name,
  }));
}

/** A webinar, its recording, which is a film, and the page to register for that are one subject. */
function subjectOf({ id, entry }: PicturedPage): Owner {
  const recording = entry !== undefined && 'recording' in entry ? entry.recording : undefined;
  return isFilm(recording) ? filmName(recording) : id;
}

/**
 * Pictures that more than eight pages and films show, as advice to an editor: it fails nothing, since a ninth page about
 * a store does nothing wrong.
 */
export function overusedPictures(pages: readonly Page[]): Fault[] {
  const shown = pages.filter((page) => page.locale === 'en' && !isContinuation(page));
  return [...pictureUses(shown)].flatMap(([picture, owners]) => {
    if (owners.size <= MOST_USES) return [];
    const last = shown.findLast(({ id }) => owners.has(id));
    const file = last === undefined ? contentRoot() : fileOfPage(last);
    return [
      {
        file,
        text: `the picture ${picture} is shown ${owners.size} times, more than ${MOST_USES}: give this page another place of the building, another number of floors or another drawing (shown by ${[...owners].join(', ')})`,
      },
    ];
  });
}
