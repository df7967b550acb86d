import { eventState } from '../../shared/events/eventState.ts';

/**
 * Shows the parts of an event's block that match its state: each part lists the states in which it is shown
 * (`data-while="upcoming live"`).
 */
function showState(block: HTMLElement, now: Date): void {
  const { starts = '', ends = '' } = block.dataset;
  const state = eventState(starts, ends, now);
  block.dataset['state'] = state;
  for (const part of block.querySelectorAll<HTMLElement>('[data-while]')) {
    part.hidden = !(part.dataset['while'] ?? '').split(' ').includes(state);
  }
}

/** Moves past entries from the upcoming list to the top of the past one, and notifies the lists. */
function sortProgram(program: ParentNode): void {
  const ahead = program.querySelector<HTMLElement>('[data-upcoming]');
  const past = program.querySelector('[data-past] [data-listing] > ul');
  const isOver = (entry: Element) => entry.querySelector('[data-state="past"]') !== null;
  const entries = [...(ahead?.querySelectorAll('[data-filters]') ?? [])];
  const over = entries.filter(isOver);
  if (over.length === 0) return;
  // Upcoming events start with the nearest, past ones with the latest.
  past?.prepend(...over.reverse());
  const empty = ahead?.querySelector<HTMLElement>('[data-when-empty]');
  if (empty) empty.hidden = entries.length > over.length;
  for (const list of program.querySelectorAll('[data-listing]')) list.dispatchEvent(new Event('itemschange'));
}

/** Puts the "today" marker before the first house on a street that is not over. */
function markToday(street: ParentNode): void {
  const marks = [...street.querySelectorAll<HTMLElement>('[data-while-next]')];
  const next = marks.find((mark) => mark.parentElement?.dataset['state'] !== 'past');
  for (const mark of marks) mark.hidden = mark !== next;
}

/**
 * A page is built once and read for months, so whether an event is upcoming is checked again against the visitor's
 * clock.
 */
export function eventsBehavior(root: ParentNode, now: Date = new Date()): void {
  for (const block of root.querySelectorAll<HTMLElement>('[data-ends]')) showState(block, now);
  for (const street of root.querySelectorAll('[data-street]')) markToday(street);
  for (const program of root.querySelectorAll('[data-program]')) sortProgram(program);
}
