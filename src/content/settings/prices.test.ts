import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { specifiedBands } from '../../../shared/roi/testing/specifiedBands.ts';
import { expectNoFaults } from '../../../tests/expectNoFaults.ts';
import { contentRoot } from '../files/contentRoot.ts';
import { LOCALES } from '../files/locale.ts';
import { listContent } from '../reading/readContent.ts';
import { pageText, withContent } from '../testing/withContent.ts';
import { currencyOf, priceAmounts, priceBands, priceTokens } from './prices.ts';

afterEach(() => vi.unstubAllEnvs());

const currencies = 'currencies: { en: { code: USD, perDollar: 1 }, en-AE: { code: AED, perDollar: 4 } }\n';
const bands =
  'bands: { people: [{ cost: 7000 }], buildings: [{ cost: 1000 }], integration: { withProduct: 0.3, boughtApart: 0.8 } }\n';
const home = pageText('Home', 'sections: [{ type: cta, id: end, title: "{price.case} a case", label: Go }]');

async function read(prices: string, files: Record<string, string> = {}) {
  const root = withContent({ 'settings/prices.yaml': currencies + prices, 'en/index.yaml': home, ...files });
  const { allPages, loadedContent } = await import('../../siteContent.ts');
  const { priceTokens } = await import('./prices.ts');
  const faultsFound = () => {
    const faults = loadedContent().faults.map((fault) => ({ ...fault, file: fault.file.replace(root, '') }));
    return faults.map((fault) => ({ ...fault, because: fault.because?.replace(root, '') }));
  };
  return { root, allPages, priceTokens, faultsFound };
}

const titleOf = (page: unknown) => (page as { sections: { title: string }[] }).sections[0]?.title;
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

describe('prices', () => {
  it('are stated by pages in the currency of their region', async () => {
    const { allPages } = await read('prices: { case: 1.9 }\n', { 'en-AE/index.yaml': 'name: Start\n' });
    expect(allPages().map((page) => plain(titleOf(page)))).toEqual(['$1.90 a case', 'AED 7.60 a case']);
  });

  it.each([
    ['building: 48', '$48', 'AED 192'],
    ['siteDay: { amount: 950, en-AE: 3790 }', '$950', 'AED 3,790'],
    ['lowest: { people: 1, buildings: 1 }', '$8,000', 'AED 32,000'],
    ['{ a: 100, b: { sum: [a, 30], less: [a, 20] } }', '$10', 'AED 40'],
  ])('written as %s are shown as %s and %s', async (written, dollars, dirhams) => {
    const { priceTokens } = await read(
      `${bands}prices: ${written.startsWith('{') ? written : `{ ${written} }`}\n`,
    );
    const shown = LOCALES.map((locale) => plain(Object.values(priceTokens(locale)).at(-4)));
    expect(shown).toEqual([dollars, dirhams]);
  });

  it('name the nearest price where a page states one that is not there', async () => {
    const { faultsFound } = await read('prices: { cases: 1.9 }\n');
    expect(faultsFound()).toMatchObject([
      { file: '/en/index.yaml', line: 3, text: expect.stringContaining('did you mean “price.cases”?') },
    ]);
  });

  it('that are faulty are the cause of the faults of the pages that state them', async () => {
    const { faultsFound } = await read('prices: { case: free of charge }\n');
    expect(faultsFound()).toMatchObject([{ file: '/en/index.yaml', because: '/settings/prices.yaml' }]);
  });

  it.each([
    ['prices: { rate: 3 }', 'prices.rate: is worked out for every site: choose another name'],
    ['prices: { a: { sum: [b] }, b: 2 }', 'prices.a.sum[1]: no price “b” above this one'],
    [
      'prices: { a: { peple: 3, buildings: 4 } }',
      'prices.a: people is missing: add it (a number); unknown field “peple”',
    ],
    [
      'prices: { a: { people: 3, buildings: 4 } }',
      'prices.a: is worked out from bands, which this file does not have: add bands, or write the amount',
    ],
    [
      'prices: { a: $48 }',
      'prices.a: must be a number, without signs or quotes around it: write 48, not “$48”',
    ],
  ])('that are written as %s are refused by line', async (written, text) => {
    const { priceTokens } = await read(`${written}\n`);
    expect(() => priceTokens('en')).toThrow(`settings/prices.yaml:2: ${text}`);
  });
});

