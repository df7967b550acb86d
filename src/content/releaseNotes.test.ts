import { describe, expect, it } from 'vitest';
import { readContentText } from './readContent.ts';

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
