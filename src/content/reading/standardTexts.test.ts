import { afterEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { formatFault } from '../../../shared/Fault.ts';
import { withContent } from '../testing/withContent.ts';

const ENGLISH = 'listing:\n  more: Show more\n  labels:\n    search: Search the catalog\n';

afterEach(() => vi.unstubAllEnvs());

/** A schema with two standard texts, over a content folder with these files. */
async function schemaOver(files: Readonly<Record<string, string>>) {
  withContent(files);
  const { standardText, standardTextFaults, withTextsOf } = await import('./standardTexts.ts');
  const line = z.string().min(1).max(24);
  const schema = z.strictObject({
    more: standardText('listing.more', line),
    labels: z.strictObject({ search: standardText('listing.labels.search', line) }).prefault({}),
  });
  // The project’s files replace those that the folder leaves out; no section that uses them is registered here.
  const faults = () =>
    standardTextFaults()
      .filter(({ file }) => !file.startsWith('content/'))
      .map(formatFault)
      .join('\n');
  return { schema, withTextsOf, faults };
}

it('gives a field the standard text of its section, unless the page has its own', async () => {
  const { schema, faults } = await schemaOver({ 'sections/en/hubs.yaml': ENGLISH });
  expect(faults()).toBe('');
  expect(schema.parse({})).toEqual({ more: 'Show more', labels: { search: 'Search the catalog' } });
  expect(schema.parse({ more: 'Older posts' }).more).toBe('Older posts');
});

it('gives a regional page what its region words differently, and the rest in English', async () => {
  const { schema, withTextsOf } = await schemaOver({
    'sections/en/hubs.yaml': ENGLISH,
    'sections/en-AE/hubs.yaml': 'listing:\n  labels:\n    search: Search the catalogue\n',
  });
  const regional = withTextsOf('en-AE', () => schema.parse({}));
  expect(regional).toEqual({ more: 'Show more', labels: { search: 'Search the catalogue' } });
  expect(schema.parse({}).labels.search).toBe('Search the catalog');
});

it('states facts and the brand in them', async () => {
  const { schema } = await schemaOver({
    'facts/en.yaml': 'trialDays: 14\n',
    'sections/en/hubs.yaml': ENGLISH.replace('Show more', 'Try it for {fact.trialDays} days'),
  });
  expect(schema.parse({}).more).toBe('Try it for 14 days');
});

it.each([
  [
    'a text that is missing',
    ENGLISH.replace('  more: Show more\n', ''),
    /hubs\.yaml:1: listing\.more: is missing/,
  ],
  [
    'a text that is too long',
    ENGLISH.replace('more\n', `${'more '.repeat(9)}\n`),
    /hubs\.yaml:2: listing\.more: is too long/,
  ],
  [
    'a field that no section has',
    ENGLISH.replace('search:', 'serch:'),
    /hubs\.yaml:4: listing\.labels: unknown field “serch”.*search/,
  ],
  [
    'a section that there is not',
    `${ENGLISH}listings:\n  more: More\n`,
    /hubs\.yaml: no section takes the texts “listings”.*listing/,
  ],
  ['a section that is missing', '{}\n', /sections\/en: listing: is missing/],
])('names %s, its place and what to do', async (_, text, message) => {
  const { faults } = await schemaOver({ 'sections/en/hubs.yaml': text });
  expect(faults()).toMatch(message);
});

it('names a section that two files have, and one that only a region has', async () => {
  const { faults } = await schemaOver({
    'sections/en/hubs.yaml': ENGLISH,
    'sections/en/reading.yaml': ENGLISH,
    'sections/en-AE/hubs.yaml': 'chart:\n  legend: Key\n',
  });
  expect(faults()).toMatch(/reading\.yaml: listing: is also in .*hubs\.yaml/);
  expect(faults()).toMatch(/en-AE\/hubs\.yaml: chart: is not in sections\/en/);
});

it('reads them anew after an edit', async () => {
  const { writeFileSync } = await import('node:fs');
  const { schema } = await schemaOver({ 'sections/en/hubs.yaml': ENGLISH });
  expect(schema.parse({}).more).toBe('Show more');
  const { forgetContent } = await import('../files/contentCache.ts');
  writeFileSync(
    `${process.env['SITE_CONTENT']}/sections/en/hubs.yaml`,
    ENGLISH.replace('Show more', 'Show all'),
  );
  forgetContent();
  expect(schema.parse({}).more).toBe('Show all');
});
