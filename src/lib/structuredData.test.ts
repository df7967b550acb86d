import { afterEach, describe, expect, it, vi } from 'vitest';
import { siteConfig } from '../../config/siteConfig.ts';
import { contactSettings } from '../content/settings/contactSettings.ts';
import { pageText, withContent } from '../content/testing/withContent.ts';

const { brand, hosts } = siteConfig;
const { socials } = contactSettings();
const HOME = `https://${hosts.en}`;

afterEach(() => vi.unstubAllEnvs());

const files = {
  'settings/prices.yaml':
    'currencies: { en: { code: USD, perDollar: 1 }, en-AE: { code: AED, perDollar: 4 } }\nbands: { people: [{ cost: 9 }], buildings: [{ cost: 3 }], integration: { withProduct: 0.3, boughtApart: 0.8 } }\nprices: {}\n',
  'records/products/cmms.yaml':
    'name: Connected CMMS\nsummary: S\nsystem: cmms\npage: product/cmms\norder: 1\n',
  'en/index.yaml': pageText('Home'),
  'en/product/{brandSlug}.yaml': pageText('{brand} CMMS', "parents: ['product/cmms']"),
  'en/product/cmms.yaml': pageText('CMMS'),
  'en/blog/a.yaml': pageText('A </script> story'),
};

/** The things in a page's graph by type. */
async function thingsOf(id: string, more: object = {}): Promise<Record<string, Record<string, unknown>>> {
  withContent(files);
  const [{ structuredData }, { allPages }, { pathOfPage }] = await Promise.all([
    import('./structuredData.ts'),
    import('../siteContent.ts'),
    import('../content/files/pathOfPage.ts'),
  ]);
  const page = allPages().find(({ path }) => path === pathOfPage(id));
  if (!page) throw new Error(`no page ${id}`);
  const graph = structuredData({ ...page, ...more })['@graph'] as unknown as Record<string, unknown>[];
  return Object.fromEntries(graph.map((thing) => [String(thing['@type']), thing]));
}

describe('structuredData', () => {
  it('describes the page and its publisher on every page, without empty fields', async () => {
    const things = await thingsOf('blog/a');
    expect(Object.keys(things)).toEqual(['WebPage']);
    expect(things['WebPage']).toMatchObject({
      url: `${HOME}/blog/a/`,
      publisher: { '@id': `${HOME}/#organization`, name: brand.name },
    });
  });

  it('describes the company in full on a page about it', async () => {
    const company = (await thingsOf('index'))['Organization'];
    expect(company).toMatchObject({ name: brand.name, url: `${HOME}/` });
    expect(company?.['sameAs']).toEqual(socials.map(({ url }) => url));
  });

  it.each([
    ['index', brand.name],
    ['product/cmms', `${brand.name} Connected CMMS`],
    [`product/${brand.slug}`, `${brand.name} Connected CMMS`],
  ])('names the software of %s as it is sold: %s', async (id, name) => {
    expect((await thingsOf(id))['SoftwareApplication']).toMatchObject({ name });
  });

  it('offers the software at the list price of the smallest size, with the rating in the settings', async () => {
    const { value, reviews } = siteConfig.rating;
    expect((await thingsOf('index'))['SoftwareApplication']).toMatchObject({
      aggregateRating: { ratingValue: value, reviewCount: reviews, bestRating: 5 },
      offers: {
        price: 12,
        priceCurrency: 'USD',
      },
    });
  });

  it('describes the site on its home page only', async () => {
    expect((await thingsOf('index'))['WebSite']).toMatchObject({
      name: brand.name,
      url: `${HOME}/`,
    });
    expect(await thingsOf('product/cmms')).not.toHaveProperty('WebSite');
  });

  it('lists the breadcrumbs with absolute addresses', async () => {
    expect((await thingsOf(`product/${brand.slug}`))['BreadcrumbList']?.['itemListElement']).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${HOME}/` },
      { '@type': 'ListItem', position: 2, name: 'CMMS', item: `${HOME}/product/cmms/` },
      {
        '@type': 'ListItem',
        position: 3,
        name: `${brand.name} CMMS`,
        item: `${HOME}/product/${brand.slug}/`,
      },
    ]);
  });

  it('includes every question of the page’s sections', async () => {
    const faq = (question: string) => ({ type: 'faq', items: [{ question, answer: `<p>${question}!</p>` }] });
    const things = await thingsOf('blog/a', { sections: [faq('One?'), { type: 'cta' }, faq('Two?')] });
    expect(things['FAQPage']?.['mainEntity']).toEqual(
      ['One?', 'Two?'].map((name) => ({
        '@type': 'Question',
        name,
        acceptedAnswer: { '@type': 'Answer', text: `${name}!` },
      })),
    );
  });
});
