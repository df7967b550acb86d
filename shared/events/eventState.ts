/** Whether an event is in the future, going on or over. */
export type EventState = 'upcoming' | 'live' | 'past';

/** The state of an event at a time. The page's script computes it again with the visitor's clock. */
export function eventState(starts: string, ends: string, now: Date): EventState {
  if (now.getTime() < new Date(starts).getTime()) return 'upcoming';
  return now.getTime() < new Date(ends).getTime() ? 'live' : 'past';
}
