import { describe, expect, it } from 'vitest';
import { fillSiteTokens } from '../../config/siteConfig.ts';
import { records } from '../../src/content/entries/records.ts';
import { families, routes } from '../../src/content/testing/routeMap.ts';
import { allPages } from '../../src/siteContent.ts';
import { expectNoFaults } from '../expectNoFaults.ts';

describe('the route map', () => {
  const paths = new Set(
    allPages()
      .filter(({ locale }) => locale === 'en')
      .map(({ path }) => path),
  );

  it('has a page at every path', () => {
    expect(routes.length).toBeGreaterThan(170);
    const lost = routes.map(fillSiteTokens).filter((path) => !paths.has(path));
    expectNoFaults(lost.map((path) => `${path}: has no page: add its file below content/en`));
  });

  it.each(families)('has enough pages of the family %s', (shape, count) => {
    expect([...paths].filter((path) => shape.test(path)).length).toBeGreaterThanOrEqual(count);
  });

  it('has a page by hash, and one for a person whom its address names', () => {
    const slugs = [...paths].flatMap(
      (path) => /^\/futureproof\/([0-9a-f]{12}(?:-[a-z-]+)?)\/$/.exec(path)?.[1] ?? [],
    );
    const [plain, named] = [
      slugs.filter((slug) => !slug.includes('-')),
      slugs.filter((slug) => slug.includes('-')),
    ];
    expect(plain).toHaveLength(1);
    expect(
      named.map((slug) => slug.replace(/^[0-9a-f]{12}-/, '')).filter((id) => records('people').has(id)),
    ).toHaveLength(1);
  });

  it('thanks customers’ readers by name', () => {
    const customers = [...records('customers').keys()];
    const thanks = (shape: (id: string) => string) => customers.filter((id) => paths.has(shape(id)));
    expect(thanks((id) => `/thank-you-${id}/`).length).toBeGreaterThanOrEqual(10);
    expect(thanks((id) => `/thankyou-${id}-download/`).length).toBeGreaterThanOrEqual(3);
  });
});
