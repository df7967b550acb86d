import { expect, it } from 'vitest';
import { unreachedPages } from '../../build/check/unreachedPages.ts';
import { allPages } from '../../src/siteContent.ts';
import { expectNoFaults } from '../expectNoFaults.ts';
import { builtLinks } from './builtSite.ts';

it('every listed page is reached by links from the home page', () => {
  const unlisted = new Set(allPages().flatMap(({ path, isListed }) => (isListed ? [] : [path])));
  const documents = builtLinks();
  expect(documents.size).toBeGreaterThan(300);
  expectNoFaults(
    unreachedPages(documents)
      .filter((path) => !unlisted.has(path))
      .map(
        (path) => `${path}: no link leads here: link it where docs/add-a-page.md says, or isListed: false`,
      ),
  );
});
