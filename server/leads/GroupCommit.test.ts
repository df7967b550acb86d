import { expect, it, vi } from 'vitest';
import { type Fault, GroupCommit } from './GroupCommit.ts';
import { INSERT_PATIENCE } from './LeadStore.ts';

/** Adds a hundred items at once. Returns how many callers learned of theirs in each turn of the event loop. */
async function settledEachTurn(write: (items: readonly number[]) => Promise<readonly number[]>) {
  const commit = new GroupCommit<number, number>({ write, faultOf: () => 'lasting' });
  let settled = 0;
  const turns: number[] = [];
  for (let item = 0; item < 100; item += 1) {
    commit
      .add(item, 60_000)
      .catch(() => undefined)
      .then(() => {
        settled += 1;
      });
  }
  while (settled < 100) {
    const before = settled;
    await new Promise((resolve) => setImmediate(resolve));
    turns.push(settled - before);
  }
  return turns;
}

it('tells the callers of a group a few at a time, so that pages are answered between them', async () => {
  expect(Math.max(...(await settledEachTurn(async (items) => items)))).toBeLessThanOrEqual(8);
});

it('does the same where a group is refused', async () => {
  const refuse = async () => {
    throw new Error('no room');
  };
  expect(Math.max(...(await settledEachTurn(refuse)))).toBeLessThanOrEqual(8);
});

/** Adds eight items at once to a store that cannot write item 5 the first time. Returns the items of each write. */
async function writesAfter(fault: Fault): Promise<(readonly number[])[]> {
  const writes: (readonly number[])[] = [];
  let isMended = false;
  const commit = new GroupCommit<number, number>({
    write: async (items) => {
      writes.push(items);
      if (items.includes(5) && !isMended) {
        // What passes has passed by the next write; an item that cannot be written never can.
        isMended = fault === 'passing';
        throw new Error(fault);
      }
      return items;
    },
    faultOf: () => fault,
  });
  await Promise.allSettled(Array.from({ length: 8 }, (_, item) => commit.add(item, 60_000)));
  return writes;
}

it('writes a whole group again after a fault that passes: halves would each wait their turn', async () => {
  const all = [0, 1, 2, 3, 4, 5, 6, 7];
  expect(await writesAfter('passing')).toEqual([all, all]);
});

it('halves a group with an item that cannot be written until that one is alone', async () => {
  expect(await writesAfter('item')).toEqual([
    [0, 1, 2, 3, 4, 5, 6, 7],
    [0, 1, 2, 3],
    [4, 5, 6, 7],
    [4, 5],
    [4],
    [5],
    [6, 7],
  ]);
});

it('tries nothing again after a fault that lasts', async () => {
  expect(await writesAfter('lasting')).toHaveLength(1);
});

it('refuses an item after five seconds, whatever its write does', async () => {
  expect(INSERT_PATIENCE).toBe(5000);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const write = () => new Promise<never>(() => undefined);
    const commit = new GroupCommit<number, number>({ write, faultOf: () => 'lasting' });
    const added = commit.add(1, INSERT_PATIENCE);
    const refused = expect(added).rejects.toThrow('the store did not answer in time');
    await vi.advanceTimersByTimeAsync(INSERT_PATIENCE - 1);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    await refused;
  } finally {
    vi.useRealTimers();
  }
});
