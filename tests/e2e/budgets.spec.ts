import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { allPages, outputPath } from '../../src/lib/content/pages.ts';
import { BUDGETS, budgetsOf } from '../budgets.ts';

for (const one of allPages()) {
  test(`${one.path} (${one.locale}) stays within its weight`, async ({ browser, baseURL }) => {
    const budgets = budgetsOf(one.path);
    const folder = outputPath(one);
    const html = readFileSync(`dist/${folder ? `${folder}/` : ''}index.html.br`).length;
    expect(html, 'HTML and styles, brotli').toBeLessThanOrEqual(budgets.html);

    const context = await browser.newContext({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
    });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const kinds = new Map<string, string>();
    let total = 0;
    let script = 0;
    session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
    // Bodies alone count as script; the first view counts headers too.
    session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
      if (kinds.get(requestId) === 'Script') script += encodedDataLength;
    });
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      total += encodedDataLength;
    });
    const address = new URL(one.path, baseURL);
    if (one.locale === 'en-AE') address.hostname = 'ae.localhost';
    await page.goto(address.href, { waitUntil: 'networkidle' });
    expect(script, 'script before a visitor acts').toBeLessThanOrEqual(BUDGETS.script);
    expect(total, 'first view on a phone').toBeLessThanOrEqual(budgets.firstView);
    expect(await page.locator('*').count(), 'nodes').toBeLessThanOrEqual(budgets.nodes);
    await context.close();
  });
}
