import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { canonicalPath, isServerRoute, type Site } from './Site.ts';

/** What is written where an address is none of the site's: a visitor may have typed anything. */
const UNKNOWN = 'unknown';

/** The path of a request where it is one of the site, with its slash or without. */
function pathOf({ files, forms }: Site, target: string): string {
  const path = canonicalPath(target)?.replace(/(?<=.)\/$/, '');
  if (path === undefined) return UNKNOWN;
  const form = /^\/forms\/([^/]+)$/.exec(path)?.[1];
  if (form !== undefined) return forms.get(form) === undefined ? UNKNOWN : path;
  const isFile = [path, `${path}/`].some(
    (one) => (files.find('en', one) ?? files.find('en-AE', one)) !== undefined,
  );
  return isFile || isServerRoute(path) ? path : UNKNOWN;
}

/**
 * Writes a line once a request is answered: method, path, status, ms. Of the visitor it holds nothing: no address,
 * no query, no header, and no path but those that the site has.
 */
export function logAccess(
  log: FastifyBaseLogger,
  site: Site,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const started = performance.now();
  response.once('close', () => {
    log.info(
      {
        method: request.method,
        path: pathOf(site, request.url ?? ''),
        status: response.statusCode,
        ms: Math.round((performance.now() - started) * 10) / 10,
        ...(!response.writableFinished && { isCut: true }),
      },
      'access',
    );
  });
}
