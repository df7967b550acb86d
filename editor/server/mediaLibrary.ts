import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { contentRoot } from '../../src/content/contentRoot.ts';
import { listContent } from '../../src/content/readContent.ts';
import { type MediaNote, mediaNoteSchema } from '../../src/media/MediaImage.ts';
import { mediaPictures, mediaRoot } from '../../src/media/mediaFiles.ts';
import { type Fields, isFields } from '../saving/Data.ts';
import { readYamlData, rewriteYaml } from '../saving/rewriteYaml.ts';
import { Refusal } from './contentPaths.ts';

/** A picture of the library, with what is written about it and the files that show it. */
export interface LibraryPicture extends MediaNote {
  path: string;
  usedIn: string[];
}

const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
};

const PICTURE = /^[a-z0-9][\w-]*(?:\/[a-z0-9][\w-]*)*\.(avif|jpe?g|png|svg|webp)$/;

/** First bytes of each format: a file is what it says, whatever its name. */
const BEGINNINGS: Readonly<Record<string, RegExp>> = {
  avif: /^....ftypavi[fs]/s,
  jpeg: /^\xff\xd8\xff/,
  jpg: /^\xff\xd8\xff/,
  png: /^\x89PNG/,
  svg: /<svg[\s>]/,
  webp: /^RIFF....WEBP/s,
};

const noteFile = (path: string) => join(mediaRoot(), `${path}.yaml`);

async function noteOf(path: string): Promise<MediaNote> {
  if (!existsSync(noteFile(path))) return {};
  const parsed = mediaNoteSchema.safeParse(readYamlData(await readFile(noteFile(path), 'utf8')));
  return parsed.success ? parsed.data : {};
}

/** Every picture of content/media. */
export async function mediaLibrary(): Promise<LibraryPicture[]> {
  const files = listContent('.', ['.yaml', '.mdx']).filter((file) => !file.startsWith('media/'));
  const texts = await Promise.all(
    files.map(async (file) => ({ file, text: await readFile(join(contentRoot(), file), 'utf8') })),
  );
  return Promise.all(
    mediaPictures().map(async (path) => ({
      path,
      ...(await noteOf(path)),
      usedIn: texts.filter(({ text }) => text.includes(path)).map(({ file }) => file),
    })),
  );
}

/** The name under which a file of a person’s machine is kept: lower-case words joined by hyphens. */
export function mediaName(name: string): string {
  const [, stem = '', ending = ''] = /^(.*)\.(\w+)$/.exec(name.toLowerCase()) ?? [];
  const words = stem
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const path = `${words || 'picture'}.${ending}`;
  if (!PICTURE.test(path))
    throw new Refusal(`${name} is no picture that browsers show: save it as JPEG, PNG, WebP, AVIF or SVG.`);
  return path;
}

/** Puts a picture into the library, and what it shows beside it. Returns its path. Overwrites nothing. */
export async function addPicture({
  name,
  base64,
  alt,
}: {
  name: string;
  base64: string;
  alt: string;
}): Promise<string> {
  const path = mediaName(name);
  const bytes = Buffer.from(base64, 'base64');
  const start = bytes.subarray(0, path.endsWith('.svg') ? bytes.length : 64).toString('latin1');
  if (!BEGINNINGS[path.split('.').at(-1) ?? '']?.test(start))
    throw new Refusal(`${name} is not a ${path.split('.').at(-1)} file, or it is damaged.`);
  const file = join(mediaRoot(), path);
  if (existsSync(file)) throw new Refusal(`There is already a picture ${path}: give the file another name.`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes, { flag: 'wx' });
  if (alt.trim() !== '') await describePicture({ path, alt });
  return path;
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

/** A picture for the editor’s own pages. */
export async function pictureFile(path: string): Promise<{ type: string; body: Buffer } | undefined> {
  if (!mediaPictures().includes(path)) return undefined;
  const type = TYPES[path.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'application/octet-stream';
  return { type, body: await readFile(join(mediaRoot(), path)) };
}
