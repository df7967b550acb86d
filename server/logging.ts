import type { FastifyServerOptions } from 'fastify';

function describeError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' };
  const code = 'code' in error ? { code: String(error.code) } : {};
  return { type: error.name, message: error.message, stack: error.stack ?? '', ...code };
}

/**
 * Structured JSON logs. Requests are identified by method and route pattern: addresses, queries, headers and bodies
 * may contain personal data and are never logged.
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
      // Database errors quote the row that could not be written, in properties that are left out here.
      err: describeError,
    },
  };
}

/**
 * Human-readable log lines, if the output is a terminal and this is not production. Undefined otherwise, and if
 * pino-pretty is not installed, as it is not one of the server's packages.
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
