import { createElement } from 'react';
import type { ListingProps } from './Listing.tsx';

const labels = {
  list: 'Articles',
  filters: 'Topics',
  all: 'All',
  count: '%shown% of %total% articles',
  empty: 'No articles match. Take a filter away or try another word.',
  more: 'Load more',
  pages: 'Pages of articles',
  previous: 'Previous',
  next: 'Next',
  search: 'Search articles',
};
const topics = ['maintenance', 'energy'] as const;
const items = [
  'Backlog',
  'Baseline',
  'Criticality',
  'Defrost',
  'Escalation',
  'Failure codes',
  'Guarantees',
].map((title, index) => ({
  key: title,
  topics: [topics[index % 2] ?? 'energy'],
  words: title,
  node: createElement('p', null, title),
}));
const filters = [
  { value: 'maintenance', label: 'Maintenance' },
  { value: 'energy', label: 'Energy' },
];

/** Named examples; each key gives the reason it exists. */
export const listingExamples = {
  more: { name: 'more', items, filters, labels, pageSize: 3, paging: 'more', hasMarks: true },
  pages: {
    name: 'numbered',
    items,
    filters,
    labels,
    pageSize: 3,
    paging: 'pages',
    hasSearch: true,
    layout: 'rows',
  },
} satisfies Record<string, ListingProps>;
