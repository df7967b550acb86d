import type { EntryKind } from '../../content/entries/entrySchemas.ts';
import type { PageSummary } from '../../content/site/pages.ts';

/** The families of pages by which search results are grouped and filtered. */
export const SEARCH_SECTIONS = [
  'products',
  'industries',
  'knowledge-hub',
  'blog',
  'case-studies',
  'newsroom',
  'events',
  'resources',
  'company',
] as const;
export type SearchSection = (typeof SEARCH_SECTIONS)[number];

/** Families by entry kind, which takes precedence over the URL. */
const byKind: Partial<Record<EntryKind, SearchSection>> = {
  post: 'blog',
  article: 'knowledge-hub',
  caseStudy: 'case-studies',
  pressRelease: 'newsroom',
  event: 'events',
  webinar: 'events',
  newsletter: 'resources',
  update: 'products',
  resource: 'resources',
};

const byAddress: readonly [RegExp, SearchSection][] = [
  [/^\/(industry\/|property-management\/|solutions\/|real-estate-leaders-guide\/)/, 'industries'],
  [/^\/(learn\/|why-[^/]+\/knowledge-base\/)/, 'knowledge-hub'],
  [/^\/blog\//, 'blog'],
  [/^\/resources\/case-study\//, 'case-studies'],
  [/^\/newsroom\//, 'newsroom'],
  [/^\/(events|webinar|demo-days|futureproof)\//, 'events'],
  [/^\/(resources|templates|ebooks|whitepaper)\/|guide|checklist|faq/, 'resources'],
  [
    /^\/($|(about|accessibility|careers|contact|cookie-policy|customer-success|gamechangersclub|gdpr-compliance|get-started|partners|privacy|privacy-policy|security|request-[a-z]+|status|terms-of-service)\/|why-|[^/]*(award|partnership))/,
    'company',
  ],
];

/** The family of a page: by its kind, or else by its URL. */
export function searchSectionOf({ path, entry }: Pick<PageSummary, 'path' | 'entry'>): SearchSection {
  const known = entry && byKind[entry.kind];
  return known ?? byAddress.find(([pattern]) => pattern.test(path))?.[1] ?? 'products';
}
