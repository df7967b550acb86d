/** Edit distance: letters to add, drop, change or swap with their neighbor to turn one word into another. */
function distance(from: string, to: string): number {
  const rows = [Array.from({ length: to.length + 1 }, (_, index) => index)];
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= from.length; i += 1) {
    rows.push([i]);
    for (let j = 1; j <= to.length; j += 1) {
      const change = at(i - 1, j - 1) + (from[i - 1] === to[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      const swap = isSwap ? at(i - 2, j - 2) + 1 : change;
      rows[i]?.push(Math.min(change, swap, at(i - 1, j) + 1, at(i, j - 1) + 1));
    }
  }
  return at(from.length, to.length);
}

/**
 * The known word that was most likely meant, if one is near: a third of its letters may differ, or a part was left out.
 */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const ranked = known
    .map((one) => ({ one, far: distance(word.toLowerCase(), one.toLowerCase()) }))
    .sort((a, b) => a.far - b.far);
  const [best] = ranked;
  if (best && best.far <= Math.max(1, Math.ceil(word.length / 3))) return best.one;
  return known.find((one) => one.split('-').includes(word));
}

/** The three known words that are most similar to one, those that contain it first. */
function mostSimilar(word: string, known: readonly string[]): string[] {
  const sought = word.toLowerCase();
  const far = (one: string) =>
    one.toLowerCase().includes(sought) ? one.length / 100 : distance(sought, one.toLowerCase());
  return known.toSorted((a, b) => far(a) - far(b)).slice(0, 3);
}

/** What to do about an unknown kind of section: nobody reads a list of all of them. */
export function remedyForSection(type: string | undefined, known: readonly string[]): string {
  const gallery = 'all kinds are shown at /gallery/ under npm run dev';
  if (type === undefined) return `name the kind of section; ${gallery}`;
  return `the nearest are ${mostSimilar(type, known).join(', ')}; ${gallery}`;
}

/** Maximum number of names that a message lists; if there are more, it gives the three nearest. */
const LISTED = 12;

/** What to do about an unknown name: the one that was probably meant, and the known ones. */
export function remedyFor(word: string, known: readonly string[]): string {
  const meant = nearest(word, known);
  const isShort = known.length <= LISTED;
  const list = `se one of ${known.join(', ')}`;
  if (meant !== undefined) return `did you mean “${meant}”?${isShort ? ` U${list}` : ''}`;
  return isShort ? `u${list}` : `the nearest are ${mostSimilar(word, known).join(', ')}`;
}

/** What to do about an unknown field: the one that was probably meant, or the known ones. */
export function remedyForField(field: string, known: readonly string[]): string {
  const meant = nearest(field, known);
  if (meant !== undefined) return `did you mean “${meant}”? Otherwise remove it`;
  return known.length === 0
    ? 'remove it or correct its spelling'
    : `remove it; the fields here are ${known.join(', ')}`;
}
