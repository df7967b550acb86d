import type { FastifyInstance } from 'fastify';
import type { SiteConfig } from '../../shared/site/siteConfigSchema.ts';

/** RFC 9116 asks for less than a year. */
const VALID_DAYS = 180;

/** Text of security.txt (RFC 9116), valid for half a year from the given moment. */
export function securityText(site: SiteConfig, now: Date): string {
  const expires = new Date(now.getTime() + VALID_DAYS * 86_400_000);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: mailto:${site.emails.security}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: https://${site.hosts.en}/.well-known/security.txt`,
    `Policy: https://${site.hosts.en}/security/`,
    '',
  ].join('\n');
}

/** GET /.well-known/security.txt: where to report a weakness. */
export function addSecurityText(app: FastifyInstance, site: SiteConfig): void {
  app.get('/.well-known/security.txt', async (_request, reply) => {
    reply.header('Cache-Control', 'public, max-age=86400').type('text/plain; charset=utf-8');
    return securityText(site, new Date());
  });
}
