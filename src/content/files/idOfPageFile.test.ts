import { expect, it } from 'vitest';
import { idOfPageFile } from './idOfPageFile.ts';

it.each([
  ['en/pricing.yaml', 'pricing'],
  ['en-AE/industry/retail.yaml', 'industry/retail'],
  ['fr-FR/blog/roofs-in-july.mdx', 'blog/roofs-in-july'],
])('%s is a file of the page %s', (path, id) => {
  expect(idOfPageFile(path)).toBe(id);
});

it.each(['settings/prices.yaml', 'sections/en/hero.yaml', 'en/roof.jpg', 'facts/fr-FR.yaml'])(
  '%s belongs to no page',
  (path) => {
    expect(idOfPageFile(path)).toBeUndefined();
  },
);
