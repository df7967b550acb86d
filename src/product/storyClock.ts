/** A moment of the story: seconds since midnight of its day, negative for the day before. */
export type Moment = number;

export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The date of the story, from which the deadlines of the refrigerant rules are counted. */
export const STORY_DAY = '2026-09-17';

/** Parses a time of day: 02:58 or 02:14:09. */
export function momentOf(time: string): Moment {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return hours * HOUR + minutes * MINUTE + seconds;
}

const two = (value: number) => String(value).padStart(2, '0');

/** Formats a moment as the time of day: 02:58:00. */
export function timeOf(moment: Moment): string {
  const seconds = ((moment % DAY) + DAY) % DAY;
  return [seconds / HOUR, (seconds % HOUR) / MINUTE, seconds % MINUTE]
    .map((part) => two(Math.floor(part)))
    .join(':');
}

/** Formats a moment as the time of day without seconds: 02:58. */
export const minuteOf = (moment: Moment): string => timeOf(moment).slice(0, 5);

/** The time left until a deadline. */
export interface TimeLeft {
  /** Negative once the deadline has passed. */
  seconds: number;
  /** Share of the allowed time, 0 to 1. */
  share: number;
}

/** The time left for a job that must be closed within some hours of being raised. */
export function timeLeft(raisedAt: Moment, hours: number, now: Moment): TimeLeft {
  const allowed = hours * HOUR;
  const seconds = raisedAt + allowed - now;
  return { seconds, share: Math.min(1, Math.max(0, seconds / allowed)) };
}

/** Splits seconds into whole days and the remaining whole hours. */
export function daysAndHours(seconds: number): { days: number; hours: number } {
  return { days: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / HOUR) };
}
