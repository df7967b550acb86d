import { expect, it } from 'vitest';
import { warn } from '../../scripts/warnings.ts';
import { builtPages } from './builtSite.ts';

const isListing = (path: string, html: string) => path === '/videos/' || html.includes(' data-filters=');

/** Drawings that the main part of a page shows more than once, logos and portraits aside. */
function repeated(html: string): string[] {
  const main = /<main[\s>].*<\/main>/s.exec(html)?.[0] ?? '';
  const shown = [...main.matchAll(/<img[^>]* src="?\/_art\/([^" >]+)/g)].map(([, file = '']) => file);
  const twice = shown.filter((file, index) => shown.indexOf(file) !== index);
  return [...new Set(twice)].filter((file) => !/^(?:logo|portrait)-/.test(file));
}

it('finds a picture that a listing shows twice, and not logos, portraits or pictures beside the listing', () => {
  const image = (file: string) => `<img alt="" src="/_art/${file}">`;
  const main = ['a.1.svg', 'b.2.svg', 'a.1.svg', 'logo-c.3.svg', 'logo-c.3.svg'].map(image).join('');
  expect(repeated(`${image('b.2.svg')}<main>${main}</main>`)).toEqual(['a.1.svg']);
});

// An editor who adds a second store to the case studies does nothing wrong, so this is a warning.
it('says which listings show a picture twice', () => {
  const listings = builtPages().filter(({ path, html }) => isListing(path, html));
  expect(listings.length).toBeGreaterThan(0);
  warn(
    'listing-pictures',
    listings.flatMap(({ name, html }) =>
      repeated(html).map((file) => `${name}: shows ${file} twice: give one of its entries another cover`),
    ),
  );
});
