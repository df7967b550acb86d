import { resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { siteConfig } from '../../config/siteConfig.ts';
import { allowFaultyPages } from '../../src/content/files/allowFaultyPages.ts';
import { showUnpublished } from '../../src/content/reading/schedule.ts';
import { GALLERY_ROUTES, INTENT_DIRECTIVE } from '../astro/astroAdditions.ts';
import { bundledComponents } from './bundledComponents.ts';
import { reloadAfterEdits } from './reloadAfterEdits.ts';
import { serveAddresses } from './serveAddresses.ts';
import { serveFiles } from './serveFiles.ts';

/** Accepts form submissions; the form routes are only started with the first one. */
function takeForms(server: ViteDevServer): Connect.NextHandleFunction {
  let routes: Promise<Connect.NextHandleFunction> | undefined;
  return (request, response, next) => {
    // There may be pages below /forms/.
    if (request.method !== 'POST' || !request.url?.startsWith('/forms/')) return next();
    routes ??= import('./formRoutes.ts').then(({ startFormRoutes }) => startFormRoutes(server));
    routes.then((handle) => handle(request, response, next), next);
  };
}

/** Before Astro, which answers an address without a slash at its end before any middleware of an integration. */
const siteAddresses: Plugin = {
  name: 'site-addresses',
  apply: 'serve',
  enforce: 'post',
  configureServer: (server) => () => {
    server.middlewares.stack.unshift({ route: '', handle: serveAddresses(server) });
  },
};

/**
 * What this site adds to Astro's development server: content as files, the gallery, forms, and live reload after edits.
 */
export function development(): AstroIntegration {
  const { plugin, bundle } = bundledComponents();
  return {
    name: 'site-development',
    hooks: {
      'astro:config:setup': async ({ injectRoute, updateConfig, addClientDirective, addMiddleware }) => {
        allowFaultyPages();
        showUnpublished();
        addMiddleware({ order: 'pre', entrypoint: resolve('build/dev/showFaults.ts') });
        if (siteConfig.jobBoard) await (await import('../../src/content/entries/openings.ts')).loadOpenings();
        if (siteConfig.statusFeed)
          await (await import('../../src/content/entries/statusFeed.ts')).loadStatus();
        addClientDirective(INTENT_DIRECTIVE);
        for (const route of GALLERY_ROUTES) injectRoute(route);
        updateConfig({ vite: { plugins: [plugin, siteAddresses] } });
      },
      'astro:server:setup': ({ server }) => {
        reloadAfterEdits(server, bundle);
        server.middlewares.use(takeForms(server));
        server.middlewares.use(serveFiles(server));
      },
    },
  };
}
