import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorText } from '../errors/errorTexts.ts';
import { plainDocument } from '../errors/plainDocument.ts';
import { clientAddress } from '../http/clientAddress.ts';
import type { RateLimiter } from '../http/RateLimiter.ts';
import { knownLocale } from '../http/regionalHosts.ts';
import type { IsTrustedProxy } from '../http/trustedProxies.ts';
import type { LocalizedTexts } from '../localizedTexts.ts';
import { textsFor } from '../localizedTexts.ts';
import { isSecureRequest } from '../pipeline/staticFastPath.ts';
import type { Site } from '../Site.ts';
import { DEFAULT_PAGE_POLICY, securityHeaders } from '../securityHeaders.ts';
import { wantsJson } from './wantsJson.ts';

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

/** Prepares both kinds of refusal in one locale, for plain and for encrypted connections. */
function refusalsIn(words: LocalizedTexts) {
  const text = errorText(words.texts, 429);
  const page = plainDocument(words, text, words.texts === undefined ? [] : [words.texts.stillTyped]);
  const json = JSON.stringify({ error: text });
  return [false, true].map((isSecure) => ({
    page: prepare('text/html', page, isSecure),
    json: prepare('application/json', json, isSecure),
  }));
}

export interface EarlyRefusalParts {
  site: Pick<Site, 'answers' | 'config' | 'hosts'>;
  limiter: RateLimiter;
  isTrusted: IsTrustedProxy | undefined;
  /** Called for each refusal. */
  onRefused: () => void;
}

/**
 * Creates the listener that refuses further submissions from an address over its limit without reading the body.
 * Responses to an address that keeps submitting are delayed, so that all its submissions together cost the server next
 * to nothing. It returns false, having done nothing, for every other request.
 */
export function createEarlyRefusal({ site, limiter, isTrusted, onRefused }: EarlyRefusalParts) {
  const byLocale = new Map<string, ReturnType<typeof refusalsIn>>(
    site.config.locales.map((locale) => [locale, refusalsIn(textsFor(site, locale))]),
  );
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.method !== 'POST' || !request.url?.startsWith('/forms/')) return false;
    const early = limiter.refuse(clientAddress(request, isTrusted));
    if (early === undefined) return false;
    const prepared = byLocale.get(knownLocale(site.hosts, request.headers.host) ?? 'en');
    const refusals = prepared?.[isTrusted !== undefined && isSecureRequest(request, isTrusted) ? 1 : 0];
    const refusal = wantsJson(request.headers) ? refusals?.json : refusals?.page;
    const respond = () => {
      response.writeHead(429, refusal?.headers[Math.min(early.retryAfter, LONGEST)]);
      response.end(refusal?.body, 'latin1');
    };
    onRefused();
    if (early.wait === 0) respond();
    else {
      const timer = setTimeout(respond, early.wait);
      response.once('close', () => clearTimeout(timer));
    }
    return true;
  };
}
