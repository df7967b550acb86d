import { demandFigures } from './levelSixDemand.ts';
import type { ProductState } from './ProductState.ts';
import { lostKilograms, rackReport } from './rackLeak.ts';

/** What a visitor achieved on the tour, in figures. */
export interface VisitFigures {
  /** Jobs closed during the visit. */
  closed: number;
  /** Lines added to the audit trail. */
  lines: number;
  /** Mean minutes from raising to signing, over the closed jobs; undefined if none was closed. */
  minutes: number | undefined;
  /** Closed jobs with steps or a signature entered offline. */
  offline: number;
  kilograms: number | undefined;
  leakRate: number | undefined;
  savedKwh: number;
  savedCost: number;
}

/** Computes the figures of a visit from the states at its start and its end. */
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
