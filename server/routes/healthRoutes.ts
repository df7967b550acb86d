import type { FastifyInstance } from 'fastify';
import type { Readiness } from '../leads/Readiness.ts';
import type { Shutdown } from '../Shutdown.ts';
import type { Site } from '../Site.ts';

/**
 * GET /healthz: the process answers, and says which build it serves. GET /readyz: it can take a lead; else 503, as when it is about to stop. A backlog is
 * no reason to take a server out: it would take no leads then, and deliver none either. Anybody may ask, so that neither
 * costs a look at the store, and figures are told by the metrics.
 */
export function addHealthRoutes(
  app: FastifyInstance,
  { build }: Site,
  readiness: Readiness,
  shutdown: Shutdown,
): void {
  app.get('/healthz', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store');
    return { status: 'ok', ...build };
  });

  app.get('/readyz', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store');
    const status = shutdown.isUnderWay ? 'stopping' : (await readiness.isReady()) ? 'ready' : 'not ready';
    if (status !== 'ready') reply.code(503);
    return { status };
  });
}
