import type { IncomingMessage, ServerResponse } from 'node:http';
import { type HostTable, hostNameOf, knownLocale } from '../http/regionalHosts.ts';
import type { LocalizedTexts } from '../localizedTexts.ts';
import { INERT_POLICY, securityHeaders } from '../securityHeaders.ts';
import { bypassesGates, refuse } from './refuse.ts';
import { redirectCacheControl } from './steps.ts';

interface HostGateOptions {
  hosts: HostTable;
  /** Whether other hosts are rejected, as they are if the operator has set the hosts. */
  isStrict: boolean;
  isPreview: boolean;
  words: LocalizedTexts;
  isSecure: (request: IncomingMessage) => boolean;
}

/**
 * Creates the listener for requests under host names other than the site’s. The bare domain of a www host redirects
 * to it; every other name gets a 421 if the gate is strict. It returns false, having done nothing, for all others.
 */
export function createHostGate({ hosts, isStrict, isPreview, words, isSecure }: HostGateOptions) {
  const bare = new Map(
    [...hosts.keys()].flatMap((host) => (host.startsWith('www.') ? [[host.slice('www.'.length), host]] : [])),
  );
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { host } = request.headers;
    if (knownLocale(hosts, host) !== undefined || bypassesGates(request)) return false;
    const name = hostNameOf(host ?? '');
    const meant = bare.get(name);
    if (meant === undefined && !isStrict) return false;
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
        ...securityHeaders(INERT_POLICY, isSecure(request)),
      ]);
      response.end();
      return true;
    }
    refuse(request, response, 421, {
      words,
      isSecure: isSecure(request),
      headers: ['X-Robots-Tag', 'noindex, nofollow'],
    });
    return true;
  };
}
