import { expect, type Page } from '@playwright/test';
import { siteConfig } from '../../config/siteConfig.ts';
import { roiFieldNames } from '../../shared/roi/roiInput.ts';
import { scriptPath } from '../scriptPath.ts';
import { THOROUGH } from '../stages.ts';
import { openWith } from './sitePage.ts';
import { test } from './test.ts';

// The forms’ own event is in formsUse.spec.ts.
const buildings = roiFieldNames(siteConfig.brand.identifier).buildings;

/** The visitor has agreed to analytics. */
const agree = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-consent', 'analytics'));

/** Clicks on links are recorded but not followed. */
const stay = (page: Page) =>
  page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));

const events = (page: Page) => page.evaluate(() => window.dataLayer ?? []);

/** Opens a page and moves the pointer until the page notices, which is when link tracking starts. */
async function openMoved(page: Page, path: string) {
  const response = page.waitForResponse(`**${scriptPath('pageNavigation')}`);
  let script: string | undefined;
  response.then((answer) => (script = answer.url()));
  await page.goto(path);
  await expect
    .poll(async () => {
      await page.mouse.move(1, 1);
      await page.mouse.move(300, 300);
      return script;
    })
    .toBeDefined();
  // Importing the same module resolves only after the page’s own import has.
  await page.evaluate((address) => import(address), script ?? '');
}

test('the ways to a demo are recorded with their place, under consent only', THOROUGH, async ({ page }) => {
  await openMoved(page, '/product/facility-management-software/');
  const demo = (place: string) => page.locator(`${place} a[href="/request-demo/"]:visible`).first();
  await stay(page);
  await demo('header').click();
  expect(await events(page)).toEqual([]);
  await agree(page);
  await demo('header').click();
  await demo('main').click();
  await demo('footer').click();
  expect(await events(page)).toEqual(
    ['header', 'page', 'footer'].map((place) => ({ event: 'demo-click', place })),
  );
});

test('PDFs are recorded by their path', THOROUGH, async ({ page }) => {
  await openMoved(page, '/thank-you-cmms-evaluation-guide/');
  await stay(page);
  await agree(page);
  const pdf = page.locator('a[href$=".pdf"]').first();
  await pdf.click();
  const file = await pdf.getAttribute('href');
  expect(await events(page)).toEqual([{ event: 'download', file }]);
});

test(
  'what a visitor computes is recorded once, without a figure, and the report as a download',
  THOROUGH,
  async ({ page }) => {
    await page.goto('/resources/cmms-roi-calculator/');
    const field = page.locator(`input[inputmode=decimal][name="${buildings}"]`);
    await field.focus();
    await page.locator('form[data-ready]').waitFor();
    await agree(page);
    await field.fill('14');
    await expect.poll(() => events(page)).toEqual([{ event: 'roi-computed', calculator: 'full' }]);
    await field.fill('15');
    const report = page.waitForEvent('download');
    await page.locator('form[data-ready] button[type=submit]').click();
    await report;
    await expect
      .poll(async () => (await events(page)).slice(1))
      .toEqual([{ event: 'download', file: '/roi-pdf' }]);
  },
);

test('films are recorded by their address', THOROUGH, async ({ page }) => {
  await openWith(page, '/careers/', 'videoPopup');
  await agree(page);
  const link = page.locator('a[data-video]').first();
  const address = new URL((await link.getAttribute('data-video')) ?? '', page.url());
  await link.click();
  await expect(page.locator('dialog[data-video-dialog]')).toBeVisible();
  expect(await events(page)).toEqual([
    { event: 'video-opened', video: address.host + address.pathname, shown: 'page' },
  ]);
});

test('a search is recorded after a pause, without its words', THOROUGH, async ({ page }) => {
  await openWith(page, '/search/', 'siteSearch');
  await agree(page);
  await page.getByRole('searchbox').first().pressSequentially('refrigerant leak');
  await expect.poll(async () => (await events(page)).length).toBe(1);
  const [event] = (await events(page)) as [{ event: string; results: number }];
  expect(Object.keys(event)).toEqual(['event', 'results']);
  expect(event.results).toBeGreaterThan(3);
});
