import { eventState } from '../../shared/events/eventState.ts';

/** What an event's block shows in its state: parts name the states they are shown in (`data-while="upcoming live"`). */
function showState(block: HTMLElement, now: Date): void {
  const { starts = '', ends = '' } = block.dataset;
  const state = eventState(starts, ends, now);
  block.dataset['state'] = state;
  for (const part of block.querySelectorAll<HTMLElement>('[data-while]')) {
    part.hidden = !(part.dataset['while'] ?? '').split(' ').includes(state);
  }
}

/** Moves the entries of a programme that are over from what is ahead to the top of what was. */
function sortProgramme(programme: ParentNode): void {
  const past = programme.querySelector('[data-past]');
  const over = [...programme.querySelectorAll<HTMLElement>('[data-upcoming] > [data-state="past"]')];
  // What is ahead begins with the nearest day, what was with the latest.
  for (const entry of over) past?.prepend(entry);
  for (const list of programme.querySelectorAll<HTMLElement>('[data-upcoming],[data-past]')) {
    const empty = list.parentElement?.querySelector<HTMLElement>('[data-when-empty]');
    if (empty) empty.hidden = list.childElementCount > 0;
  }
}

/** A page is built once and read for months: whether an event lies ahead is asked again by the visitor's clock. */
export function eventsBehaviour(root: ParentNode, now: Date = new Date()): void {
  for (const block of root.querySelectorAll<HTMLElement>('[data-ends]')) showState(block, now);
  for (const programme of root.querySelectorAll('[data-programme]')) sortProgramme(programme);
}
