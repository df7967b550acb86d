import type { IncomingMessage } from 'node:http';
import type { FlatHeaders } from '../securityHeaders.ts';
import { type StaticEntry, type StaticVariant, staticHeaders } from './StaticEntry.ts';
import { chooseVariant } from './StaticTable.ts';

/** The response for a file. */
export interface StaticResponse {
  status: 200 | 304;
  headers: FlatHeaders;
  /** What is sent; nothing on 304. */
  variant: StaticVariant | undefined;
}

/** The response to a GET or HEAD of a file, with its encoding negotiated and conditions honored. */
export function selectResponse(
  entry: StaticEntry,
  headers: IncomingMessage['headers'],
  isSecure: boolean,
): StaticResponse {
  const accepted = headers['accept-encoding'];
  const variant = chooseVariant(entry, Array.isArray(accepted) ? accepted.join(',') : accepted);
  const condition = headers['if-none-match'];
  if (condition !== undefined && matchesEtag(condition, variant.etag)) {
    const unchanged = staticHeaders(entry, variant, { isSecure, hasBody: false });
    return { status: 304, headers: unchanged, variant: undefined };
  }
  return { status: 200, headers: staticHeaders(entry, variant, { isSecure, hasBody: true }), variant };
}

/** If-None-Match by the weak comparison of RFC 9110, 13.1.2. */
function matchesEtag(condition: string, etag: string): boolean {
  if (condition === etag || condition.trim() === '*') return true;
  return condition.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag);
}
