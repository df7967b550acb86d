import { createHash } from 'node:crypto';
import type { SiteManifest } from '../../shared/site/SiteManifest.ts';
import {
  DEFAULT_PAGE_POLICY,
  type FlatHeaders,
  INERT_POLICY,
  SCRIPT_POLICY,
  securityHeaders,
} from '../securityHeaders.ts';
import { acceptableEncodings, type Encoding } from './acceptableEncodings.ts';
import { contentTypeOf } from './contentTypes.ts';
import { PlainBodies } from './PlainBodies.ts';
import type { BuildFile } from './readBuild.ts';
import type { StaticEntry, StaticVariant } from './StaticEntry.ts';

/** What the headers of a response say about its body. */
export interface BodyFacts {
  etag: string;
  /** In bytes. */
  size: number;
}

export function bodyFacts(bytes: Uint8Array): BodyFacts {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  return { etag, size: bytes.length };
}

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'public, max-age=0, must-revalidate';
const HOURLY = 'public, max-age=3600';
/** For a preview, which only those with its password may cache. */
const PRIVATE = 'private, no-cache';

/** Whether what stands at a path never changes, because its name is made from its content. */
export const isImmutable = (path: string) =>
  /^\/_(?:astro|art)\//.test(path) || /\.[0-9a-f]{8,}\.\w+$/.test(path);

/** How long a file may be kept without asking again. */
export function cacheControlOf(path: string, contentType: string): string {
  if (isImmutable(path)) return IMMUTABLE;
  return contentType.startsWith('text/html') ? REVALIDATE : HOURLY;
}

/** The Content-Security-Policy of a file. */
export function policyOf(file: string, contentType: string, manifest: SiteManifest | undefined): string {
  const own = manifest?.documents[file]?.csp ?? manifest?.assets[file]?.csp;
  if (own !== undefined) return own;
  if (contentType.startsWith('text/html')) return DEFAULT_PAGE_POLICY;
  return contentType.startsWith('text/javascript') ? SCRIPT_POLICY : INERT_POLICY;
}

function createEntry(file: BuildFile, manifest: SiteManifest | undefined): StaticEntry {
  const contentType = contentTypeOf(file.file);
  const policy = policyOf(file.file, contentType, manifest);
  const cacheControl = manifest?.isPreview ? PRIVATE : cacheControlOf(file.path, contentType);
  const bodies: Partial<Record<Encoding, { facts: BodyFacts; body: string | undefined }>> = {};
  for (const encoding of ['br', 'gzip', 'identity'] as const) {
    const bytes = file.read(encoding);
    if (bytes === undefined) continue;
    // The file itself comes last, and is kept only if it has no compressed copy.
    const isKept = encoding !== 'identity' || Object.keys(bodies).length === 0;
    bodies[encoding] = { facts: bodyFacts(bytes), body: isKept ? bytes.toString('latin1') : undefined };
  }
  const encodings = (['identity', 'br', 'gzip'] as const).filter((encoding) => bodies[encoding]);
  const varies = encodings.length > 1 || file.path.endsWith('/');

  const createVariant = (
    { etag, size }: BodyFacts,
    encoding: Encoding,
    body: string | undefined,
  ): StaticVariant => {
    const headersFor = (isSecure: boolean, hasBody: boolean): FlatHeaders => [
      ...(hasBody ? ['Content-Type', contentType, 'Content-Length', String(size)] : []),
      ...(hasBody && encoding !== 'identity' ? ['Content-Encoding', encoding] : []),
      'ETag',
      etag,
      'Cache-Control',
      cacheControl,
      ...(varies ? ['Vary', 'Accept-Encoding'] : []),
      ...securityHeaders(policy, isSecure),
    ];
    return {
      etag,
      body,
      headers: [headersFor(false, true), headersFor(true, true)],
      notModifiedHeaders: [headersFor(false, false), headersFor(true, false)],
    };
  };

  const variants = Object.fromEntries(
    encodings.flatMap((encoding) => {
      const found = bodies[encoding];
      return found ? [[encoding, createVariant(found.facts, encoding, found.body)]] : [];
    }),
  ) as StaticEntry['variants'];
  return { file: file.file, contentType, policy, encodings, variants };
}

/** The variant of an entry that a client should get. */
export function chooseVariant(entry: StaticEntry, acceptEncoding: string | undefined): StaticVariant {
  if (acceptEncoding === undefined || entry.encodings.length === 1) return entry.variants.identity;
  for (const encoding of acceptableEncodings(acceptEncoding)) {
    const variant = entry.variants[encoding];
    if (variant !== undefined) return variant;
  }
  return entry.variants.identity;
}

/** Every file of the site in memory, by regional host and path. */
export class StaticTable {
  readonly bodies = new PlainBodies();
  readonly #default = new Map<string, StaticEntry>();
  readonly #regional = new Map<string, Map<string, StaticEntry>>();

  /**
   * isShadowed says which paths something else responds to, such as a redirect: they are left out, so that a path in
   * the table can be served without further checks.
   */
  constructor(
    files: readonly BuildFile[],
    manifest: SiteManifest | undefined,
    isShadowed: (path: string) => boolean,
  ) {
    for (const file of files) {
      if (isShadowed(file.path)) continue;
      this.#tableFor(file.locale).set(file.path, createEntry(file, manifest));
    }
  }

  #tableFor(locale: string | undefined): Map<string, StaticEntry> {
    if (locale === undefined) return this.#default;
    const table = this.#regional.get(locale) ?? new Map<string, StaticEntry>();
    this.#regional.set(locale, table);
    return table;
  }

  /** The file that a host serves at a canonical path: its own, else the default host's. */
  find(locale: string, path: string): StaticEntry | undefined {
    return this.#regional.get(locale)?.get(path) ?? this.#default.get(path);
  }

  /** Every file with its path, and its locale where only one regional host serves it. */
  *entries(): Generator<{ locale: string | undefined; path: string; entry: StaticEntry }> {
    for (const [path, entry] of this.#default) yield { locale: undefined, path, entry };
    for (const [locale, table] of this.#regional)
      for (const [path, entry] of table) yield { locale, path, entry };
  }

  /** Digest of all files: two servers with the same one serve the same site. */
  digest(): string {
    const hash = createHash('sha256');
    for (const { path, entry } of this.entries()) hash.update(`${path} ${entry.variants.identity.etag}\n`);
    return hash.digest('hex').slice(0, 12);
  }

  get size(): number {
    return this.#default.size;
  }
}
