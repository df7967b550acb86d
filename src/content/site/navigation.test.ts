import { describe, expect, it } from 'vitest';
import '../../siteContent.ts';
import { siteConfig } from '../../../config/siteConfig.ts';
import { expectNoFaults } from '../../../tests/expectNoFaults.ts';
import { entriesOfMenu, fullNavigation } from '../testing/fullNavigation.ts';
import { type LinkSources, linkTarget, menuLink } from './navigation.ts';

const sources: LinkSources = {
  pageName: (id) => (id === 'pricing' ? 'Prices' : undefined),
  external: { helpDocs: 'https://help.example/' },
};

describe('linkTarget', () => {
  it('takes name and path from the page', () => {
    expect(linkTarget('pricing', sources)).toEqual({ name: 'Prices', href: '/pricing/', isExternal: false });
  });

  it('names the id and the remedy when there is no such page', () => {
    expect(() => linkTarget('product/gone', sources)).toThrow(
      /no page “product\/gone”.*content\/en\/product\/gone\.yaml/,
    );
  });

  it('leads elsewhere by key, and says which keys there are', () => {
    expect(linkTarget('@helpDocs', sources)).toMatchObject({
      href: 'https://help.example/',
      isExternal: true,
    });
    expect(() => linkTarget('@status', sources)).toThrow(/“@status”.*helpDocs/);
  });

  it('lets an entry have its own name', () => {
    expect(menuLink({ link: 'pricing', name: 'Pricing', tag: 'New' }, sources)).toMatchObject({
      name: 'Pricing',
      tag: 'New',
    });
  });
});

/**
 * The links that every menu must have by contract, listed independently of the configuration. A menu may have more, in
 * any order and under any name.
 */
const brand = siteConfig.brand.slug;
const SPECIFIED = {
  products: [
    '/platform-overview/',
    '/product/connected-cmms/',
    '/product/connected-buildings/',
    '/product/connected-refrigeration/',
  ],
  cmms: [
    'maintenance-management-software',
    'parts-inventory-management-software',
    'service-request-software',
    'enterprise-asset-management-software',
    'inspection-software',
    'work-order-software',
    'workplace-management-software',
    'vendor-management-software',
    'field-service-management-software',
    'mobile-cmms-app',
    'facility-management-software',
  ].map((slug) => `/product/${slug}/`),
  energy: [
    'energy-management-software',
    'energy-optimization',
    'energy-analytics',
    'fault-detection-diagnostics',
  ].map((slug) => `/product/${slug}/`),
  cold: [
    'refrigeration-optimization',
    'refrigeration-monitoring',
    'refrigerant-leak-compliance',
    'refrigeration-compliance',
  ].map((slug) => `/product/${slug}/`),
  platform: [
    '/cmms-reports-and-dashboards/',
    '/connected-processes/',
    '/connected-people/',
    '/cmms-integrations/',
    '/platform-overview/',
    '/iot-edge/',
    '/integrations/',
    '/features/',
  ],
  solutions: [
    '/solutions/data-driven-portfolio/',
    '/solutions/asset-lifecycle-management/',
    '/solutions/continuous-sustainability/',
    '/industry/commercial-portfolios/',
    '/industry/corporate-facilities/',
    '/industry/facility-management-services/',
    '/industry/healthcare/',
    '/industry/retail/',
    '/industry/education/',
  ],
  resources: [
    '/blog/',
    '/learn/',
    '/resources/ebooks/',
    '/resources/case-study/',
    '/resources/guide/',
    '/resources/cmms-roi-calculator/',
    '/resources/state-of-operations-and-maintenance-software/',
    '/resources/infographic/rise-of-real-time-facilities/',
    '/webinar/',
    `/whats-new-in-${brand}/`,
    `https://help.${brand}.example/`,
    '/videos/',
    `https://videos.${brand}.example/`,
    '/futureproof/fp-videos/',
    '/gamechangersclub/',
    `/why-${brand}/`,
    '/customer-success/',
  ],
  company: [
    '/about/',
    '/newsroom/',
    '/partners/',
    '/partners/partner-directory/',
    '/careers/',
    '/contact/',
    '/events/',
    '/pricing/',
  ],
} as const;

const hrefs = (...lists: readonly { href: string }[][]) => lists.flat().map((entry) => entry.href);

describe('siteNavigation', () => {
  const menus = fullNavigation();
  const product = (link: string) => menus.platform.products.find((one) => one.link === link);
  const { platform, solutions, resources, company } = menus;

  it.each<[keyof typeof SPECIFIED, string[]]>([
    ['products', hrefs([platform.overview], platform.products)],
    ['cmms', hrefs(product('product/connected-cmms')?.modules ?? [])],
    ['energy', hrefs(product('product/connected-buildings')?.modules ?? [])],
    ['cold', hrefs(product('product/connected-refrigeration')?.modules ?? [])],
    ['platform', hrefs([platform.overview], platform.across, [platform.features])],
    ['solutions', hrefs(entriesOfMenu(solutions))],
    ['resources', hrefs(entriesOfMenu(resources))],
    ['company', hrefs(entriesOfMenu(company))],
  ])('leads from the menu of %s to every page that it must', (name, links) => {
    const lost = SPECIFIED[name].filter((href) => !links.includes(href));
    const twice = links.filter((href, place) => links.indexOf(href) !== place);
    expectNoFaults([
      ...lost.map((href) => `content/settings/navigation.yaml: the menu of ${name} lacks ${href}`),
      ...twice.map((href) => `content/settings/navigation.yaml: the menu of ${name} has ${href} twice`),
    ]);
  });

  it('opens the platform on a product that it lists', () => {
    expect(product(platform.activeProduct)).toBeDefined();
  });

  it('tags the careers as the contract says, and the Knowledge Hub', () => {
    const tagOf = (href: string) =>
      [...entriesOfMenu(resources), ...entriesOfMenu(company)].find((entry) => entry.href === href)?.tag;
    expect(tagOf('/careers/')).toBe('We are Hiring!');
    expect(tagOf('/learn/')).toBe('New');
  });

  it('leads to prices, to the demo and to the start', () => {
    expect(hrefs([menus.pricing], [menus.demo], [menus.start], [menus.help])).toEqual([
      '/pricing/',
      '/request-demo/',
      '/get-started/',
      '/contact/',
    ]);
  });

  it('ends every path of the site with a slash', () => {
    const all = hrefs(
      menus.legal,
      ...menus.footer.map((column) => column.entries),
      entriesOfMenu(menus.partners),
    );
    for (const href of all.filter((one) => one.startsWith('/'))) expect(href).toMatch(/\/$/);
  });
});
