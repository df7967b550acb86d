import { describe, expect, it } from 'vitest';
import { PageFinder, type PageIndex } from '../../shared/search/PageFinder.ts';
import { readSearchWords } from '../../src/content/searchWords.ts';
import { allPages } from '../../src/siteContent.ts';
import { expectNoFaults } from '../expectNoFaults.ts';
import { readSiteFile } from './builtSite.ts';
import { QUERIES } from './searchQueries.ts';

/** How many results a visitor reads, and how often the page must be among them. */
const READ = 3;
const SHARE = 0.95;

describe('the search of the built site', () => {
  const finder = new PageFinder(JSON.parse(readSiteFile('pagefind/pages.json')) as PageIndex);
  const paths = new Set(allPages().map(({ path }) => path));

  it('answers what visitors type with the page that they look for', () => {
    const missed = QUERIES.flatMap(([query, ...wanted]) => {
      const answers = finder.find(query).slice(0, READ);
      if (answers.some(({ path }) => wanted.includes(path))) return [];
      return `“${query}” gives ${answers.map(({ path }) => path).join(', ') || 'nothing'} and not ${wanted.join(' or ')}`;
    });
    expect(QUERIES.length).toBeGreaterThanOrEqual(60);
    if (missed.length > QUERIES.length * (1 - SHARE)) expectNoFaults(missed);
  });

  it('answers nonsense with nothing', () => {
    for (const query of ['zzyzxqq', 'qwrtpsdf', '???']) expect(finder.find(query)).toEqual([]);
  });

  it('is asked for pages that there are, and given words for pages that there are', () => {
    const named = [...QUERIES.flatMap(([, ...wanted]) => wanted), ...Object.keys(readSearchWords().pages)];
    expectNoFaults(named.filter((path) => !paths.has(path)).map((path) => `${path} is no page`));
  });
});
