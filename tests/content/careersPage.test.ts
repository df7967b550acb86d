import { expect, it } from 'vitest';
import { siteConfig } from '../../config/siteConfig.ts';
import { openings } from '../../src/content/entries/openings.ts';
import { allPages } from '../../src/siteContent.ts';

const page = allPages().find(({ id, locale }) => id === 'careers' && locale === 'en');
const sections = page?.sections ?? [];

/** The page's section of a given type. */
function section<Type extends (typeof sections)[number]['type']>(type: Type) {
  const found = sections.find((candidate) => candidate.type === type);
  if (!found) throw new Error(`the careers page has no ${type}`);
  return found as Extract<(typeof sections)[number], { type: Type }>;
}

it('is described in the words that were asked for', () => {
  expect(page?.meta.title).toBe(`Careers | ${siteConfig.brand.name}`);
  expect(page?.meta.desc).toBe(
    'Join us on our mission to reimagine the facilities experience and transform the built environment.',
  );
});

it('shows what its contract names, in that order', () => {
  const contract = ['careersHead', 'roomRow', 'itemRows', 'lifeAt', 'people', 'jobOpenings'];
  expect(sections.map(({ type }) => type).filter((type) => contract.includes(type))).toEqual(contract);
});

it('heads them as the specification does', () => {
  expect(section('itemRows').title).toBe('Why join us?');
  expect(section('lifeAt').title).toBe(`Life at ${siteConfig.brand.name}`);
  expect(section('people').title).toBe('Meet the veterans');
  expect(section('jobOpenings').title).toBe('Join the team');
});

it('lets customers’ logos go round in 45 seconds, as two product pages do and no other', () => {
  const slow = allPages().filter((one) =>
    one.sections.some((candidate) => {
      const strip = candidate.type === 'productHead' ? candidate.logos : candidate;
      return strip !== undefined && 'seconds' in strip && strip.seconds === 45;
    }),
  );
  expect([...new Set(slow.map(({ path }) => path))].sort()).toEqual([
    '/careers/',
    '/product/facility-management-software/',
    '/product/mobile-cmms-app/',
  ]);
});

it('leads from the top to the openings', () => {
  expect(section('careersHead').action).toEqual({ label: 'See open positions', href: '#openings' });
  expect(section('jobOpenings').id).toBe('openings');
});

it('leaves as many chairs empty as there are openings', () => {
  expect(section('careersHead').open).toBe(openings().length);
  expect(section('jobOpenings').jobs).toHaveLength(openings().length);
});

it('introduces eight long-tenured people, each with a film and a video at the external host', () => {
  const { people } = section('people');
  expect(people).toHaveLength(8);
  for (const { person, film, video } of people) {
    expect(person.since).toBeLessThanOrEqual(2018);
    expect(film?.speakers).toEqual([person]);
    expect(video).toMatch(new RegExp(`^${siteConfig.links.videos}.`));
  }
  for (const field of ['film', 'video'] as const)
    expect(new Set(people.map((one) => one[field])).size).toBe(8);
});

it('filters by the departments of the specification', () => {
  expect(section('jobOpenings').filters).toEqual([
    { label: 'All', value: 'all' },
    { label: 'Product', value: 'product' },
    { label: 'Engineering', value: 'engineering' },
    { label: 'Design', value: 'design' },
    { label: 'Sales', value: 'sales' },
    { label: 'Marketing', value: 'marketing' },
  ]);
});

it('says the fixed words of the list', () => {
  const { search, apply, empty } = section('jobOpenings');
  expect([search, apply, empty]).toEqual(['Search for Open Roles', 'apply now', 'No job roles found']);
});

it('plays a film of its own', () => {
  expect(section('lifeAt').video.film).toMatchObject({ path: '/videos/a-tuesday-in-leeds/', isListed: true });
});
