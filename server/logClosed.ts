import type { FastifyBaseLogger } from 'fastify';
import type { ClosedReason } from './http/ConnectionGuard.ts';
import { LogThrottle } from './LogThrottle.ts';

const EXPLANATIONS: Readonly<Record<ClosedReason, string>> = {
  address: 'one address has too many: if it is your proxy, name it in TRUST_PROXY',
  total: 'there are too many in total',
  slow: 'the client reads too slowly or not at all',
  memory: 'clients have left too much unread',
};

/**
 * Logs that connections are closed: the first at once, and then at most one line a minute for each reason, with the
 * number closed since the last. Lines contain no address.
 */
export function createClosedLog(log: FastifyBaseLogger, now?: () => number) {
  const reasons = new Map<ClosedReason, LogThrottle>();
  return (reason: ClosedReason): void => {
    const throttle = reasons.get(reason) ?? new LogThrottle(now);
    reasons.set(reason, throttle);
    const count = throttle.record();
    if (count !== undefined) log.warn({ reason, count }, `connections closed: ${EXPLANATIONS[reason]}`);
  };
}
