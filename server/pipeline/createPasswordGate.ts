import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorText } from '../errors/errorTexts.ts';
import { plainDocument } from '../errors/plainDocument.ts';
import { INERT_POLICY, securityHeaders } from '../securityHeaders.ts';

/** Open without a password: supervisors probe these. */
const OPEN = /^\/(?:healthz|readyz)\/?(?:\?|$)/;

const digest = (text: string) => createHash('sha256').update(text).digest();

/** The password in an Authorization header (RFC 7617), with any user name. */
function givenPassword(header: string | undefined): string | undefined {
  const encoded = /^Basic +([A-Za-z0-9+/=]+)$/i.exec(header ?? '')?.[1];
  if (encoded === undefined) return undefined;
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  return colon === -1 ? undefined : text.slice(colon + 1);
}

/**
 * Creates the listener that guards a preview. It responds with 401 unless the password is given. Otherwise it returns
 * false, having only forbidden indexing. Passwords are compared by digest, in constant time.
 */
export function createPasswordGate(password: string, isSecure: (request: IncomingMessage) => boolean) {
  const expected = digest(password);
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    response.setHeader('X-Robots-Tag', 'noindex, nofollow');
    if (OPEN.test(request.url ?? '')) return false;
    const given = givenPassword(request.headers.authorization);
    if (given !== undefined && timingSafeEqual(digest(given), expected)) return false;
    const body = plainDocument(errorText(401));
    response.writeHead(401, [
      'Content-Type',
      'text/html; charset=utf-8',
      'Content-Length',
      String(Buffer.byteLength(body)),
      'WWW-Authenticate',
      'Basic realm="Preview", charset="UTF-8"',
      'Cache-Control',
      'no-store',
      ...securityHeaders(INERT_POLICY, isSecure(request)),
    ]);
    response.end(request.method === 'HEAD' ? undefined : body);
    return true;
  };
}
