import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Connect, ViteDevServer } from 'vite';
import { contentTypeOf } from '../../server/static/contentTypes.ts';
import { BUILD_MARKS } from '../../shared/site/buildMarks.ts';
import { isContentError } from '../../src/content/files/contentError.ts';
import { mediaDocuments, mediaRoot } from '../../src/media/mediaFiles.ts';
import { drawings } from '../../src/scenes/artFiles.ts';
import { resizedImages, resizeImage } from '../assets/resizedImages.ts';
import { favicon } from '../generated/favicon.ts';
import { faultList, faultPage } from './faultPage.ts';
import { importAsPagesDo } from './siteModules.ts';

interface ServedFile {
  type: string;
  body: Uint8Array | string;
}

const { folders } = BUILD_MARKS;
const ART = new RegExp(`^/${folders.drawings}/([a-z0-9.-]+\\.svg)$`);
const IMAGE = new RegExp(`^/${folders.pictures}/([a-z0-9.-]+\\.(avif|webp))$`);

/** Files that a build generates. Their code has many modules, which no other request should have to wait for. */
const GENERATED = /^\/(?!@|src\/|node_modules\/)(?:.+\.(?:pdf|csv|ics)|[a-z-]+\.json|(?:.*\/)?rss\.xml)$/;

async function findFile(server: ViteDevServer, path: string): Promise<ServedFile | undefined> {
  if (path === '/favicon.svg') return { type: 'image/svg+xml', body: favicon() };
  const drawing = drawings.get(ART.exec(path)?.[1] ?? '');
  if (drawing !== undefined) return { type: 'image/svg+xml', body: drawing };
  const [, image, format] = IMAGE.exec(path) ?? [];
  if (image) {
    const { siteConfig } = await importAsPagesDo<typeof import('../../config/siteConfig.ts')>(
      server,
      'config/siteConfig.ts',
    );
    const resized = resizedImages(siteConfig.images).get(image);
    return resized && { type: `image/${format}`, body: readFileSync(await resizeImage(resized)) };
  }
  const media = /^\/media\/(.+)$/.exec(decodeURI(path))?.[1];
  if (media !== undefined && mediaDocuments().includes(media))
    return { type: contentTypeOf(media), body: readFileSync(join(mediaRoot(), media)) };
  if (!GENERATED.test(path)) return undefined;
  const { readGeneratedFile } = await importAsPagesDo<typeof import('../generated/generatedFiles.ts')>(
    server,
    'build/generated/generatedFiles.ts',
  );
  return readGeneratedFile(path);
}

/** Serves the files that a build would put next to the pages: drawings, pictures, PDFs, feeds. */
export function serveFiles(server: ViteDevServer): Connect.NextHandleFunction {
  return (request, response, next) => {
    findFile(server, (request.url ?? '').split('?')[0] ?? '').then(
      (file) => {
        if (!file) return next();
        response.setHeader('content-type', file.type);
        response.end(file.body);
      },
      (error: unknown) => {
        if (!isContentError(error)) return next(error);
        response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' });
        response.end(faultPage(faultList('This file cannot be made:', error.faults)));
      },
    );
  };
}
