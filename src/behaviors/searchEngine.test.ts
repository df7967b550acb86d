import { expect, it } from 'vitest';
import type { PageResult } from '../../shared/search/PageFinder.ts';
import { groupsOf } from './searchEngine.ts';

it('groups pages by family, in the order of their best pages', () => {
  const page = (path: string, section: string) => ({ path, section }) as PageResult;
  const groups = groupsOf({ pages: [page('/b/', 'blog'), page('/p/', 'products'), page('/c/', 'blog')] });
  expect(groups.map(({ section, pages }) => [section, ...pages.map(({ path }) => path)])).toEqual([
    ['blog', '/b/', '/c/'],
    ['products', '/p/'],
  ]);
});
