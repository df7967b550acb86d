import { expect, it } from 'vitest';
import { records } from '../../src/content/entries/records.ts';
import { readStoryCopy } from '../../src/sections/arguments/ProductTour/readStoryCopy.ts';
import { allPages } from '../../src/siteContent.ts';
import { windowData } from '../../src/windows/words/windowData.ts';
import { expectNoFaults } from '../expectNoFaults.ts';

const INDUSTRIES =
  'commercial-portfolios corporate-facilities education facility-management-services healthcare retail';

/** Pages that a buyer in the Emirates reaches from the first level of the menu, each in the words of the region. */
const REACHED = [
  '/',
  ...['pricing', 'request-demo', 'contact', 'about', 'security'],
  ...['connected-cmms', 'connected-buildings', 'connected-refrigeration'].map((name) => `product/${name}`),
  ...INDUSTRIES.split(' ').map((name) => `industry/${name}`),
].map((id) => (id === '/' ? id : `/${id}/`));

const GULF = new Set(['Abu Dhabi', 'Ajman', 'Dubai', 'Riyadh', 'Sharjah']);

const pages = allPages().filter(({ locale }) => locale === 'en-AE');

it('has a page of its own for each that a buyer in the Emirates reaches first', () => {
  const paths = pages.map(({ path }) => path);
  expectNoFaults(
    REACHED.filter((path) => !paths.includes(path)).map(
      (path) => `content/en-AE: there is no page for ${path}: add one in the words of the region`,
    ),
  );
});

it('names a customer in the Gulf first', () => {
  const customers = [...records('customers').values()];
  const first = pages.flatMap((page) => {
    const text = JSON.stringify(page.sections);
    const named = customers
      .map(({ id, name, city }) => ({ name, city, at: text.search(new RegExp(`"${id}"|${name}`)) }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at);
    return named[0] ? [{ path: page.path, ...named[0] }] : [];
  });
  expectNoFaults(
    first
      .filter(({ city }) => !GULF.has(city))
      .map(
        ({ path, name, city }) =>
          `${path} (en-AE) names ${name} in ${city} first: begin with a customer in the Gulf`,
      ),
  );
});

it('lists customers in the Gulf before all others', () => {
  const cityOf = new Map([...records('customers').values()].map(({ name, city }) => [name, city]));
  /** Every list of at least two customers in a page's data. */
  const listsIn = (data: unknown): string[][] => {
    if (typeof data !== 'object' || data === null) return [];
    const within = Object.values(data).flatMap(listsIn);
    const names = Array.isArray(data) ? data.map((one) => (one as { name?: string } | null)?.name ?? '') : [];
    return names.length > 1 && names.every((name) => cityOf.has(name)) ? [names, ...within] : within;
  };
  const isGulf = (name: string) => GULF.has(cityOf.get(name) ?? '');
  const lists = pages.flatMap(({ path, sections }) => listsIn(sections).map((names) => ({ path, names })));
  expect(lists.length).toBeGreaterThan(4);
  expectNoFaults(
    lists
      .filter(({ names }) =>
        names.some((name, at) => isGulf(name) && names.slice(0, at).some((one) => !isGulf(one))),
      )
      .map(({ path, names }) => `${path} (en-AE) lists ${names.join(', ')}: put those in the Gulf first`),
  );
});

const home = pages.find(({ path }) => path === '/')?.sections ?? [];

it('quotes customers in the Gulf on its home page, and no others', () => {
  const quoted = home.flatMap((section) =>
    section.type === 'testimonials' ? section.testimonials.map(({ name }) => name) : [],
  );
  expect(quoted.slice(0, 2)).toEqual(['Marsa Living', 'Qasr Hospitality']);
  const cities = [...records('customers').values()].filter(({ name }) => quoted.includes(name));
  expect(cities.filter(({ city }) => !GULF.has(city))).toEqual([]);
});

it('tells the night on its home page with the region’s places, people, units and money', () => {
  const windows = [
    'liveQueue',
    'caseGrid',
    'ruleCard',
    'dispatchMap',
    'jobPhone',
    'leakRecord',
    'dueToday',
    'workOrderBoardShort',
  ] as const;
  const { faults, people, job } = readStoryCopy('en-AE');
  // The three jobs of the queue, as the panel that opens under it shows them.
  const opened = [faults.leak, faults.filter, faults['night-run'], people, job.route];
  // Of the customers in its band, it shows the logos only.
  const said = home.filter(({ type }) => type !== 'marquee');
  const shown = [said, opened, ...windows.map((name) => windowData(name, 'en-AE'))].map((part) =>
    JSON.stringify(part),
  );
  expectNoFaults(
    shown.flatMap((text) =>
      [
        ...text.matchAll(
          /.{0,40}(?:°F|\$\d|\d (?:lb|mi|ft)\b|%miles%|Harbor Road|Ellery|Refcool|Portland|EPA).{0,20}/g,
        ),
      ].map(([found]) => `en-AE home: …${found}…: use the words of the Emirates`),
    ),
  );
});
