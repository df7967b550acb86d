import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorText } from '../errors/errorTexts.ts';
import { plainDocument } from '../errors/plainDocument.ts';
import { clientAddress } from '../http/clientAddress.ts';
import type { RateLimiter } from '../http/RateLimiter.ts';
import type { IsTrustedProxy } from '../http/trustedProxies.ts';
import { DEFAULT_PAGE_POLICY, securityHeaders } from '../securityHeaders.ts';
import { isSecureRequest } from '../static/answerFast.ts';
import { wantsJson } from './wantsJson.ts';

const HEADERS = [false, true].map((isSecure) => securityHeaders(DEFAULT_PAGE_POLICY, isSecure));

const PAGE = plainDocument(errorText(429), ['Go back, and the form still holds what you typed.']);

const JSON_BODY = JSON.stringify({ error: errorText(429) });

/**
 * Makes the listener that refuses a submission of an address that was refused before: at the price of a page, without
 * reading what was sent. It returns false, having done nothing, for every other request. onRefused is called for each.
 */
export function createFastRefusal(
  limiter: RateLimiter,
  isTrusted: IsTrustedProxy | undefined,
  onRefused: () => void,
) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.method !== 'POST' || !request.url?.startsWith('/forms/')) return false;
    const seconds = limiter.silentFor(clientAddress(request, isTrusted));
    if (seconds === undefined) return false;
    const [type, body] = wantsJson(request.headers)
      ? ['application/json; charset=utf-8', JSON_BODY]
      : ['text/html; charset=utf-8', PAGE];
    response.writeHead(429, [
      'Content-Type',
      type,
      'Content-Length',
      String(Buffer.byteLength(body)),
      'Cache-Control',
      'no-store',
      'Retry-After',
      String(seconds),
      ...(HEADERS[isSecureRequest(request, isTrusted) ? 1 : 0] ?? []),
    ]);
    response.end(body);
    onRefused();
    return true;
  };
}
