import type { PaginationProps } from './Pagination.tsx';

const pages = [1, 2, 3, 4].map((number) => ({ number, href: `#list-page-${number}` }));
const words = { label: 'Pages', previous: 'Previous', next: 'Next', pages };

/** Named examples; each key gives the reason it exists. */
export const paginationExamples = {
  firstPage: { ...words, current: 1 },
  middle: { ...words, current: 3 },
} satisfies Record<string, PaginationProps>;
