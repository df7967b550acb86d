/** A moment of the story: seconds since midnight of its day, negative for the day before. */
export type Moment = number;

export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The day of the story, in the calendar of the rules for refrigerants. */
export const STORY_DAY = '2026-09-17';

/** The moment of a time as written: 02:58 or 02:14:09. */
export function momentOf(time: string): Moment {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return hours * HOUR + minutes * MINUTE + seconds;
}

const two = (value: number) => String(value).padStart(2, '0');

/** The time of day at a moment, as 02:58:00. */
export function timeOf(moment: Moment): string {
  const seconds = ((moment % DAY) + DAY) % DAY;
  return [seconds / HOUR, (seconds % HOUR) / MINUTE, seconds % MINUTE]
    .map((part) => two(Math.floor(part)))
    .join(':');
}

/** The time of day without seconds. */
export const minuteOf = (moment: Moment): string => timeOf(moment).slice(0, 5);

/** What is left of a service level. */
export interface TimeLeft {
  /** Negative once it is missed. */
  seconds: number;
  /** Share of the allowed time, 0 to 1. */
  share: number;
}

/** Time left at a moment of a job that was raised and has so many hours. */
export function timeLeft(raisedAt: Moment, hours: number, now: Moment): TimeLeft {
  const allowed = hours * HOUR;
  const seconds = raisedAt + allowed - now;
  return { seconds, share: Math.min(1, Math.max(0, seconds / allowed)) };
}

/** Whole days and the hours of the rest, for times of a day and more. */
export function daysAndHours(seconds: number): { days: number; hours: number } {
  return { days: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / HOUR) };
}
