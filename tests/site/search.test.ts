import { describe, expect, it } from 'vitest';
import { INDEX_ADDRESS } from '../../shared/search/addresses.ts';
import { PageFinder, type PageIndex } from '../../shared/search/PageFinder.ts';
import { openings } from '../../src/content/entries/openings.ts';
import { records } from '../../src/content/entries/records.ts';
import { readSearchWords } from '../../src/content/words/searchWords.ts';
import { allPages } from '../../src/siteContent.ts';
import { expectNoFaults } from '../expectNoFaults.ts';
import { readSiteFile } from './builtSite.ts';
import { QUERIES } from './searchQueries.ts';

/** How many results a visitor reads, and how often the page must be among them. */
const READ = 3;
const SHARE = 0.95;

const finderOf = (host: string) =>
  new PageFinder(JSON.parse(readSiteFile(`${host}${INDEX_ADDRESS.slice(1)}`)) as PageIndex);

/** What is wrong with the answers to queries. */
const findMisses = (finder: PageFinder, queries: (typeof QUERIES)['en']) =>
  queries.flatMap(([query, ...wanted]) => {
    const answers = finder.find(query).pages.slice(0, READ);
    if (answers.some(({ path }) => wanted.includes(path))) return [];
    return `“${query}” gives ${answers.map(({ path }) => path).join(', ') || 'nothing'} and not ${wanted.join(' or ')}`;
  });

describe('the search of the built site', () => {
  const finder = finderOf('');
  const paths = new Set(allPages().map(({ path }) => path));

  it('finds the page that visitors are looking for', () => {
    const missed = findMisses(finder, QUERIES.en);
    if (missed.length > QUERIES.en.length * (1 - SHARE)) expectNoFaults(missed);
  });

  it('finds what only a regional host says, and there the pages that all hosts share', () => {
    expectNoFaults(findMisses(finderOf('_hosts/en-AE/'), QUERIES['en-AE']));
  });

  it('finds each customer’s case study by its name, and each open position by its title', () => {
    const wanted = [
      ...[...records('customers').values()].flatMap(({ name, caseStudy }) =>
        caseStudy === undefined ? [] : [[name, `/${caseStudy}/`] as const],
      ),
      ...openings().map(({ role }) => [role, '/careers/'] as const),
    ];
    expectNoFaults(findMisses(finder, wanted));
  });

  it('finds nothing for nonsense and for names of programs that no page mentions', () => {
    for (const query of ['zzyzxqq', 'qwrtpsdf', '???', 'maximo', 'servicenow', 'quickbooks'])
      expect(finder.find(query).pages, query).toEqual([]);
  });

  it('answers a price first with the page of prices, and a hospital with no hotel', () => {
    expect(finder.find('pricing').pages[0]?.path).toBe('/pricing/');
    const [first, ...others] = finder.find('hospital maintenance software').pages.slice(0, READ);
    expect(first?.path).toBe('/industry/healthcare/');
    expect(others.map(({ path }) => path)).not.toContain('/industry/hospitality/');
  });

  it('has expectations and extra words only for existing pages', () => {
    const wanted = Object.values(QUERIES).flatMap((queries) => queries.flatMap(([, ...own]) => own));
    const named = [...wanted, ...Object.keys(readSearchWords().pages)];
    expectNoFaults(named.filter((path) => !paths.has(path)).map((path) => `${path} is not a page`));
  });
});
