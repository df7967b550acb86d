import type { FastifyServerOptions } from 'fastify';

function describeError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' };
  const code = 'code' in error ? { code: String(error.code) } : {};
  return { type: error.name, message: error.message, stack: error.stack ?? '', ...code };
}

/**
 * Structured JSON logs. A request is known by its method and the pattern of its route: addresses, queries, headers and
 * bodies may hold what is personal, and never reach a line.
 */
export function createLoggerOptions(
  level: string,
): NonNullable<Exclude<FastifyServerOptions['logger'], boolean>> {
  return {
    level,
    base: { service: 'site' },
    serializers: {
      req: (request) => ({ method: request.method, url: request.routeOptions?.url ?? '' }),
      res: (reply) => ({ statusCode: reply.statusCode }),
      // A database names the row that it could not write: of an error, only what its own code says is kept.
      err: describeError,
    },
  };
}
