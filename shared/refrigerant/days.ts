/** A date, such as `2026-03-18`. */
export type Day = string;

const MS_PER_DAY = 86_400_000;

const time = (day: Day) => Date.parse(`${day}T00:00:00Z`);

const toDay = (ms: number): Day => new Date(ms).toISOString().slice(0, 10);

/** Whether a text is a date that exists: not February 30. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const ms = time(text);
  return !Number.isNaN(ms) && toDay(ms) === text;
}

/** Days from one day to another; negative when the second is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((time(to) - time(from)) / MS_PER_DAY);
}

/** The day a number of days later. */
export function addDays(day: Day, days: number): Day {
  return toDay(time(day) + days * MS_PER_DAY);
}

/** The same day some months later, or the last of that month if it is shorter. */
export function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return toDay(Date.UTC(year, month - 1 + months, Math.min(date, last)));
}

/** The day some months after the last time, if that is known. */
export const monthsAfter = (last: Day | undefined, months: number): Day | undefined =>
  last === undefined ? undefined : addMonths(last, months);
