interface Dated {
  date: string;
}

/** A month and its releases, oldest first. */
export interface ReleaseMonth<Release> {
  /** 2026-10 */
  id: string;
  releases: readonly Release[];
}

/** Every month from the first release to the last, oldest first, including those without a release. */
export function releaseMonths<Release extends Dated>(releases: readonly Release[]): ReleaseMonth<Release>[] {
  const oldestFirst = releases.toSorted((a, b) => a.date.localeCompare(b.date));
  const index = (date = '') => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
  const first = index(oldestFirst[0]?.date);
  return Array.from({ length: index(oldestFirst.at(-1)?.date) - first + 1 }, (_, place) => {
    const month = first + place;
    const id = `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
    return { id, releases: oldestFirst.filter(({ date }) => date.startsWith(id)) };
  });
}
