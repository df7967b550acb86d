/** Hours by which the latest time zone (UTC−12) is behind UTC: a day is over when it is over there. */
const LATEST_ZONE_HOURS = 12;

const SUNDAY = 0;
const SATURDAY = 6;

/** Whether a text such as `2026-12-01` is a day from Monday to Friday that is not over everywhere yet. */
export function isComingWorkday(text: string, now: Date): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  // A day such as February 30 is invalid, or rolls over into the next month.
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text) return false;
  const oldest = new Date(now.getTime() - LATEST_ZONE_HOURS * 3_600_000).toISOString().slice(0, 10);
  return text >= oldest && day.getUTCDay() !== SUNDAY && day.getUTCDay() !== SATURDAY;
}
