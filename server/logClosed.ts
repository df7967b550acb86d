import type { FastifyBaseLogger } from 'fastify';
import type { ClosedReason } from './http/ConnectionGuard.ts';

/** Shortest time between two lines, in ms: a flood must not fill the log. */
const INTERVAL = 60_000;

const EXPLANATIONS: Readonly<Record<ClosedReason, string>> = {
  address: 'one address has too many: if it is your proxy, name it in TRUST_PROXY',
  total: 'there are too many in all',
  slow: 'the client reads too slowly or not at all',
  memory: 'clients have left too much unread',
};

/**
 * Logs that connections are closed: the first at once, and then at most one line a minute for each reason, with the
 * number closed since the last. Lines name no address.
 */
export function createClosedLog(log: FastifyBaseLogger, now: () => number = () => performance.now()) {
  const reasons = new Map<ClosedReason, { count: number; loggedAt: number }>();
  return (reason: ClosedReason): void => {
    const known = reasons.get(reason) ?? { count: 0, loggedAt: Number.NEGATIVE_INFINITY };
    reasons.set(reason, known);
    known.count += 1;
    if (now() - known.loggedAt < INTERVAL) return;
    log.warn({ reason, count: known.count }, `connections closed: ${EXPLANATIONS[reason]}`);
    known.count = 0;
    known.loggedAt = now();
  };
}
