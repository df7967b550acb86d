import type { BrowserContext, Page } from '@playwright/test';
import type { Page as SitePage } from '../../src/content/Page.ts';
import { allPages } from '../../src/siteContent.ts';
import { watchLayoutShifts } from './layoutShift.ts';
import { test as base } from './test.ts';

/** Pages per test: starting a test costs as much as checking a page. */
const BATCH = 10;

/** Pages in batches, each named after its first and last page. */
export function pageBatches(pages: readonly SitePage[]): { name: string; pages: SitePage[] }[] {
  return Array.from({ length: Math.ceil(pages.length / BATCH) }, (_, index) => {
    const batch = pages.slice(index * BATCH, (index + 1) * BATCH);
    const [first, last] = [batch[0], batch.at(-1)];
    if (!first || !last) throw new Error('a batch is empty');
    return { name: `${nameOf(first)} … ${nameOf(last)}`, pages: batch };
  });
}

/**
 * The template of a page: its kind of entry, its folder, or its kind of thank-you page; any other page is its own
 * template.
 */
function templateOf({ path, entry }: SitePage): string {
  const [folder = '', ...rest] = path.split('/').filter(Boolean);
  if (entry) return entry.kind;
  if (/^thank-?you/.test(folder)) return 'thanks';
  return rest.length > 0 ? folder : path;
}

/** The first page of each template. */
export function pageOfEachTemplate(): SitePage[] {
  return [...Map.groupBy(allPages(), templateOf).values()].flatMap((pages) => pages.slice(0, 1));
}

/** What all pages of a host have in common: axe checks it on the first page of each test. */
export const CHROME = ['[data-header]', 'body > footer'];

/** Name of a page in test results: `/about/`, `/about/ (en-AE)`. */
export function nameOf(page: SitePage): string {
  return page.locale === 'en' ? page.path : `${page.path} (${page.locale})`;
}

/** A test whose pages share one context per worker, so that what they have in common is fetched once. */
export const test = base.extend<object, { siteContext: BrowserContext }>({
  siteContext: [
    async ({ browser }, use) => {
      const context = await browser.newContext();
      await watchLayoutShifts(context);
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/**
 * Problems of a page, collected as they occur: console warnings and errors (including what its policy blocked),
 * thrown errors, and requests to third parties.
 */
export function collectProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      problems.push(`console ${message.type()}: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => problems.push(`threw: ${error.message}`));
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !/(^|\.)localhost$/.test(hostname))
      problems.push(`requests a third party: ${request.url()}`);
  });
  return problems;
}

/** Scrolls through the page so that everything lazy has been requested and everything revealed on scroll is shown. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
        // A headless browser may skip a frame altogether.
        setTimeout(resolve, 500);
      });
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}
