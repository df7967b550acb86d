import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EventLoopThrottle } from '../http/EventLoopThrottle.ts';
import { HIDDEN_HOST_HEADER, isHiddenHost, knownLocale } from '../http/regionalHosts.ts';
import type { IsTrustedProxy } from '../http/trustedProxies.ts';
import type { Site } from '../Site.ts';
import { LARGE_BODY } from '../static/StaticBodies.ts';
import { selectResponse } from '../static/selectResponse.ts';

/** Whether a request came over TLS, to this server or to a trusted proxy. */
export function isSecureRequest(request: IncomingMessage, isTrusted: IsTrustedProxy | undefined): boolean {
  if ('encrypted' in request.socket && request.socket.encrypted === true) return true;
  if (isTrusted === undefined) return false;
  const scheme = request.headers['x-forwarded-proto'];
  if (typeof scheme !== 'string') return false;
  return scheme.split(',', 1)[0]?.trim() === 'https' && isTrusted(request.socket.remoteAddress ?? '', 0);
}

/** Bytes of a large body that are written at once. */
const PIECE = 16 * 1024;

/**
 * Writes a large body in pieces, each when the kernel has accepted the last. A client that reads nothing occupies one
 * piece, and however many ask at once, a page waits for a few pieces.
 */
function writePieces(
  response: ServerResponse,
  size: number,
  pieceAt: (start: number, end: number) => string,
  throttle: EventLoopThrottle,
): void {
  let place = 0;
  const next = () => {
    let piece: string;
    try {
      piece = pieceAt(place, Math.min(place + PIECE, size));
    } catch {
      // The disk failed after the headers were sent: all that is left is to cut the response off.
      response.destroy();
      return;
    }
    place += PIECE;
    if (place >= size) response.end(piece, 'latin1');
    else
      response.write(piece, 'latin1', (error) => {
        if (!error) throttle.schedule(next);
      });
  };
  next();
}

/**
 * Creates the listener that serves known files before any routing, which is most of the traffic. It returns false,
 * having done nothing, for every other request.
 */
export function createStaticFastPath(
  site: Site,
  isTrusted: IsTrustedProxy | undefined,
  throttle: EventLoopThrottle,
) {
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
    const selected = selectResponse(
      entry,
      headers,
      isTrusted !== undefined && isSecureRequest(request, isTrusted),
      method === 'GET' ? headers.range : undefined,
    );
    const { variant, part } = selected;
    const writeHead = () => {
      const own = isHidden ? [...selected.headers, ...HIDDEN_HOST_HEADER] : selected.headers;
      // The declared type has no read-only arrays, though node:http only reads it.
      response.writeHead(selected.status, own as string[]);
    };
    if (variant === undefined || method === 'HEAD') {
      writeHead();
      response.end();
      return true;
    }
    const { readPart, size } = variant;
    const { start: from, end: to } = part ?? { start: 0, end: size };
    const writeLarge = (pieceAt: (start: number, end: number) => string) =>
      throttle.schedule(() => {
        writeHead();
        writePieces(response, to - from, (start, end) => pieceAt(from + start, from + end), throttle);
      });
    if (readPart && size > LARGE_BODY) writeLarge((start, end) => readPart(start, end).toString('latin1'));
    else
      site.files.bodies.read(entry, variant, (body) => {
        if (body === undefined) response.destroy();
        else if (size > LARGE_BODY) writeLarge((start, end) => body.slice(start, end));
        else {
          writeHead();
          response.end(part ? body.slice(from, to) : body, 'latin1');
        }
      });
    return true;
  };
}
