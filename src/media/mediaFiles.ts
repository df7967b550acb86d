import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { imageSize } from 'image-size';
import { parse } from 'yaml';
import { z } from 'zod';
import { nearest, remedyFor } from '../../shared/text/nearest.ts';
import { focusSchema, type MediaImage, type MediaNote, mediaNoteSchema } from './MediaImage.ts';

/** Folder of the content's photographs, screenshots, SVG pictures, documents and films. */
export const mediaRoot = () => join(process.env['SITE_CONTENT'] ?? 'content', 'media');

const PICTURE = /\.(?:png|jpe?g|webp|avif|svg)$/i;

/** Files that pages may link to or play; they are published unchanged, below /media/. */
const PUBLISHED = /\.(?:pdf|mp4|webm|vtt)$/i;

/** Formats that cameras and design tools write and neither browsers nor the build can read. */
const UNREADABLE = /\.(?:heic|heif|tiff?|psd|ai|bmp)$/i;

export const isVector = (path: string) => /\.svg$/i.test(path);

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

/** Paths of the pictures within content/media, in alphabetical order. */
export const mediaPictures = () => filesIn(mediaRoot()).filter((path) => PICTURE.test(path));

/** Paths of the documents and films within content/media, in alphabetical order. */
export const mediaDocuments = () => filesIn(mediaRoot()).filter((path) => PUBLISHED.test(path));

/** Paths of the notes about pictures within content/media: “roof.jpg.yaml” is about “roof.jpg”. */
export const mediaNotes = () => filesIn(mediaRoot()).filter((path) => path.endsWith('.yaml'));

/** The note about a picture; empty if there is no file beside it. */
function noteAbout(path: string): MediaNote {
  const file = join(mediaRoot(), `${path}.yaml`);
  if (!existsSync(file)) return {};
  const parsed = mediaNoteSchema.safeParse(parse(readFileSync(file, 'utf8')) ?? {});
  if (!parsed.success) throw new Error(`${file} is wrong:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

function measure(path: string): MediaImage {
  const bytes = readFileSync(join(mediaRoot(), path));
  const { width, height, orientation = 1 } = imageSize(bytes);
  // EXIF orientations from 5 on swap width and height.
  const size = orientation >= 5 ? { width: height, height: width } : { width, height };
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  return { path, ...size, hash, ...noteAbout(path) };
}

/** Measured pictures by path, each with the state of its files at that time. */
const measured = new Map<string, { state: string; image: MediaImage }>();

function stateOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${found.mtimeMs} ${found.size}` : '';
}

/** Says why there is no picture at a path within content/media, and what to do; undefined if there is one. */
export function pictureFault(path: string): string | undefined {
  if (UNREADABLE.test(path))
    return `“${path}” is in a format that browsers cannot show: save it as JPEG, PNG, WebP or AVIF`;
  const known = mediaPictures();
  if (known.includes(path)) return undefined;
  if (known.length === 0)
    return `there is no picture “${path}”: content/media holds none yet, so put it there`;
  const ending = extname(path);
  // The likeliest mistakes are another format and another folder.
  const name = (one: string) => (one.split('/').at(-1) ?? one).replace(extname(one), '');
  const moved = known.find((one) => name(one) === name(path.replace(ending, '') + ending));
  if (moved !== undefined && nearest(path, known) === undefined)
    return `there is no picture “${path}” in content/media: did you mean “${moved}”?`;
  return `there is no picture “${path}” in content/media: ${remedyFor(path, known)}`;
}

/**
 * The picture at a path within content/media, with its size after rotation, and the alternative text and focus of the
 * note beside it. Measured again once one of the two files has changed. Throws with the nearest name if there is none.
 */
export function readMediaImage(path: string): MediaImage {
  const fault = pictureFault(path);
  if (fault !== undefined) throw new Error(fault);
  const file = join(mediaRoot(), path);
  const state = `${stateOf(file)} ${stateOf(`${file}.yaml`)}`;
  const known = measured.get(file);
  if (known?.state === state) return known.image;
  const image = measure(path);
  measured.set(file, { state, image });
  return image;
}

/**
 * A field that holds the path of a picture within content/media in the file, and the measured picture after parsing.
 */
export const mediaPicture = z
  .string()
  .meta({ collection: 'content/media' })
  .transform((path, context): MediaImage => {
    try {
      return readMediaImage(path);
    } catch (error) {
      context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) });
      return z.NEVER;
    }
  });

/** How a section shows a photograph: the file, and what differs from the note beside it. */
export const photographFields = {
  file: mediaPicture.describe('a picture in content/media, such as roofs/plant.jpg'),
  alt: z.string().max(240).optional().describe('what it shows, if not as the note beside the file says'),
  focus: focusSchema.optional().describe('the point that no crop may lose, if not that of the note'),
};
