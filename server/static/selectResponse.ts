import type { IncomingMessage } from 'node:http';
import type { FlatHeaders } from '../securityHeaders.ts';
import { type FilePart, type StaticEntry, type StaticVariant, staticHeaders } from './StaticEntry.ts';
import { chooseVariant } from './StaticTable.ts';

/** The response for a file. */
export interface StaticResponse {
  status: 200 | 206 | 304 | 416;
  headers: FlatHeaders;
  /** What is sent; nothing on 304 and 416. */
  variant: StaticVariant | undefined;
  /** The part of it that is sent, if not all. */
  part?: FilePart | undefined;
}

/** The part that a Range header asks for, which may be empty; undefined for all, and for several parts at once. */
function partOf(range: string, size: number): FilePart | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  if (first === '') return last === '' ? undefined : { start: Math.max(0, size - Number(last)), end: size };
  const end = last === '' ? size : Math.min(size, Number(last) + 1);
  return last !== '' && Number(last) < Number(first) ? undefined : { start: Number(first), end };
}

/**
 * The response to a GET or HEAD of a file, with its encoding negotiated and conditions honored.
 *
 * @param range the Range header of a GET
 */
export function selectResponse(
  entry: StaticEntry,
  headers: IncomingMessage['headers'],
  isSecure: boolean,
  range?: string,
): StaticResponse {
  const accepted = headers['accept-encoding'];
  const variant = chooseVariant(entry, Array.isArray(accepted) ? accepted.join(',') : accepted);
  const condition = headers['if-none-match'];
  if (condition !== undefined && matchesEtag(condition, variant.etag)) {
    const unchanged = staticHeaders(entry, variant, { isSecure, hasBody: false });
    return { status: 304, headers: unchanged, variant: undefined };
  }
  const isSamePart = [undefined, variant.etag].includes(headers['if-range'] as string | undefined);
  const part =
    range !== undefined && entry.isSeekable && isSamePart ? partOf(range, variant.size) : undefined;
  if (part && part.start >= part.end) {
    const none = staticHeaders(entry, variant, { isSecure, hasBody: false });
    return {
      status: 416,
      headers: [...none, 'Content-Range', `bytes */${variant.size}`, 'Content-Length', '0'],
      variant: undefined,
    };
  }
  const own = staticHeaders(entry, variant, { isSecure, hasBody: true, part });
  return { status: part ? 206 : 200, headers: own, variant, part };
}

/** If-None-Match by the weak comparison of RFC 9110, 13.1.2. */
function matchesEtag(condition: string, etag: string): boolean {
  if (condition === etag || condition.trim() === '*') return true;
  return condition.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag);
}
