import { createReadStream, existsSync, statSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentRoot } from '../../src/content/files/contentRoot.ts';
import { listContent } from '../../src/content/reading/readContent.ts';
import { type MediaNote, mediaNoteSchema } from '../../src/media/MediaImage.ts';
import { mediaDocuments, mediaPictures, mediaRoot } from '../../src/media/mediaFiles.ts';
import { type Fields, isFields } from '../saving/Data.ts';
import { readYamlData, rewriteYaml } from '../saving/rewriteYaml.ts';
import { Refusal } from './contentPaths.ts';

/** A file of the library, with its description and the content files that show it. */
export interface LibraryFile extends MediaNote {
  path: string;
  kind: 'picture' | 'document' | 'film';
  bytes: number;
  usedIn: string[];
}

/** The types of files that the library holds, by the endings of their names. */
export const MEDIA_TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  vtt: 'text/vtt',
  webm: 'video/webm',
  webp: 'image/webp',
};

export const endingOf = (path: string): string => path.split('.').at(-1)?.toLowerCase() ?? '';

const noteFile = (path: string) => join(mediaRoot(), `${path}.yaml`);

const isKnown = (path: string) => [...mediaPictures(), ...mediaDocuments()].includes(path);

async function noteOf(path: string): Promise<MediaNote> {
  if (!existsSync(noteFile(path))) return {};
  const parsed = mediaNoteSchema.safeParse(readYamlData(await readFile(noteFile(path), 'utf8')));
  return parsed.success ? parsed.data : {};
}

function kindOf(path: string): LibraryFile['kind'] {
  const type = MEDIA_TYPES[endingOf(path)] ?? '';
  return type.startsWith('image/') ? 'picture' : type.startsWith('video/') ? 'film' : 'document';
}

/** Whether a content file names a file of the library, by its path in it or from the top of the site. */
export function namesMedia(text: string, path: string): boolean {
  const own = path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\w/-])(?:[./]*(?:[\\w-]+/)*media/)?${own}(?![\\w-])`).test(text);
}

/** Every picture, document and film of content/media. */
export async function mediaLibrary(): Promise<LibraryFile[]> {
  const files = listContent('.', ['.yaml', '.mdx']).filter((file) => !file.startsWith('media/'));
  const texts = await Promise.all(
    files.map(async (file) => ({ file, text: await readFile(join(contentRoot(), file), 'utf8') })),
  );
  return Promise.all(
    [...mediaPictures(), ...mediaDocuments()].toSorted().map(async (path) => ({
      path,
      kind: kindOf(path),
      bytes: statSync(join(mediaRoot(), path)).size,
      ...(await noteOf(path)),
      usedIn: texts.filter(({ text }) => namesMedia(text, path)).map(({ file }) => file),
    })),
  );
}

/** Writes what a picture shows, and the point that every crop keeps in view. */
export async function describePicture({ path, ...given }: MediaNote & { path: string }): Promise<void> {
  if (!mediaPictures().includes(path)) throw new Refusal(`There is no picture ${path}.`, 404);
  const note = mediaNoteSchema.safeParse(given);
  if (!note.success) throw new Refusal('Say in at most 240 characters what the picture shows.');
  const text = existsSync(noteFile(path)) ? await readFile(noteFile(path), 'utf8') : '{}\n';
  const had = text === '{}\n' ? {} : readYamlData(text);
  const next = { ...(isFields(had) ? had : {}), ...(note.data as Fields) };
  const lines = text === '{}\n' ? newNote(note.data) : rewriteYaml(text, next);
  await writeFile(noteFile(path), lines);
}

const newNote = ({ alt, focus }: MediaNote) =>
  rewriteYaml('alt: picture\n', { ...(alt ? { alt } : {}), ...(focus ? { focus } : {}) });

/** Deletes a file that no content names, with its note. Throws Refusal. */
export async function deleteMedia(path: string): Promise<void> {
  const own = (await mediaLibrary()).find((one) => one.path === path);
  if (!own) throw new Refusal(`There is no file ${path}.`, 404);
  if (own.usedIn.length > 0) throw new Refusal(`${path} is used in ${own.usedIn.join(', ')}.`);
  await rm(join(mediaRoot(), path));
  await rm(noteFile(path), { force: true });
}

/** A file of the library for the editor’s own pages; undefined if there is none at this path. */
export function mediaFile(path: string): { type: string; body: NodeJS.ReadableStream } | undefined {
  if (!isKnown(path)) return undefined;
  const type = MEDIA_TYPES[endingOf(path)] ?? 'application/octet-stream';
  return { type, body: createReadStream(join(mediaRoot(), path)) };
}
