import type { FastifyReply, FastifyRequest } from 'fastify';
import { textsFor } from '../localizedTexts.ts';
import type { Site } from '../Site.ts';
import { DEFAULT_PAGE_POLICY } from '../securityHeaders.ts';
import { chooseVariant } from '../static/StaticTable.ts';
import { errorText } from './errorTexts.ts';
import { HttpError, statusOfError } from './HttpError.ts';
import { plainDocument } from './plainDocument.ts';

/** Whether a client asked for JSON and not for a page. */
export function prefersJson(accept: string | undefined): boolean {
  return (
    accept !== undefined &&
    /\bapplication\/(?:[\w.-]+\+)?json\b/i.test(accept) &&
    !/\btext\/html\b/i.test(accept)
  );
}

/** Sends the site's page for a status. Returns false if there is none. */
function sendSitePage(site: Site, status: number, request: FastifyRequest, reply: FastifyReply): boolean {
  const entry =
    site.files.find(request.locale, `/${status}/`) ?? site.files.find(request.locale, `/${status}.html`);
  if (entry === undefined) return false;
  const accepted = request.headers['accept-encoding'];
  const variant = chooseVariant(entry, Array.isArray(accepted) ? accepted.join(',') : accepted);
  if (variant.encoding !== 'identity') reply.header('Content-Encoding', variant.encoding);
  reply
    .code(status)
    .header('Content-Security-Policy', entry.policy)
    .header('Vary', 'Accept-Encoding')
    .type(entry.contentType)
    .send(Buffer.from(site.files.bodies.get(entry, variant), 'latin1'));
  return true;
}

/**
 * Responds to any error: with the site's page for 404 and for server errors, with a plain page otherwise, with
 * JSON to clients that ask for it. Only an HttpError's own message is shown.
 */
export function sendError(site: Site, error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const status = statusOfError(error);
  // Whatever throws a 503 has logged the cause, once for many requests.
  const isLogged = status === 503 && error instanceof HttpError;
  if (status >= 500 && !isLogged)
    request.log.error({ err: error, path: request.routeOptions.url ?? 'unknown' }, 'answered with an error');
  // Headers prepared for the failed response do not describe this one.
  for (const name of ['Content-Encoding', 'Content-Length', 'Content-Disposition', 'ETag'])
    reply.removeHeader(name);
  reply.header('Cache-Control', 'no-store');
  const own = error instanceof HttpError ? error : undefined;
  for (const [name, value] of Object.entries(own?.headers ?? {})) reply.header(name, value);
  const words = textsFor(site, request.locale);
  const message = own?.message || errorText(words.texts, status);
  if (prefersJson(request.headers.accept)) {
    reply.code(status).send({ error: message });
    return;
  }
  if (status === 404 && sendSitePage(site, 404, request, reply)) return;
  const isServerError = status === 500 && own === undefined;
  if (isServerError && sendSitePage(site, 500, request, reply)) return;
  reply
    .code(status)
    .header('Content-Security-Policy', DEFAULT_PAGE_POLICY)
    .type('text/html; charset=utf-8')
    .send(plainDocument(words, (isServerError && words.texts?.failedTwice) || message));
}
