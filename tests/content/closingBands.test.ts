import { expect, it } from 'vitest';
import { allPages } from '../../src/siteContent.ts';
import { expectNoFaults } from '../expectNoFaults.ts';

/** Pages with a form that reaches a person. */
const FORM = /^\/(?:request-demo|request-trial|contact)\/(?:\?|$)/;

/** Folders of pages that sell, whose bands promise a next step wherever their button leads. */
const SALES = /^\/(?:product|solutions|industry|operations-software|compare)\//;

/** A band of the mobile app's page whose words, without an introduction, the specification gives. */
const GIVEN = 'Making the switch is easier than you think.';

/**
 * How many bands that one language shows may begin a sentence alike, before they read like a formula. They are at eight
 * at most; the rest is room for pages to come.
 */
const MOST_ALIKE = 12;

const NUMBER =
  '(?:\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|thirty|forty|sixty|ninety)';

/**
 * How long it takes until something happens, or when it does. What the visitor is to have at hand is no such time: “a
 * week of your alarms”, “an hour of its engineer”, “one day’s emails”.
 */
const DURATION = new RegExp(
  `\\b${NUMBER}[ -](?:working )?(?:minutes?|min|hours?|days?|weeks?|months?)\\b(?! of (?!the demo|booking)|[’'])|\\b(?:day|week) \\d|\\bthis week\\b|\\bon the day\\b`,
  'i',
);

const bands = allPages().flatMap(({ id, locale, path, sections }) =>
  sections.flatMap((section) =>
    section.type === 'cta' && section.title !== GIVEN
      ? [{ page: `${locale} ${id}`, locale, path, section }]
      : [],
  ),
);

/** A sentence's first four words, in lower case and without punctuation. */
const openingOf = (sentence: string) =>
  sentence
    .toLowerCase()
    .replace(/[^\p{L}\p{N}’ -]/gu, '')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 4)
    .join(' ');

it.each([
  ['In a 30-minute demo you see it.', true],
  ['An engineer calls within one working day.', true],
  ['You have the curve within a week.', true],
  ['Two assets of yours, in the 30 minutes of the demo.', true],
  ['You see it within five working days of booking.', true],
  ['It takes its plant list and an hour of its engineer.', false],
  ['A week of trends from one air handler is enough.', false],
  ['Export one day’s emails and calls before the demo.', false],
  ['Choose the one with the worst data.', false],
])('“%s” says a time: %s', (text, is) => {
  expect(DURATION.test(text)).toBe(is);
});

it('every band of a sales page, and every one that leads to a form, says how long it takes until something happens', () => {
  const promising = bands.filter(({ path, section }) => FORM.test(section.href) || SALES.test(path));
  expect(promising.length).toBeGreaterThan(0);
  const silent = promising.filter(({ section: { title, intro = '', steps = [] } }) => {
    const words = [title, intro, ...steps.flatMap(({ day, text }) => [day, text])].join('\n');
    return !DURATION.test(words);
  });
  expectNoFaults(
    silent.map(
      ({ page, section: { title, intro = '' } }) =>
        `${page}: “${title} ${intro}” does not say how long it takes`,
    ),
  );
});

it(`no more than ${MOST_ALIKE} bands of a language begin a sentence with the same four words`, () => {
  // Pages of one template share a band, which counts once.
  const different = new Map(
    bands.map((band) => [`${band.locale} ${band.section.title} ${band.section.intro ?? ''}`, band]),
  );
  const alike = new Map<string, Set<string>>();
  for (const { page, locale, section } of different.values()) {
    for (const sentence of (section.intro ?? '').split(/(?<=[.?!])\s+/)) {
      const opening = openingOf(sentence);
      if (opening.split(' ').length < 4) continue;
      const key = `${locale}: “${opening} …”`;
      alike.set(key, (alike.get(key) ?? new Set()).add(page));
    }
  }
  expect(alike.size).toBeGreaterThan(0);
  expectNoFaults(
    [...alike]
      .filter(([, pages]) => pages.size > MOST_ALIKE)
      .map(
        ([opening, pages]) =>
          `${opening} begins a sentence of ${pages.size} bands, at most ${MOST_ALIKE}: ${[...pages].join(', ')}`,
      ),
  );
});
