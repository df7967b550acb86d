import { expect, it } from 'vitest';
import '../../src/siteContent.ts';
import { records } from '../../src/content/entries/records.ts';
import { expectNoFaults } from '../expectNoFaults.ts';
import { builtPages } from './builtSite.ts';

const PARTS = {
  breadcrumbs: /<nav [^>]*data-leads/,
  'search field': /<search[^>]*>\s*<form [^>]*action="?\/search\/.*?<input [^>]*type="?search/s,
  'list of topics': new RegExp(`<nav(?:(?!</nav>).)*#${[...records('topics').keys()][0]}[" >]`, 's'),
};

it('has breadcrumbs, a search field and the topics on the Knowledge Hub and each of its articles', () => {
  const pages = builtPages().filter(({ locale, path }) => locale === 'en' && path.startsWith('/learn/'));
  expect(pages.length).toBeGreaterThan(1);
  expectNoFaults(
    pages.flatMap(({ name, html }) =>
      Object.entries(PARTS)
        .filter(([, part]) => !part.test(html))
        .map(([part]) => `${name}: no ${part}`),
    ),
  );
});
