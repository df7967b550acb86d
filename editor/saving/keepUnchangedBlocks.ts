/** A block of a text as it is stored: a paragraph, a heading, a table, a component. */
export interface StoredBlock {
  source: string;
  /** What is between this block and the one before it. */
  gap: string;
  /** The block as the editor would write it, so that blocks of one meaning are the same however they are written. */
  meaning: string;
}

/** A text as it is stored, in blocks. */
export interface StoredText {
  blocks: readonly StoredBlock[];
  /** What follows the last block. */
  end: string;
}

/** What is between two blocks that were not neighbors before. */
const GAP = '\n\n';

/** The length of the longest common subsequence of the rest of both lists, for every pair of places. */
function commonLengths(old: readonly string[], now: readonly string[]): number[][] {
  const lengths = Array.from({ length: old.length + 1 }, () => new Array<number>(now.length + 1).fill(0));
  for (let from = old.length - 1; from >= 0; from -= 1)
    for (let to = now.length - 1; to >= 0; to -= 1) {
      const row = lengths[from] as number[];
      const below = lengths[from + 1] as number[];
      row[to] = old[from] === now[to] ? 1 + (below[to + 1] ?? 0) : Math.max(below[to] ?? 0, row[to + 1] ?? 0);
    }
  return lengths;
}

/** For each of the new entries, the place of the old one that it is, in the order of both. */
function matchInOrder(old: readonly string[], now: readonly string[]): (number | undefined)[] {
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  const matches = now.map((_, to): number | undefined => {
    if (to < start) return to;
    return to >= now.length - end ? old.length - now.length + to : undefined;
  });
  const lengths = commonLengths(old.slice(start, old.length - end), now.slice(start, now.length - end));
  for (let from = start, to = start; from < old.length - end && to < now.length - end; ) {
    const rest = (one: number, other: number) => lengths[one - start]?.[other - start] ?? 0;
    if (old[from] === now[to]) {
      matches[to] = from;
      from += 1;
      to += 1;
    } else if (rest(from + 1, to) >= rest(from, to + 1)) from += 1;
    else to += 1;
  }
  return matches;
}

/**
 * The text with its edits, in which every block that means what it meant is written as it was, to the letter: changing a
 * word is a change of its paragraph. A block that has moved keeps its source, too.
 *
 * @param meanings the blocks of the edited text, as the editor writes them
 */
export function keepUnchangedBlocks({ blocks, end }: StoredText, meanings: readonly string[]): string {
  const matches = matchInOrder(
    blocks.map(({ meaning }) => meaning),
    meanings,
  );
  // Those that have moved or been copied have no match.
  const sources = new Map(blocks.map(({ meaning, source }) => [meaning, source]));
  const written = meanings.map((meaning, to) => {
    const from = matches[to];
    const before = to === 0 ? -1 : matches[to - 1];
    const kept = from === undefined ? undefined : blocks[from];
    const isNeighbor = from !== undefined && before === from - 1;
    const gap = to === 0 ? (blocks[0]?.gap ?? '') : isNeighbor ? (kept?.gap ?? GAP) : GAP;
    return gap + (kept?.source ?? sources.get(meaning) ?? meaning);
  });
  return written.join('') + (end || (blocks.length === 0 ? '\n' : ''));
}
