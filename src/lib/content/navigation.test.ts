import { describe, expect, it } from 'vitest';
import { siteConfig } from '../../../config/site.ts';
import { type LinkSources, linkTarget, menuLink, siteNavigation } from './navigation.ts';

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

/** The links that the specification lists for each menu, written down independently of the configuration. */
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

const sorted = (list: readonly string[]) => [...list].sort();
const hrefs = (...lists: readonly { href: string }[][]) => lists.flat().map((entry) => entry.href);

describe('siteNavigation', () => {
  const menus = siteNavigation();
  const product = (system: string) => menus.platform.products.find((one) => one.system === system);

  it('lists the products, the first active', () => {
    expect(hrefs([menus.platform.overview], menus.platform.products)).toEqual(SPECIFIED.products);
    expect(product(menus.platform.activeProduct)?.href).toBe('/product/connected-cmms/');
  });

  it.each(['cmms', 'energy', 'cold'] as const)('lists the modules of %s', (system) => {
    expect(hrefs(product(system)?.modules ?? [])).toEqual(SPECIFIED[system]);
  });

  it('lists the other links of the platform', () => {
    const { overview, across, features } = menus.platform;
    expect(sorted(hrefs([overview], across, [features]))).toEqual(sorted(SPECIFIED.platform));
  });

  it('lists the solutions', () => {
    expect(hrefs(menus.solutions.goals, menus.solutions.industries)).toEqual(SPECIFIED.solutions);
  });

  it('lists the resources, with the tag of the Knowledge Hub', () => {
    const { read, watch, product: withProduct } = menus.resources;
    expect(sorted(hrefs(read, watch, withProduct))).toEqual(sorted(SPECIFIED.resources));
    expect(read.find((entry) => entry.href === '/learn/')).toMatchObject({
      name: 'Knowledge Hub',
      tag: 'New',
    });
  });

  it('lists the company, hiring', () => {
    expect(sorted(hrefs(menus.company.about, menus.company.meet))).toEqual(sorted(SPECIFIED.company));
    expect(menus.company.about.find((entry) => entry.href === '/careers/')?.tag).toBe('We are Hiring!');
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
    const all = hrefs(menus.legal, ...menus.footer.map((column) => column.entries), menus.partners.entries);
    for (const href of all.filter((one) => one.startsWith('/'))) expect(href).toMatch(/\/$/);
  });
});
