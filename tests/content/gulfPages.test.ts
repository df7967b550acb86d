import { it } from 'vitest';
import { records } from '../../src/content/entries/records.ts';
import { allPages } from '../../src/siteContent.ts';
import { expectNoFaults } from '../expectNoFaults.ts';

const INDUSTRIES =
  'commercial-portfolios corporate-facilities education facility-management-services healthcare retail';

/** Pages that a buyer in the Emirates reaches from the first level of the menu, each in the words of the region. */
const REACHED = [
  ...['pricing', 'request-demo', 'contact', 'about', 'security'],
  ...['connected-cmms', 'connected-buildings', 'connected-refrigeration'].map((name) => `product/${name}`),
  ...INDUSTRIES.split(' ').map((name) => `industry/${name}`),
].map((id) => `/${id}/`);

const GULF = new Set(['Abu Dhabi', 'Ajman', 'Dubai', 'Riyadh', 'Sharjah']);

const pages = allPages().filter(({ locale }) => locale === 'en-AE');

it('has a page of its own for each that a buyer in the Emirates reaches first', () => {
  const paths = pages.map(({ path }) => path);
  expectNoFaults(
    REACHED.filter((path) => !paths.includes(path)).map(
      (path) => `content/en-AE: there is no page for ${path}: add one in the words of the region`,
    ),
  );
});

it('names a customer in the Gulf first', () => {
  const customers = [...records('customers').values()];
  const first = pages.flatMap((page) => {
    const text = JSON.stringify(page.sections);
    const named = customers
      .map(({ id, name, city }) => ({ name, city, at: text.search(new RegExp(`"${id}"|${name}`)) }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at);
    return named[0] ? [{ path: page.path, ...named[0] }] : [];
  });
  expectNoFaults(
    first
      .filter(({ city }) => !GULF.has(city))
      .map(
        ({ path, name, city }) =>
          `${path} (en-AE) names ${name} in ${city} first: begin with a customer in the Gulf`,
      ),
  );
});
