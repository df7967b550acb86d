import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { unreachedPages } from '../../build/unreachedPages.ts';
import { allPages, outputPath } from '../../src/lib/content/pages.ts';
import { test } from './test.ts';

test('every listed page is reached by links from the home page', () => {
  const documents = allPages().map((page) => {
    const folder = outputPath(page);
    const file = `${folder ? `${folder}/` : ''}index.html`;
    return [file, readFileSync(`dist/${file}`, 'utf8')] as const;
  });
  const unlisted = new Set(allPages().flatMap(({ path, isListed }) => (isListed ? [] : [path])));
  const found = unreachedPages(new Map(documents)).filter((path) => !unlisted.has(path));
  expect(
    found.map(
      (path) => `${path}: no link leads here: link it where docs/add-a-page.md says, or isListed: false`,
    ),
  ).toEqual([]);
});
