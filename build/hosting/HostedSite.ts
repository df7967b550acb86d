import { SERVER_ROUTES, type Site } from '../../server/Site.ts';
import { INERT_POLICY, STRICT_TRANSPORT, securityHeaders } from '../../server/securityHeaders.ts';
import type { Encoding } from '../../server/static/acceptableEncodings.ts';
import type { StaticEntry } from '../../server/static/StaticEntry.ts';

/** A file of the site with its response headers, as the server sets them. */
export interface HostedFile {
  /** URL path, such as "/about/". */
  path: string;
  /** Set if only one regional host serves it. */
  locale: string | undefined;
  /** Path below the build's folder with a leading slash, such as "/about/index.html". */
  file: string;
  contentType: string;
  policy: string;
  cacheControl: string;
  vary: string;
  /** Entity tag of each stored encoding of the file. */
  etags: Partial<Record<Encoding, string>>;
}

/** Security headers of every response, whatever its policy, as names and values. */
export function commonHeaders(): [string, string][] {
  return pairs(securityHeaders(INERT_POLICY, false)).filter(([name]) => name !== 'Content-Security-Policy');
}

/** The header for encrypted connections. */
export function strictTransport(): [string, string] {
  return [STRICT_TRANSPORT[0] ?? '', STRICT_TRANSPORT[1] ?? ''];
}

function pairs(flat: readonly string[]): [string, string][] {
  return Array.from({ length: flat.length / 2 }, (_, index) => [
    flat[2 * index] ?? '',
    flat[2 * index + 1] ?? '',
  ]);
}

function hostedFile(path: string, locale: string | undefined, entry: StaticEntry): HostedFile {
  const headers = new Map(pairs(entry.variants.identity.headers[0]));
  return {
    path,
    locale,
    file: `/${entry.file}`,
    contentType: entry.contentType,
    policy: entry.policy,
    cacheControl: headers.get('Cache-Control') ?? '',
    vary: headers.get('Vary') ?? '',
    etags: Object.fromEntries(
      Object.entries(entry.variants).map(([encoding, variant]) => [encoding, variant.etag]),
    ),
  };
}

/** Addresses that another web server may answer itself: no percent encoding, no segment beginning with a dot. */
const PLAIN_SEGMENT = '[A-Za-z0-9_~-][A-Za-z0-9._~-]*';

/** An address made of such segments, as a pattern. */
export const PLAIN_PATH = `/(?:${PLAIN_SEGMENT}/)*(?:${PLAIN_SEGMENT})?`;

const IS_PLAIN = new RegExp(`^${PLAIN_PATH}$`);

/** The files of a site that have a plain address, with the headers that the server gives them. */
export function hostedFiles(site: Site): HostedFile[] {
  const files = [...site.files.entries()]
    .filter(({ path }) => IS_PLAIN.test(path))
    .map(({ locale, path, entry }) => hostedFile(path, locale, entry));
  const seen = new Map<string, HostedFile>();
  for (const file of files) {
    const key = file.file.toLowerCase();
    const other = seen.get(key);
    if (other !== undefined)
      throw new Error(`${file.file} and ${other.file} differ only in capitalization: rename one of them.`);
    seen.set(key, file);
  }
  return files;
}

/** Patterns of plain addresses that only our server answers: its routes, and files that only one regional host has. */
export function livePatterns(files: readonly HostedFile[]): string[] {
  return [
    SERVER_ROUTES.source.replace(/\$$/, '/?$').replaceAll('\\/', '/'),
    ...regionalOnlyFiles(files).map((path) => `^${literalPattern(path)}$`),
  ];
}

/** Plain addresses that only our server can answer: files that exist on one regional host alone. */
function regionalOnlyFiles(files: readonly HostedFile[]): string[] {
  const common = new Set(files.filter(({ locale }) => locale === undefined).map(({ path }) => path));
  return [
    ...new Set(
      files
        .filter(({ locale, path }) => locale !== undefined && !path.endsWith('/') && !common.has(path))
        .map(({ path }) => path),
    ),
  ];
}

/** A regular expression that matches this text literally. */
export function literalPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** The most frequent value. */
export function mostCommon(values: Iterable<string>): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}
