import { describe, expect, it } from 'vitest';
import { parseShard, shardArguments, shareOf, WHOLE } from './Shard.ts';

describe('a shard', () => {
  it('is read as it is written', () => expect(parseShard('2/3')).toEqual({ index: 2, count: 3 }));

  it.each(['', '0/3', '4/3', '1', 'a/b'])('is refused as %j', (text) => {
    expect(() => parseShard(text)).toThrow('as in --shard=1/3');
  });

  it('takes each item once, together with the others', () => {
    const items = [...'abcdefgh'];
    const shares = [1, 2, 3].map((index) => shareOf(items, { index, count: 3 }));
    expect(shares.map(({ length }) => length)).toEqual([3, 3, 2]);
    expect(shares.flat().toSorted()).toEqual(items);
    expect(shareOf(items, WHOLE)).toEqual(items);
  });

  it('is passed on unless it is everything', () => {
    expect(shardArguments({ index: 2, count: 3 })).toEqual(['--shard=2/3']);
    expect(shardArguments(WHOLE)).toEqual([]);
  });
});
