import { expect } from '@playwright/test';
import { CONSENT_WORDS_PATH } from '../../src/behaviors/tracking/consentWords.ts';
import { scriptPath } from '../scriptPath.ts';
import { THOROUGH } from '../stages.ts';
import { checkAccessibility } from './checkAccessibility.ts';
import {
  agreed,
  answer,
  banner,
  dataLayer,
  dialog,
  groups,
  isAsked,
  keepChoice,
  link,
  openPreferences,
  preferences,
  question,
  updates,
} from './consentPage.ts';
import { expectSeen } from './expectSeen.ts';
import { fontsReady } from './fontsReady.ts';
import { test } from './test.ts';
import { trackedSite } from './trackedSite.ts';
import { twoFrames } from './twoFrames.ts';

const PAGE = '/product/facility-management-software/';
const OTHER = '/about/';

test(
  'a fresh clone asks nothing, stores nothing and sends no request to others; its preferences say so',
  THOROUGH,
  async ({ page }) => {
    const away: string[] = [];
    const ofConsent = [scriptPath('startTracking'), scriptPath('consentDialog'), CONSENT_WORDS_PATH];
    const consentFiles: string[] = [];
    page.on('request', (request) => {
      const { hostname, pathname } = new URL(request.url());
      if (hostname !== 'localhost') away.push(request.url());
      if (ofConsent.includes(pathname)) consentFiles.push(pathname);
    });
    for (const path of ['/', PAGE, '/resources/cmms-roi-calculator/', '/cookie-policy/']) {
      await page.goto(path);
      await page.mouse.move(300, 300);
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    }
    expect(away).toEqual([]);
    expect(consentFiles).toEqual([]);
    expect(await page.evaluate(() => [document.cookie, localStorage.length, window.dataLayer])).toEqual([
      '',
      0,
      undefined,
    ]);

    await openPreferences(page);
    await expect(dialog(page)).toContainText(preferences.nothing.slice(0, 60));
    await expect(dialog(page)).toContainText(groups.security.title);
    await expect(dialog(page).getByRole('button', { name: preferences.accept })).toHaveCount(0);
    await checkAccessibility(page);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('link', { name: link })).toBeFocused();
    expect(await page.evaluate(() => document.cookie)).toBe('');
    expect(away).toEqual([]);
  },
);

test('before an answer no service is contacted, and the defaults come first; after yes all run', async ({
  page,
  context,
}) => {
  const site = await trackedSite(context, { country: 'GB' });
  await page.goto(PAGE);
  await expectSeen(question(page), { width: 280, height: 120 });
  expect((await dataLayer(page))[0]).toMatchObject([
    'consent',
    'default',
    { ad_storage: 'denied', wait_for_update: 500 },
  ]);
  expect(await updates(page)).toEqual([]);
  expect(await page.evaluate(() => window._hsp)).toEqual([
    ['setHubSpotConsent', { analytics: false, advertisement: false, functionality: false }],
  ]);
  await page.keyboard.press('Tab');
  expect(site.asked).toEqual([]);
  expect(await page.evaluate(() => document.cookie)).toBe('');

  await page.addInitScript(() => (Math.random = () => 0.1));
  await page.evaluate(() => (Math.random = () => 0.1));
  await answer(page, banner.accept);
  await expect(question(page)).toBeHidden();
  const scripts = [
    'gtag/js?id=G-TEST',
    'gtag/js?id=AW-TEST',
    'clarity.ms/tag/replaytest',
    'hs-scripts.com/4711.js',
    'a.recognition',
  ];
  for (const script of scripts) await expect.poll(() => isAsked(site.asked, script), script).toBe(true);
  await page.keyboard.press('Tab');
  await expect.poll(() => isAsked(site.asked, 'gtm.js?id=GTM-TEST')).toBe(true);
  expect(isAsked(site.asked, 'b.recognition')).toBe(false);
  expect(await agreed(page)).toBe('analytics functionality personalization ad');
  expect((await updates(page)).at(-1)).toMatchObject({
    ad_storage: 'granted',
    analytics_storage: 'granted',
    company_recognition_a_storage: 'granted',
    company_recognition_b_storage: 'denied',
  });
  expect(await page.evaluate(() => window._hsp)).toHaveLength(2);
  // Fields are masked before a recording begins.
  await expect(page.locator('input:not([data-clarity-mask])')).toHaveCount(0);

  site.asked.length = 0;
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto(OTHER);
  await expect.poll(() => isAsked(site.asked, 'hs-scripts')).toBe(true);
  expect(await page.evaluate(() => window._hsp?.[0])).toEqual([
    'setHubSpotConsent',
    { analytics: true, advertisement: true, functionality: true },
  ]);
  expect(loaded.filter((address) => address.includes('consentDialog'))).toEqual([]);
});

