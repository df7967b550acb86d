import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { remedyFor } from '../../../../shared/text/nearest.ts';
import { collectFaults } from '../../files/collectFaults.ts';
import { keptUntilEdit } from '../../files/contentCache.ts';
import { ContentError, type ContentFault, collectError, isContentError } from '../../files/contentError.ts';
import { contentRoot } from '../../files/contentRoot.ts';
import { pathOfPage } from '../../files/pathOfPage.ts';
import { parseContent } from '../../reading/parseContent.ts';
import { listContent, readContentText, readYaml, splitFrontMatter } from '../../reading/readContent.ts';
import { trackedQuery } from '../../reading/trackedQueries.ts';
import { onDemandPath } from '../recordingPaths.ts';
import { secondsOf } from '../secondsOf.ts';
import { captionLines, endOf, tenths, timedCaptions } from './captions.ts';
import type { Film, FilmChapter } from './Film.ts';
import {
  type ChapterData,
  type FilmFrame,
  type FilmSoundFile,
  type OwnFilmData,
  ownFilmSchema,
  type RecordingData,
  recordingSchema,
} from './filmSchema.ts';
import { readWebinar, type Webinar } from './readWebinar.ts';
import { transcriptParts } from './transcriptParts.ts';

/** Folder of the films: one file per film, named after the last part of its page’s path. */
const FOLDER = 'films';

/** The default camera of a chapter: the whole picture, then its center. */
const CAMERA: readonly string[] = ['whole', 'fill'];

/** A chapter before it has its times. */
interface Part {
  title: string;
  frame: FilmFrame;
  camera: readonly string[];
  note?: ChapterData['note'];
  /** The spoken text, a paragraph each. */
  paragraphs: readonly string[];
}

/** Lays chapters one after another. */
function timed(parts: readonly Part[]): FilmChapter[] {
  let start = 0;
  return parts.map(({ paragraphs, ...part }) => {
    const captions = timedCaptions(paragraphs.flatMap(captionLines), start);
    const end = endOf(captions, start);
    const chapter = { ...part, start, seconds: tenths(end - start), captions };
    start = end;
    return chapter;
  });
}

const endOfLast = (chapters: readonly FilmChapter[]) => {
  const last = chapters.at(-1);
  return (last?.start ?? 0) + (last?.seconds ?? 0);
};

/** The chapters as long as a recorded voice takes for each, or for all of them. */
function spoken(chapters: readonly FilmChapter[], sound: FilmSoundFile): FilmChapter[] {
  const length = secondsOf(sound.length);
  const pace = length / endOfLast(chapters);
  const starts = sound.chapters?.map(secondsOf) ?? chapters.map(({ start }) => start * pace);
  return chapters.map((chapter, index) => {
    const start = starts[index] ?? 0;
    const own = ((starts[index + 1] ?? length) - start) / chapter.seconds;
    const timed = <Part extends { start: number; seconds: number }>(part: Part): Part => ({
      ...part,
      start: tenths(start + (part.start - chapter.start) * own),
      seconds: tenths(part.seconds * own),
    });
    return { ...timed(chapter), captions: chapter.captions.map(timed) };
  });
}

function finish(film: Omit<Film, 'path' | 'chapters' | 'seconds'>, parts: readonly Part[]): Film {
  const drawn = timed(parts);
  const chapters = film.sound ? spoken(drawn, film.sound) : drawn;
  const seconds = film.host ? secondsOf(film.host.length) : Math.round(endOfLast(chapters));
  return { ...film, path: `/videos/${film.id}/`, chapters, seconds };
}

const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** The chapters of a source with the pictures that the film gives them; there must be as many of each. */
function matched(
  file: string,
  chapters: readonly ChapterData[],
  words: readonly { title: string; paragraphs: readonly string[] }[],
  source: string,
): Part[] {
  if (chapters.length !== words.length)
    throw new ContentError([
      {
        file,
        text: `chapters: there are ${plural(chapters.length, 'picture')} for ${plural(words.length, 'chapter')} of ${source}: give each chapter one, in the same order`,
      },
    ]);
  return words.map(({ title, paragraphs }, index) => {
    const { frame, camera = CAMERA, note, text, title: own } = chapters[index] as ChapterData;
    return {
      title: own ?? title,
      frame,
      camera,
      note,
      paragraphs: text === undefined ? paragraphs : [...paragraphs, text],
    };
  });
}

