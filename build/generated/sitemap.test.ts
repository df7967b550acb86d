import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { contentRoot } from '../../src/content/files/contentRoot.ts';
import { LOCALES } from '../../src/content/files/locale.ts';
import { originOf } from '../../src/lib/metadata.ts';
import { allPages } from '../../src/siteContent.ts';
import { llmsText } from './llmsText.ts';
import { readHistory, sitemap } from './sitemap.ts';

interface Entry {
  loc: string;
  lastmod?: string;
  'xhtml:link'?: { '@_hreflang': string; '@_href': string }[];
}

const parser = new XMLParser({ ignoreAttributes: false, isArray: (name) => name === 'url' });
const entriesOfMap = (xml: string): Entry[] => parser.parse(xml).urlset.url;

describe.each(LOCALES)('the sitemap of %s', (locale) => {
  const pages = allPages();
  const xml = sitemap(pages, locale, new Map());

  it('is well formed and lists what is listed, under its own host', () => {
    expect(XMLValidator.validate(xml)).toBe(true);
    const listed = pages.filter((page) => page.isListed && page.locale === locale);
    expect(entriesOfMap(xml).map(({ loc }) => loc)).toEqual(
      listed.map(({ path }) => originOf(locale) + path),
    );
  });

  it('names the variants of a page that has them', () => {
    const entry = entriesOfMap(xml).find(({ loc }) => loc.endsWith('/product/mobile-cmms-app/'));
    expect(entry?.['xhtml:link']?.map((link) => link['@_hreflang'])).toEqual(['en', 'en-AE', 'x-default']);
  });
});

it('dates a page by itself, else by its file, else by its entry', () => {
  const page = allPages().find(({ id }) => id === 'about');
  const post = allPages().find(({ entry }) => entry?.kind === 'post');
  if (!page || !post?.entry || !('date' in post.entry)) throw new Error('the content has changed');
  const changedOf = (of: typeof page, history = new Map<string, string>()) =>
    entriesOfMap(sitemap([of], 'en', history))[0]?.lastmod;
  const { updated: _, ...undated } = page;
  expect(changedOf({ ...page, updated: '2025-02-03' })).toBe('2025-02-03');
  expect(changedOf(undated, new Map([[`${contentRoot()}/en/about.yaml`, '2025-04-05']]))).toBe('2025-04-05');
  expect(changedOf(undated)).toBeUndefined();
  expect(changedOf(post)).toBe(post.entry.date);
});

it('reads days from the history, or nothing where there is none', () => {
  for (const day of readHistory().values()) expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
});

it('indexes the products for language models', () => {
  const text = llmsText(allPages());
  expect(text).toMatch(/^# .+\n\n> .+\n\n## Products\n\n- \[/);
  expect(text).toContain(`(${originOf('en')}/product/facility-management-software/)`);
});
