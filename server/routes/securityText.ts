import type { FastifyInstance } from 'fastify';
import type { SiteConfig } from '../../shared/site/siteConfigSchema.ts';

/**
 * Text of security.txt (RFC 9116). Its date is from the settings: until then somebody has made sure that the address
 * is read. "npm run report" says when it expires.
 */
export function securityText(site: SiteConfig): string {
  return [
    `Contact: mailto:${site.emails.security}`,
    `Expires: ${site.securityContact.expires}T00:00:00.000Z`,
    'Preferred-Languages: en',
    `Canonical: https://${site.hosts.en}/.well-known/security.txt`,
    `Policy: https://${site.hosts.en}/security/`,
    '',
  ].join('\n');
}

/** GET /.well-known/security.txt: where to report a vulnerability. */
export function addSecurityText(app: FastifyInstance, site: SiteConfig): void {
  app.get('/.well-known/security.txt', async (_request, reply) => {
    reply.header('Cache-Control', 'public, max-age=86400').type('text/plain; charset=utf-8');
    return securityText(site);
  });
}