test('after no, no service is contacted, on this page or the next', async ({ page, context }) => {
  const site = await trackedSite(context, { country: 'US' });
  await page.goto(PAGE);
  await answer(page, banner.reject);
  await expect(question(page)).toBeHidden();
  await expect.poll(async () => (await updates(page)).length).toBe(1);
  expect(new Set(Object.values((await updates(page))[0] as object))).toEqual(new Set(['denied']));
  await page.goto(OTHER);
  await expect.poll(() => agreed(page)).toBe('');
  await page.keyboard.press('Tab');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(question(page)).toHaveCount(0);
  expect(site.asked).toEqual([]);
  expect(
    await page.evaluate(() => [document.cookie.replace(/cc_cookie=[^;]*/, ''), sessionStorage.length]),
  ).toEqual(['', 0]);
});

test('a withdrawal clears the cookies and stops what ran', THOROUGH, async ({ page, context, baseURL }) => {
  const site = await trackedSite(context, { country: 'US' });
  await keepChoice(context, baseURL, ['analytics', 'functionality', 'advertisement']);
  await page.goto(PAGE);
  const cookies = () => page.evaluate(() => document.cookie.replace(/cc_cookie=[^;]*(; )?/, ''));
  for (const cookie of ['_ga=1', '_ga_TEST=1', '_gcl_au=1', 'hubspotutk='])
    await expect.poll(cookies).toContain(cookie);
  await expect.poll(() => isAsked(site.asked, 'b.recognition')).toBe(true);
  await page.evaluate(() => sessionStorage.setItem('campaign', 'utm_source=x'));

  await openPreferences(page);
  const reloaded = page.waitForEvent('load');
  await dialog(page).getByRole('button', { name: preferences.reject }).click();
  await reloaded;
  site.asked.length = 0;
  await expect.poll(() => agreed(page)).toBe('');
  expect(await cookies()).toBe('');
  expect(
    await page.evaluate(() => [sessionStorage.getItem('campaign'), sessionStorage.getItem('replay')]),
  ).toEqual([null, null]);
  await page.keyboard.press('Tab');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(site.asked).toEqual([]);
});

test(
  'Global Privacy Control is a no, whatever was agreed to before',
  THOROUGH,
  async ({ page, context, baseURL }) => {
    const site = await trackedSite(context, { country: 'US' });
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    await page.goto(PAGE);
    await expect.poll(() => agreed(page)).toBe('');
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect(question(page)).toHaveCount(0);
    expect(site.asked).toEqual([]);

    await keepChoice(context, baseURL, ['analytics', 'functionality', 'advertisement']);
    await page.goto(OTHER);
    await expect.poll(() => agreed(page)).toBe('functionality personalization');
    await openPreferences(page);
    await expect(dialog(page)).toContainText(preferences.signal.slice(0, 40));
    await expect(dialog(page).getByText(groups.advertisement.title, { exact: true })).toHaveCount(0);
    // Of all the services, only those that functionality allows.
    expect(site.asked.filter((address) => !/hs-scripts|gtm\.js/.test(address))).toEqual([]);
  },
);

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(
    `the question and the preferences at ${width} px: accessible, equal, nothing moves`,
    THOROUGH,
    async ({ page, context }) => {
      await trackedSite(context);
      await page.setViewportSize({ width, height });
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            shifts.push((entry as PerformanceEntry & { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto('/');
      const action = page.locator('main').getByRole('link', { name: /demo/i }).first();
      await expect(action).toBeInViewport();
      // Shifts from a late font are not the banner’s fault.
      await fontsReady(page);
      await twoFrames(page);
      const before = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.length);
      await expectSeen(question(page), { width: 280, height: 120 });
      await checkAccessibility(page);
      const box = async (name: string) => question(page).getByRole('button', { name }).boundingBox();
      const [yes, no] = [await box(banner.accept), await box(banner.reject)];
      expect([no?.width, no?.height, no?.y]).toEqual([yes?.width, yes?.height, yes?.y]);
      expect(yes?.height).toBeGreaterThanOrEqual(44);
      // The primary action of the first view is not covered.
      const covered = await action.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return !element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
      expect(covered).toBe(false);
      await answer(page, banner.choose);
      await expectSeen(dialog(page), { width: 300, height: 300 });
      await checkAccessibility(page);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await twoFrames(page);
      expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.length)).toBe(
        before,
      );
    },
  );

test(
  'without script the link in the footer leads to instructions',
  THOROUGH,
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(new URL(PAGE, baseURL).href);
    await page.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(/\/cookie-policy\/#change-your-mind$/);
    await expect(page.locator('#change-your-mind')).toBeInViewport();
    await context.close();
  },
);
