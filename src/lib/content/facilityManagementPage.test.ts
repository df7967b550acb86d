import { expect, it } from 'vitest';
import { allPages } from './pages.ts';

const variants = allPages().filter((page) => page.id === 'product/facility-management-software');

const sectionsOf = (locale: string) => variants.find((page) => page.locale === locale)?.sections ?? [];

it.each(['en', 'en-AE'])(
  'shows the sections of the facility management page in their order: %s',
  (locale) => {
    expect(sectionsOf(locale).map((section) => section.type)).toEqual([
      'productHero',
      'whyCards',
      'statCards',
      'benefitCards',
      'awards',
      'industryStrip',
      'industryTabs',
      'securityCards',
      'testimonials',
      'cta',
      'faq',
    ]);
  },
);

it.each(['en', 'en-AE'])('holds as many of each as the specification counts: %s', (locale) => {
  const counts = sectionsOf(locale).map((section) => {
    switch (section.type) {
      case 'whyCards':
      case 'benefitCards':
      case 'securityCards':
        return section.cards.length;
      case 'statCards':
        return section.stats.length;
      case 'industryStrip':
        return section.labels.length;
      case 'industryTabs':
        return section.industries.length;
      case 'faq':
        return section.items.length;
      default:
        return 0;
    }
  });
  expect(counts).toEqual([0, 6, 3, 5, 0, 10, 6, 4, 0, 0, 10]);
});

it('describes the benefits in a paragraph of their own for the Emirates alone', () => {
  const intro = (locale: string) =>
    sectionsOf(locale).find((section) => section.type === 'benefitCards')?.intro;
  expect(intro('en')).toBeUndefined();
  expect(intro('en-AE')).toContain('dirhams');
});

it('sends each industry to its page', () => {
  const tabs = sectionsOf('en').find((section) => section.type === 'industryTabs');
  expect(tabs?.industries.map(({ name, link }) => [name, link])).toEqual([
    ['Healthcare', '/industry/healthcare/'],
    ['Education', '/industry/education/'],
    ['Real Estate', '/industry/commercial-portfolios/'],
    ['Office Spaces', '/industry/corporate-facilities/'],
    ['FM Service', '/industry/facility-management-services/'],
    ['Retail', '/industry/retail/'],
  ]);
});
