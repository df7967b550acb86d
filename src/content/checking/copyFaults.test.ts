import { describe, expect, it } from 'vitest';
import { expectNoFaults } from '../../../tests/expectNoFaults.ts';
import { allPages } from '../../siteContent.ts';
import { LOCALES } from '../files/locale.ts';
import { copyFaults, dateFaults, labelFaults, shared } from './copyFaults.ts';

describe('copyFaults', () => {
  it.each([
    ['A seamless handover', 'seamless'],
    ['Unlocks savings', 'Unlocks'],
    ['We leverage data', 'leverage'],
    ['In today’s market', 'In today’s'],
    ['World-class service', 'World-class'],
    ['Lorem dolor sit', 'Lorem'],
    ['Reads from SAP and others', 'SAP'],
    ['The site’s "plant"', '"plant"'],
    ["The site's plant", "site's"],
    ['The colour of the pipe', 'colour'],
    ['A maintenance programme', 'programme'],
    ['The store at Harbour Road', 'Harbour'],
    ['A partner named Harbourline', 'Harbourline'],
    ['Thirteen modules share a job sheet', 'job sheet'],
    ['A fitter reads a tablet', 'fitter'],
    ['The valve is mended by Friday', 'mended'],
    ['Send us an e-mail', 'e-mail'],
    ['The key is in the cupboard', 'cupboard'],
    ['A fault in the switchroom', 'switchroom'],
    ['She rang us at two', 'rang us'],
    ['One -- two', '--'],
    ['Wait...', 'Wait...'],
  ])('finds the fault of “%s”', (text, found) => {
    expect(copyFaults(text, 'en').join()).toContain(`“${found}”`);
  });

  it.each([
    'Call 4′ 6″ “a manhole”, as the site’s drawing does',
    'The carrier brings it; BACnet and ASHRAE name it',
    'Ready to deliver world class campus services & estate facilities?',
    'A program of 12 sites, by color',
    'A pipefitter breaks a gas line',
    'The phone rings on Dec 3, 2026',
  ])('lets “%s” stand', (text) => expectNoFaults(copyFaults(text, 'en')));

  it('asks for the spelling of the locale', () => {
    expectNoFaults(copyFaults('A programme in the colour of the centre', 'en-AE'));
    expect(copyFaults('Elevators by color', 'en-AE')).toHaveLength(1);
  });

  it.each([
    ['Outdoors 115 °F', '115 °F'],
    ['Charged with 2.5 lb of gas', '2.5 lb'],
    ['A tank of 1,200 gal', '1,200 gal'],
  ])('takes “%s” for American units on a regional page', (text, found) => {
    expect(copyFaults(text, 'en-AE').join()).toContain(`“${found}”`);
    expectNoFaults(copyFaults(text, 'en'));
  });
});

it('dateFaults asks for the month before the day', () => {
  expect(dateFaults('Checked on 3 Dec 2026').join()).toContain('“3 Dec 2026”');
  expect(dateFaults('Checked on Dec 3, 2026')).toEqual([]);
});

describe('labelFaults', () => {
  it.each([
    ['Cost a day', 'heading'],
    ['a month', 'per'],
    ['a month, at $55 per hour', 'text'],
    ['A year', 'figure'],
    ['A year', 'measured'],
    ['$750,000 a year', 'total'],
    ['23 open, $31,400 a year', 'summary'],
    ['$23 a night, from Jul 9', 'facts'],
    ['$412 a night on one floor', 'under'],
    ['2 h a week', 'was'],
    ['Jobs a month in a building', 'workOrders'],
    ['Savings a year', 'label'],
    ['visits a month', 'txt'],
    ['a year of electricity for air that leaked', 'txt'],
    ['612 tags, 70 an hour', 'note'],
    ['1,140 students, five usable hours a week', 'note'],
    ['3 a day, one for each cause', 'now'],
    ['on request, 2.5 a day on average', 'value'],
    ['A night, on one floor', 'label'],
  ])('asks for “per” in “%s”', (text, field) => {
    expect(labelFaults({ place: ['figures', 0, field], text })).toHaveLength(1);
  });

  it.each([
    ['Twice a year', 'heading'],
    ['Repeat visits in a year', 'heading'],
    ['It costs $50 a day', 'text'],
    ['Nine rules survive a year.', 'summary'],
    ['Two weeks to a year', 'value'],
    ['Reply with a day', 'label'],
    ['are read every quarter of an hour', 'txt'],
  ])('lets “%s” stand', (text, field) => {
    expect(labelFaults({ place: ['figures', 0, field], text })).toEqual([]);
  });

  it.each([
    { place: ['columns', 'number'], text: 'A year' },
    { place: ['right', 'rows', 4, 0], text: 'False visits, a year' },
    { place: 12, text: '| Ready backlog | Hours available a week |' },
  ])('reads tables: “$text”', (label) => {
    expect(labelFaults(label)).toHaveLength(1);
  });

  it('reads what a film notes beside its picture', () => {
    const place = ['chapters', 3, 'note', 'text'];
    expect(labelFaults({ place, text: 'Stores, thousands of alarms a night' })).toHaveLength(1);
    expect(labelFaults({ place, text: 'Figures a year, and none looks wrong' })).toHaveLength(1);
  });

  it('accepts a duration in a table', () => {
    expect(labelFaults({ place: 12, text: '| Leak check | Once a year | A month |' })).toEqual([]);
  });
});

describe('shared', () => {
  it('names those that hold the same value', () => {
    expect(
      shared(
        ['ab', 'ac', 'b'],
        (one) => one.slice(0, 1),
        (one) => one,
      ),
    ).toEqual(['“a”: ab, ac']);
  });
});

describe('the copy of the site', () => {
  it('gives every listed page a title and a description that search engines print whole', () => {
    const pages = allPages().filter(({ isListed }) => isListed);
    expectNoFaults(
      pages.flatMap(({ locale, path, meta: { title, desc } }) => [
        ...(title.length >= 10 && title.length <= 65
          ? []
          : [`${locale} ${path}: meta.title has ${title.length} characters: write 10 to 65`]),
        ...(desc.length >= 50 && desc.length <= 165
          ? []
          : [`${locale} ${path}: meta.desc has ${desc.length} characters: write 50 to 165`]),
      ]),
    );
  });

  it.each(LOCALES)('gives every page of %s its own title and description', (locale) => {
    const pages = allPages().filter((page) => page.locale === locale);
    expectNoFaults(
      shared(
        pages,
        ({ meta }) => meta.title,
        ({ path }) => path,
      ),
    );
    expectNoFaults(
      shared(
        pages,
        ({ meta }) => meta.desc,
        ({ path }) => path,
      ),
    );
  });
});
