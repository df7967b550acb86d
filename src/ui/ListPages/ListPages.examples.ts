import type { ListView } from '../../content/site/listView.ts';

const list: ListView = {
  hub: 'blog',
  path: '/blog/page/2/',
  all: '/blog/',
  first: '/blog/',
  number: 2,
  pages: 3,
  heading: 'Blog, page 2',
  label: 'Pages of this list',
  previous: 'Newer',
  next: 'Older',
  entries: [],
  after: 12,
  total: 108,
  topics: [],
  paths: ['/blog/', '/blog/page/2/', '/blog/page/3/'],
};

/** Named examples; each key gives the reason it exists. */
export const listPagesExamples = { between: { list } } satisfies Record<string, { list: ListView }>;
