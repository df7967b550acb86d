import type { Browser } from '@playwright/test';
import { warn } from '../../scripts/warnings.ts';
import type { Page as SitePage } from '../../src/content/Page.ts';
import { BUDGETS, contentWarnings } from '../budgets.ts';
import { expectNoFaults } from '../expectNoFaults.ts';
import { THOROUGH } from '../stages.ts';
import { nameOf, pageBatches, pageOfEachTemplate } from './everyPageTest.ts';
import { fontsReady } from './fontsReady.ts';
import { addressOf, pageAt } from './sitePage.ts';
import { test } from './test.ts';

interface Weight {
  script: number;
  firstView: number;
  hasIsland: boolean;
  /** How many of our two fonts were requested before the first paint, and how many after it. */
  fonts: { early: number; late: number };
}

/** Loads a page on a phone with an empty cache, and weighs what loads before the visitor interacts. */
async function weigh(browser: Browser, address: string): Promise<Weight> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Page.enable');
  await session.send('Page.setLifecycleEventsEnabled', { enabled: true });
  const scripts = new Set<string>();
  const bodies = new Map<string, number>();
  let firstView = 0;
  let isPainted = false;
  const fonts = { early: 0, late: 0 };
  // Data can be reported before its response, so which requests were scripts is only looked up at the end.
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  // Compares order, not time: browsers report paints to within 4 ms only, and sometimes too late.
  session.on('Page.lifecycleEvent', ({ name }) => {
    if (name === 'firstContentfulPaint') isPainted = true;
  });
  session.on('Network.requestWillBeSent', ({ type }) => {
    if (type === 'Font') fonts[isPainted ? 'late' : 'early'] += 1;
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    bodies.set(requestId, (bodies.get(requestId) ?? 0) + encodedDataLength);
  });
  // The first view counts headers too.
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    firstView += encodedDataLength;
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  // On a busy machine the fonts are requested only after half a second without requests.
  await fontsReady(page);
  const hasIsland = (await page.locator('astro-island').count()) > 0;
  await context.close();
  const script = [...scripts].reduce((sum, requestId) => sum + (bodies.get(requestId) ?? 0), 0);
  return { script, firstView, hasIsland, fonts };
}

/** The measures of a page that exceed their budget. */
function excess(site: SitePage, measures: [name: string, value: number, budget: number][]): string[] {
  return measures.flatMap(([name, value, budget]) =>
    value > budget ? [`${nameOf(site)}: ${name}: ${value} of ${budget}`] : [],
  );
}

/** A page without an island, one with a form, one with a tool, and an article. */
const FEW = ['/', '/contact/', '/resources/cmms-roi-calculator/', '/learn/demand-charges/'];

for (const { name, pages, details } of [
  { name: 'a few pages', pages: FEW.map((path) => pageAt(path)), details: {} },
  ...pageBatches(pageOfEachTemplate()).map((batch) => ({ ...batch, details: THOROUGH })),
]) {
  test(`loads within its budget: ${name}`, details, async ({ browser, baseURL }) => {
    const heavy: string[] = [];
    // In parallel: each page waits for half a second of network idle.
    const found = await Promise.all(
      pages.map(async (site) => {
        const { script, firstView, hasIsland, fonts } = await weigh(browser, addressOf(baseURL, site));
        heavy.push(...contentWarnings(nameOf(site), site.path, { firstView }));
        return excess(site, [
          ['script before a visitor acts', script, hasIsland ? BUDGETS.islandScript : BUDGETS.script],
          ['fonts asked for before the first picture', fonts.early, 0],
          ['fonts not asked for after it', 2 - fonts.late, 0],
        ]);
      }),
    );
    warn(`first-views-${name.replace(/[^a-z0-9]+/g, '-')}`, heavy);
    expectNoFaults(found.flat());
  });
}
