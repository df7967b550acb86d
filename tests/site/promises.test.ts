import { describe, expect, it } from 'vitest';
import { printLength, wholeMinutes } from '../../src/content/entries/films/captions.ts';
import { films } from '../../src/content/entries/films/films.ts';
import { factsOf } from '../../src/content/settings/facts.ts';
import { expectNoFaults } from '../expectNoFaults.ts';
import { type BuiltPage, builtPages } from './builtSite.ts';
import { groupFaults } from './groupFaults.ts';
import { visibleTexts } from './visibleTexts.ts';

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen'.split(
  ' ',
);
const NUMBER = `(\\d+|${NUMBERS.slice(1).join('|')}|thirty)`;

/** A number in digits or words; NaN for words that no promise may use. */
function numberOf(words: string): number {
  const index = NUMBERS.indexOf(words.toLowerCase());
  return index === -1 ? Number(words) : index;
}

const fact = (name: string) => Number(factsOf('en').values.get(name));

const SPAN = `${NUMBER}[ -](day|week|month)s?`;
const TRIALS = [
  new RegExp(`\\b${SPAN} (?:free )?trials?\\b`, 'gi'),
  new RegExp(`\\btrials? (?:is free for|is free, lasts|lasts?|runs? for|reads [^.]*? for) ${SPAN}`, 'gi'),
  new RegExp(`\\btrial\\b[^.]{0,30}: ${SPAN}`, 'gi'),
  new RegExp(`\\btrial (?:in|of|for) ${SPAN}`, 'gi'),
  new RegExp(`\\btrial one building for ${SPAN}`, 'gi'),
];

/** How many days a text says that a trial lasts, once for each time it says so. */
function trialDaysIn(text: string): number[] {
  const days: Record<string, number> = { day: 1, week: 7, month: 30 };
  return TRIALS.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(
      ([, number = '', unit = '']) => numberOf(number) * (days[unit.toLowerCase()] ?? Number.NaN),
    ),
  );
}

const PRICE = new RegExp(`\\b(?:price|quote)\\b[^.]{0,40} (?:in|within) ${NUMBER} working days?`, 'gi');

/** How many working days a text gives an answer to a question about a price. */
const priceDaysIn = (text: string) => [...text.matchAll(PRICE)].map(([, number = '']) => numberOf(number));

const SUPPORT = /\bon (Foundation|Operations|Portfolio)\b[^.,]*?(next working day|within \d+)/gi;

/** When support answers by plan, as a text states it. */
const supportIn = (text: string) =>
  [...text.matchAll(SUPPORT)].map(([, plan = '', time = '']) => `${plan}: ${time.toLowerCase()}`);

/** The length that a text gives a recording, after naming it. */
const LENGTH = /\b(?:recording|podcast|film)\b.*?\b(\d+:\d\d|\d+ min)\b/i;

describe('trialDaysIn', () => {
  it.each([
    ['A trial reads one rack for thirty days', Number.NaN],
    ['Trial one building for four weeks', 28],
    ['A cost table and a four-week trial', 28],
    ['The trial is free for 14 days', 14],
    ['Request a Free CMMS Trial: 14 Days on One Site', 14],
  ])('reads “%s”', (text, days) => {
    expect(trialDaysIn(text)).toEqual([days]);
  });

  it('ignores trials of other things', () => {
    expect(trialDaysIn('A trial of a rule over sixty days, deleted 30 days after the trial')).toEqual([]);
  });
});

describe('priceDaysIn', () => {
  it.each([
    ['A one-page price in two working days', 2],
    ['A priced job and a quote within one working day', 1],
  ])('reads “%s”', (text, days) => {
    expect(priceDaysIn(text)).toEqual([days]);
  });
});

/** Expects that every text which gives a number of days gives that of the fact. */
function expectDays(name: string, daysIn: (text: string) => number[]) {
  const stated = builtPages().flatMap((page) =>
    visibleTexts(page.own).flatMap((text) => daysIn(text).map((days) => ({ page: page.name, text, days }))),
  );
  expect(stated).not.toEqual([]);
  const others = stated.filter(({ days }) => days !== fact(name));
  expectNoFaults(
    groupFaults(others.map(({ page, text }) => `${page}: “${text.slice(0, 120)}”: write {fact.${name}}`)),
  );
}

it('a trial lasts equally long wherever it is named', () => {
  expectDays('trialDays', trialDaysIn);
});

it('a question about a price is answered equally soon wherever that is promised', () => {
  expectDays('callDays', priceDaysIn);
});

describe('support answers within the hours of each plan', () => {
  const hours = [fact('supportHoursOperations'), fact('supportHoursPortfolio')];
  const promised = [
    'Foundation: next working day',
    `Operations: within ${hours[0]}`,
    `Portfolio: within ${hours[1]}`,
  ];
  const pagesAt = (path: string) => builtPages().filter((page) => page.path === path);

  it.each(['/contact/', '/status/'])('on %s', (path) => {
    const pages = pagesAt(path);
    expect(pages).not.toEqual([]);
    for (const { html } of pages) expect(visibleTexts(html).flatMap(supportIn)).toEqual(promised);
  });

  it('in the table of plans', () => {
    for (const { html } of pagesAt('/pricing/')) {
      const cells = visibleTexts(html);
      const [foundation, operations, portfolio] = cells.slice(cells.indexOf('Answer from support') + 1);
      expect([foundation, operations, portfolio]).toEqual([
        'Next working day',
        expect.stringMatching(new RegExp(`^Within ${hours[0]} working hours?$`)),
        expect.stringMatching(new RegExp(`^Within ${hours[1]} working hours?$`)),
      ]);
    }
  });
});

describe('a recording is as long as its film', () => {
  const all = [...films().values()];
  const byPath = new Map(
    all.flatMap((film) =>
      [film.path, film.about, film.register].flatMap((path) => (path ? [[path, film] as const] : [])),
    ),
  );
  const lengthsOf = (seconds: number) => [printLength(seconds), `${wholeMinutes(seconds)} min`];

  /** Texts of the links to a film that end with a length. */
  const linksOf = ({ own }: BuiltPage) =>
    [...own.matchAll(/<a\b[^>]*\bhref="([^"#?]+)"[^>]*>[\s\S]*?<\/a>/g)].flatMap(([link, path = '']) => {
      const film = byPath.get(path);
      const [, length] =
        /(?:^|[\s,])((?:0|[1-9]\d?):\d\d|\d+ min)$/.exec(visibleTexts(link).join(' ').trim()) ?? [];
      return film && length ? [{ film, length }] : [];
    });

  it('on each link to it', () => {
    const links = builtPages().flatMap((page) => linksOf(page).map((link) => ({ ...link, name: page.name })));
    expect(links).not.toEqual([]);
    expectNoFaults(
      groupFaults(
        links
          .filter(({ film, length }) => !lengthsOf(film.seconds).includes(length))
          .map(({ name, film, length }) => `${name}: ${film.id} is said to take ${length}`),
      ),
    );
  });

  it('on the pages of webinars and episodes', () => {
    const stated = builtPages().flatMap(({ name, path, html }) => {
      const film = byPath.get(path);
      return film === undefined
        ? []
        : visibleTexts(html).flatMap((text) => {
            const [, length] = LENGTH.exec(text) ?? [];
            return length === undefined ? [] : [{ name, text, length, film }];
          });
    });
    expect(stated).not.toEqual([]);
    expectNoFaults(
      groupFaults(
        stated
          .filter(({ film, length }) => !lengthsOf(film.seconds).includes(length))
          .map(({ name, text }) => `${name}: “${text.slice(0, 120)}”`),
      ),
    );
  });
});
