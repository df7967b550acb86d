import {
  request as ask,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { pipeline } from 'node:stream';

/** Headers that belong to one connection (RFC 9110, 7.6.1). */
const OF_CONNECTION = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Headers that only the gate may set, and those that are its own business. */
const isWithheld = (name: string) =>
  OF_CONNECTION.has(name) ||
  name === 'cookie' ||
  name === 'origin' ||
  name.startsWith('x-forwarded-') ||
  (name.startsWith('x-editor-') && name !== 'x-editor-token');

const kept = (headers: IncomingHttpHeaders, isLeftOut: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !isLeftOut(name)));

// Analytics and the like must not run beside the editor, with the rights of whoever is signed in.
const OWN_SCRIPTS = "script-src 'self' 'unsafe-inline'; frame-ancestors 'self'";

/** Passes a request on to the editor on this machine, and its response back. */
export function forwardRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { port, headers }: { port: number; headers: Readonly<Record<string, string>> },
): void {
  const forwarded = ask({
    host: '127.0.0.1',
    port,
    method: request.method,
    path: request.url,
    headers: { ...kept(request.headers, isWithheld), ...headers, host: `localhost:${port}` },
  });
  forwarded.on('response', (answer) => {
    const own = kept(answer.headers, (name) => OF_CONNECTION.has(name));
    response.writeHead(answer.statusCode ?? 502, {
      'content-security-policy': OWN_SCRIPTS,
      ...own,
      'cache-control': `private, ${own['cache-control'] ?? 'no-cache'}`,
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'same-origin',
    });
    pipeline(answer, response, () => {});
  });
  forwarded.on('error', () => {
    if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
    response.end('The editor does not respond. Is it still starting?');
  });
  // Not with pipeline, which would close the browser’s connection if the editor does not answer.
  response.on('close', () => forwarded.destroy());
  request.pipe(forwarded);
}