describe('bands', () => {
  const withBands = async (people: string) => {
    const integration = 'integration: { withProduct: 0.3, boughtApart: 0.8 }';
    const { priceTokens } = await read(
      `bands:\n  people: [${people}]\n  buildings: [{ cost: 5 }]\n  ${integration}\nprices: { a: { people: 2, buildings: 1 } }\n`,
    );
    return priceTokens('en');
  };

  it.each([
    ['{ cost: 9 }', '$14'],
    ['{ upTo: 1, cost: 9 }, { cost: 12 }', '$17'],
    ['{ upTo: 1, cost: 1 }, { upTo: 2, cost: 2 }, { upTo: 3, cost: 3 }, { cost: 4 }', '$7'],
  ])('%s may be any number: two people and a building cost %s', async (people, price) => {
    expect((await withBands(people))['price.a']).toBe(price);
  });

  it.each([
    ['', 'people: has too few entries: 0, at least 1'],
    ['{ upTo: 9, cost: 9 }', 'people[1].upTo: the last band has no end, so that every size has a price'],
    ['{ cost: 1 }, { cost: 2 }', 'people[1]: only the last band is without an end: say with upTo'],
    [
      '{ upTo: 9, cost: 9 }, { upTo: 9, cost: 9 }, { cost: 9 }',
      'people[2].upTo: must be more than 9, where the band above ends',
    ],
    ['{ cost: 0 }', 'people[1].cost: is too small: 0, more than 0'],
  ])('%j are refused by line', async (people, text) => {
    await expect(withBands(people)).rejects.toThrow(`settings/prices.yaml:3: bands.${text}`);
  });

  it('of this site are those of the specification', () => {
    expect(priceBands()).toEqual(specifiedBands);
  });
});

describe('the pages that state prices', () => {
  /** An amount as pages write it: $1.90, AED 6.98. */
  const AMOUNT = /(?:\$|\bAED\s?|\bUSD\s?)\d[\d,]*(?:\.\d+)?(?!\d|,\d|k\b| m\b| million)/g;

  /** Every file that people write pages with, with its raw text by line. */
  const files = ['en', 'en-AE', 'documents', 'sections', 'templates', 'chrome', 'forms', 'records']
    .flatMap((folder) => listContent(folder, ['.yaml', '.mdx']).map((path) => `${folder}/${path}`))
    .map((path) => ({ path, lines: readFileSync(join(contentRoot(), path), 'utf8').split('\n') }));

  const amountsIn = (keep: (path: string, text: string) => boolean) =>
    files
      .filter(({ path, lines }) => keep(path, lines.join('\n')))
      .flatMap(({ path, lines }) =>
        lines.flatMap((line, index) =>
          [...line.matchAll(AMOUNT)].map(([amount]) => ({ place: `${path}:${index + 1}`, amount, line })),
        ),
      );

  const writtenOut = ({ place, amount }: { place: string; amount: string }) =>
    `${join(contentRoot(), place)}: ${amount}: write it as {price.…}, of content/settings/prices.yaml`;

  const numberOf = (amount: string) => Number(amount.replace(/[^\d.]/g, ''));

  it('write none out on the pages about prices', () => {
    const isAboutPrices = (path: string) => /(?:^|\/)pricing(?:\.en-AE)?\.yaml$/.test(path);
    expect(files.filter(({ path }) => isAboutPrices(path))).not.toEqual([]);
    expectNoFaults(amountsIn(isAboutPrices).map(writtenOut));
  });

  it('write none out where they state another one, or name a plan', () => {
    const known = new Set(
      LOCALES.flatMap((locale) => {
        const { perDollar } = currencyOf(locale);
        const worked = [...priceAmounts().values()].map((dollars) => dollars * perDollar);
        return [...worked, ...worked.map(Math.round), ...Object.values(priceTokens(locale)).map(numberOf)];
      }),
    );
    const stated = amountsIn((_, text) =>
      /\{price\.|\b(?:Foundation|Operations|Portfolio) (?:plan|at|for)\b/.test(text),
    );
    expect(stated).not.toEqual([]);
    expectNoFaults(stated.filter(({ amount }) => known.has(numberOf(amount))).map(writtenOut));
  });

  it('draw conclusions that follow from the prices', () => {
    const dollars = (name: string) => priceAmounts().get(name) ?? Number.NaN;
    const hours = (name: string) => Math.round(dollars(name) / (55 * 12) + 5);
    const share = Math.round((dollars('lowestWithTyping') / 19_800) * 100);
    const conclusions: [path: string, figure: string][] = [
      ['en/compare/spreadsheets.yaml', `${hours('lowest')} hours`],
      ['en/compare/spreadsheets.yaml', `${hours('operationsForEight')} hours`],
      ['en/compare/spreadsheets.yaml', `to: ${share},`],
      ['en/compare/spreadsheets.yaml', `${100 - share}%`],
      ['en/compare/legacy-cafm.yaml', `${Math.round(dollars('region') / 12 / 8.25)} jobs`],
    ];
    expectNoFaults(
      conclusions
        .filter(
          ([path, figure]) =>
            !files
              .find((file) => file.path === path)
              ?.lines.join('\n')
              .includes(figure),
        )
        .map(
          ([path, figure]) =>
            `${path}: “${figure}” is what the prices come to now: correct the page’s figure`,
        ),
    );
  });
});
