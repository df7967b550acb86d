import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Gate } from '../http/Gate.ts';
import { HIDDEN_HOST_HEADER, isHiddenHost, knownLocale } from '../http/regionalHosts.ts';
import type { IsTrustedProxy } from '../http/trustedProxies.ts';
import type { Site } from '../Site.ts';
import { selectAnswer } from '../static/selectAnswer.ts';

/** Whether a request came over TLS, to this server or to a proxy that may say so. */
export function isSecureRequest(request: IncomingMessage, isTrusted: IsTrustedProxy | undefined): boolean {
  if ('encrypted' in request.socket && request.socket.encrypted === true) return true;
  if (isTrusted === undefined) return false;
  const scheme = request.headers['x-forwarded-proto'];
  if (typeof scheme !== 'string') return false;
  return scheme.split(',', 1)[0]?.trim() === 'https' && isTrusted(request.socket.remoteAddress ?? '', 0);
}

/** Bytes of a body that are written at once; more would cost as much as a form. */
const LARGE = 64 * 1024;

/**
 * Writes a long body in pieces, each when the kernel has accepted the last. A client that reads nothing occupies one
 * piece, and however many ask at once, a page waits for a few pieces.
 */
function writePieces(response: ServerResponse, body: string, gate: Gate): void {
  let place = 0;
  const next = () => {
    const piece = body.slice(place, place + LARGE);
    place += LARGE;
    if (place >= body.length) response.end(piece, 'latin1');
    else
      response.write(piece, 'latin1', (error) => {
        if (!error) gate.enter(next);
      });
  };
  next();
}

/**
 * Creates the listener that serves known files from memory before any routing, which is most of the traffic. It
 * returns false, having done nothing, for every other request.
 */
export function createFastAnswer(site: Site, isTrusted: IsTrustedProxy | undefined, gate: Gate) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url, headers } = request;
    if ((method !== 'GET' && method !== 'HEAD') || url === undefined) return false;
    const mark = url.indexOf('?');
    const path = mark === -1 ? url : url.slice(0, mark);
    const locale = knownLocale(site.hosts, headers.host);
    const isHidden = isHiddenHost(site.hosts, site.unlistedHosts, headers.host);
    if (isHidden && path === '/robots.txt') return false;
    const entry = site.files.find(locale ?? 'en', path);
    if (entry === undefined) return false;
    const answer = selectAnswer(
      entry,
      headers,
      isTrusted !== undefined && isSecureRequest(request, isTrusted),
    );
    const write = (body: string) => {
      const own = isHidden ? [...answer.headers, ...HIDDEN_HOST_HEADER] : answer.headers;
      // The declared type has no read-only arrays, though node:http only reads it.
      response.writeHead(answer.status, own as string[]);
      if (body === '') response.end();
      else writePieces(response, body, gate);
    };
    if (answer.variant === undefined || method === 'HEAD') write('');
    else
      site.files.bodies.read(entry, answer.variant, (body) => {
        if (body === undefined) response.destroy();
        else if (body.length > LARGE) gate.enter(() => write(body));
        else write(body);
      });
    return true;
  };
}
