import { expect, it } from 'vitest';
import { records } from '../../src/content/entries/records.ts';
import { expectNoFaults } from '../expectNoFaults.ts';
import { builtPages } from './builtSite.ts';

/** On more pages than this, a customer seems to be the only one. */
const MOST_PAGES = 6;

it(`no customer’s quote is on more than ${MOST_PAGES} pages of a language`, () => {
  const pages = builtPages().filter(({ path }) => !/^\/(?:ae-)?sample\//.test(path));
  const quoted = [...records('customers').values()].flatMap(({ name, quote }) =>
    ['en', 'en-AE'].map((locale) => ({
      name: `${name} (${locale})`,
      on: pages
        .filter((page) => page.locale === locale && page.html.includes(quote.text))
        .map(({ path }) => path),
    })),
  );
  expect(Math.max(...quoted.map(({ on }) => on.length))).toBeGreaterThan(2);
  expectNoFaults(
    quoted
      .filter(({ on }) => on.length > MOST_PAGES)
      .map(
        ({ name, on }) =>
          `${name} is quoted on ${on.length} pages, at most ${MOST_PAGES}: quote another customer (${on.join(', ')})`,
      ),
  );
});
