import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorText } from '../errors/errorTexts.ts';
import { plainDocument } from '../errors/plainDocument.ts';
import { clientAddress } from '../http/clientAddress.ts';
import type { RateLimiter } from '../http/RateLimiter.ts';
import type { IsTrustedProxy } from '../http/trustedProxies.ts';
import { isSecureRequest } from '../pipeline/answerFast.ts';
import { DEFAULT_PAGE_POLICY, securityHeaders } from '../securityHeaders.ts';
import { wantsJson } from './wantsJson.ts';

const PAGE = plainDocument(errorText(429), ['Go back, and the form still holds what you typed.']);

const JSON_BODY = JSON.stringify({ error: errorText(429) });

/** Maximum Retry-After, in seconds: the length of a counting window. */
const LONGEST = 60;

/** Prepares a refusal with its headers for each value of Retry-After. */
function prepare(type: string, body: string, isSecure: boolean) {
  const common = [
    'Content-Type',
    `${type}; charset=utf-8`,
    'Content-Length',
    String(Buffer.byteLength(body)),
    'Cache-Control',
    'no-store',
    ...securityHeaders(DEFAULT_PAGE_POLICY, isSecure),
    'Retry-After',
  ];
  const headers = Array.from({ length: LONGEST + 1 }, (_, seconds) => [...common, String(seconds)]);
  // One character per byte, so that head and body go out in one write.
  return { headers, body: Buffer.from(body).toString('latin1') };
}

const REFUSALS = [false, true].map((isSecure) => ({
  page: prepare('text/html', PAGE, isSecure),
  json: prepare('application/json', JSON_BODY, isSecure),
}));

/**
 * Creates the listener that refuses further submissions from an address over its limit without reading the body. For
 * an address that goes on regardless each response is delayed, so that all its submissions together cost the server
 * next to nothing. It returns false, having done nothing, for every other request. onRefused is called for each
 * refusal.
 */
export function createFastRefusal(
  limiter: RateLimiter,
  isTrusted: IsTrustedProxy | undefined,
  onRefused: () => void,
) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.method !== 'POST' || !request.url?.startsWith('/forms/')) return false;
    const silence = limiter.refuse(clientAddress(request, isTrusted));
    if (silence === undefined) return false;
    const refusals = REFUSALS[isTrusted !== undefined && isSecureRequest(request, isTrusted) ? 1 : 0];
    const refusal = wantsJson(request.headers) ? refusals?.json : refusals?.page;
    const answer = () => {
      response.writeHead(429, refusal?.headers[Math.min(silence.retryAfter, LONGEST)]);
      response.end(refusal?.body, 'latin1');
    };
    onRefused();
    if (silence.wait === 0) answer();
    else {
      const timer = setTimeout(answer, silence.wait);
      response.once('close', () => clearTimeout(timer));
    }
    return true;
  };
}
