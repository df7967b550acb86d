import { describe, expect, it } from 'vitest';
import { fillSiteTokens } from '../../config/site.ts';
import { expectNoFaults } from '../../tests/expectNoFaults.ts';
import { allPages } from '../siteContent.ts';
import { records } from './records.ts';
import { families, routes } from './testing/routeMap.ts';

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

  it('thanks customers’ readers by name', () => {
    const customers = [...records('customers').keys()];
    const thanks = (shape: (id: string) => string) => customers.filter((id) => paths.has(shape(id)));
    expect(thanks((id) => `/thank-you-${id}/`).length).toBeGreaterThanOrEqual(10);
    expect(thanks((id) => `/thankyou-${id}-download/`).length).toBeGreaterThanOrEqual(3);
  });
});
