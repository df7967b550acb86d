import { describe, expect, it } from 'vitest';
import { makePageIndex, PageFinder, type SignpostedPage, variantsOf } from './PageFinder.ts';

const page = (path: string, fields: Partial<SignpostedPage> = {}): SignpostedPage => ({
  path,
  name: path,
  title: '',
  heading: '',
  description: '',
  headings: '',
  also: [],
  weight: 1,
  ...fields,
});

function find(query: string, pages: SignpostedPage[]): string[] {
  const words = {
    synonyms: [
      ['single sign-on', 'sso'],
      ['log in', 'sign in'],
    ],
    stopWords: ['the', 'for', 'in', 'what', 'is', 'acme'],
    pages: {},
  };
  // As a browser gets it: through a file.
  const file = JSON.stringify(makePageIndex(pages, words));
  return new PageFinder(JSON.parse(file)).find(query).map(({ path }) => path);
}

describe('the pages that a query names', () => {
  const orders = page('/orders/', { title: 'Work Order Software' });
  const rates = page('/rates/', { title: 'Leak Rates', headings: 'Work order' });

  it('are those that say it in their title before those that say it in a heading', () => {
    expect(find('work order', [rates, orders])).toEqual(['/orders/', '/rates/']);
  });

  it('are found in other forms of a word, and while it is typed', () => {
    expect(find('ordering', [orders])).toEqual(['/orders/']);
    expect(find('work softw', [orders])).toEqual(['/orders/']);
  });

  it('are found with typing errors', () => {
    expect(find('sofware', [orders, rates])).toEqual(['/orders/']);
    expect(find('odrer', [orders, rates])).toEqual(['/orders/', '/rates/']);
  });

  it('are found by a synonym, and by words that the page itself does not say', () => {
    const security = page('/security/', { headings: 'Single sign-on' });
    expect(find('sso', [orders, security])).toEqual(['/security/']);
    expect(find('loto', [orders, page('/permits/', { also: ['loto'] })])).toEqual(['/permits/']);
  });

  it('are not those with a similar word where a page has the very word', () => {
    const stove = page('/stove/', { title: 'Leek Rates' });
    expect(find('leak', [stove, rates])).toEqual(['/rates/']);
  });

  it('are those that many say, too, where the word of a single page may be a typing error', () => {
    const many = Array.from({ length: 50 }, (_, place) => page(`/leaks/${place}/`, { headings: 'Leak' }));
    const found = find('leek', [page('/town/', { title: 'A town called Leek' }), ...many]);
    expect(found[0]).toBe('/town/');
    expect(found).toHaveLength(51);
  });

  it('are first the one of that name, however often others say it', () => {
    const tool = page('/tool/', { title: 'Price by price', heading: 'Price, price' });
    const pricing = page('/pricing/', { name: 'Pricing', title: 'Prices', heading: 'Pricing' });
    expect(find('price', [tool, pricing])).toEqual(['/pricing/', '/tool/']);
    const contact = page('/contact/', { also: ['room plan', 'price list', 'phone', 'address', 'map'] });
    expect(find('phone', [page('/film/', { title: 'By phone' }), contact])).toEqual(['/contact/', '/film/']);
  });

  it('are found by words that tell nothing if there are no others, or if they belong to a synonym', () => {
    const home = page('/', { also: ['what is acme'] });
    expect(find('what is acme', [orders, home])).toEqual(['/']);
    const login = page('/login/', { also: ['sign in'] });
    expect(find('log in', [page('/log/', { title: 'Refrigerant Log' }), login])[0]).toBe('/login/');
  });

  it('hold at least half of the words, and the words that tell nothing do not count', () => {
    expect(find('the order for boilers and turbines', [orders])).toEqual([]);
    expect(find('the order for the', [orders])).toEqual(['/orders/']);
  });

  it('that are kept up come before news of a day', () => {
    const news = page('/news/', { title: 'Work Order Software', weight: 0.5 });
    expect(find('work order', [news, orders])).toEqual(['/orders/', '/news/']);
  });

  it('are none for a query without words', () => {
    expect(find('', [orders])).toEqual([]);
    expect(find('?!', [orders])).toEqual([]);
  });
});

describe('the variants of a query', () => {
  it('replace the longest expression by each synonym, and never a part of it', () => {
    const synonyms = [['lockout', 'lockout tagout', 'loto']];
    const variants = variantsOf('lockout tagout form', synonyms);
    expect(variants).toEqual(['lockout tagout form', 'loto form', 'lockout form']);
  });
});
