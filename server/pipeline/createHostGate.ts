import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorText } from '../errors/errorTexts.ts';
import { plainDocument } from '../errors/plainDocument.ts';
import { type HostTable, hostNameOf, knownLocale } from '../http/regionalHosts.ts';
import { INERT_POLICY, securityHeaders } from '../securityHeaders.ts';
import { redirectCacheControl } from './steps.ts';

/** Open under any name: supervisors probe an address of the machine. */
const OPEN = /^\/(?:healthz|readyz)\/?(?:\?|$)/;

interface HostGateOptions {
  hosts: HostTable;
  /** Whether other names are refused, as they are if the operator has set the hosts. */
  isStrict: boolean;
  isPreview: boolean;
  isSecure: (request: IncomingMessage) => boolean;
}

/**
 * Creates the listener for requests under host names other than the site’s. The bare domain of a www host redirects
 * to it; every other name gets a 421 if the gate is strict. It returns false, having done nothing, for all others.
 */
export function createHostGate({ hosts, isStrict, isPreview, isSecure }: HostGateOptions) {
  const bare = new Map(
    [...hosts.keys()].flatMap((host) => (host.startsWith('www.') ? [[host.slice('www.'.length), host]] : [])),
  );
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { host } = request.headers;
    if (knownLocale(hosts, host) !== undefined || OPEN.test(request.url ?? '')) return false;
    const name = hostNameOf(host ?? '');
    const meant = bare.get(name);
    if (meant === undefined && !isStrict) return false;
    const headers = securityHeaders(INERT_POLICY, isSecure(request));
    // A target without a leading slash would become part of the host name.
    if (meant !== undefined && request.url?.startsWith('/')) {
      const port = /:\d+$/.exec(host ?? '')?.[0] ?? '';
      const scheme = isSecure(request) ? 'https' : 'http';
      response.writeHead(301, [
        'Location',
        `${scheme}://${meant}${port}${request.url}`,
        'Content-Length',
        '0',
        'Cache-Control',
        redirectCacheControl(301, isPreview),
        ...headers,
      ]);
      response.end();
      return true;
    }
    const body = plainDocument(errorText(421));
    response.writeHead(421, [
      'Content-Type',
      'text/html; charset=utf-8',
      'Content-Length',
      String(Buffer.byteLength(body)),
      'Cache-Control',
      'no-store',
      'X-Robots-Tag',
      'noindex, nofollow',
      ...headers,
    ]);
    response.end(request.method === 'HEAD' ? undefined : body);
    return true;
  };
}
