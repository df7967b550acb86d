import { parse } from 'parse5';
import { expect, it } from 'vitest';
import { attributeOf, elementsBelow } from '../../server/forms/htmlTree.ts';
import { allPages } from '../../src/siteContent.ts';
import { expectNoFaults } from '../expectNoFaults.ts';
import { builtPages, readSiteFile } from './builtSite.ts';

it('every page preloads the styles of the scheduling widget', () => {
  const pages = builtPages();
  expect(pages.length).toBeGreaterThan(0);
  expectNoFaults(
    pages
      .filter(({ html }) => !/<link rel="preload" href="[^"]+\.css" as="style"/.test(html))
      .map(({ name }) => `${name}: no link to the style of the scheduling widget`),
  );
});

it('every page links to the cookie preferences', () => {
  expectNoFaults(
    builtPages()
      .filter(({ html }) => !/<a [^>]*data-cookie-preferences/.test(html))
      .map(({ name }) => `${name}: no link to the cookie preferences`),
  );
});

const kindOf = new Map(allPages().map(({ path, entry }) => [path, entry?.kind]));

it('each product in the menu has its modules, features, a book to read and case studies', () => {
  const elements = [...elementsBelow(parse(readSiteFile('index.html'), { scriptingEnabled: false }))];
  const products = elements.filter((element) => attributeOf(element, 'data-product') !== undefined);
  expect(products).toHaveLength(3);
  for (const product of products) {
    const name = attributeOf(product, 'data-product');
    const parts = [...elementsBelow(product)].map((element) => attributeOf(element, 'data-part'));
    expect(parts, name).toEqual(expect.arrayContaining(['modules', 'cards', 'reading']));
    const links = [...elementsBelow(product)].filter(({ tagName }) => tagName === 'a');
    const paths = links.map((link) => attributeOf(link, 'href') ?? '');
    const kinds = paths.map((path) => kindOf.get(path));
    expect(kinds, name).toContain('resource');
    expect(kinds, name).toContain('caseStudy');
  }
});
