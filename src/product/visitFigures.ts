import { demandFigures } from './levelSixDemand.ts';
import type { ProductState } from './ProductState.ts';
import { lostKilograms, rackReport } from './rackLeak.ts';

/** What a visitor did, in figures. */
export interface VisitFigures {
  /** Jobs closed since the start, of those raised or open. */
  closed: number;
  /** Lines written into the audit trail. */
  lines: number;
  /** Minutes from the first job raised to its signature, for the jobs closed: the mean. */
  minutes: number | undefined;
  /** Steps and signatures made without signal and received later. */
  offline: number;
  kilograms: number | undefined;
  leakRate: number | undefined;
  savedKwh: number;
  savedCost: number;
}

/** The figures from one state to a later one. */
export function visitFigures(before: ProductState, after: ProductState): VisitFigures {
  const wasClosed = new Set(
    before.jobs.filter(({ status }) => status === 'closed').map(({ number }) => number),
  );
  const closed = after.jobs.filter(({ status, number }) => status === 'closed' && !wasClosed.has(number));
  const minutes = closed.map(({ raisedAt, closedAt = raisedAt }) => (closedAt - raisedAt) / 60);
  const kilograms = after.leak && lostKilograms(after.leak, after.now);
  const saved = demandFigures(after.controls);
  const savedBefore = demandFigures(before.controls);
  return {
    closed: closed.length,
    lines: after.audit.length - before.audit.length,
    minutes: minutes.length > 0 ? minutes.reduce((sum, value) => sum + value, 0) / minutes.length : undefined,
    offline: closed.filter(({ wasOffline }) => wasOffline).length,
    kilograms,
    leakRate: kilograms === undefined ? undefined : (rackReport(kilograms).lines.at(-1)?.rate ?? 0),
    savedKwh: saved.savedKwh - savedBefore.savedKwh,
    savedCost: saved.savedCost - savedBefore.savedCost,
  };
}
