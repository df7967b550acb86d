import { expect, it } from 'vitest';
import { GroupCommit } from './GroupCommit.ts';

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
