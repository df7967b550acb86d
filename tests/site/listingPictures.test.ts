import { it } from 'vitest';
import { expectNoFaults } from '../expectNoFaults.ts';
import { builtPages } from './builtSite.ts';

const isListing = (path: string, html: string) => path === '/videos/' || html.includes(' data-filters=');

/** Drawings that the main part of a page shows more than once, logos and portraits aside. */
function repeated(html: string): string[] {
  const main = /<main[\s>].*<\/main>/s.exec(html)?.[0] ?? '';
  const shown = [...main.matchAll(/<img[^>]* src="?\/_art\/([^" >]+)/g)].map(([, file = '']) => file);
  const twice = shown.filter((file, index) => shown.indexOf(file) !== index);
  return [...new Set(twice)].filter((file) => !/^(?:logo|portrait)-/.test(file));
}

it('no listing shows a picture twice', () => {
  const faults = builtPages()
    .filter(({ path, html }) => isListing(path, html))
    .flatMap(({ name, html }) =>
      repeated(html).map((file) => `${name}: shows ${file} twice: give one of its entries another cover`),
    );
  expectNoFaults(faults);
});
