import { expect, it } from 'vitest';
import { expectNoFaults } from '../expectNoFaults.ts';
import { builtPages } from './builtSite.ts';

const pages = builtPages().filter(({ locale }) => locale === 'en');
const tools = pages.filter(({ path }) => /^\/tools\/[^/]+\/$/.test(path));

/** Folders whose pages send readers to a tool, by what they are. */
const SOURCES = { article: /^\/(?:learn|blog)\//, product: /^\/product\// };

/** Whether the main part of a page links to a path, beside the menus that every page has. */
const linksTo = (html: string, path: string) =>
  new RegExp(`<a\\s[^>]*href="?${path}["#? >]`).test(/<main[\s>].*<\/main>/s.exec(html)?.[0] ?? '');

it('finds links only in the main part of a page', () => {
  const menu = '<a href="/tools/a/">A</a>';
  expect(linksTo(`${menu}<main><p>Nothing</p></main>`, '/tools/a/')).toBe(false);
  expect(linksTo(`<main>${menu}</main>`, '/tools/a/')).toBe(true);
});

it('each tool is linked from an article and from a product', () => {
  expect(tools.length).toBeGreaterThan(0);
  const faults = tools.flatMap(({ path }) =>
    Object.entries(SOURCES).flatMap(([kind, folder]) =>
      pages.some((page) => folder.test(page.path) && linksTo(page.html, path))
        ? []
        : `${path}: no ${kind} links to it`,
    ),
  );
  expectNoFaults(faults);
});
