/** Where an event stands in time. */
export type EventState = 'upcoming' | 'live' | 'past';

/** State of what lasts from one moment to another. The page's script asks again with the visitor's clock. */
export function eventState(starts: string, ends: string, now: Date): EventState {
  if (now.getTime() < new Date(starts).getTime()) return 'upcoming';
  return now.getTime() < new Date(ends).getTime() ? 'live' : 'past';
}
