import { AsyncLocalStorage } from 'node:async_hooks';
import type { ContentFault } from './contentError.ts';
import { processWide } from './processWide.ts';

const scope = processWide('site:met-faults', () => new AsyncLocalStorage<Set<ContentFault>>());

/** Says that what is being read or drawn would show something that is wrong and is left out. */
export function meetFaults(faults: Iterable<ContentFault>): void {
  const met = scope.getStore();
  if (met) for (const fault of faults) met.add(fault);
}

/** Runs a step and adds to the set what it meets. */
export function notingMetFaults<Result>(met: Set<ContentFault>, step: () => Result): Result {
  return scope.run(met, step);
}
