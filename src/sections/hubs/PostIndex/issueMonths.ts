/** A column of the register: a month between the first and the last post. */
export interface IssueMonth {
  /** As 2025-03. */
  key: string;
  /** Set in the first column and where a year begins. */
  year?: number;
  /** Name of the month, omitted where columns are too narrow for every name. */
  name?: string;
}

/** Up to this many columns, each has its name; beyond it, every third. */
const NAMED_COLUMNS = 14;

/** Every month from the first date to the last, with dates like 2025-03-14. */
export function issueMonths(dates: readonly string[], language: string): IssueMonth[] {
  const sorted = [...dates].sort();
  const first = sorted[0]?.slice(0, 7);
  const last = sorted.at(-1)?.slice(0, 7);
  if (first === undefined || last === undefined) return [];
  const months: IssueMonth[] = [];
  const format = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' });
  const day = new Date(`${first}-01T00:00:00Z`);
  const keys: string[] = [];
  while (keys.at(-1) !== last) {
    keys.push(day.toISOString().slice(0, 7));
    day.setUTCMonth(day.getUTCMonth() + 1);
  }
  const step = keys.length > NAMED_COLUMNS ? 3 : 1;
  for (const key of keys) {
    const date = new Date(`${key}-01T00:00:00Z`);
    const isYear = months.length === 0 || date.getUTCMonth() === 0;
    months.push({
      key,
      ...(isYear ? { year: date.getUTCFullYear() } : {}),
      ...(date.getUTCMonth() % step === 0 ? { name: format.format(date) } : {}),
    });
  }
  return months;
}
