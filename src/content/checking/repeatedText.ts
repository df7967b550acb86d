/** Number of words in the runs by which two texts are compared. */
const RUN = 6;

/** Texts with fewer words are labels, which may well be identical. */
const SHORTEST = 14;

/** Share of a text's runs that another page may also contain: a figure and its unit, a product's plain name. */
const MOST_SHARED = 0.4;

function runsOf(text: string): Set<string> {
  const words =
    text
      .toLowerCase()
      .normalize('NFKC')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length < SHORTEST) return new Set();
  return new Set(words.slice(0, 1 - RUN).map((_, index) => words.slice(index, index + RUN).join(' ')));
}

/**
 * Texts with more than two fifths of their content on another page as well, each with the text found there: compared by
 * runs of six words (w-shingling, Broder 1997), so that a paragraph with a few words changed is still found.
 */
export function repeatedTexts<Item extends { text: string }>(
  texts: readonly Item[],
  pageOf: (item: Item) => string,
): { item: Item; other: Item; text: string }[] {
  const runs = texts.map(({ text }) => runsOf(text));
  const pages = texts.map(pageOf);
  const holders = new Map<string, number[]>();
  for (const [index, own] of runs.entries())
    for (const run of own) {
      const list = holders.get(run);
      if (list) list.push(index);
      else holders.set(run, [index]);
    }
  return texts.flatMap((item, index) => {
    const own = runs[index] ?? new Set();
    const shared = new Map<number, number>();
    for (const run of own)
      for (const other of holders.get(run) ?? [])
        if (other < index && pages[other] !== pages[index]) shared.set(other, (shared.get(other) ?? 0) + 1);
    const [most, count] = [...shared].sort((one, two) => two[1] - one[1])[0] ?? [0, 0];
    const other = texts[most];
    if (other === undefined || count <= own.size * MOST_SHARED) return [];
    return [{ item, other, text: item.text.slice(0, 90) }];
  });
}
