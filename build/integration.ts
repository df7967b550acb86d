import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { siteConfig } from '../config/site.ts';
import { readEnvironment } from '../server/env.ts';
import { reportProgress } from '../server/progress/reportProgress.ts';
import { onDrawnPage } from '../src/lib/content/drawnPages.ts';
import { allPages, outputPath } from '../src/lib/content/pages.ts';
import { PAGES_TO_DRAW } from '../src/lib/content/pagesToDraw.ts';
import { CONTENT_ROOT, readContentText } from '../src/lib/content/readContent.ts';
import { onShownEntries } from '../src/lib/content/shownEntries.ts';
import { IMAGE_CACHE } from '../src/lib/images/mediaImages.ts';
import { ART_CACHE } from '../src/scenes/artFiles.ts';
import { buildFolders } from './buildFolders.ts';
import { finishBuild } from './finishBuild.ts';
import { putGeneratedFiles, readGeneratedFile, shareCardsOf } from './generatedFiles.ts';
import { writeHostingFiles } from './hosting/hostingFiles.ts';
import { KeptPages } from './KeptPages.ts';
import { OutputFolder } from './OutputFolder.ts';
import { prepareImages } from './prepareImages.ts';
import { reloadAfterEdits } from './reloadAfterEdits.ts';
import { SearchIndex } from './searchIndex.ts';
import { drawShareCards } from './shareCards.ts';
import { putSiteForms } from './siteForms.ts';

/** The stage before the first page: Astro's own bundles. */
const PREPARATION = 'Scripts and styles';

/** SITE_GALLERY=1 builds every named example, one a page, and no page of the site. */
const isGalleryBuild = Boolean(process.env['SITE_GALLERY']);

/** Prose files carry the same {placeholders} as every other content; they are filled in before MDX reads the file. */
function filledProse() {
  return {
    name: 'filled-prose',
    enforce: 'pre' as const,
    load(id: string) {
      const file = id.split('?')[0] ?? '';
      const root = `${join(process.cwd(), CONTENT_ROOT)}/`;
      if (!file.endsWith('.mdx') || !file.startsWith(root)) return undefined;
      return readContentText(file.slice(root.length));
    },
  };
}

/**
 * Vite wraps every dynamic import so that it can preload the styles and scripts behind it. There are none to preload:
 * rules are in the page and `modulePreload` is off. The wrapper would weigh 0.7 kB on every page.
 */
function plainImports() {
  return {
    name: 'plain-imports',
    enforce: 'pre' as const,
    load(id: string) {
      return id.endsWith('vite/preload-helper.js')
        ? 'export const __vitePreload = (load) => load();'
        : undefined;
    },
  };
}

/** Lets the routes draw only the pages that are not as they would be drawn now. */
async function drawOutdatedPages(): Promise<KeptPages> {
  const pages = allPages();
  const kept = await KeptPages.open(buildFolders.pages, pages);
  onShownEntries(({ output, kind }) => kept.noteShown(output, kind));
  await mkdir(dirname(buildFolders.pagesToDraw), { recursive: true });
  const outputs = kept.outdated(pages).map((page) => outputPath(page) ?? '');
  let drawn = 0;
  onDrawnPage(() => {
    drawn += 1;
    if (drawn === 1) reportProgress(PREPARATION, 1, 1);
    if (drawn <= outputs.length) reportProgress('Pages', drawn, outputs.length);
  });
  await writeFile(buildFolders.pagesToDraw, JSON.stringify(outputs));
  process.env[PAGES_TO_DRAW] = buildFolders.pagesToDraw;
  return kept;
}

/** An index of the search with the pages that are not drawn again. */
async function beginSearchIndex(kept: KeptPages): Promise<SearchIndex> {
  const index = await SearchIndex.open();
  const texts = [...kept.documents()].map(([file, { html }]) => [file, html] as const);
  await index.add(new Map(texts), allPages());
  return index;
}

