import { expect, it } from 'vitest';
import { allPages } from '../../src/siteContent.ts';
import { expectNoFaults } from '../expectNoFaults.ts';

/** More often than this, visitors who read several pages meet the same customer's words again. */
const MOST_QUOTED = 8;

const pages = allPages().filter(({ locale, isListed }) => locale === 'en' && isListed);

/** Groups pages by a value, and keeps the groups with more than `most` pages. */
function moreThan(most: number, values: readonly (readonly [value: string, path: string])[]): string[] {
  const groups = Map.groupBy(values, ([value]) => value);
  return [...groups].flatMap(([value, group]) =>
    group.length > most ? `${value}: ${group.map(([, path]) => path).join(', ')}` : [],
  );
}

it('no picture appears twice in a listing; events share the houses they take place in', () => {
  const covers = pages.flatMap(({ path, entry }) =>
    entry && 'cover' in entry && entry.cover && entry.kind !== 'event'
      ? [[`${entry.kind} ${JSON.stringify(entry.cover)}`, path] as const]
      : [],
  );
  expect(covers.length).toBeGreaterThan(0);
  expectNoFaults(moreThan(1, covers).map((fault) => `give each its own drawing: ${fault}`));
});

it('no customer is quoted on so many pages that readers know the words', () => {
  const quotes = pages.flatMap(({ path, sections, entry }) => {
    const quoted = sections.flatMap((section) => {
      if (section.type === 'testimonials') return section.testimonials.map(({ id }) => id);
      if (section.type === 'quote') {
        // In a case study a quote without a name is its customer's.
        const customer = section.customer ?? (entry?.kind === 'caseStudy' ? entry.customer : undefined);
        return customer ? [customer.id] : [];
      }
      return [];
    });
    return [...new Set(quoted)].map((customer) => [customer, path] as const);
  });
  expect(quotes.length).toBeGreaterThan(0);
  expectNoFaults(moreThan(MOST_QUOTED, quotes).map((fault) => `quote another customer: ${fault}`));
});
