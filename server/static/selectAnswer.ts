import type { IncomingMessage } from 'node:http';
import type { FlatHeaders } from '../securityHeaders.ts';
import { chooseVariant, type StaticEntry } from './StaticTable.ts';

/** The response for a file: body has one character per byte, and is empty on 304. */
export interface StaticAnswer {
  status: 200 | 304;
  headers: FlatHeaders;
  body: string;
}

/** The response to a GET or HEAD of a file, with its encoding negotiated and conditions honored. */
export function selectAnswer(
  entry: StaticEntry,
  headers: IncomingMessage['headers'],
  isSecure: boolean,
): StaticAnswer {
  const accepted = headers['accept-encoding'];
  const variant = chooseVariant(entry, Array.isArray(accepted) ? accepted.join(',') : accepted);
  const scheme = isSecure ? 1 : 0;
  const condition = headers['if-none-match'];
  if (condition !== undefined && matchesEtag(condition, variant.etag)) {
    return { status: 304, headers: variant.notModifiedHeaders[scheme], body: '' };
  }
  return { status: 200, headers: variant.headers[scheme], body: variant.body };
}

/** If-None-Match by the weak comparison of RFC 9110, 13.1.2. */
function matchesEtag(condition: string, etag: string): boolean {
  if (condition === etag || condition.trim() === '*') return true;
  return condition.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag);
}
