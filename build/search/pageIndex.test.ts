import { afterEach, expect, it, vi } from 'vitest';
import { PageFinder, type PageIndex } from '../../shared/search/PageFinder.ts';
import { pageText, withContent } from '../../src/content/testing/withContent.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const customer = (name: string, more = '') =>
  `name: ${name}\nlogo: logos/a.svg\nsector: Grocery retail\nsize: 3 stores\ncity: Ajman\nsystem: cold\nbuilding: { kind: grocery, seed: 1 }\nquote: { text: Well., person: ada }\nstats: [{ stat: '1', txt: store }]\n${more}`;

const naming = (words: string) =>
  pageText('Cold', `sections: [{ type: cta, id: end, title: T, intro: ${words} }]\n`);

/** Paths that a host of a small site finds for a query. */
async function find(query: string, locale: 'en' | 'en-AE' = 'en'): Promise<string[]> {
  withContent({
    'en/index.yaml': pageText('Home'),
    'en/industry/retail.yaml': pageText('Retail'),
    'en/cold.yaml': naming('Read by Pellow.'),
    'en-AE/cold.yaml': 'sections: [{ id: end, intro: Read by Mizwad Markets. }]\n',
    'en/stories/pellow.yaml': pageText('A story'),
    'en/careers.yaml': pageText(
      'Careers',
      'sections: [{ type: jobOpenings, title: Join, apply: apply, filters: [{ label: All, value: all }, { label: Product, value: product }], search: Search, count: "%count% roles", countOne: 1 role, empty: None }]\n',
    ),
    'documents/search-words.yaml': 'synonyms: []\nstopWords: [the]\npages: { /cold/: [freezer] }\n',
    'media/logos/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
    'records/people/ada.yaml': 'name: Ada Marsh\nrole: Engineer\ncompany: Pellow\n',
    'records/industries/retail.yaml': 'name: Retail\npage: industry/retail\nbuilding: grocery\n',
    'records/customers/mizwad.yaml': customer('Mizwad Markets'),
    'records/customers/pellow.yaml': customer('Pellow', 'caseStudy: stories/pellow\n'),
    'records/jobs/planner.yaml':
      'role: Product manager, permits\nfield: Product\nbg: cold\nlocation: Leeds\nlink: https://jobs.example/1/\n',
  });
  const [{ pageIndex, searchedOn }, { allPages }] = await Promise.all([
    import('./pageIndex.ts'),
    import('../../src/siteContent.ts'),
  ]);
  const items = allPages().map((page) => ({
    page,
    searchEntries: [
      {
        path: page.path,
        section: 'products',
        name: page.name,
        title: '',
        heading: '',
        description: '',
        headings: '',
        sentences: [],
        weight: 1,
      },
    ],
  }));
  const index = JSON.parse(pageIndex(searchedOn(items, locale), locale)) as PageIndex;
  return new PageFinder(index).find(query).pages.map(({ path }) => path);
}

it('finds a page by the further words for it', async () => {
  expect(await find('freezer')).toEqual(['/cold/']);
});

it('finds a customer by its case study, and one without where a host names it, or by its industry', async () => {
  expect(await find('Pellow')).toEqual(['/stories/pellow/']);
  expect(await find('mizwad', 'en-AE')).toEqual(['/cold/']);
  expect(await find('mizwad')).toEqual(['/industry/retail/']);
});

it('finds the page of open positions by their titles', async () => {
  expect(await find('product manager')).toEqual(['/careers/']);
  expect(await find('manager for permits')).toEqual(['/careers/']);
});
