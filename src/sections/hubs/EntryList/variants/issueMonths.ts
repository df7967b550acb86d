/** A column: a month between the first and the last post. */
export interface IssueMonth {
  /** As 2025-03. */
  key: string;
  /** Set in the first column and at the start of a year. */
  year?: number;
  /** Name of the month, omitted if columns are too narrow for every name. */
  name?: string;
}

/** Maximum number of columns that all have a name; with more, every third has one. */
const NAMED_COLUMNS = 14;

/** Every month from the first date to the last, with dates like 2025-03-14. */
export function issueMonths(dates: readonly string[], language: string): IssueMonth[] {
  const sorted = dates.toSorted();
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return [];
  const format = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' });
  const monthOf = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
  const count = monthOf(last) - monthOf(first) + 1;
  const step = count > NAMED_COLUMNS ? 3 : 1;
  return Array.from({ length: count }, (_, index) => {
    const date = new Date(`${first.slice(0, 7)}-01`);
    date.setUTCMonth(date.getUTCMonth() + index);
    return {
      key: date.toISOString().slice(0, 7),
      ...(index === 0 || date.getUTCMonth() === 0 ? { year: date.getUTCFullYear() } : {}),
      ...(date.getUTCMonth() % step === 0 ? { name: format.format(date) } : {}),
    };
  });
}
