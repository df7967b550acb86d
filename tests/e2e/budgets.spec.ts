import { readFileSync } from 'node:fs';
import { type Browser, expect } from '@playwright/test';
import { outputPath, type Page as SitePage } from '../../src/lib/content/pages.ts';
import { BUDGETS, budgetsOf } from '../budgets.ts';
import { nameOf, pageBatches, test } from './everyPageTest.ts';
import { addressOf } from './sitePage.ts';

interface Weight {
  script: number;
  firstView: number;
  nodes: number;
  hasIsland: boolean;
}

/** Loads a page on a phone that has never been here, and weighs what comes before the visitor acts. */
async function weigh(browser: Browser, address: string): Promise<Weight> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const kinds = new Map<string, string>();
  let firstView = 0;
  let script = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  // Bodies alone count as script; the first view counts headers too.
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (kinds.get(requestId) === 'Script') script += encodedDataLength;
  });
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    firstView += encodedDataLength;
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const nodes = await page.locator('*').count();
  const hasIsland = (await page.locator('astro-island').count()) > 0;
  await context.close();
  return { script, firstView, nodes, hasIsland };
}

/** What a page weighs beyond its budgets. */
async function findExcess(browser: Browser, site: SitePage, address: string): Promise<string[]> {
  const budgets = budgetsOf(site.path);
  const folder = outputPath(site);
  const { script, firstView, nodes, hasIsland } = await weigh(browser, address);
  const measures: [string, number, number][] = [
    [
      'HTML and styles, brotli',
      readFileSync(`dist/${folder ? `${folder}/` : ''}index.html.br`).length,
      budgets.html,
    ],
    ['script before a visitor acts', script, hasIsland ? BUDGETS.islandScript : BUDGETS.script],
    ['first view on a phone', firstView, budgets.firstView],
    ['nodes', nodes, budgets.nodes],
  ];
  return measures.flatMap(([name, value, budget]) =>
    value > budget ? [`${nameOf(site)}: ${name}: ${value} of ${budget}`] : [],
  );
}

for (const { name, pages } of pageBatches()) {
  test(`within its weight: ${name}`, async ({ browser, baseURL }) => {
    test.setTimeout(60_000);
    // Side by side: each waits half a second for a network that stays idle.
    const found = await Promise.all(pages.map((site) => findExcess(browser, site, addressOf(baseURL, site))));
    expect(found.flat()).toEqual([]);
  });
}
