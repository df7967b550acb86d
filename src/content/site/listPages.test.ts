import { brotliCompressSync } from 'node:zlib';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BUDGETS } from '../../../tests/budgets.ts';
import { expectNoFaults } from '../../../tests/expectNoFaults.ts';
import { placeSections } from '../../sections/placeSections.ts';
import { sectionEntry } from '../../sections/sections.ts';
import { allPages } from '../../siteContent.ts';
import type { EntryKind } from '../entries/entrySchemas.ts';
import { listOf } from '../entries/listedKinds.ts';
import type { Page } from '../Page.ts';
import { readYaml } from '../reading/readContent.ts';
import { entriesOf, type PageEntry } from './entries.ts';
import { listPageSchema, withListPages } from './listPages.ts';
import { listView } from './listView.ts';

// A build measures the content's images before it renders; so does this test.

const words = listPageSchema.parse(readYaml('templates/listPage.yaml').data);
const MANY = 200;

/** Hundreds of pages of a kind: the existing ones repeated, under titles of the same length. */
function madeUp(kind: EntryKind): { pages: Page[]; entries: PageEntry[] } {
  const own = allPages().filter(
    ({ entry, locale, isListed }) => entry?.kind === kind && locale === 'en' && isListed,
  );
  const pages = Array.from({ length: MANY }, (_, index): Page => {
    const page = own[index % own.length];
    if (!page?.entry) throw new Error(`content/en has no page of the kind ${kind}`);
    const path = `${page.path.slice(0, -1)}-${index}/`;
    const turn = (text: string) =>
      text
        .split(' ')
        .map((word, place, all) => all[(place + index) % all.length] ?? word)
        .join(' ');
    const entry = { ...page.entry, title: turn(page.entry.title), summary: turn(page.entry.summary) };
    return { ...page, id: path.slice(1, -1), path, entry };
  });
  const entries = pages.map((page) => ({ ...page.entry, path: page.path, page }) as PageEntry);
  return { pages, entries };
}

const hubs = allPages().filter(
  ({ sections, locale, listPage }) => locale === 'en' && listOf(sections) && !listPage,
);

describe.each(hubs.map((hub) => [hub.path, hub] as const))('the hub %s with 200 entries', (_, hub) => {
  const list = listOf(hub.sections);
  if (!list) throw new Error('no hub');
  const { pages, entries } = madeUp(list.kind);
  const made = withListPages([hub, ...pages], words).filter(({ listPage }) => listPage);
  const read = ((kind: EntryKind) => (kind === list.kind ? entries : entriesOf(kind))) as typeof entriesOf;
  const shownOn = (page: Page) => listView(page, read)?.entries ?? [];

  it('shows every entry once, in order, and links the pages to each other', () => {
    const own = made.filter(({ listPage }) => !listPage?.topic);
    const listed = entries.filter((entry) => list.lists?.(list.section, entry) ?? true);
    expect(own.flatMap(shownOn).map(({ path }) => path)).toEqual(listed.map(({ path }) => path));
    expect(own.map(({ path }) => path)).toEqual(listView(hub.listPage ? hub : (made[0] ?? hub), read)?.paths);
    expect(new Set(made.map(({ meta }) => meta.title)).size).toBe(made.length);
    expect(new Set(made.map(({ meta }) => meta.desc)).size).toBe(made.length);
  });

  it('shows on the pages of a topic what belongs to it', () => {
    for (const page of made.filter(({ listPage }) => listPage?.topic)) {
      expect(page.isListed).toBe(false);
      for (const entry of shownOn(page))
        expect(list.topicsOf(entry).map(({ value }) => value)).toContain(page.listPage?.topic?.value);
    }
  });

  it('keeps each of them light enough for the budget of a page', () => {
    const heavy = made.flatMap((page) => {
      const content = {
        page,
        list: listView(page, read),
        entriesOf: ((kind: EntryKind) =>
          kind === list.kind ? [...shownOn(page)] : entriesOf(kind)) as typeof entriesOf,
      };
      const html = placeSections([list.section], page.path, content)
        .map((section) =>
          renderToStaticMarkup(
            createElement(sectionEntry(section.type).component as FunctionComponent<object>, section),
          ),
        )
        .join('');
      const weight = brotliCompressSync(html).length;
      return weight > BUDGETS.listMarkup
        ? [
            `${page.path}: ${weight} of ${BUDGETS.listMarkup} bytes: list fewer entries per page, or say less of each`,
          ]
        : [];
    });
    expectNoFaults(heavy);
  });
});

it('leaves a list alone that fits on one page', () => {
  const hub = hubs[0];
  if (!hub) throw new Error('no hub');
  expect(withListPages([hub], words)).toEqual([hub]);
});
