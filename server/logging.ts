import type { FastifyServerOptions } from 'fastify';

function describeError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' };
  const code = 'code' in error ? { code: String(error.code) } : {};
  return { type: error.name, message: error.message, stack: error.stack ?? '', ...code };
}

/**
 * Structured JSON logs. A request is known by its method and the pattern of its route: addresses, queries, headers and
 * bodies may hold personal data and are never logged.
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

/**
 * Log lines for people, where the output is a terminal and nothing says that this is production. Undefined elsewhere,
 * and where pino-pretty is not installed: the packages of the server do not hold it.
 */
export async function openTerminalLog(
  output: NodeJS.WritableStream & { readonly isTTY?: boolean },
): Promise<NodeJS.WritableStream | undefined> {
  if (!output.isTTY || process.env['NODE_ENV'] === 'production') return undefined;
  const pretty = await import('pino-pretty').catch(() => undefined);
  return pretty?.default({
    destination: output,
    colorize: process.env['NO_COLOR'] === undefined,
    ignore: 'pid,hostname,service',
    singleLine: true,
    sync: true,
    translateTime: 'SYS:HH:MM:ss',
  });
}
