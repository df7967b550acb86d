import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { canonicalPath, isServerRoute, type Site } from './Site.ts';

/** Logged for paths that the site does not have, which may contain personal data. */
const UNKNOWN = 'unknown';

/** The path of a request if it is one of the site, with or without its slash. */
function pathOf({ config, files, forms }: Site, target: string): string {
  const path = canonicalPath(target)?.replace(/(?<=.)\/$/, '');
  if (path === undefined) return UNKNOWN;
  const form = /^\/forms\/([^/]+)$/.exec(path)?.[1];
  if (form !== undefined) return forms.get(form) === undefined ? UNKNOWN : path;
  const isFile = config.locales.some((locale) =>
    [path, `${path}/`].some((one) => files.find(locale, one) !== undefined),
  );
  return isFile || isServerRoute(path) ? path : UNKNOWN;
}

/**
 * Logs method, path, status and duration of a request once its response has ended. Nothing identifies the visitor: no
 * IP address, query, header or unknown path.
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
