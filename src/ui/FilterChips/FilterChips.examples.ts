import type { FilterChipsProps } from './FilterChips.tsx';

const chips = [
  { value: '', label: 'All', count: 24, href: '#list' },
  { value: 'maintenance', label: 'Maintenance', count: 9, href: '#list-maintenance' },
  { value: 'energy', label: 'Energy', count: 15, href: '#list-energy' },
];

/** Named examples; each key gives the reason it exists. */
export const filterChipsExamples = {
  counted: { label: 'Topics', chips },
  marked: { label: 'Categories', chips, hasMarks: true },
} satisfies Record<string, FilterChipsProps>;
