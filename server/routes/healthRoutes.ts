import type { FastifyInstance } from 'fastify';
import type { LeadStore } from '../leads/LeadStore.ts';
import { ageOf } from '../metrics/createMetrics.ts';
import type { Shutdown } from '../Shutdown.ts';
import type { Site } from '../Site.ts';

/**
 * GET /healthz: the process answers. GET /readyz: it can take a lead, and says how many wait to be delivered and how
 * long the oldest has waited; else 503 naming what does not work, or that the server is about to stop. A backlog alone is no reason to take a server out:
 * it would take no leads then, and deliver none either.
 */
export function addHealthRoutes(
  app: FastifyInstance,
  site: Site,
  store: LeadStore,
  shutdown: Shutdown,
): void {
  app.get('/healthz', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store');
    return { status: 'ok' };
  });

  app.get('/readyz', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store');
    if (shutdown.isUnderWay) {
      reply.code(503);
      return { status: 'stopping' };
    }
    const isStoreReady = await store.isReady().catch(() => false);
    const backlog = isStoreReady ? await store.backlog().catch(() => undefined) : undefined;
    const failed = [...(site.files.size > 0 ? [] : ['site']), ...(backlog === undefined ? ['store'] : [])];
    if (failed.length > 0 || backlog === undefined) {
      reply.code(503);
      return { status: 'not ready', failed };
    }
    const { undelivered, oldest } = backlog;
    return { status: 'ready', backlog: { undelivered, oldestSeconds: ageOf(oldest) } };
  });
}
