import type { FastifyRequest } from 'fastify';
import type { FormDefinition } from '../../shared/forms/FormDefinition.ts';
import { PAGE_FIELD } from '../../shared/forms/fieldNames.ts';
import type { SubmittedValues } from '../../shared/forms/SubmittedValues.ts';
import { isEnglish, type Locale } from '../../shared/site/locales.ts';
import { hostNameOf } from '../http/regionalHosts.ts';
import { canonicalPath, type Site } from '../Site.ts';

/** The page that a form was sent from. */
export interface SubmittingPage {
  /** Canonical path of a page of the site. */
  path: string;
  query: URLSearchParams;
  /** The query with its question mark; empty if there is none. */
  search: string;
  /** Address including the query. */
  uri: string;
  /** Whose words it has: a host shows pages of the default locale where its own has none. */
  locale: Locale;
}

/** Maximum page address that is kept, in characters. */
const URI_LIMIT = 2000;

const LOCAL_NAME = /(?:^|\.)localhost$|^127\./;

/** A proxy may add its own port, or that of plain http, where the browser names none. */
const withoutDefaultPort = (host: string) => host.toLowerCase().replace(/:(?:80|443)$/, '');

/** Whether an Origin or Referer names this site: the requested host, or one of the regional hosts. */
export function isOwnAddress(site: Site, address: string, host: string | undefined): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  if (host !== undefined && withoutDefaultPort(url.host) === withoutDefaultPort(host)) return true;
  const name = hostNameOf(url.host);
  // A page on a local name is this site only if that name was requested, as above.
  return site.hosts.has(name) && !LOCAL_NAME.test(name);
}

/** Whether the browser says that a submission comes from another website. */
export function isCrossSiteSubmission(site: Site, request: FastifyRequest): boolean {
  const { origin, referer, host } = request.headers;
  if (origin !== undefined) return !isOwnAddress(site, origin, host);
  if (request.headers['sec-fetch-site'] === 'cross-site') return true;
  return referer !== undefined && !isOwnAddress(site, referer, host);
}

/** The locale of the words on a page as a host shows it. A region keeps its own words on pages in its language. */
function localeOfPage(site: Site, host: Locale, path: string): Locale {
  const isOwn = site.files.find(host, path)?.file.startsWith(`_hosts/${host}/`) === true;
  return isOwn || isEnglish(host) ? host : 'en';
}

/**
 * The page with the form: from the form's hidden field, else from a Referer of the same origin, else from the form's
 * declaration. If the field has no query, it comes from the Referer.
 */
export function submittingPage(
  site: Site,
  request: FastifyRequest,
  definition: FormDefinition,
  typed: SubmittedValues,
): SubmittingPage {
  const { referer, host } = request.headers;
  const from = referer !== undefined && isOwnAddress(site, referer, host) ? new URL(referer) : undefined;
  const named = Object.hasOwn(typed, PAGE_FIELD) ? (typed[PAGE_FIELD] ?? '') : '';
  const isPage = (path: string | undefined): path is string =>
    path?.endsWith('/') === true && site.files.find(request.locale, path) !== undefined;
  const path = [canonicalPath(named), from && canonicalPath(from.pathname)].find(isPage) ?? definition.page;
  const mark = named.indexOf('?');
  const query = new URLSearchParams(mark === -1 ? (from?.search ?? '') : named.slice(mark));
  const search = query.size === 0 ? '' : `?${query}`;
  const uri = `https://${site.config.hosts[request.locale]}${path}${search}`.slice(0, URI_LIMIT);
  return { path, query, search, uri, locale: localeOfPage(site, request.locale, path) };
}
