import { join } from 'node:path';
import { siteConfig } from '../../config/siteConfig.ts';
import { BUILD_MARKS } from '../../shared/site/buildMarks.ts';
import { isVector, mediaDocuments, mediaPictures, mediaRoot } from '../../src/media/mediaFiles.ts';
import type { SiteCode } from '../astro/siteCode.ts';
import { svgPolicy } from '../finish/securityPolicy.ts';
import { inParallel } from '../inParallel.ts';
import type { OutputFolder } from '../output/OutputFolder.ts';
import type { DocumentFacts } from '../render/documentFacts.ts';
import type { AvailableFiles } from '../render/RenderCache.ts';
import { resizedImages, resizeImage } from './resizedImages.ts';
import { stablePaths } from './stableArt.ts';

const { drawings, pictures } = BUILD_MARKS.folders;

/** The pictures, scripts and stylesheets that a cached page may refer to. */
export function availableFiles(code: SiteCode): AvailableFiles {
  return { images: new Set(resizedImages(siteConfig.images).keys()), assets: new Set(code.files) };
}

/** Adds the bundled assets to the build: scripts, stylesheets, and the files of public/. */
export async function putCode(out: OutputFolder, code: SiteCode): Promise<void> {
  await inParallel(code.files, 8, async (file) => out.put(file, await code.read(file)));
}

/**
 * Adds the drawings that have a second path. Returns the policy of every drawing that pages show, by path.
 *
 * @param read returns a drawing of the documents, by path
 */
export async function putArt(
  out: OutputFolder,
  documents: ReadonlyMap<string, DocumentFacts>,
  read: (path: string) => Promise<string>,
): Promise<Record<string, { csp: string }>> {
  const names = new Set([...documents.values()].flatMap(({ art }) => art));
  const lasting = stablePaths(documents);
  const assets: Record<string, { csp: string }> = {};
  await inParallel([...names].sort(), 8, async (name) => {
    const path = `${drawings}/${name}`;
    const svg = await read(path);
    assets[path] = { csp: svgPolicy(svg) };
    const second = lasting.get(name);
    if (second === undefined) return;
    assets[second] = { csp: svgPolicy(svg) };
    await out.put(second, svg);
  });
  return assets;
}

/**
 * Adds the pictures that pages show to the build, resized or as they are, and the documents and films of content/media.
 */
export async function putImages(out: OutputFolder, documents: Iterable<DocumentFacts>): Promise<void> {
  const originals =
    siteConfig.images.provider === 'static' ? mediaPictures().filter((path) => !isVector(path)) : [];
  await inParallel([...originals, ...mediaDocuments()], 8, (file) =>
    out.copy(join('media', file), join(mediaRoot(), file)),
  );
  const shown = new Set([...documents].flatMap(({ images }) => images));
  const resized = [...resizedImages(siteConfig.images)].filter(([name]) => shown.has(name));
  await inParallel(
    resized,
    1,
    async ([name, image]) => out.copy(join(pictures, name), await resizeImage(image)),
    'Photographs',
  );
}
