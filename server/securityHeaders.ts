import { siteSettings } from '../config/site.ts';
import type { SiteConfig } from '../shared/site/siteConfigSchema.ts';

/** Header names and values in one flat list, which node:http writes without checking it again. */
export type FlatHeaders = readonly string[];

/** Policy of a page for which the build has none: everything from this host, nothing inline. */
export const DEFAULT_PAGE_POLICY = [
  "default-src 'none'",
  "base-uri 'none'",
  "connect-src 'self'",
  "font-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "img-src 'self' data:",
  "manifest-src 'self'",
  "media-src 'self'",
  "object-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "worker-src 'self'",
].join('; ');

/** Policy of responses that are not documents: they may load nothing and must not be framed. */
export const INERT_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'";

/** Policy of scripts, because a worker has the policy of its file. */
export const SCRIPT_POLICY =
  "default-src 'none'; base-uri 'none'; connect-src 'self'; form-action 'none'; frame-ancestors 'none'; object-src 'none'; script-src 'self'";

const FIXED: FlatHeaders = [
  'X-Content-Type-Options',
  'nosniff',
  'Referrer-Policy',
  'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy',
  'same-origin',
  'Cross-Origin-Resource-Policy',
  'same-origin',
  'Permissions-Policy',
  'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
];

/** Two years, including subdomains if the settings say that they all support https. */
export function strictTransport({
  strictTransport: { includeSubDomains },
}: Pick<SiteConfig, 'strictTransport'>): FlatHeaders {
  return ['Strict-Transport-Security', `max-age=63072000${includeSubDomains ? '; includeSubDomains' : ''}`];
}

/** Sent on encrypted connections only. */
export const STRICT_TRANSPORT = strictTransport(siteSettings);

/** The security headers of a response with the given Content-Security-Policy. */
export function securityHeaders(policy: string, isSecure: boolean): FlatHeaders {
  return ['Content-Security-Policy', policy, ...FIXED, ...(isSecure ? STRICT_TRANSPORT : [])];
}
