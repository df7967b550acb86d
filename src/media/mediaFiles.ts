import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { imageSize } from 'image-size';
import { parseDocument } from 'yaml';
import { z } from 'zod';
import { nearest, remedyFor } from '../../shared/text/nearest.ts';
import { focusSchema, type MediaImage, type MediaNote, mediaNoteSchema } from './MediaImage.ts';

/** Folder of the content's photographs, screenshots, SVG pictures, documents and films. */
export const mediaRoot = () => join(process.env['SITE_CONTENT'] ?? 'content', 'media');

const PICTURE = /\.(?:png|jpe?g|webp|avif|svg)$/i;

/** Files that pages may link to or play; they are published unchanged, below /media/. */
const PUBLISHED = /\.(?:pdf|mp4|webm|vtt)$/i;

/** Formats of cameras and design tools that neither browsers nor the build can read. */
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

/** A picture's note is invalid: src/content/checking/mediaNotes.ts reports where and why. */
class WrongNoteError extends Error {
  override readonly name = 'WrongNoteError';
  readonly file: string;

  constructor(path: string, file: string) {
    super(`the picture “${path}” cannot be used: correct the note beside it, ${file}, first`);
    this.file = file;
  }
}

/** The note about a picture; empty if there is none. Throws WrongNoteError. */
function noteAbout(path: string): MediaNote {
  const file = join(mediaRoot(), `${path}.yaml`);
  if (!existsSync(file)) return {};
  const document = parseDocument(readFileSync(file, 'utf8'));
  const parsed = mediaNoteSchema.safeParse(document.toJS() ?? {});
  if (document.errors.length > 0 || !parsed.success) throw new WrongNoteError(path, file);
  return parsed.data;
}

/** Says what to do about a picture that cannot be read. */
export function damagedPicture(path: string, cause: unknown): Error {
  return new Error(
    `“${path}” is damaged, or not the kind of picture that its name says: export it again as JPEG, PNG or WebP`,
    { cause },
  );
}

/** Natural size of a picture. Throws with advice for a file that is damaged or misnamed. */
function sizeOf(bytes: Uint8Array, path: string): ReturnType<typeof imageSize> {
  try {
    return imageSize(bytes);
  } catch (error) {
    throw damagedPicture(path, error);
  }
}

function measure(path: string): MediaImage {
  const bytes = readFileSync(join(mediaRoot(), path));
  const { width, height, orientation = 1 } = sizeOf(bytes, path);
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

/** Why there is no picture at a path within content/media, and what to do; undefined if there is one. */
export function pictureFault(path: string): string | undefined {
  if (UNREADABLE.test(path))
    return `“${path}” is in a format that browsers cannot show: save it as JPEG, PNG, WebP or AVIF`;
  const known = mediaPictures();
  if (known.includes(path)) return undefined;
  if (known.length === 0)
    return `there is no picture “${path}”: content/media holds none yet, so put it there`;
  const ending = extname(path);
  // The most likely mistakes are the wrong format and the wrong folder.
  const name = (one: string) => (one.split('/').at(-1) ?? one).replace(extname(one), '');
  const moved = known.find((one) => name(one) === name(path.replace(ending, '') + ending));
  if (moved !== undefined && nearest(path, known) === undefined)
    return `there is no picture “${path}” in content/media: did you mean “${moved}”?`;
  return `there is no picture “${path}” in content/media: ${remedyFor(path, known)}`;
}

/**
 * The picture at a path within content/media, with its size after rotation, and the alt text and focus of its note.
 * Measured again when either file changes. Throws with the nearest name if there is none.
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

const faultOf = (error: unknown): { text: string; because?: string } =>
  error instanceof WrongNoteError
    ? { text: error.message, because: error.file }
    : { text: error instanceof Error ? error.message : String(error) };

/** Why the picture at a path cannot be shown, and the file that causes it if that is its note; undefined if it can. */
export function unusablePicture(path: string): { text: string; because?: string } | undefined {
  try {
    readMediaImage(path);
    return undefined;
  } catch (error) {
    return faultOf(error);
  }
}

/** A field that is the path of a picture within content/media, and after parsing the picture with its size. */
export const mediaPicture = z
  .string()
  .meta({ collection: 'content/media' })
  .transform((path, context): MediaImage => {
    try {
      return readMediaImage(path);
    } catch (error) {
      const { text, because } = faultOf(error);
      context.addIssue({ code: 'custom', message: text, ...(because ? { params: { because } } : {}) });
      return z.NEVER;
    }
  });

/** How a section shows a photograph: the file, and what differs from its note. */
export const photographFields = {
  file: mediaPicture.describe('a picture in content/media, such as roofs/plant.jpg'),
  alt: z.string().max(240).optional().describe('what it shows, if not what its note says'),
  focus: focusSchema.optional().describe('the focal point, if not that of its note'),
};
