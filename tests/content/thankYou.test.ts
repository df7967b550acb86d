import { expect, it } from 'vitest';
import { entriesOf } from '../../src/content/site/entries.ts';
import { allPages } from '../../src/siteContent.ts';
import { expectNoFaults } from '../expectNoFaults.ts';

it('thanks with the cover of the document that was asked for, or with whoever answers', () => {
  const documents = new Set(entriesOf('resource').map(({ pdf }) => pdf));
  const thanks = allPages().flatMap(({ id, sections }) =>
    sections.flatMap((section) => (section.type === 'thankYou' ? [{ id, section }] : [])),
  );
  expect(thanks.length).toBeGreaterThan(30);
  expectNoFaults(
    thanks.flatMap(({ id, section }) =>
      section.reader || documents.has(section.action?.href)
        ? []
        : [`content/en/${id}: give its section thankYou a reader, or the address of a document`],
    ),
  );
});