/** What this site adds to Astro: content as files, a gallery in development, and the steps after the build. */
export function site(): AstroIntegration {
  let kept: KeptPages | undefined;
  let search: Promise<SearchIndex> | undefined;

  const finishSearchIndex = async (target: OutputFolder, texts: ReadonlyMap<string, string>) => {
    reportProgress('Search index', 0, 1);
    const index = await search;
    await index?.add(texts, allPages());
    await index?.put(target);
    reportProgress('Search index', 1, 1);
  };
  return {
    name: 'site',
    hooks: {
      'astro:config:setup': async ({ command, injectRoute, updateConfig, addClientDirective }) => {
        await prepareImages(siteConfig.images);
        if (command === 'build' && !isGalleryBuild) {
          kept = await drawOutdatedPages();
          // Begun beside Astro's own work, which leaves a processor idle; a fault is told when they are put in.
          search = beginSearchIndex(kept);
          for (const begun of [search, drawShareCards(shareCardsOf(allPages()), 'Share pictures')])
            begun.catch(() => {});
        }
        addClientDirective({ name: 'intent', entrypoint: './src/directives/intent.ts' });
        if (command === 'dev' || isGalleryBuild) {
          injectRoute({ pattern: '/gallery', entrypoint: './src/gallery/gallery.astro', prerender: true });
          injectRoute({
            pattern: '/gallery/[example]',
            entrypoint: './src/gallery/example.astro',
            prerender: true,
          });
          // The server wants a home page of every build.
          if (isGalleryBuild)
            injectRoute({ pattern: '/', entrypoint: './src/gallery/gallery.astro', prerender: true });
        }
        updateConfig({ vite: { plugins: [filledProse(), plainImports()] } });
      },
      'astro:server:setup': ({ server }) => {
        reloadAfterEdits(server);
        server.middlewares.use((request, response, next) => {
          const path = (request.url ?? '').split('?')[0] ?? '';
          const art = /^\/_art\/([a-z0-9.-]+\.svg)$/.exec(path)?.[1];
          if (art && existsSync(join(ART_CACHE, art))) {
            response.setHeader('content-type', 'image/svg+xml');
            response.end(readFileSync(join(ART_CACHE, art)));
            return;
          }
          const image = /^\/_img\/([a-z0-9.-]+\.webp)$/.exec(path)?.[1];
          if (image && existsSync(join(IMAGE_CACHE, image))) {
            response.setHeader('content-type', 'image/webp');
            response.end(readFileSync(join(IMAGE_CACHE, image)));
            return;
          }
          readGeneratedFile(path).then(
            (file) => {
              if (!file) return next();
              response.setHeader('content-type', file.type);
              response.end(file.body);
            },
            (error: unknown) => next(error),
          );
        });
      },
      'astro:build:start': () => reportProgress(PREPARATION, 0, 1),
      'astro:build:done': async ({ dir, logger }) => {
        const started = performance.now();
        const astro = fileURLToPath(dir).replace(/\/$/, '');
        const out = await OutputFolder.open(buildFolders.site, buildFolders.record);
        const documents = await finishBuild(
          astro,
          out,
          kept
            ? {
                kept: kept.documents(),
                extra: async (target, texts) => {
                  await Promise.all([
                    putGeneratedFiles(target, allPages()),
                    finishSearchIndex(target, texts),
                  ]);
                },
              }
            : { areLinksChecked: false },
        );
        putSiteForms(out, kept ? allPages() : []);
        const { written } = await out.write();
        if (kept) writeHostingFiles(buildFolders.site, readEnvironment(process.env).SITE_HOSTS);
        await kept?.keep(kept.outdated(allPages()), documents);
        logger.info(
          `${documents.size} pages finished, ${written} files written in ${((performance.now() - started) / 1000).toFixed(1)} s`,
        );
      },
    },
  };
}
