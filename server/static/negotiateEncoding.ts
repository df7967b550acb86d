export type Encoding = 'br' | 'gzip' | 'identity';

/** In the server's order of preference: the smallest first. */
const PREFERENCE: readonly Encoding[] = ['br', 'gzip', 'identity'];

/**
 * Chooses among the encodings that a file has, by an Accept-Encoding header (RFC 9110, 12.5.3): the highest weight
 * wins, the smaller body among equals. identity stays acceptable unless it is refused by name or by "*;q=0", and is
 * answered even then when nothing else is there.
 */
export function negotiateEncoding(header: string | undefined, available: readonly Encoding[]): Encoding {
  if (header === undefined || header === '' || available.length === 1) return 'identity';
  const weights = readWeights(header);
  const weightOf = (encoding: Encoding): number => {
    const named = weights.get(encoding) ?? (encoding === 'gzip' ? weights.get('x-gzip') : undefined);
    if (named !== undefined) return named;
    const any = weights.get('*');
    // Without a word about it, identity is acceptable, but less welcome than anything that is named.
    if (encoding === 'identity') return any === 0 ? 0 : 0.0001;
    return any ?? 0;
  };
  let best: Encoding = 'identity';
  let bestWeight = 0;
  for (const encoding of PREFERENCE) {
    const weight = available.includes(encoding) ? weightOf(encoding) : 0;
    if (weight > bestWeight) [best, bestWeight] = [encoding, weight];
  }
  return best;
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
