import type { FastifyBaseLogger } from 'fastify';
import type { ClosedReason } from './http/ConnectionGuard.ts';
import { SeldomLog } from './SeldomLog.ts';

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
export function createClosedLog(log: FastifyBaseLogger, now?: () => number) {
  const reasons = new Map<ClosedReason, SeldomLog>();
  return (reason: ClosedReason): void => {
    const seldom = reasons.get(reason) ?? new SeldomLog(now);
    reasons.set(reason, seldom);
    const count = seldom.happened();
    if (count !== undefined) log.warn({ reason, count }, `connections closed: ${EXPLANATIONS[reason]}`);
  };
}
