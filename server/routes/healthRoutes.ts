import type { FastifyInstance } from 'fastify';

/** What has to work before the server should be sent visitors; each answers whether it does. */
export type ReadinessChecks = Readonly<Record<string, () => boolean | Promise<boolean>>>;

/** GET /healthz: the process answers. GET /readyz: everything it depends on works, else 503 naming what does not. */
export function addHealthRoutes(app: FastifyInstance, checks: ReadinessChecks): void {
  app.get('/healthz', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store');
    return { status: 'ok' };
  });

  app.get('/readyz', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store');
    const failed: string[] = [];
    for (const [name, check] of Object.entries(checks)) {
      const isReady = await Promise.resolve()
        .then(check)
        .catch(() => false);
      if (!isReady) failed.push(name);
    }
    if (failed.length === 0) return { status: 'ready' };
    reply.code(503);
    return { status: 'not ready', failed };
  });
}
