import { randomUUID } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { mediaRoot } from '../../src/media/mediaFiles.ts';
import { Refusal } from './contentPaths.ts';
import { describePicture, endingOf, MEDIA_TYPES } from './mediaLibrary.ts';

const NAME = new RegExp(`^[a-z0-9][\\w-]*\\.(?:${Object.keys(MEDIA_TYPES).join('|')})$`);

/** First bytes of each format, which have to match the name. */
const BEGINNINGS: Readonly<Record<string, RegExp>> = {
  avif: /^....ftypavi[fs]/s,
  jpeg: /^\xff\xd8\xff/,
  jpg: /^\xff\xd8\xff/,
  mp4: /^....ftyp/s,
  pdf: /^%PDF-/,
  png: /^\x89PNG/,
  svg: /<svg[\s>]/,
  vtt: /^(?:\xef\xbb\xbf)?WEBVTT/,
  webm: /^.E\xdf\xa3/s,
  webp: /^RIFF....WEBP/s,
};

/** Most bytes of a file. A film may take some; of anything else, pages get smaller versions. */
const MAX_BYTES = { film: 200_000_000, other: 20_000_000 };

const FOLDER = '.cache/editor-uploads';

/** The name under which a file of a person’s machine is kept: lower-case words joined by hyphens. */
export function mediaName(name: string): string {
  const [, stem = '', ending = ''] = /^(.*)\.(\w+)$/.exec(name.toLowerCase()) ?? [];
  const words = stem
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const path = `${words || 'picture'}.${ending}`;
  if (!NAME.test(path))
    throw new Refusal(
      `${name} is nothing that browsers show: save a picture as JPEG, PNG, WebP, AVIF or SVG, a document as PDF, a film as MP4 or WebM.`,
    );
  return path;
}

async function beginningOf(file: string, ending: string): Promise<string> {
  if (ending === 'svg') return readFile(file, 'latin1');
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(64), 0, 64, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Refuses a file that is too large. Discards the rest, because browsers read no response before they have sent it. */
async function* atMost(bytes: number, parts: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const part of parts) {
    size += part.length;
    if (size <= bytes) yield part;
  }
  if (size > bytes) throw new Refusal(`The file is larger than ${bytes / 1_000_000} MB.`, 413);
}

/** A file that a person adds to the library. */
export interface Upload {
  /** Its name on the person’s machine. */
  name: string;
  /** What a picture shows. */
  alt?: string | undefined;
  /** The file of the library that it replaces. */
  replaces?: string | undefined;
}

function targetOf({ name, replaces }: Upload): string {
  const path = mediaName(name);
  const ending = endingOf(path);
  if (replaces === undefined) {
    if (existsSync(join(mediaRoot(), path)))
      throw new Refusal(`There is already a file ${path}: give yours another name, or replace that one.`);
    return path;
  }
  const same = (one: string) => one.replace('jpeg', 'jpg');
  if (same(endingOf(replaces)) !== same(ending))
    throw new Refusal(`${replaces} can be replaced only by another .${endingOf(replaces)} file.`);
  if (replaces.split('/').includes('..') || !existsSync(join(mediaRoot(), replaces)))
    throw new Refusal(`There is no file ${replaces}.`, 404);
  return replaces;
}

/**
 * Puts a file into the library, and what it shows beside it. Returns its path. Overwrites only what it is to replace.
 * Throws Refusal if the file is not what its name says.
 */
export async function storeUpload(upload: Upload, parts: AsyncIterable<Buffer>): Promise<string> {
  const path = targetOf(upload);
  const ending = endingOf(path);
  const isFilm = MEDIA_TYPES[ending]?.startsWith('video/');
  const draft = join(FOLDER, randomUUID());
  await mkdir(FOLDER, { recursive: true });
  try {
    await pipeline(atMost(isFilm ? MAX_BYTES.film : MAX_BYTES.other, parts), createWriteStream(draft));
    if (!BEGINNINGS[ending]?.test(await beginningOf(draft, ending)))
      throw new Refusal(`${upload.name} is not a ${ending} file, or it is damaged.`);
    const file = join(mediaRoot(), path);
    await mkdir(dirname(file), { recursive: true });
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
  const { alt = '' } = upload;
  const isPicture = MEDIA_TYPES[ending]?.startsWith('image/');
  if (isPicture && alt.trim() !== '') await describePicture({ path, alt });
  return path;
}
