import { describe, expect, it } from 'vitest';
import { type Found, findGroups, orderGroups, type SearchEngine } from './searchEngine.ts';

const found = (id: string, score: number): Found => ({
  id,
  score,
  data: async () => ({ url: `/${id}/`, excerpt: '', meta: {} }),
});

describe('groups of results', () => {
  it('stand by their best result, equal ones by their size', () => {
    const groups = [
      { section: 'blog', results: [found('a', 2), found('b', 1)] },
      { section: 'company', results: [] },
      { section: 'products', results: [found('c', 7)] },
      { section: 'events', results: [found('d', 2), found('e', 2), found('f', 1)] },
    ];
    expect(orderGroups(groups).map(({ section }) => section)).toEqual(['products', 'events', 'blog']);
  });

  it('hold what the engine finds in each family that has something, and nothing is asked of the others', async () => {
    const asked: (string | undefined)[] = [];
    const engine: SearchEngine = {
      options: async () => undefined,
      filters: async () => ({}),
      search: async (_query, options) => {
        const section = options?.filters.section;
        asked.push(section);
        const results = section === undefined ? [] : [found(section, section.length)];
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
