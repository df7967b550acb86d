import { describe, expect, it } from 'vitest';
import { type Found, findGroups, isAnswer, orderGroups, type SearchEngine } from './searchEngine.ts';

const found = (id: string, score: number): Found => ({
  id,
  score,
  data: async () => ({ url: `/${id}/`, excerpt: 'A <mark>leak.</mark>', meta: {} }),
});

describe('groups of results', () => {
  it('stand by their best result, equal ones by their size', () => {
    const groups = [
      { section: 'blog', results: [found('a', 2), found('b', 1)] },
      { section: 'company', results: [] },
      { section: 'products', results: [found('c', 7)] },
      { section: 'learn', results: [found('d', 2), found('e', 2), found('f', 1)] },
    ];
    expect(orderGroups(groups).map(({ section }) => section)).toEqual(['products', 'learn', 'blog']);
  });

  it('put news of a day behind pages that are kept up, unless it answers twice as well', () => {
    const groups = [
      { section: 'newsroom', results: [found('a', 9)] },
      { section: 'products', results: [found('b', 6)] },
      { section: 'events', results: [found('c', 13)] },
    ];
    expect(orderGroups(groups).map(({ section }) => section)).toEqual(['events', 'products', 'newsroom']);
  });

  it('hold what the engine finds in each family that has something, and nothing is asked of the others', async () => {
    const asked: (string | undefined)[] = [];
    const engine: SearchEngine = {
      options: async () => undefined,
      filters: async () => ({}),
      search: async (_query, options) => {
        const section = options?.filters.section;
        asked.push(section);
        const results = [found(section ?? 'best', section?.length ?? 9)];
        return { results, filters: { section: { blog: 1, events: 0, products: 3 } } };
      },
    };
    const groups = await findGroups(engine, 'leak');
    expect(groups.map(({ section, results }) => [section, results[0]?.id])).toEqual([
      ['products', 'products'],
      ['blog', 'blog'],
    ]);
    expect(asked).toEqual([undefined, 'blog', 'products']);
  });
});

describe('an answer', () => {
  const page = (excerpt: string, name = 'Site notes') => ({ url: '/', excerpt, meta: { name } });

  it('begins as a word of the query does, in what is marked or in a name', () => {
    expect(isAnswer('leaking pipes', page('a <mark>leak.</mark> there'))).toBe(true);
    expect(isAnswer('site', page('nothing is marked'))).toBe(true);
    expect(isAnswer('z', page('<mark>z</mark> × √'))).toBe(true);
  });

  it('is not one that has a letter in common, or words beside those that were found', () => {
    expect(isAnswer('zzyzx', page('stock = <mark>z</mark> × √'))).toBe(false);
    expect(isAnswer('stock', page('stock = <mark>z</mark>'))).toBe(false);
  });
});