function ownFilm(id: string, file: string, data: OwnFilmData): Film {
  const { chapters, transcriptOf, ...film } = data;
  if (transcriptOf === undefined) {
    const parts = chapters.map(({ title = '', text = '', camera = CAMERA, ...rest }) => ({
      ...{ ...rest, title, camera },
      paragraphs: [text],
    }));
    return finish({ ...film, id }, parts);
  }
  const path = `en/${transcriptOf}.mdx`;
  const text = orMissing(file, 'transcriptOf', transcriptOf, () => readContentText(path));
  const words = transcriptParts(splitFrontMatter(text, join(contentRoot(), path)).body);
  return finish(
    { ...film, id, about: pathOfPage(transcriptOf) },
    matched(file, chapters, words, transcriptOf),
  );
}

/** Reads the page that a film names; a page that is not there is a fault of the film. */
function orMissing<Result>(file: string, field: string, id: string, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (!isContentError(error) || error.faults.every((fault) => existsSync(fault.file))) throw error;
    throw new ContentError([
      {
        file,
        text: `${field}: no page “${id}”: use the path of a file below content/en, without its ending`,
      },
    ]);
  }
}

/** The takeaways as the last chapter: the figures in large type, the sentences as captions. */
function takeaways({ takeaways: items }: Webinar, title: string): Part[] {
  if (items.length === 0) return [];
  return [
    {
      title,
      frame: {
        figures: items
          .slice(0, 4)
          .map((one, index) => ({ figure: one.stat ?? String(index + 1), text: one.title })),
      },
      camera: ['whole'],
      paragraphs: items.map((one) => `${one.title}${/[.?!]$/.test(one.title) ? '' : ':'} ${one.text}`),
    },
  ];
}

function recording(id: string, file: string, data: RecordingData): Film {
  const { chapters, recordingOf, closing, ...film } = data;
  const webinar = orMissing(file, 'recordingOf', recordingOf, () => readWebinar(recordingOf));
  const { title, summary, topic, system, cover, speakers } = webinar;
  const words = webinar.chapters.map(({ title: name, text }, index) => ({
    title: name,
    paragraphs: [...(index === 0 ? [summary] : []), ...(text === undefined ? [] : [text])],
  }));
  const about = pathOfPage(recordingOf);
  return finish(
    {
      ...film,
      ...{ id, title, summary, topic, system, cover, speakers, about },
      uploaded: film.uploaded ?? webinar.starts.slice(0, 10),
      register: onDemandPath(about),
    },
    [...matched(file, chapters, words, recordingOf), ...takeaways(webinar, closing)],
  );
}

/** Reads one film. Throws ContentError. */
function readFilm(id: string): Film {
  const { data, file } = readYaml(`${FOLDER}/${id}.yaml`);
  const isRecording = typeof data === 'object' && data !== null && 'recordingOf' in data;
  return isRecording
    ? recording(id, file, parseContent(recordingSchema, data, file))
    : ownFilm(id, file, parseContent(ownFilmSchema, data, file));
}

interface Collection {
  films: Map<string, Film>;
  faults: Map<string, readonly ContentFault[]>;
}

const collection = keptUntilEdit((): Collection => {
  const found: Collection = { films: new Map(), faults: new Map() };
  for (const path of listContent(FOLDER, ['.yaml'])) {
    const id = path.replace(/\.yaml$/, '');
    const faults: ContentFault[] = [];
    const film = collectError(faults, () => readFilm(id));
    if (film === undefined) found.faults.set(id, faults);
    else found.films.set(id, film);
  }
  return found;
});

/** Every film by id; those with a faulty file are left out, see filmFaults(). */
export function films(): ReadonlyMap<string, Film> {
  const { films: found, faults } = collection();
  collectFaults([...faults.values()].flat());
  return found;
}

/** The faults in the files of films by id, whether or not a page shows them. */
export function filmFaults(): ReadonlyMap<string, readonly ContentFault[]> {
  return collection().faults;
}

/** A field that holds a film’s id in the file and the film after parsing. */
export const filmReference = z
  .string()
  .meta({ collection: 'content/films' })
  .transform((id, context): Film => {
    const { films: known, faults } = collection();
    const found = known.get(id);
    if (found) return found;
    const [fault] = faults.get(id) ?? [];
    context.addIssue({
      code: 'custom',
      message: fault
        ? `the film “${id}” cannot be used: correct ${fault.file} first`
        : `no “${id}” in content/films: ${remedyFor(id, [...known.keys()])}`,
      ...(fault ? { params: { because: fault.file } } : {}),
    });
    return z.NEVER;
  });

/** What a hub shows of a film. */
export type FilmCard = Omit<Film, 'chapters'>;

/** Every listed film for hubs, the newest first. */
export const filmCards = trackedQuery('films', (_about: ''): FilmCard[] =>
  [...films().values()]
    .filter(({ isListed }) => isListed)
    .map(({ chapters: _, ...card }) => card)
    .sort((a, b) => b.uploaded.localeCompare(a.uploaded) || a.title.localeCompare(b.title)),
);
