interface Dated {
  date: string;
}

/** The releases of one month, oldest first. */
export interface ArchiveMonth<Release> {
  /** The month's anchor: 2018-06. */
  id: string;
  releases: readonly Release[];
}

/** A year with all twelve months, including those without a release. */
export interface ArchiveYear<Release> {
  year: string;
  months: readonly ArchiveMonth<Release>[];
  releases: readonly Release[];
}

/** Years from the first release to the last, oldest first, including years without releases. */
export function archiveYears<Release extends Dated>(releases: readonly Release[]): ArchiveYear<Release>[] {
  const oldestFirst = releases.toSorted((a, b) => a.date.localeCompare(b.date));
  const first = Number(oldestFirst[0]?.date.slice(0, 4));
  const last = Number(oldestFirst.at(-1)?.date.slice(0, 4));
  if (!first || !last) return [];
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const year = String(first + index);
    const found = oldestFirst.filter(({ date }) => date.startsWith(year));
    const months = Array.from({ length: 12 }, (_, month) => {
      const id = `${year}-${String(month + 1).padStart(2, '0')}`;
      return { id, releases: found.filter(({ date }) => date.startsWith(id)) };
    });
    return { year, months, releases: found };
  });
}
