import type { FastifyServerOptions } from 'fastify';

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
    },
  };
}
