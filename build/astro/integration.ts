import type { AstroIntegration } from 'astro';
import { GALLERY_ROUTES, INTENT_DIRECTIVE } from './astroAdditions.ts';

/** SITE_GALLERY=1 builds every named example, one per page, and no pages of the site. */
const isGalleryBuild = Boolean(process.env['SITE_GALLERY']);

/**
 * Vite wraps every dynamic import to preload its styles and scripts. There are none to preload: rules are in the page,
 * and scripts are not worth it. The wrapper and its lists of files would add 1 kB to every page. Astro sets
 * `modulePreload` itself, so a plugin has to turn it off.
 */
function plainImports() {
  return {
    name: 'plain-imports',
    enforce: 'pre' as const,
    configEnvironment: () => ({ build: { modulePreload: false as const } }),
    load(id: string) {
      return id.endsWith('vite/preload-helper.js')
        ? 'export const __vitePreload = (load) => load();'
        : undefined;
    },
  };
}

/** What this site adds to an Astro build: the island hydration directive, and the gallery for tests. */
export function site(): AstroIntegration {
  return {
    name: 'site',
    hooks: {
      'astro:config:setup': ({ injectRoute, updateConfig, addClientDirective }) => {
        addClientDirective(INTENT_DIRECTIVE);
        if (isGalleryBuild) {
          for (const route of GALLERY_ROUTES) injectRoute(route);
          // The server requires a home page in every build.
          injectRoute({ pattern: '/', entrypoint: './src/gallery/gallery.astro', prerender: true });
        }
        updateConfig({ vite: { plugins: [plainImports()] } });
      },
    },
  };
}
