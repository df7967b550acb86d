import type { Connect, ViteDevServer } from 'vite';
import { answerAddress } from './answerAddress.ts';
import { importAsPagesDo } from './siteModules.ts';

/** Modules and other files of Vite, which no content file redirects, and which a page with a fault needs to recover. */
const OF_VITE = /^\/(?:@|src\/|node_modules\/|_)/;

/** Redirects old addresses, and shows pages of a region under its local host, such as ae.localhost. */
export function serveAddresses(server: ViteDevServer): Connect.NextHandleFunction {
  const answer = async ({ url = '/', headers }: Connect.IncomingMessage) => {
    const [{ siteConfig }, { redirectsIfSound }, { loadedContent }] = await Promise.all([
      importAsPagesDo<typeof import('../../config/siteConfig.ts')>(server, 'config/siteConfig.ts'),
      importAsPagesDo<typeof import('../../src/content/settings/redirects.ts')>(
        server,
        'src/content/settings/redirects.ts',
      ),
      importAsPagesDo<typeof import('../../src/siteContent.ts')>(server, 'src/siteContent.ts'),
    ]);
    const isRegional = (locale: string, path: string) => {
      const { pages, unusable } = loadedContent();
      return [...pages, ...unusable].some((page) => page.locale === locale && page.path === path);
    };
    return answerAddress(
      { url, host: headers.host },
      { locales: siteConfig.locales, rules: redirectsIfSound(), isRegional },
    );
  };
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    if (OF_VITE.test(request.url ?? '')) return next();
    answer(request).then((found) => {
      if (found === undefined) return next();
      if ('url' in found) {
        request.url = found.url;
        return next();
      }
      response.writeHead(found.status, { location: found.location });
      response.end();
    }, next);
  };
}
