import { readFileSync } from 'node:fs';
import { unreachedPages } from '../../build/unreachedPages.ts';
import { allPages, outputPath } from '../../src/siteContent.ts';
import { expectNoFaults } from '../expectNoFaults.ts';
import { test } from './test.ts';

test('every listed page is reached by links from the home page', () => {
  const documents = allPages().map((page) => {
    const folder = outputPath(page);
    const file = `${folder ? `${folder}/` : ''}index.html`;
    return [file, readFileSync(`dist/${file}`, 'utf8')] as const;
  });
  const unlisted = new Set(allPages().flatMap(({ path, isListed }) => (isListed ? [] : [path])));
  const found = unreachedPages(new Map(documents)).filter((path) => !unlisted.has(path));
  expectNoFaults(
    found.map(
      (path) => `${path}: no link leads here: link it where docs/add-a-page.md says, or isListed: false`,
    ),
  );
});
