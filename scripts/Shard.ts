/** A shard of the tests: the first of three is { index: 1, count: 3 }. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

export const WHOLE: Shard = { index: 1, count: 1 };

/** Parses `1/3`, as in `--shard=1/3`. Throws on anything else. */
export function parseShard(text: string): Shard {
  const [, index = Number.NaN, count = Number.NaN] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (!(index >= 1 && index <= count))
    throw new Error(`--shard=${text}: give the share and how many there are, as in --shard=1/3`);
  return { index, count };
}

/** The items of a list that belong to a shard, dealt round-robin. */
export function shareOf<Item>(items: readonly Item[], { index, count }: Shard): Item[] {
  return items.filter((_, place) => place % count === index - 1);
}

/** The argument that passes the same shard to Vitest and Playwright; none for the whole run. */
export function shardArguments({ index, count }: Shard): string[] {
  return count === 1 ? [] : [`--shard=${index}/${count}`];
}
