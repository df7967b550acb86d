import { describe, expect, it } from 'vitest';
import { expectNoFaults } from '../../tests/expectNoFaults.ts';
import { allPages } from '../siteContent.ts';
import { copyFaults, shared } from './copyFaults.ts';
import { LOCALES } from './locale.ts';

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
    ['One -- two', '--'],
    ['Wait...', 'Wait...'],
  ])('finds the fault of “%s”', (text, found) => {
    expect(copyFaults(text, 'en').join()).toContain(`“${found}”`);
  });

  it.each([
    'Call 4′ 6″ “a manhole”, as the site’s drawing does',
    'The carrier brings it; BACnet and ASHRAE name it',
    'Ready to deliver world class campus services & estate facilities?',
    'Harbour Road closed the record in 98 min',
    'A program of 12 sites, by color',
  ])('lets “%s” stand', (text) => expectNoFaults(copyFaults(text, 'en')));

  it('asks for the spelling of the locale', () => {
    expectNoFaults(copyFaults('A programme in the colour of the centre', 'en-AE'));
    expect(copyFaults('Elevators by color', 'en-AE')).toHaveLength(1);
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
