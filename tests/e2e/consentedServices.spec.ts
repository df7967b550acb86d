import { type BrowserContext, expect, type Page } from '@playwright/test';
import { THOROUGH } from '../stages.ts';
import { agreed, isAsked, keepChoice, question } from './consentPage.ts';
import { expectSeen } from './expectSeen.ts';
import { openWith, pageAt, sectionOf } from './sitePage.ts';
import { test } from './test.ts';
import { trackedSite } from './trackedSite.ts';

const PAGE = '/product/facility-management-software/';
const OTHER = '/about/';

test('the recognition services run only in their regions', THOROUGH, async ({ browser, baseURL }) => {
  await Promise.all(
    (
      [
        ['US', true, true],
        ['NL', true, false],
        ['FR', false, false],
        [undefined, false, false],
      ] as const
    ).map(async ([country, hasA, hasB]) => {
      const context = await browser.newContext();
      const site = await trackedSite(context, country === undefined ? {} : { country });
      await keepChoice(context, baseURL, ['advertisement']);
      const page = await context.newPage();
      const told = page.waitForResponse('**/region');
      await page.goto(new URL(OTHER, baseURL).href);
      await told;
      await expect.poll(() => isAsked(site.asked, 'AW-TEST')).toBe(true);
      const recognized = () => ['a', 'b'].map((name) => isAsked(site.asked, `${name}.recognition`));
      await expect.poll(recognized, { message: `visitors from ${country}` }).toEqual([hasA, hasB]);
      // None is requested later either.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      expect(recognized(), `visitors from ${country}`).toEqual([hasA, hasB]);
      expect(isAsked(site.asked, 'G-TEST')).toBe(false);
      await context.close();
    }),
  );
});

test(
  'one session is drawn once, and a higher issue asks again',
  THOROUGH,
  async ({ page, context, baseURL }) => {
    const site = await trackedSite(context, { vendors: { sessionReplay: { id: 'replaytest' } } });
    await keepChoice(context, baseURL, ['analytics']);
    await page.addInitScript(() => (Math.random = () => 0.5));
    await page.goto(PAGE);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('replay'))).toBe('no');
    await page.addInitScript(() => (Math.random = () => 0));
    await page.goto(OTHER);
    await expect.poll(() => agreed(page)).toBe('analytics');
    expect(site.asked).toEqual([]);
    await trackedSite(context, { revision: 2 });
    await page.goto(PAGE);
    await expectSeen(question(page), { width: 280, height: 120 });
    expect(await agreed(page)).toBe('');
  },
);

test(
  'the tag manager waits three seconds, or for the first move',
  THOROUGH,
  async ({ page, context, baseURL }) => {
    const site = await trackedSite(context, { vendors: { tagManager: { id: 'GTM-TEST' } } });
    await keepChoice(context, baseURL, ['analytics']);
    const start = new Date('2027-01-01T12:00:00Z');
    await page.clock.install({ time: start });
    await page.clock.pauseAt(new Date(start.getTime() + 1_000));
    await page.goto(OTHER);
    await expect(async () => {
      await page.clock.runFor(20);
      expect(await agreed(page)).toBe('analytics');
    }).toPass();
    await page.clock.runFor(2_900);
    expect(site.asked).toEqual([]);
    await page.clock.runFor(200);
    await expect.poll(() => isAsked(site.asked, 'gtm.js')).toBe(true);
  },
);

test.describe('the scheduling widget', () => {
  const MEETING = 'https://calendly.com/lintel-example/half-an-hour';

  /**
   * Opens a page with a meeting link, which a writer may put into any text, and a stub service that records its use.
   */
  async function openWithLink(page: Page, context: BrowserContext) {
    const site = await trackedSite(context, { vendors: { schedulingWidget: { id: 'lintel-example' } } });
    await page.goto(OTHER);
    await page.locator('main').evaluate((main, href) => {
      main.prepend(Object.assign(document.createElement('a'), { href, textContent: 'Pick a time' }));
    }, MEETING);
    return { site, way: page.getByRole('link', { name: 'Pick a time' }) };
  }

  test(
    'comes when somebody who agreed reaches for a link to it, and opens over the page',
    THOROUGH,
    async ({ page, context, baseURL }) => {
      await keepChoice(context, baseURL, ['functionality']);
      const { site, way } = await openWithLink(page, context);
      await expect.poll(() => agreed(page)).toBe('functionality personalization');
      expect(site.asked).toEqual([]);
      await way.focus();
      await expect.poll(() => isAsked(site.asked, 'external/widget.css')).toBe(true);
      await page.waitForFunction(() => window.Calendly);
      await way.press('Enter');
      await expect(page.locator('body')).toHaveAttribute('data-opened', MEETING);
      await expect(page).toHaveURL(OTHER);
    },
  );

  test(
    'is not asked for without consent: the link is followed',
    THOROUGH,
    async ({ page, context, baseURL }) => {
      await keepChoice(context, baseURL, ['analytics']);
      const { site, way } = await openWithLink(page, context);
      await expect.poll(() => agreed(page)).toBe('analytics');
      await way.hover();
      await way.click();
      await expect(page).toHaveURL(MEETING);
      expect(site.asked).toEqual([MEETING]);
    },
  );
});

test.describe('films of a host that stores something', () => {
  const PATH = '/careers/';
  const { video } = sectionOf(pageAt(PATH), 'lifeAt');
  // The film of the page, as it would be with a vendor’s video.
  const PLAYER = 'https://player.example/embed/1';
  const vendors = { videoHost: { id: new URL(PLAYER).host } };
  const rewrite = (html: string) =>
    html.replaceAll(`data-video="${video.film.path}"`, `data-video="${PLAYER}"`);

  test('play in the page for visitors who agreed', THOROUGH, async ({ page, context, baseURL }) => {
    const site = await trackedSite(context, { vendors, rewrite });
    await keepChoice(context, baseURL, ['functionality']);
    await openWith(page, PATH, 'videoPopup');
    await expect.poll(() => agreed(page)).toBe('functionality personalization');
    expect(site.asked).toEqual([]);
    await page.locator('a[data-video]').first().click();
    await expect(page.locator('dialog[data-video-dialog] iframe')).toHaveAttribute('src', PLAYER);
    await expect.poll(() => site.asked).toContain(PLAYER);
  });

  test('are links for everybody else', THOROUGH, async ({ page, context, baseURL }) => {
    const site = await trackedSite(context, { vendors, rewrite });
    await keepChoice(context, baseURL, ['analytics']);
    await openWith(page, PATH, 'videoPopup');
    await expect.poll(() => agreed(page)).toBe('analytics');
    await page.locator('a[data-video]').first().click();
    await expect(page).toHaveURL(video.film.path);
    expect(site.asked).toEqual([]);
  });
});
