import { type FlatHeaders, securityHeaders } from '../securityHeaders.ts';
import type { Encoding } from './acceptableEncodings.ts';
import type { ReadPart } from './SiteSnapshot.ts';

/** One encoding of a file. */
export interface StaticVariant {
  encoding: Encoding;
  etag: string;
  /** In bytes. */
  size: number;
  /** Absent if the body is decompressed on request (StaticBodies). */
  readPart: ReadPart | undefined;
}

export interface StaticEntry {
  file: string;
  contentType: string;
  cacheControl: string;
  policy: string;
  /** Whether parts of it can be asked for: browsers seek in recordings that way, and some play no others. */
  isSeekable: boolean;
  encodings: readonly Encoding[];
  variants: Partial<Record<Encoding, StaticVariant>> & { identity: StaticVariant };
}

/** Bytes of a file, from start up to end. */
export interface FilePart {
  start: number;
  end: number;
}

/** The headers of a response with a variant of an entry, or of a 304 for it. */
export function staticHeaders(
  entry: StaticEntry,
  { encoding, etag, size }: StaticVariant,
  { isSecure, hasBody, part }: { isSecure: boolean; hasBody: boolean; part?: FilePart | undefined },
): FlatHeaders {
  const headers: string[] = [];
  const { start, end } = part ?? { start: 0, end: size };
  if (hasBody) headers.push('Content-Type', entry.contentType, 'Content-Length', String(end - start));
  if (part) headers.push('Content-Range', `bytes ${start}-${end - 1}/${size}`);
  if (entry.isSeekable) headers.push('Accept-Ranges', 'bytes');
  if (hasBody && encoding !== 'identity') headers.push('Content-Encoding', encoding);
  headers.push('ETag', etag, 'Cache-Control', entry.cacheControl);
  // A page without compressed copies may have them in the next build, while caches still hold this response.
  if (entry.encodings.length > 1 || entry.file.endsWith('index.html'))
    headers.push('Vary', 'Accept-Encoding');
  headers.push(...securityHeaders(entry.policy, isSecure));
  return headers;
}
