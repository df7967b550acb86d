import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { expectNoFaults } from '../../../../tests/expectNoFaults.ts';
import { entriesOf } from '../../../content/site/entries.ts';
import { allPages } from '../../../siteContent.ts';
import { entryHeadSchema } from './EntryHead.schema.ts';
import { EntryHead } from './EntryHead.tsx';

const issues = allPages().flatMap((page) =>
  page.locale === 'en' && (page.entry?.kind === 'update' || page.entry?.kind === 'newsletter')
    ? [{ page, ...page.entry }]
    : [],
);

describe('the head of an issue', () => {
  it('shows what changed before and after, without anything to unfold, and its picture whole', () => {
    for (const { page, change } of issues) {
      const html = renderToStaticMarkup(
        <EntryHead {...entryHeadSchema.parse({ type: 'entryHead' })} content={{ page, entriesOf }} />,
      );
      expect(html, page.id).not.toMatch(/<details|object-fit/);
      expect(html.split('<ins>').length - 1, page.id).toBe(
        change?.rows.filter(({ was, now }) => now !== undefined && was !== now).length ?? 0,
      );
    }
  });

  it('has a thing or a room for its picture, which no other issue of its kind has', () => {
    const seen = new Map<string, string>();
    expectNoFaults(
      issues.flatMap(({ page, kind, cover }) => {
        const key = `${kind} ${JSON.stringify(cover)}`;
        const twin = seen.get(key);
        seen.set(key, page.id);
        if (twin) return [`${page.id}: has the picture of ${twin}: give it another`];
        return cover.scene === 'building'
          ? [`${page.id}: give it the thing it tells of, not a building`]
          : [];
      }),
    );
  });
});
