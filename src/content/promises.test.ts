import { describe, expect, it } from 'vitest';
import { allPages } from '../siteContent.ts';
import { proseTexts, textsOf } from './copyFaults.ts';
import { entriesOf } from './entries.ts';
import { factsOf } from './facts.ts';
import { formById } from './forms.ts';
import type { Page } from './Page.ts';
import { readContentText, splitFrontMatter } from './readContent.ts';

/** Dated pages keep the figures that were true on their day: these kinds are exempt. */
const DATED = new Set(['pressRelease', 'update', 'newsletter', 'post', 'caseStudy', 'event', 'webinar']);

const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen'.split(
  ' ',
);

/** A number as pages write it: 1,940, or a word up to fourteen. */
const NUMBER = `(\\d[\\d,.]*|${WORDS.join('|')})`;

const numberOf = (written: string) => {
  const word = WORDS.indexOf(written.toLowerCase());
  return word >= 0 ? word : Number(written.replace(/,/g, ''));
};

function textOf(page: Page): string {
  const texts = textsOf(page).map(({ text }) => text);
  if (page.prose === undefined) return texts.join('\n');
  const { body } = splitFrontMatter(readContentText(page.prose), page.prose);
  return [...texts, ...proseTexts(body, 1).map(({ text }) => text)].join('\n');
}

const pages = allPages()
  .filter(({ entry }) => entry === undefined || !DATED.has(entry.kind))
  .map((page) => ({ page, text: textOf(page) }));

/**
 * How pages phrase each promise, with # for its number. At least this many pages must contain it, or the phrasing has
 * changed.
 */
const promises: readonly { fact: string; said: readonly string[]; pages: number }[] = [
  {
    fact: 'trialDays',
    said: [
      'trial is free, lasts # days',
      'trial in # days',
      '^# days on one',
      'now or on day #',
      'On day # you keep it',
    ],
    pages: 3,
  },
  {
    fact: 'exportDays',
    said: ['For # days you may take more', 'take more for # days', 'Export for # days after'],
    pages: 3,
  },
  {
    fact: 'backupDays',
    said: ['backups (?:run out within a further )?# days later', 'within a further #'],
    pages: 3,
  },
  { fact: 'breachHours', said: ['within # hours\\*{0,2} of knowing of a breach'], pages: 1 },
  {
    fact: 'recoveryPointMinutes',
    said: ['RPO # min', 'Second data center: # min', 'at most # minutes (?:apart|behind)'],
    pages: 2,
  },
  {
    fact: 'bufferDays',
    said: ['keeps # days', 'room for # days', 'Stores # days', '# days, if the line'],
    pages: 4,
  },
  { fact: 'apiVersion', said: ['(?:GET|POST|PUT) /v#/', '(?<= )version # (?=\\|)'], pages: 1 },
  { fact: 'incidentMinutes', said: ['Incidents get a call within # minutes'], pages: 1 },
  { fact: 'estates', said: ['used on # estates', 'estates on the platform'], pages: 1 },
  { fact: 'people', said: ['We are # people;', 'where # of us work', '# people work for it'], pages: 2 },
];

describe('promises', () => {
  it.each(promises)('$fact is the same on every page that states it', ({ fact, said, pages: least }) => {
    const expected = Number(factsOf('en').values.get(fact));
    const patterns = said.map((words) => new RegExp(words.replace('#', NUMBER), 'gim'));
    const stated = pages.flatMap(({ page, text }) =>
      patterns.flatMap((pattern) =>
        [...text.matchAll(pattern)].flatMap(([words, number]) =>
          number === undefined
            ? []
            : [{ page: page.id, words, value: numberOf(number.replace(/[.,]$/, '')) }],
        ),
      ),
    );
    expect(stated.filter(({ value }) => value !== expected)).toEqual([]);
    expect(new Set(stated.map(({ page }) => page)).size).toBeGreaterThanOrEqual(least);
  });

  it('name as many answers as the form beside them asks', () => {
    const said = pages.flatMap(({ page }) =>
      page.sections.flatMap((section) => {
        const { form, formDesc } = section as { form?: string; formDesc?: string };
        const id = form ?? (page.entry as { form?: string } | undefined)?.form;
        const [, number = '', phone] =
          /^(\w+) answers(, (?:and )?a phone number)?/.exec(formDesc ?? '') ?? [];
        if (id === undefined || number === '') return [];
        const asked = formById(id).fields.length - (phone === undefined ? 0 : 1);
        return [{ page: page.id, said: numberOf(number), asked }];
      }),
    );
    expect(said.filter(({ said, asked }) => said !== asked)).toEqual([]);
    expect(said.length).toBeGreaterThanOrEqual(4);
  });
});

describe('people', () => {
  it('speak at one event or webinar at a time', () => {
    const held = (['event', 'webinar'] as const).flatMap((kind) =>
      entriesOf(kind).map((entry) => {
        const starts = Date.parse(entry.starts);
        const ends = 'ends' in entry ? Date.parse(entry.ends) : starts + entry.minutes * 60_000;
        return { path: entry.path, starts, ends, speakers: entry.speakers.map(({ id }) => id) };
      }),
    );
    const clashes = held.flatMap((one, index) =>
      held
        .slice(index + 1)
        .filter((other) => one.starts < other.ends && other.starts < one.ends)
        .flatMap((other) => {
          const both = one.speakers.filter((speaker) => other.speakers.includes(speaker));
          return both.length === 0 ? [] : [{ both, at: [one.path, other.path] }];
        }),
    );
    expect(clashes).toEqual([]);
  });
});

describe('release notes', () => {
  const text = readContentText('en/release-notes.mdx');
  const releases = [...text.matchAll(/^## (\d\d)\.(\d\d), (\w+ \d+, \d{4})$/gm)].map(
    ([, year, week, date]) => ({
      version: `${year}.${week}`,
      date: new Date(`${date} UTC`),
    }),
  );

  /** ISO 8601 year and week, such as 26.43. */
  function weekOf(date: Date): string {
    const thursday = new Date(date);
    thursday.setUTCDate(date.getUTCDate() + 4 - (date.getUTCDay() || 7));
    const year = thursday.getUTCFullYear();
    const week = Math.ceil(((thursday.getTime() - Date.UTC(year, 0, 1)) / 86_400_000 + 1) / 7);
    return `${String(year).slice(2)}.${String(week).padStart(2, '0')}`;
  }

  it('number each release by the week of its Wednesday, the newest first', () => {
    expect(releases.length).toBeGreaterThan(10);
    expect(releases.map(({ date }) => weekOf(date))).toEqual(releases.map(({ version }) => version));
    expect(releases.filter(({ date }) => date.getUTCDay() !== 3)).toEqual([]);
    expect(releases.map(({ version }) => version)).toEqual(
      releases
        .map(({ version }) => version)
        .sort()
        .reverse(),
    );
  });

  it.each([
    ['App for phones', 6],
    ['Edge gateway', 12],
  ])('list as the oldest supported version of %s one whose %i months last', (part, months) => {
    const [, oldest] = new RegExp(`\\| ${part} \\| \`([\\d.]+)\` and later`).exec(text) ?? [];
    const index = releases.findIndex(({ version }) => version === oldest);
    const endsOf = (at: number) => {
      const ends = new Date(releases[at - 1]?.date ?? Number.NaN);
      ends.setUTCMonth(ends.getUTCMonth() + months);
      return ends;
    };
    const latest = releases[0]?.date ?? new Date(Number.NaN);
    expect(endsOf(index).getTime()).toBeGreaterThan(latest.getTime());
  });
});
