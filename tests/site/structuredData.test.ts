import { describe, expect, it } from 'vitest';
import { originOf } from '../../src/lib/metadata.ts';
import { allPages } from '../../src/siteContent.ts';
import { expectNoFaults } from '../expectNoFaults.ts';
import { type BuiltPage, builtPages } from './builtSite.ts';
import { groupFaults } from './groupFaults.ts';
import { readStructuredData, structuredFaults } from './structuredFaults.ts';

const pageOf = (things: readonly object[], body = ''): BuiltPage => ({
  file: 'x/index.html',
  locale: 'en',
  path: '/x/',
  url: `${originOf('en')}/x/`,
  name: '/x/',
  html: '',
  own: `<!doctype html><script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': things })}</script><main>${body}</main>`,
});

const video = {
  '@type': 'VideoObject',
  name: 'A',
  description: 'B',
  thumbnailUrl: `${originOf('en')}/favicon.svg`,
  uploadDate: '2025-03-04',
  duration: 'PT2M48S',
  embedUrl: 'https://videos.example/a/',
};
const faq = {
  '@type': 'FAQPage',
  mainEntity: [
    { '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'Because.' } },
  ],
};

describe('structuredFaults', () => {
  it('accepts valid structured data', () => {
    expectNoFaults(structuredFaults(pageOf([video, faq], '<h3>Why?</h3><p>Because.</p>')));
  });

  it.each([
    [[{ ...video, uploadDate: 'May 2025' }], 'VideoObject, uploadDate'],
    [[{ ...video, name: undefined }], 'VideoObject, name'],
    [[{ ...video, duration: '2:48' }], 'VideoObject, duration'],
    [[{ ...video, thumbnailUrl: `${originOf('en')}/no.png` }], 'does not answer'],
    [[faq], '“Why?” or its answer is not on the page'],
    [[{ '@type': 'Recipe' }], 'Recipe has no rules'],
    [[], 'cannot be read'],
  ])('finds what is wrong (%#)', (things, fault) => {
    expect(structuredFaults(pageOf(things)).join()).toContain(fault);
  });
});

const pages = builtPages();
const contents = new Map(allPages().map((page) => [`${page.locale} ${page.path}`, page]));

/** Structured-data types for each kind of entry. */
const typesOfEntry: Readonly<Record<string, string>> = {
  post: 'BlogPosting',
  article: 'TechArticle',
  pressRelease: 'NewsArticle',
  event: 'BusinessEvent',
  webinar: 'BusinessEvent',
};

/** Types that a page must have for its content, with or without a film in it. */
function wantedTypes(page: BuiltPage, hasFilm: boolean): string[] {
  const content = contents.get(`${page.locale} ${page.path}`);
  if (!content) return [];
  return [
    'WebPage',
    ...(page.path === '/' ? ['Organization', 'WebSite', 'SoftwareApplication'] : []),
    ...(page.path.startsWith('/product/') ? ['SoftwareApplication'] : []),
    ...(content.sections.some((section) => 'type' in section && section.type === 'faq') ? ['FAQPage'] : []),
    ...(content.entry && typesOfEntry[content.entry.kind] ? [String(typesOfEntry[content.entry.kind])] : []),
    ...(hasFilm && content.isListed ? ['VideoObject'] : []),
  ];
}

it('every page has the structured data that search engines require', () => {
  expectNoFaults(groupFaults(pages.flatMap(structuredFaults)));
});

it('every page declares what it is: event, film, post, questions', () => {
  const faults = pages.flatMap((page) => {
    const { things, films } = readStructuredData(page.own);
    const types = new Set(things.map((thing) => thing['@type']));
    return wantedTypes(page, films.length > 0)
      .filter((type) => !types.has(type))
      .map((type) => `${page.name}: lacks ${type}: see src/lib/structuredData.ts`);
  });
  expectNoFaults(groupFaults(faults));
});
