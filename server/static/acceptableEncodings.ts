export type Encoding = 'br' | 'gzip' | 'identity';

/** In the server's order of preference, smallest first. */
const PREFERENCE: readonly Encoding[] = ['br', 'gzip', 'identity'];

/**
 * Maximum header that is parsed, in characters; browsers send some thirty. A longer one gets the uncompressed file.
 */
const HEADER_LIMIT = 1000;

/** Total size of cached headers in characters: some three hundred of those that browsers send. */
const CACHE_SIZE = 8192;

/** Maximum header that is cached, in characters. */
const KEY_LIMIT = 200;

const cache = new Map<string, readonly Encoding[]>();
let cachedSize = 0;

/** Caches a result, evicting the oldest ones if there is no room. */
function remember(key: string, encodings: readonly Encoding[]): void {
  for (const oldest of cache.keys()) {
    if (cachedSize + key.length <= CACHE_SIZE) break;
    cache.delete(oldest);
    cachedSize -= oldest.length;
  }
  cache.set(key, encodings);
  cachedSize += key.length;
}

/** Characters in the cache; at most CACHE_SIZE, whatever clients make up. */
export const encodingCacheSize = (): number => cachedSize;

/**
 * Encodings that an Accept-Encoding header allows (RFC 9110, 12.5.3), best first: by weight, and among equals by
 * smaller body. identity is acceptable unless refused by name or by "*;q=0".
 */
export function acceptableEncodings(header: string): readonly Encoding[] {
  if (header.length > HEADER_LIMIT) return ['identity'];
  // Equivalent spellings share an entry.
  const key = header.replace(/[ \t]/g, '').toLowerCase();
  const known = cache.get(key);
  if (known !== undefined) return known;
  const weights = readWeights(key);
  const weightOf = (encoding: Encoding): number => {
    const named = weights.get(encoding) ?? (encoding === 'gzip' ? weights.get('x-gzip') : undefined);
    if (named !== undefined) return named;
    const any = weights.get('*');
    // If it is not mentioned, identity is acceptable, but less preferred than anything that is.
    if (encoding === 'identity') return any === 0 ? 0 : 0.0001;
    return any ?? 0;
  };
  const acceptable = PREFERENCE.filter((encoding) => weightOf(encoding) > 0).sort(
    (first, second) => weightOf(second) - weightOf(first),
  );
  if (key.length <= KEY_LIMIT) remember(key, acceptable);
  return acceptable;
}

/** Weight of each coding in a header in lower case without spaces. */
function readWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const item of header.split(',')) {
    const [name = '', ...parameters] = item.split(';');
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    const weight = quality === undefined ? 1 : Number(quality.slice(2));
    if (name !== '') weights.set(name, Number.isFinite(weight) ? Math.min(Math.max(weight, 0), 1) : 0);
  }
  return weights;
}
