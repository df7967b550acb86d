import { parse } from 'parse5';
import { expect, it } from 'vitest';
import { attributeOf, elementsBelow } from '../../server/forms/htmlTree.ts';
import * as schemas from '../../src/sections/sectionSchemas.ts';
import { allPages } from '../../src/siteContent.ts';
import { expectNoFaults } from '../expectNoFaults.ts';
import { readSiteFile } from './builtSite.ts';

const SAMPLES = ['/sample/', '/sample/store/', '/sample/firm/', '/ae-sample/'];

/** Addresses that a document’s main part links to. */
function linksOfMain(html: string): Set<string> {
  const main = [...elementsBelow(parse(html))].find(({ tagName }) => tagName === 'main');
  if (!main) throw new Error('the page has no main part');
  const links = [...elementsBelow(main)].filter(({ tagName }) => tagName === 'a');
  return new Set(links.map((link) => attributeOf(link, 'href') ?? ''));
}

it('every kind of section is on a sample page, or on a page that the first of them links to', () => {
  const links = linksOfMain(readSiteFile('sample/index.html'));
  const seen = new Set(
    allPages()
      .filter(({ path }) => SAMPLES.includes(path) || links.has(path))
      .flatMap(({ sections }) => sections.map(({ type }) => type)),
  );
  const kinds = Object.values(schemas).map(({ shape }) => shape.type.value);
  expect(kinds).not.toEqual([]);
  expectNoFaults(kinds.filter((kind) => !seen.has(kind)));
});
