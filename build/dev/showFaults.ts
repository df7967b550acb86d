import type { MiddlewareHandler } from 'astro';
import { ContentError, type ContentFault } from '../../src/content/contentError.ts';
import { notingMetFaults } from '../../src/content/metFaults.ts';
import { faultList, faultPage, stackTrace } from './faultPage.ts';

const html = (body: string, status: number) =>
  new Response(body, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });

/** Astro middleware for development: a page shows its own faults, and those of pages it would list. */
export const onRequest: MiddlewareHandler = (_context, next) => {
  const met = new Set<ContentFault>();
  return notingMetFaults(met, async () => {
    try {
      const response = await next();
      if (response.status === 404)
        return html(faultPage(faultList('No content file has this address.', [])), 404);
      if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
      const page = await response.text();
      if (met.size === 0) return new Response(page, response);
      const notice = faultList('Left out of this page, because a file is wrong:', [...met]);
      return html(
        page.replace('</body>', () => `${notice}</body>`),
        response.status,
      );
    } catch (error) {
      const faults = error instanceof ContentError ? error.faults : [...met];
      const said = faults.length > 0 ? faultList('This page cannot be drawn:', faults) : '';
      return html(faultPage(error instanceof ContentError ? said : said + stackTrace(error)), 500);
    }
  });
};
