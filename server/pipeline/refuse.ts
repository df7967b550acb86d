import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorText } from '../errors/errorTexts.ts';
import { plainDocument } from '../errors/plainDocument.ts';
import type { LocalizedTexts } from '../localizedTexts.ts';
import { INERT_POLICY, securityHeaders } from '../securityHeaders.ts';

/** Open under any host and without a password: orchestrators probe these at an IP address. */
const OPEN = /^\/(?:healthz|readyz)\/?(?:\?|$)/;

/** Whether a request is exempt from the gates. */
export const bypassesGates = (request: IncomingMessage): boolean => OPEN.test(request.url ?? '');

/** How a gate rejects a request. */
export interface GateRefusal {
  words: LocalizedTexts;
  isSecure: boolean;
  /** Names and values in turn, in addition to those of every refusal. */
  headers: readonly string[];
  /** Replaces the usual text for the status. */
  text?: string | undefined;
}

/** Rejects a request with a plain document that may not be cached. */
export function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  status: 401 | 421 | 429,
  { words, isSecure, headers, text = errorText(words.texts, status) }: GateRefusal,
): void {
  const body = plainDocument(words, text);
  response.writeHead(status, [
    'Content-Type',
    'text/html; charset=utf-8',
    'Content-Length',
    String(Buffer.byteLength(body)),
    'Cache-Control',
    'no-store',
    ...headers,
    ...securityHeaders(INERT_POLICY, isSecure),
  ]);
  response.end(request.method === 'HEAD' ? undefined : body);
}
