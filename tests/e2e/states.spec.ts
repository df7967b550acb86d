import { expect, type Page } from '@playwright/test';
import { chromeText } from '../../src/content/words/chromeText.ts';
import { scriptPath } from '../scriptPath.ts';
import { THOROUGH } from '../stages.ts';
import { test } from './test.ts';

const PAGE = '/product/facility-management-software/';
const bar = (page: Page) => page.locator('[data-loading-bar]');
/** A footer link to another page. */
const about = (page: Page) => page.locator('footer a[href="/about/"]').first();

/** Moves to a link again and again until `isSeen`, because the page’s script may still be loading. */
async function hoverUntil(page: Page, isSeen: () => Promise<boolean>) {
  await expect
    .poll(async () => {
      await page.mouse.move(1, 1);
      await about(page).hover();
      return isSeen();
    })
    .toBe(true);
}

/** Once the hovered link has been prefetched, everything that the first move loads is running. */
const hoverUntilPrefetch = (page: Page) =>
  hoverUntil(page, async () => (await page.locator('link[rel="prefetch"]').count()) > 0);

test.use({ viewport: { width: 1440, height: 900 } });

/** For tests on the page’s clock: it starts at START, and LATER is later than any test takes to open a page. */
const START = new Date('2027-01-04T12:00:00Z');
const LATER = new Date('2027-01-04T13:00:00Z');

test('the loading bar waits 200 ms', THOROUGH, async ({ page }) => {
  await page.clock.install({ time: START });
  await page.goto(PAGE);
  await hoverUntilPrefetch(page);
  await page.clock.pauseAt(LATER);
  // The page stays, so that its bar can be looked at: as if the next page never answered.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  await about(page).click();
  await page.clock.runFor(199);
  await expect(bar(page)).not.toHaveAttribute('data-state');
  await page.clock.runFor(1);
  await expect(bar(page)).toHaveAttribute('data-state', 'loading');
});

test(
  'without a connection the page stays, says so, and the bar fails',
  THOROUGH,
  async ({ page, context }) => {
    await page.clock.install({ time: START });
    await page.goto(PAGE);
    await hoverUntilPrefetch(page);
    await page.clock.pauseAt(LATER);
    const notice = page.locator('[data-connection]');
    await expect(notice).toBeEmpty();
    await context.setOffline(true);
    await expect(notice).toHaveText(chromeText('en').offline);
    await about(page).click();
    await expect(bar(page)).toHaveAttribute('data-state', 'failed');
    await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
    await page.clock.runFor(500);
    await expect(bar(page)).not.toHaveAttribute('data-state', /./);
    await context.setOffline(false);
    await expect(notice).toBeEmpty();
  },
);

test('a cancelled navigation ends the loading bar as failed', THOROUGH, async ({ page }) => {
  await page.goto(PAGE);
  await hoverUntilPrefetch(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/careers/', (route) => held.then(() => route.abort()));
  // Like a visitor who is tired of waiting: loading is stopped once the bar has appeared.
  const states = await bar(page).evaluateHandle((element) => {
    const seen: (string | undefined)[] = [];
    new MutationObserver(() => {
      const { state } = element.dataset;
      seen.push(state);
      if (state === 'loading') window.stop();
    }).observe(element, { attributes: true });
    return seen;
  });
  await page.locator('footer a[href="/careers/"]').first().click({ noWaitAfter: true });
  await expect.poll(() => states.jsonValue()).toEqual(['loading', 'failed', undefined]);
  release();
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
});

test('hovering a link prefetches its page', THOROUGH, async ({ page }) => {
  await page.goto(PAGE);
  const ahead = page.waitForRequest((request) => new URL(request.url()).pathname === '/about/');
  await hoverUntilPrefetch(page);
  await ahead;
});

test('nothing is prefetched with data saver', THOROUGH, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  await page.goto(PAGE);
  await hoverUntil(page, () =>
    page.evaluate(
      (path) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(path)),
      scriptPath('pageNavigation'),
    ),
  );
  await page.locator('footer a[href="/careers/"]').first().hover();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
});

test('a script that does not load reloads the page once', THOROUGH, async ({ page }) => {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route(`**${scriptPath('tabs')}`, (route) => route.abort());
  await page.goto(PAGE);
  await expect.poll(() => loads).toBe(2);
  await page.waitForLoadState('networkidle');
  expect(loads).toBe(2);
  await expect(page.locator('details[data-tab]').first()).toBeVisible();
});
