import type { FastifyInstance } from 'fastify';
import type { Readiness } from '../leads/Readiness.ts';
import type { Shutdown } from '../Shutdown.ts';
import type { Site } from '../Site.ts';

/**
 * GET /healthz: the process is running, and which build it serves. GET /readyz: whether it can accept a lead;
 * otherwise, and while shutting down, 503. A backlog is no reason to take a server out of rotation: it would neither
 * accept nor deliver leads then. Both are public, so neither queries the store; figures are in the metrics.
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
    const status = shutdown.isRequested ? 'stopping' : (await readiness.isReady()) ? 'ready' : 'not ready';
    if (status !== 'ready') reply.code(503);
    return { status };
  });
}
