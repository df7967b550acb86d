import { type Fault, formatFault } from '../shared/Fault.ts';

/** The most faults to print; the rest are only counted. */
const MOST_LINES = 40;

/**
 * Fails with the faults themselves, one per line, so that the test summary says what is wrong, where, and what to do. A
 * matcher that compares with an empty list only says that the list is not empty.
 */
export function expectNoFaults(faults: readonly (string | Fault)[]): void {
  if (faults.length === 0) return;
  const lines = faults
    .slice(0, MOST_LINES)
    .map((fault) => (typeof fault === 'string' ? fault : formatFault(fault)));
  const more = faults.length > MOST_LINES ? [`… and ${faults.length - MOST_LINES} more`] : [];
  throw new Error([...lines, ...more].join('\n'));
}
