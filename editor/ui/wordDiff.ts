/** A stretch of words that two texts share, or that only one of them has. */
export interface Stretch {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

const wordsOf = (text: string) => text.split(/(?<=\s)(?=\S)/).filter((word) => word !== '');

/** Above this many pairs of words, finding the words that both texts share would keep a person waiting. */
const MOST_PAIRS = 4_000_000;

/** Length of the longest run of shared words, from each pair of places on. */
function sharedLengths(before: readonly string[], after: readonly string[]): Uint16Array[] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let one = before.length - 1; one >= 0; one -= 1)
    for (let other = after.length - 1; other >= 0; other -= 1) {
      const [row, next] = [lengths[one], lengths[one + 1]];
      if (!row || !next) continue;
      row[other] =
        before[one] === after[other]
          ? (next[other + 1] ?? 0) + 1
          : Math.max(next[other] ?? 0, row[other + 1] ?? 0);
    }
  return lengths;
}

function* compared(before: readonly string[], after: readonly string[]): Generator<Stretch> {
  if (before.length * after.length > MOST_PAIRS) {
    yield { kind: 'removed', text: before.join('') };
    yield { kind: 'added', text: after.join('') };
    return;
  }
  const lengths = sharedLengths(before, after);
  let [one, other] = [0, 0];
  while (one < before.length || other < after.length) {
    const [removed, added] = [before[one], after[other]];
    if (removed !== undefined && removed === added) {
      yield { kind: 'same', text: removed };
      one += 1;
      other += 1;
    } else if (
      removed !== undefined &&
      (added === undefined || (lengths[one + 1]?.[other] ?? 0) >= (lengths[one]?.[other + 1] ?? 0))
    ) {
      yield { kind: 'removed', text: removed };
      one += 1;
    } else {
      yield { kind: 'added', text: added ?? '' };
      other += 1;
    }
  }
}

/** Words of unchanged text that are shown beside a change. */
const CONTEXT = 12;

/** A long unchanged stretch without its middle. */
function shortened({ kind, text }: Stretch, isFirst: boolean, isLast: boolean): Stretch {
  const words = wordsOf(text);
  if (kind !== 'same' || words.length <= 2 * CONTEXT + 2) return { kind, text };
  const start = isFirst ? '' : words.slice(0, CONTEXT).join('');
  const end = isLast ? '' : words.slice(-CONTEXT).join('');
  return { kind, text: `${start}… ${end}` };
}

/** How a text differs from another one, word by word; of the unchanged words, only those next to a change. */
export function wordDiff(before: string, after: string): Stretch[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  let start = 0;
  while (start < old.length && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  const stretches: Stretch[] = [];
  const add = (kind: Stretch['kind'], text: string) => {
    const last = stretches.at(-1);
    if (last?.kind === kind) last.text += text;
    else if (text !== '') stretches.push({ kind, text });
  };
  add('same', now.slice(0, start).join(''));
  for (const { kind, text } of compared(
    old.slice(start, old.length - end),
    now.slice(start, now.length - end),
  ))
    add(kind, text);
  add('same', end === 0 ? '' : now.slice(-end).join(''));
  return stretches.map((one, index) => shortened(one, index === 0, index === stretches.length - 1));
}
