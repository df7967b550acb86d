import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { siteConfig } from '../config/site.ts';
import { loadOpenings } from '../src/lib/content/openings.ts';
import { IMAGE_CACHE } from '../src/lib/images/mediaImages.ts';
import { ART_CACHE } from '../src/scenes/artFiles.ts';
import { readGeneratedFile } from './generatedFiles.ts';
import { prepareImages } from './prepareImages.ts';
import { reloadAfterEdits } from './reloadAfterEdits.ts';

/** SITE_GALLERY=1 builds every named example, one a page, and no page of the site. */
const isGalleryBuild = Boolean(process.env['SITE_GALLERY']);

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

/** What this site adds to Astro: content as files, and a gallery in development. */
export function site(): AstroIntegration {
  return {
    name: 'site',
    hooks: {
      'astro:config:setup': async ({ command, injectRoute, updateConfig, addClientDirective }) => {
        if (command === 'dev') await Promise.all([loadOpenings(), prepareImages(siteConfig.images)]);
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
        updateConfig({ vite: { plugins: [plainImports()] } });
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
    },
  };
}
