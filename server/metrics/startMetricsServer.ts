import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { Metrics } from './createMetrics.ts';

/** Concurrent callers share one result, so that the store is queried once at a time. */
function shared<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let inFlight: Promise<Value> | undefined;
  return () => {
    inFlight ??= make().finally(() => {
      inFlight = undefined;
    });
    return inFlight;
  };
}

/**
 * Serves /metrics, and /readyz with the backlog and the number of unreadable leads, on a separate port and address that
 * visitors must not reach. Throws an Error for the operator if the port is not available.
 */
export async function startMetricsServer(metrics: Metrics, port: number, host: string): Promise<Server> {
  const { registry } = metrics;
  const readMetrics = shared(() => registry.metrics());
  const readState = shared(() => metrics.state());
  const handlers: Readonly<Record<string, (response: ServerResponse) => Promise<unknown>>> = {
    '/metrics': async (response) => {
      const text = await readMetrics();
      response.writeHead(200, { 'content-type': registry.contentType }).end(text);
    },
    '/readyz': async (response) => {
      const state = await readState();
      response
        .writeHead(state.status === 'ready' ? 200 : 503, { 'content-type': 'application/json' })
        .end(JSON.stringify(state));
    },
  };
  const server = createServer((request, response) => {
    const handle = request.method === 'GET' ? handlers[request.url?.split('?', 1)[0] ?? ''] : undefined;
    if (handle === undefined) response.writeHead(404).end();
    else handle(response).catch(() => response.writeHead(500).end());
  });
  server.listen(port, host);
  await once(server, 'listening').catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`METRICS_PORT ${port} cannot be used: ${reason}`);
  });
  return server;
}
