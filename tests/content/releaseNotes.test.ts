import { describe, expect, it } from 'vitest';
import { readContentText } from '../../src/content/reading/readContent.ts';
import { expectNoFaults } from '../expectNoFaults.ts';

describe('release notes', () => {
  const file = 'en/release-notes.yaml';
  const text = readContentText(file);
  const releases = [...text.matchAll(/version: ["']?([\d.]+)["']?\n +date: (\S+)/g)].map(
    ([, version = '', date = '']) => ({ version, date: new Date(date) }),
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
    expect(releases).not.toEqual([]);
    expectNoFaults(
      releases.flatMap(({ version, date }, index) => {
        const day = date.toUTCString().slice(0, 16);
        const newer = releases[index - 1]?.version;
        return [
          ...(weekOf(date) === version ? [] : [`${day} is in week ${weekOf(date)}: correct number or date`]),
          ...(date.getUTCDay() === 3 ? [] : [`${day} is no Wednesday: correct the date`]),
          ...(newer === undefined || newer > version ? [] : [`is below ${newer}: move the newer one up`]),
        ].map((fault) => `content/${file}: ${version}: ${fault}`);
      }),
    );
  });

  it('list as the oldest supported version of each part one whose months last', () => {
    const NUMBERS: Readonly<Record<string, number>> = { Three: 3, Six: 6, Nine: 9, Twelve: 12, Eighteen: 18 };
    const latest = releases[0]?.date ?? new Date(Number.NaN);
    const rows = [...text.matchAll(/part: (\w+), from: ([\d.]+) [^,]*, ends: (\w+) months\b/g)];
    expect(rows).not.toEqual([]);
    const faults = rows.flatMap(([, part, oldest, months = '']) => {
      const index = releases.findIndex(({ version }) => version === oldest);
      if (index === -1) return [`content/${file}: ${part}: ${oldest} is no release: correct it`];
      const ends = new Date(releases[index - 1]?.date ?? latest);
      ends.setUTCMonth(ends.getUTCMonth() + (NUMBERS[months] ?? Number(months)));
      return ends > latest ? [] : [`content/${file}: ${part}: ${oldest} has run out: name a newer one`];
    });
    expectNoFaults(faults);
  });
});
