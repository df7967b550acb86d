import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { closingResponse, respondToClientError } from './errors/respondToClientError.ts';
import {
  type ClosedReason,
  CONNECTION_LIMITS,
  ConnectionGuard,
  type ConnectionLimits,
} from './http/ConnectionGuard.ts';
import { PipelineQueue } from './http/PipelineQueue.ts';
import type { IsTrustedProxy } from './http/trustedProxies.ts';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** How long a client may take, in ms. */
export interface Timeouts {
  /** For the head of a request. */
  headersTimeout: number;
  /** For the whole request. */
  requestTimeout: number;
  /** Between two requests on a connection. */
  keepAliveTimeout: number;
  /** How often the first two are checked. */
  connectionsCheckingInterval: number;
}

/** Proxies keep their connections for 60 s by default; the server keeps them slightly longer. */
const TIMEOUTS: Timeouts = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 72_000,
  connectionsCheckingInterval: 1000,
};

export interface ListenerOptions {
  timeouts?: Timeouts | undefined;
  limits?: ConnectionLimits | undefined;
  /** Proxies, which may open any number of connections. */
  isTrusted?: IsTrustedProxy | undefined;
  /** Called for each connection that is closed because of a limit. */
  onClosed?: (reason: ClosedReason) => void;
}

/** Maximum head of a request, including its target, in bytes. */
const HEAD_LIMIT = 16 * 1024;

/**
 * Whether a request has exactly one Host header, which is optional in HTTP/1.0. Of two, node:http would use the first.
 */
function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}

/**
 * The path of a target that includes the host (RFC 9112, 3.2.2), if it matches the Host header, which alone decides
 * what is served. Any other target is returned unchanged.
 */
function withoutHost({ url = '', headers: { host = '' } }: IncomingMessage): string {
  if (url.startsWith('/')) return url;
  const [, authority, path = ''] = /^https?:\/\/([^/?#]+)(.*)$/is.exec(url) ?? [];
  if (authority?.toLowerCase() !== host.toLowerCase()) return url;
  return path.startsWith('/') ? path : `/${path}`;
}

/**
 * Creates the HTTP server around a listener. Requests that node:http would refuse without the site's security headers
 * are refused here instead: those without exactly one Host header, and those with an unknown Expect. Input that is not
 * a valid request gets a response as well.
 */
export function createListener(listener: Listener, options: ListenerOptions = {}): Server {
  const { timeouts = TIMEOUTS, limits = CONNECTION_LIMITS, isTrusted, onClosed = () => undefined } = options;
  const refuse = (request: IncomingMessage, status: number) => request.socket.end(closingResponse(status));
  const queue = new PipelineQueue((request, response) => {
    const { expect, upgrade } = request.headers;
    // node:http reads nothing more from a connection after such a request.
    if (upgrade !== undefined) response.shouldKeepAlive = false;
    request.url = withoutHost(request);
    if (!hasOneHost(request)) refuse(request, 400);
    else if (expect !== undefined && expect.toLowerCase() !== '100-continue') refuse(request, 417);
    else listener(request, response);
  });
  const enqueue = (request: IncomingMessage, response: ServerResponse) => queue.add(request, response);
  const server = createServer(
    { ...timeouts, maxHeaderSize: HEAD_LIMIT, insecureHTTPParser: false, requireHostHeader: false },
    enqueue,
  );
  // A client may close its side once it has sent its request (RFC 9112, 9.6) and still wait for the response. node:http
  // has no option for this.
  Object.assign(server, { httpAllowHalfOpen: true });
  server.on('checkExpectation', enqueue);
  server.on('clientError', (error, socket) => {
    if (!queue.endAfterResponses(socket as Socket)) respondToClientError(error, socket as Socket);
  });
  // Without a listener, node:http closes the connection of a CONNECT without a response.
  server.on('connect', (_request, socket) => {
    // node:http has removed its own error listener, and an unhandled error would end the process.
    socket.on('error', () => socket.destroy());
    if (!queue.endAfterResponses(socket as Socket)) socket.end(closingResponse(405));
  });
  new ConnectionGuard(limits, isTrusted, onClosed).watch(server);
  return server;
}
