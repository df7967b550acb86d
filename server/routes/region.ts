import type { FastifyInstance } from 'fastify';

/** How long browsers cache the response, in seconds: visitors change pages more often than countries. */
const KEPT = 3_600;

/**
 * GET /region: the country (ISO 3166-1, two letters) that the CDN names for this visitor, or null. It is a separate
 * request, so that pages are the same bytes for everybody and can be cached. Only pages of a site whose services
 * depend on the country ask, and only after consent.
 */
export function addRegion(app: FastifyInstance, countryHeader: string | undefined): void {
  app.get('/region', async (request, reply) => {
    reply.header('Cache-Control', `private, max-age=${KEPT}`);
    const named = countryHeader === undefined ? undefined : request.headers[countryHeader];
    const country = typeof named === 'string' ? named.trim().toUpperCase() : '';
    return { country: /^[A-Z]{2}$/.test(country) ? country : null };
  });
}
