import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { createReportFiller } from '../../shared/roi/fillReport.ts';
import { roiInputFromQuery } from '../../shared/roi/roiInput.ts';
import { clientAddress } from '../http/clientAddress.ts';
import { RateLimiter } from '../http/RateLimiter.ts';
import type { IsTrustedProxy } from '../http/trustedProxies.ts';
import type { Site } from '../Site.ts';

const TEMPLATES = { integration: '/pdf/roi_pdf.pdf', plain: '/pdf/roi_pdf_2.pdf' } as const;

/** Reports per minute and address without delay, more than an office needs. Each further one is delayed. */
const QUICK_REPORTS = 60;

/**
 * GET /roi-pdf: the ROI report with the figures of the query (specification, section 7). No parameter is ever a
 * reason to refuse, nor is the number of requests: beyond what a person could read, each one is delayed by a second or
 * two, so that pages are not. Not registered if the build has no templates, or no bands of prices, so that the site responds instead.
 */
export function addRoiPdf(app: FastifyInstance, site: Site, isTrusted: IsTrustedProxy | undefined): void {
  const read = (path: string) => {
    const entry = site.files.find('en', path);
    return (
      entry && new Uint8Array(Buffer.from(site.files.bodies.get(entry, entry.variants.identity), 'latin1'))
    );
  };
  const integration = read(TEMPLATES.integration);
  const plain = read(TEMPLATES.plain);
  const { bands } = site;
  if (integration === undefined || plain === undefined || bands === undefined) {
    app.log.warn('the build has no report templates, or no bands of prices: /roi-pdf is off');
    return;
  }
  const fillReport = createReportFiller({ integration, plain }, bands);

  const limiter = new RateLimiter(QUICK_REPORTS);

  app.get('/roi-pdf', async (request, reply) => {
    const excess = limiter.take(clientAddress(request.raw, isTrusted));
    if (excess !== undefined) await pause(excess.wait, undefined, { ref: false });
    const query = new URLSearchParams(request.raw.url?.split('?').slice(1).join('?') ?? '');
    const parts = await fillReport(roiInputFromQuery(query, site.config.brand.identifier));
    // Not concatenated: copies of the template would keep the garbage collector busy while pages wait.
    const bytes = Readable.from(parts, { objectMode: false });
    return reply
      .header('Content-Disposition', 'attachment; filename="document.pdf"')
      .header('Cache-Control', 'no-store')
      .header('Content-Length', String(parts.reduce((sum, { length }) => sum + length, 0)))
      .type('application/pdf')
      .send(bytes);
  });
}
