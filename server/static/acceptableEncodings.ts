export type Encoding = 'br' | 'gzip' | 'identity';

/** In the server's order of preference: the smallest first. */
const PREFERENCE: readonly Encoding[] = ['br', 'gzip', 'identity'];

/** Longest header that is read, in characters; browsers send some thirty. A longer one gets the file as it is. */
const HEADER_LIMIT = 1000;

/** Longest header that is remembered, and how many: together less than a megabyte, whatever clients make up. */
const KEY_LIMIT = 200;
const CACHE_LIMIT = 256;

const cache = new Map<string, readonly Encoding[]>();

/**
 * The encodings that an Accept-Encoding header allows (RFC 9110, 12.5.3), the most welcome first: by weight, the smaller
 * body first among equals. identity is acceptable unless it is refused by name or by "*;q=0".
 */
export function acceptableEncodings(header: string): readonly Encoding[] {
  const known = cache.get(header);
  if (known !== undefined) return known;
  if (header.length > HEADER_LIMIT) return ['identity'];
  const weights = readWeights(header);
  const weightOf = (encoding: Encoding): number => {
    const named = weights.get(encoding) ?? (encoding === 'gzip' ? weights.get('x-gzip') : undefined);
    if (named !== undefined) return named;
    const any = weights.get('*');
    // Without a word about it, identity is acceptable, but less welcome than anything that is named.
    if (encoding === 'identity') return any === 0 ? 0 : 0.0001;
    return any ?? 0;
  };
  const acceptable = PREFERENCE.filter((encoding) => weightOf(encoding) > 0).sort(
    (first, second) => weightOf(second) - weightOf(first),
  );
  if (header.length <= KEY_LIMIT && cache.size < CACHE_LIMIT) cache.set(header, acceptable);
  return acceptable;
}

function readWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const item of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    const weight = quality === undefined ? 1 : Number(quality.slice(2));
    if (name !== '') weights.set(name, Number.isFinite(weight) ? Math.min(Math.max(weight, 0), 1) : 0);
  }
  return weights;
}
