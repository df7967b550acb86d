import { describe, expect, it } from 'vitest';
import { allPages } from '../../src/siteContent.ts';

const variants = allPages().filter((page) => page.id === 'product/mobile-cmms-app');

const sectionsOf = (locale: string) => variants.find((page) => page.locale === locale)?.sections ?? [];

type Section = ReturnType<typeof sectionsOf>[number];

function sectionOf<Type extends Section['type']>(locale: string, type: Type) {
  const section = sectionsOf(locale).find((candidate) => candidate.type === type);
  if (!section) throw new Error(`no ${type} in ${locale}`);
  return section as Extract<Section, { type: Type }>;
}

describe.each(['en', 'en-AE'])('the mobile CMMS page in %s', (locale) => {
  it('shows the eight sections that its contract names, in that order', () => {
    const contract = ['productHead', 'statCards', 'whyCards', 'appTabs', 'cta', 'industryTabs', 'cta', 'faq'];
    const types: string[] = sectionsOf(locale).map(({ type }) => type);
    expect(types.filter((type) => contract.includes(type))).toEqual(contract);
  });

  it('opens with its tag, its button and eight logos that go round in 45 seconds', () => {
    const hero = sectionOf(locale, 'productHead');
    expect(hero.tag).toBe('Mobile CMMS App');
    expect(hero.action.label).toBe('Request demo');
    expect(hero.logos?.label).toBe('Trusted by the world’s largest property operations firms');
    expect(new Set(hero.logos?.customers.map((logo) => logo.id)).size).toBe(8);
    expect(hero.logos?.seconds).toBe(45);
  });

  it('states exactly the three figures', () => {
    const { title, stats } = sectionOf(locale, 'statCards');
    expect(title).toBe('The smarter way to manage facilities at scale');
    expect(stats.map(({ value, txt }) => `${value} ${txt}`)).toEqual([
      '30% drop in reactive call volumes',
      '40% increase in operational visibility',
      '97% SLA adherence across sites',
    ]);
  });

  it('gives eight reasons', () => {
    const why = sectionOf(locale, 'whyCards');
    expect(why.title).toMatch(/^Why choose/);
    expect(why.cards).toHaveLength(8);
  });

  it('presents the five apps, each with a phone of its own', () => {
    const { apps, benefitsLabel } = sectionOf(locale, 'appTabs');
    expect(apps.map((app) => app.name)).toEqual([
      'Client app',
      'Requestor app',
      'Tenant app',
      'Vendor app',
      'Workstation app',
    ]);
    expect(new Set(apps.map((app) => app.image)).size).toBe(5);
    expect(benefitsLabel).toBe('Key benefits');
  });

  it('sends each industry to its page', () => {
    const { industries, linkLabel, enableLabel, gainLabel } = sectionOf(locale, 'industryTabs');
    expect([linkLabel, enableLabel, gainLabel]).toEqual(['Learn more', 'What’s enabled', 'What you gain']);
    expect(industries.map(({ name, link }) => [name, link])).toEqual([
      ['Healthcare', '/industry/healthcare/'],
      ['Education', '/industry/education/'],
      ['Real Estate', '/industry/commercial-portfolios/'],
      ['Office Spaces', '/industry/corporate-facilities/'],
      ['FM Service', '/industry/facility-management-services/'],
      ['Retail', '/industry/retail/'],
    ]);
  });

  it('keeps one selection for the apps and the industries', () => {
    const shared = sectionOf(locale, 'appTabs').sharedBy;
    expect(shared).toBeTruthy();
    expect(sectionOf(locale, 'industryTabs').sharedBy).toBe(shared);
  });

  it('asks twice for a demo, and answers six questions', () => {
    const asked = sectionsOf(locale).filter((section) => section.type === 'cta');
    expect(asked.map(({ title }) => title)).toEqual([
      'Making the switch is easier than you think.',
      'Start managing maintenance from anywhere',
    ]);
    expect(asked[0]?.label).toBe('Get a demo');
    const faq = sectionOf(locale, 'faq');
    expect(faq.title).toBe('Frequently asked questions');
    expect(faq.items).toHaveLength(6);
  });
});

it('has words of its own for the Emirates', () => {
  expect(sectionOf('en-AE', 'productHead').intro).not.toBe(sectionOf('en', 'productHead').intro);
});
