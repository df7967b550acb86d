import { expect, it } from 'vitest';
import { allPages } from '../../src/siteContent.ts';

const variants = allPages().filter((page) => page.id === 'product/facility-management-software');

const sectionsOf = (locale: string) => variants.find((page) => page.locale === locale)?.sections ?? [];

/**
 * The sections the page must have by contract, in this order, with the number of parts of each; other sections may come
 * between them.
 */
const CONTRACT = [
  ['productHead'],
  ['whyCards', 6],
  ['statCards', 3],
  ['benefitCards', 5],
  ['awards'],
  ['marquee', 10],
  ['industryTabs', 6],
  ['numberedDrawing', 4],
  ['testimonials'],
  ['cta'],
  ['faq', 10],
] as const;

/** The number of parts of a section, if the contract counts them. */
function partsOf(section: ReturnType<typeof sectionsOf>[number]): number | undefined {
  switch (section.type) {
    case 'whyCards':
    case 'benefitCards':
      return section.cards.length;
    case 'numberedDrawing':
      return section.entries.length;
    case 'statCards':
      return section.stats.length;
    case 'marquee':
      return section.labels?.length;
    case 'industryTabs':
      return section.industries.length;
    case 'faq':
      return section.items.length;
    default:
      return undefined;
  }
}

it.each(['en', 'en-AE'])('holds what its contract names, in that order and number: %s', (locale) => {
  const named = new Set<string>(CONTRACT.map(([type]) => type));
  const found = sectionsOf(locale).filter(({ type }) => named.has(type));
  expect(found.map((section) => [section.type, partsOf(section)].filter((one) => one !== undefined))).toEqual(
    CONTRACT.map((one) => [...one]),
  );
});

it('describes the benefits in a paragraph of their own for the Emirates alone', () => {
  const intro = (locale: string) =>
    sectionsOf(locale).find((section) => section.type === 'benefitCards')?.intro;
  expect(intro('en')).toBeUndefined();
  expect(intro('en-AE')).toBeTruthy();
});
