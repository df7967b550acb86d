import { expect, it } from 'vitest';
import { allPages } from '../../siteContent.ts';
import { entriesOf } from './entries.ts';
import { systemOf } from './systemOf.ts';

const systemAt = (path: string) => {
  const page = allPages().find((one) => one.path === path);
  return page && systemOf(page);
};

it('a page has the color of its product, of its entry, or the one that its file names', () => {
  expect(systemAt('/product/connected-buildings/')).toBe('energy');
  expect(systemAt('/product/refrigeration-monitoring/'), 'a module').toBe('cold');
  expect(systemAt('/learn/demand-charges/'), 'an article').toBe('energy');
  expect(systemAt('/iot-edge/'), 'named by the page').toBe('energy');
  expect(systemAt('/about/'), 'about no product').toBeUndefined();
});

it('a case study has the color of its product, in which its customer’s building is lit', () => {
  const cases = entriesOf('caseStudy');
  expect(cases.length).toBeGreaterThan(20);
  for (const { page, customer, product } of cases) {
    expect(systemAt(page.path), page.id).toBe(product.system);
    expect(customer.system, page.id).toBe(product.system);
  }
});
