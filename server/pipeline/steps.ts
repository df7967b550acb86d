import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FormDefinition } from '../../shared/forms/FormDefinition.ts';
import type { Locale } from '../../shared/site/locales.ts';
import { HttpError } from '../errors/HttpError.ts';
import { HIDDEN_HOST_HEADER, HIDDEN_HOST_ROBOTS, isHiddenHost, knownLocale } from '../http/regionalHosts.ts';
import type { IsTrustedProxy } from '../http/trustedProxies.ts';
import { textsFor } from '../localizedTexts.ts';
import { canonicalPath, type Site } from '../Site.ts';
import { INERT_POLICY, securityHeaders } from '../securityHeaders.ts';
import { selectResponse } from '../static/selectResponse.ts';
import { isSecureRequest } from './staticFastPath.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Locale of the requested host. */
    locale: Locale;
  }
}

/** One step in handling a request. It responds through reply, or leaves the request to the next step. */
export type Step = (request: FastifyRequest, reply: FastifyReply) => void;

/** The place in the order at which the server's routes respond. */
export const ROUTES_STEP = 'routes';

/** How long a redirect may be cached: not at all if it is temporary or part of a preview. */
export function redirectCacheControl(status: 301 | 302, isPreview = false): string {
  return status === 301 && !isPreview ? 'public, max-age=3600' : 'no-store';
}

/** The order of the steps. */
export const STEP_ORDER: readonly string[] = [
  'security-headers',
  'host',
  'redirects',
  ROUTES_STEP,
  'methods',
  'build',
];

/** Read-only addresses that are not files of the build. */
const READ_ONLY = /^\/(?:healthz|readyz|region|\.well-known\/security\.txt)\/?$/;

/** The form that is sent to an address, if any. */
function formAt(site: Site, path: string): FormDefinition | undefined {
  const [, id = '', calendar] = /^\/forms\/([^/]+)(\/calendar)?\/?$/.exec(path) ?? [];
  const form = site.forms.get(id);
  return calendar === undefined || form?.meeting !== undefined ? form : undefined;
}

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

/** The steps by name. */
export function createSteps(
  site: Site,
  isTrusted: IsTrustedProxy | undefined,
): Readonly<Record<string, Step>> {
  return {
    'security-headers': (request, reply) => {
      const headers = securityHeaders(INERT_POLICY, isSecureRequest(request.raw, isTrusted));
      for (let index = 0; index < headers.length; index += 2)
        reply.header(headers[index] ?? '', headers[index + 1]);
    },

    host: (request, reply) => {
      const { host } = request.headers;
      request.locale = knownLocale(site.hosts, host) ?? 'en';
      if (!isHiddenHost(site.hosts, site.unlistedHosts, host)) return;
      reply.header(...HIDDEN_HOST_HEADER);
      if (canonicalPath(request.raw.url ?? '') === '/robots.txt')
        reply.type('text/plain; charset=utf-8').send(HIDDEN_HOST_ROBOTS);
    },

    redirects: (request, reply) => {
      const redirect = site.resolveRedirect(request.raw.url ?? '');
      if (redirect === 'bad') throw new HttpError(400, '');
      if (redirect === undefined) return;
      reply
        .header('Cache-Control', redirectCacheControl(redirect.status, site.isPreview))
        .redirect(redirect.location, redirect.status);
    },

    methods: (request, reply) => {
      const path = canonicalPath(request.raw.url ?? '') ?? '';
      if (READ_ONLY.test(path)) throw new HttpError(405, '', { Allow: 'GET, HEAD' });
      const form = formAt(site, path);
      if (form === undefined) return;
      // Without JavaScript, a visitor is at this address after a refusal: reloading it leads back to the form.
      if (isRead(request) && site.files.find(request.locale, form.page) !== undefined) {
        reply.header('Cache-Control', 'no-store').redirect(form.page, 303);
        return;
      }
      const { formAddress = '' } = textsFor(site, request.locale).texts ?? {};
      throw new HttpError(405, formAddress, { Allow: 'POST' });
    },

    build: (request, reply) => {
      const path = canonicalPath(request.raw.url ?? '');
      const entry = path === undefined ? undefined : site.files.find(request.locale, path);
      if (entry === undefined) return;
      if (!isRead(request)) throw new HttpError(405, '', { Allow: 'GET, HEAD' });
      const selected = selectResponse(entry, request.headers, isSecureRequest(request.raw, isTrusted));
      reply.code(selected.status);
      for (let index = 0; index < selected.headers.length; index += 2) {
        reply.header(selected.headers[index] ?? '', selected.headers[index + 1]);
      }
      const { variant } = selected;
      reply.send(variant && Buffer.from(site.files.bodies.get(entry, variant), 'latin1'));
    },
  };
}
