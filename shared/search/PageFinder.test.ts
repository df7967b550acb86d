import { describe, expect, it } from 'vitest';
import {
  makePageIndex,
  PageFinder,
  type SearchedPage,
  type SearchResults,
  variantsOf,
} from './PageFinder.ts';

const page = (path: string, fields: Partial<SearchedPage> = {}): SearchedPage => ({
  path,
  section: 'products',
  name: path,
  title: '',
  heading: '',
  description: '',
  headings: '',
  text: '',
  also: [],
  weight: 1,
  ...fields,
});

function search(query: string, pages: SearchedPage[]): SearchResults {
  const words = {
    synonyms: [
      ['single sign-on', 'sso'],
      ['log in', 'sign in'],
    ],
    stopWords: ['the', 'for', 'in', 'what', 'is', 'acme'],
    distinctWords: ['hospitality'],
    pages: {},
  };
  // Serialized, as a browser gets it.
  const file = JSON.stringify(makePageIndex(pages, words));
  return new PageFinder(JSON.parse(file)).find(query);
}

const find = (query: string, pages: SearchedPage[]) => search(query, pages).pages.map(({ path }) => path);

describe('the pages for a query', () => {
  const orders = page('/orders/', { title: 'Work Order Software' });
  const rates = page('/rates/', { title: 'Leak Rates', headings: 'Work order' });

  it('are those with it in their title before those with it in a heading', () => {
    expect(find('work order', [rates, orders])).toEqual(['/orders/', '/rates/']);
  });

  it('are found by other forms of a word, and while it is typed', () => {
    expect(find('ordering', [orders])).toEqual(['/orders/']);
    expect(find('work softw', [orders])).toEqual(['/orders/']);
  });

  it('are found with typing errors', () => {
    expect(find('sofware', [orders, rates])).toEqual(['/orders/']);
    expect(find('odrer', [orders, rates])).toEqual(['/orders/', '/rates/']);
  });

  it('are found by a synonym, and by additional words that the page does not contain', () => {
    const security = page('/security/', { headings: 'Single sign-on' });
    expect(find('sso', [orders, security])).toEqual(['/security/']);
    expect(find('loto', [orders, page('/permits/', { also: ['loto'] })])).toEqual(['/permits/']);
  });

  it('are those about all of its words before those that only mention one of them', () => {
    const report = page('/report/', { title: 'Work order report', text: 'Boiler and turbine' });
    const boilers = page('/boilers/', { title: 'Boiler', text: 'Work order' });
    expect(find('boiler work', [report, boilers])[0]).toBe('/boilers/');
  });

  it('are the same for each way to write a designation or a compound', () => {
    const pages = [
      page('/gas/', { title: 'R-410A' }),
      page('/rule/', { text: 'See 40 CFR 84.106' }),
      page('/carbon/', { text: 'CO₂ and Wi-Fi' }),
      page('/other/', { text: 'R of 410 A, 84 of 40, CO of 2' }),
    ];
    for (const query of ['R410A', 'r410a', 'R 410A', 'R-410A']) expect(find(query, pages)).toEqual(['/gas/']);
    for (const query of ['40CFR84', '40 cfr 84']) expect(find(query, pages)).toEqual(['/rule/']);
    for (const query of ['CO2', 'CO₂', 'CO-2', 'wifi', 'Wi-Fi'])
      expect(find(query, pages)).toEqual(['/carbon/']);
  });

  it('are the same with and without accents, in every normal form', () => {
    const pages = [page('/people/', { text: 'Père' })];
    for (const query of ['père', 'père'.normalize('NFD'), 'pere'])
      expect(find(query, pages)).toEqual(['/people/']);
  });

  it('are not those with a word that only looks like another form of it', () => {
    const pages = [page('/hotels/', { name: 'Hospitality' }), page('/care/', { text: 'Hospitals' })];
    expect(find('hospital', pages)).toEqual(['/care/']);
  });

  it('are not those with a similar word if a page has the exact word', () => {
    const stove = page('/stove/', { title: 'Leek Rates' });
    expect(find('leak', [stove, rates])).toEqual(['/rates/']);
  });

  it('include those for a common spelling if the word of a single page may be a typing error', () => {
    const many = Array.from({ length: 50 }, (_, place) => page(`/leaks/${place}/`, { headings: 'Leak' }));
    const found = find('leek', [page('/town/', { title: 'A town called Leek' }), ...many]);
    expect(found[0]).toBe('/town/');
    expect(found).toHaveLength(51);
  });

  it('begin with the one of that name, however often others mention it', () => {
    const tool = page('/tool/', { title: 'Price by price', heading: 'Price, price' });
    const pricing = page('/pricing/', { name: 'Pricing', title: 'Prices', heading: 'Pricing' });
    expect(find('price', [tool, pricing])).toEqual(['/pricing/', '/tool/']);
    const contact = page('/contact/', { also: ['room plan', 'price list', 'phone', 'address', 'map'] });
    expect(find('phone', [page('/film/', { title: 'By phone' }), contact])).toEqual(['/contact/', '/film/']);
  });

  it('are found by stop words if there are no others, or if they belong to a synonym', () => {
    const home = page('/', { also: ['what is acme'] });
    expect(find('what is acme', [orders, home])).toEqual(['/']);
    const login = page('/login/', { also: ['sign in'] });
    expect(find('log in', [page('/log/', { title: 'Refrigerant Log' }), login])[0]).toBe('/login/');
  });

  it('have all of the words, except for three that have most of them', () => {
    const many = Array.from({ length: 9 }, (_, place) =>
      page(`/orders/${place}/`, { headings: 'Work order' }),
    );
    expect(find('work order', many)).toHaveLength(9);
    expect(find('work order rates', [...many, rates])).toHaveLength(3);
  });

  it('contain at least half of the words, not counting stop words', () => {
    expect(find('the order for boilers and turbines', [orders])).toEqual([]);
    expect(find('the order for the', [orders])).toEqual(['/orders/']);
  });

  it('rank evergreen ones above dated ones', () => {
    const news = page('/news/', { title: 'Work Order Software', weight: 0.5 });
    expect(find('work order', [news, orders])).toEqual(['/orders/', '/news/']);
  });

  it('are none for a query without words', () => {
    expect(find('', [orders])).toEqual([]);
    expect(find('?!', [orders])).toEqual([]);
  });
});

describe('a word that no page has', () => {
  const pages = [
    page('/connections/', { title: 'Connections' }),
    page('/orders/', { text: 'Maximum order' }),
  ];

  it('is reported as missing, and not replaced by a guess', () => {
    expect(search('Maximo', pages)).toEqual({ pages: [], words: [], missing: ['maximo'] });
    expect(search('quickbooks servicenow connections', pages).pages).toEqual([]);
  });

  it('does not hide the pages for the other words, if there are at least as many', () => {
    const { pages: found, missing } = search('the maximo connection', pages);
    expect(found.map(({ path }) => path)).toEqual(['/connections/']);
    expect(missing).toEqual(['maximo']);
  });
});

describe('the variants of a query', () => {
  it('replace the longest expression by each synonym, and never a part of it', () => {
    const synonyms = [['lockout', 'lockout tagout', 'loto']];
    const variants = variantsOf('lockout tagout form', synonyms);
    expect(variants).toEqual(['lockout tagout form', 'loto form', 'lockout form']);
  });
});
