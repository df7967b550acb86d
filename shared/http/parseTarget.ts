/** The parts of a request target that the site works with. */
export interface RequestTarget {
  /** Decoded path segments, without empty ones (doubled slashes) and backslashes. */
  segments: string[];
  /** Canonical path: single slashes, canonical percent-encoding. */
  path: string;
  /** Query with its question mark, safe in a header; empty when there is none. */
  query: string;
  endsWithSlash: boolean;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const CONTROL = /[\u0000-\u001f\u007f]/;

/** A decoded path segment in canonical percent-encoding. Throws on a lone surrogate. */
export function encodeSegment(segment: string): string {
  return encodeURI(segment).replace(/[?#]/g, encodeURIComponent);
}

/** Keeps a query as it was sent; what a header cannot contain is percent-encoded. */
function safeQuery(query: string): string {
  return query.replace(/[^\x21-\x7e]+/g, encodeURIComponent);
}

/**
 * Parses a request target such as "/a%20b/?x=1".
 * The path is decoded once; slashes and backslashes, encoded or not, separate segments and collapse, so that the
 * path built from them begins with exactly one slash and never names a host.
 * Returns undefined for a target that no link of the site has: anything but a path, broken percent-encoding, control
 * characters, a raw fragment, or "." and ".." segments.
 */
export function parseTarget(target: string): RequestTarget | undefined {
  if (!target.startsWith('/') || target.includes('#')) return undefined;
  const mark = target.indexOf('?');
  const rawPath = mark === -1 ? target : target.slice(0, mark);
  try {
    const decoded = decodeURIComponent(rawPath);
    if (CONTROL.test(decoded)) return undefined;
    const segments = decoded.split(/[/\\]+/).filter((segment) => segment !== '');
    if (segments.some((segment) => segment === '.' || segment === '..')) return undefined;
    const endsWithSlash = /[/\\]$/.test(decoded);
    const joined = `/${segments.map(encodeSegment).join('/')}`;
    return {
      segments,
      path: endsWithSlash && segments.length > 0 ? `${joined}/` : joined,
      query: mark === -1 ? '' : safeQuery(target.slice(mark)),
      endsWithSlash,
    };
  } catch {
    // decodeURIComponent and encodeURI throw on text that is not well-formed UTF-8.
    return undefined;
  }
}
