import { expect, it } from 'vitest';
import { siteConfig } from '../../config/siteConfig.ts';
import { allPages } from '../../src/siteContent.ts';

const page = allPages().find(({ id, locale }) => id === 'product/connected-refrigeration' && locale === 'en');
const sections = page?.sections ?? [];

it('has the title of the specification, spelled as it is there', () => {
  expect(page?.meta.title).toBe(`Muti-site Refrigeration Optimization Software | ${siteConfig.brand.name}`);
});

it('begins with the banner and has three groups of four items, numbered in their order', () => {
  expect(sections[0]?.type).toBe('figureHead');
  const groups = sections.filter((section) => section.type === 'featureGroup');
  expect(groups.map(({ number, items }) => [number, items.length])).toEqual([
    [1, 4],
    [2, 4],
    [3, 4],
  ]);
  expect(new Set(groups.map(({ id }) => id)).size).toBe(3);
});

it('gives each of the twelve items a picture of its own', () => {
  const pictures = sections.flatMap((section) =>
    section.type === 'featureGroup' ? section.items.map(({ picture }) => JSON.stringify(picture)) : [],
  );
  expect(new Set(pictures).size).toBe(12);
});

it('prints the returns of the specification', () => {
  const returns = sections.find((section) => section.type === 'statCards');
  expect(returns?.stats.map(({ before, value, txt }) => [before, value, txt].join(' ').trim())).toEqual([
    'up to 15% energy savings',
    '15% fewer service calls',
    'nearly 50% license fee offload',
    'under 6 months payback',
  ]);
});

it('links to the four related products', () => {
  const related = sections.find((section) => section.type === 'itemRows');
  expect(related?.rows?.map(({ module }) => module?.page)).toEqual([
    'product/refrigeration-optimization',
    'product/refrigeration-monitoring',
    'product/refrigerant-leak-compliance',
    'product/refrigeration-compliance',
  ]);
});

it('asks for a demo on the contact page and offers to get started, at the top and at the end', () => {
  const hero = sections.find((section) => section.type === 'figureHead');
  expect(hero?.action).toEqual({ label: 'Book a demo', href: '/contact/' });
  expect(hero?.second?.href).toBe('/get-started/');
  const end = sections.find((section) => section.type === 'cta');
  expect(end).toMatchObject({ label: 'Book a demo', href: '/contact/', second: { href: '/get-started/' } });
});

it('lets a customer’s chief executive say what changed', () => {
  const proof = sections.find((section) => section.type === 'quote');
  expect(proof?.customer?.figure).toEqual({ stat: '15%', txt: 'reduction in service calls' });
  expect(proof?.customer?.role).toMatch(/chief executive/i);
});
