import { createHash } from 'node:crypto';
import type { SiteManifest } from '../../shared/site/SiteManifest.ts';
import { DEFAULT_PAGE_POLICY, INERT_POLICY, SCRIPT_POLICY } from '../securityHeaders.ts';
import { acceptableEncodings, type Encoding } from './acceptableEncodings.ts';
import { contentTypeOf } from './contentTypes.ts';
import type { BuildFile } from './readBuild.ts';
import { type StoreBytes, storeInMemory } from './SiteSnapshot.ts';
import { StaticBodies } from './StaticBodies.ts';
import type { StaticEntry, StaticVariant } from './StaticEntry.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'public, max-age=0, must-revalidate';
const HOURLY = 'public, max-age=3600';
/** For a preview, which only those with its password may cache. */
const PRIVATE = 'private, no-cache';

/** Whether the file at a path never changes, because its name contains a hash of its content. */
export const isImmutable = (path: string) =>
  /^\/_(?:astro|art)\//.test(path) || /\.[0-9a-f]{8,}\.\w+$/.test(path);

/** Suffixes that distinguish the ETags of a file's variants (RFC 9110, 8.8.3.3). */
const ETAG_ENDINGS: Readonly<Record<Encoding, string>> = { br: '', gzip: '-g', identity: '-i' };

/** How long a file may be cached. */
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

function createEntry(file: BuildFile, manifest: SiteManifest | undefined, store: StoreBytes): StaticEntry {
  const contentType = contentTypeOf(file.file);
  const variants: Partial<Record<Encoding, StaticVariant>> = {};
  let digest = '';
  for (const encoding of ['br', 'gzip', 'identity'] as const) {
    const size = file.sizeOf(encoding);
    if (size === undefined) continue;
    // The file itself comes last, and is stored only if it has no compressed copy.
    const bytes = encoding !== 'identity' || digest === '' ? file.read(encoding) : undefined;
    if (bytes && digest === '') digest = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
    variants[encoding] = {
      encoding,
      etag: `"${digest}${ETAG_ENDINGS[encoding]}"`,
      size: bytes?.length ?? size,
      readPart: bytes && store(bytes),
    };
  }
  const { identity } = variants;
  if (identity === undefined) throw new Error(`${file.file} is gone`);
  return {
    file: file.file,
    contentType,
    isSeekable: /^(?:audio|video)\//.test(contentType),
    cacheControl: manifest?.isPreview ? PRIVATE : cacheControlOf(file.path, contentType),
    policy: policyOf(file.file, contentType, manifest),
    encodings: (['identity', 'br', 'gzip'] as const).filter((encoding) => variants[encoding]),
    variants: { ...variants, identity },
  };
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

/** Every file of the site, by regional host and path. */
export class StaticTable {
  readonly bodies = new StaticBodies();
  readonly #default = new Map<string, StaticEntry>();
  readonly #regional = new Map<string, Map<string, StaticEntry>>();

  /**
   * isShadowed says which paths something else responds to, such as a redirect: they are left out, so that a path in
   * the table can be served without further checks. store takes the bytes of the files.
   */
  constructor(
    files: readonly BuildFile[],
    manifest: SiteManifest | undefined,
    isShadowed: (path: string) => boolean,
    store: StoreBytes = storeInMemory,
  ) {
    for (const file of files) {
      if (isShadowed(file.path)) continue;
      this.#tableFor(file.locale).set(file.path, createEntry(file, manifest, store));
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
