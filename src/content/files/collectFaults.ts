import { AsyncLocalStorage } from 'node:async_hooks';
import { processWide } from '../../../shared/processWide.ts';
import type { ContentFault } from './contentError.ts';

const scope = processWide('site:met-faults', () => new AsyncLocalStorage<Set<ContentFault>>());

/** Records that what is being read or rendered would include something faulty, which is left out. */
export function collectFaults(faults: Iterable<ContentFault>): void {
  const met = scope.getStore();
  if (met) for (const fault of faults) met.add(fault);
}

/** Runs a step and adds the faults recorded meanwhile to the set. */
export function collectingFaults<Result>(met: Set<ContentFault>, step: () => Result): Result {
  return scope.run(met, step);
}
