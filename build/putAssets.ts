import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { siteConfig } from '../config/siteConfig.ts';
import { BUILD_MARKS } from '../shared/site/buildMarks.ts';
import { isVector, mediaDocuments, mediaPictures, mediaRoot } from '../src/media/mediaFiles.ts';
import { ART_CACHE } from '../src/scenes/artFiles.ts';
import type { DocumentFacts } from './documentFacts.ts';
import { svgPolicy } from './documents.ts';
import { inParallel } from './inParallel.ts';
import type { Presence } from './KeptPages.ts';
import { lastingPaths } from './lastingArt.ts';
import type { OutputFolder } from './OutputFolder.ts';
import { IMAGE_CACHE } from './prepareImages.ts';
import type { SiteCode } from './siteCode.ts';

const { drawings, pictures } = BUILD_MARKS.folders;

const namesIn = async (folder: string) => new Set(existsSync(folder) ? await readdir(folder) : []);

/** The drawings, pictures, scripts and stylesheets that a kept page may refer to. */
export async function presentAssets(code: SiteCode): Promise<Presence> {
  return { art: await namesIn(ART_CACHE), images: await namesIn(IMAGE_CACHE), assets: new Set(code.files) };
}

/** Adds the bundled assets to the build: scripts, stylesheets, and the files of public/. */
export async function putCode(out: OutputFolder, code: SiteCode): Promise<void> {
  await inParallel(code.files, 8, async (file) => out.put(file, await code.read(file)));
}

/** Adds the drawings that pages show to the build. Returns the policy of each, by path. */
export async function putArt(
  out: OutputFolder,
  documents: ReadonlyMap<string, DocumentFacts>,
): Promise<Record<string, { csp: string }>> {
  const names = new Set([...documents.values()].flatMap(({ art }) => art));
  const lasting = lastingPaths(documents);
  const assets: Record<string, { csp: string }> = {};
  await inParallel([...names].sort(), 8, async (name) => {
    const svg = await readFile(join(ART_CACHE, name), 'utf8');
    for (const path of [`${drawings}/${name}`, lasting.get(name)]) {
      if (path === undefined) continue;
      assets[path] = { csp: svgPolicy(svg) };
      await out.put(path, svg);
    }
  });
  return assets;
}

/**
 * Adds the pictures that pages show to the build, resized ones by name or the originals, and the documents and films
 * of content/media.
 */
export async function putImages(out: OutputFolder, documents: Iterable<DocumentFacts>): Promise<void> {
  const originals =
    siteConfig.images.provider === 'static' ? mediaPictures().filter((path) => !isVector(path)) : [];
  await inParallel([...originals, ...mediaDocuments()], 8, (file) =>
    out.copy(join('media', file), join(mediaRoot(), file)),
  );
  const names = new Set([...documents].flatMap(({ images }) => images));
  await inParallel([...names].sort(), 8, (name) => out.copy(join(pictures, name), join(IMAGE_CACHE, name)));
}
