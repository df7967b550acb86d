import type { FlatHeaders } from '../securityHeaders.ts';
import type { Encoding } from './acceptableEncodings.ts';

/** One encoding of a file, with its response headers made in advance. Index 0: plain, 1: over TLS. */
export interface StaticVariant {
  etag: string;
  /**
   * The body, one character per byte: node:http writes such a string and the head in one piece, but a Buffer
   * separately. Absent where it is made from a compressed copy when somebody asks (PlainBodies).
   */
  body: string | undefined;
  headers: readonly [FlatHeaders, FlatHeaders];
  notModifiedHeaders: readonly [FlatHeaders, FlatHeaders];
}

export interface StaticEntry {
  file: string;
  contentType: string;
  policy: string;
  encodings: readonly Encoding[];
  variants: Partial<Record<Encoding, StaticVariant>> & { identity: StaticVariant };
}
