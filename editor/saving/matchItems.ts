import { isDeepStrictEqual } from 'node:util';
import { type Data, isFields } from './Data.ts';

/** Minimum similarity at which two entries count as one that was edited. */
const LEAST_LIKENESS = 0.34;

const wordsOf = (text: string) => new Set(text.match(/[\p{L}\p{N}]+/gu));

/** Similarity of two list entries, from 0 to 1: by their fields, or by the words of two texts. */
function likeness(one: Data, other: Data): number {
  if (typeof one === 'string' && typeof other === 'string') {
    const [words, others] = [wordsOf(one), wordsOf(other)];
    const shared = [...words].filter((word) => others.has(word)).length;
    return shared / Math.max(1, words.size + others.size - shared);
  }
  if (!isFields(one) || !isFields(other)) return 0;
  if (one['type'] !== other['type'] || one['kind'] !== other['kind']) return 0;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  const same = [...names].filter((name) => isDeepStrictEqual(one[name], other[name])).length;
  const isNamesake = one['id'] !== undefined && one['id'] === other['id'];
  return Math.max(same / names.size, isNamesake ? 0.9 : 0);
}

/**
 * Matches each entry of the new list with the entry of the old one that it came from: its index, or undefined for an
 * added one. Equal entries match first, then the most similar ones, wherever they have moved. An entry with hardly
 * anything left of it matches the entry that was in its place.
 */
export function matchItems(old: readonly Data[], now: readonly Data[]): (number | undefined)[] {
  const free = new Set(old.keys());
  const matches: (number | undefined)[] = now.map(() => undefined);
  const take = (index: number, from: number) => {
    matches[index] = from;
    free.delete(from);
  };
  const places = new Map<string, number[]>();
  for (const [index, item] of old.entries()) {
    const key = JSON.stringify(item);
    places.set(key, [...(places.get(key) ?? []), index]);
  }
  for (const [index, item] of now.entries()) {
    const from = places.get(JSON.stringify(item))?.shift();
    if (from !== undefined) take(index, from);
  }
  const pairs = now
    .flatMap((item, index) =>
      matches[index] === undefined
        ? [...free].map((from) => ({ index, from, score: likeness(old[from] as Data, item) }))
        : [],
    )
    .filter(({ score }) => score >= LEAST_LIKENESS)
    .sort(
      (one, other) =>
        other.score - one.score || Math.abs(one.index - one.from) - Math.abs(other.index - other.from),
    );
  for (const { index, from } of pairs) if (matches[index] === undefined && free.has(from)) take(index, from);
  for (const [index, item] of now.entries()) {
    const before = old[index];
    const isKin = isFields(item) && isFields(before as Data) ? kindOf(item) === kindOf(before as Data) : true;
    if (matches[index] === undefined && free.has(index) && isKin && old.length === now.length)
      take(index, index);
  }
  return matches;
}

const kindOf = (item: Data) => (isFields(item) ? `${String(item['type'])} ${String(item['kind'])}` : '');

/** Finds the entry of the old list that an added one was copied from, such as a duplicated section. */
export function originalOf(old: readonly Data[], copy: Data): number | undefined {
  const scores = old.map((item) => (isDeepStrictEqual(item, copy) ? 1 : likeness(item, copy)));
  const best = Math.max(0, ...scores);
  return best >= 0.75 ? scores.indexOf(best) : undefined;
}
