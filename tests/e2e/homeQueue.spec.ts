import { expect, type Page } from '@playwright/test';
import { readStoryCopy } from '../../src/sections/arguments/ProductTour/readStoryCopy.ts';
import { checkAccessibility } from './checkAccessibility.ts';
import { test } from './test.ts';
import { THOROUGH } from './thorough.ts';

const copy = readStoryCopy();
const job = (page: Page, fault: keyof typeof copy.faults) =>
  page.getByRole('link', { name: copy.faults[fault].task });
const docket = (page: Page) => page.locator('[data-story=docket]');
const main = (page: Page) => docket(page).locator('[data-story=main]');
const room = (page: Page) => page.locator('[data-estate] [data-story=room]');

for (const [width, details] of [
  [1440, {}],
  [1024, THOROUGH],
] as const)
  test(
    `a job opens with its rule, route and phone, and can be closed, ${width} px`,
    details,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      await job(page, 'leak').click();
      await expect(docket(page).getByRole('heading', { name: copy.faults.leak.task })).toBeFocused();
      await expect(docket(page)).toContainText(copy.people.reyes.firm);
      await expect(room(page)).toBeVisible();
      const clock = page.locator('[data-live] li').first();
      const before = await clock.textContent();
      await expect(clock).not.toHaveText(before ?? '');
      await checkAccessibility(page);
      await main(page).click();
      await main(page).click();
      await main(page).click();
      await expect(docket(page).getByRole('status')).toHaveText(copy.said.signedKept);
      await docket(page).getByRole('switch', { name: copy.technician.signal }).click();
      await expect(page.locator('[data-live] li').first()).toContainText(/Closed 03:4\d/);
      await expect(page.locator('[data-live]')).toContainText('1,203 open');
      await docket(page).getByRole('button', { name: copy.queue.close }).click();
      await expect(docket(page)).toHaveCount(0);
    },
  );

test('goes by keyboard, from one job to the next', THOROUGH, async ({ page }) => {
  await page.goto('/');
  await job(page, 'night-run').focus();
  await page.keyboard.press('Enter');
  await expect(docket(page).getByRole('heading', { name: copy.faults['night-run'].task })).toBeFocused();
  await expect(room(page)).toHaveAttribute('data-system', 'energy');
  await job(page, 'filter').focus();
  await page.keyboard.press('Enter');
  await expect(docket(page).getByRole('heading', { name: copy.faults.filter.task })).toBeFocused();
  await expect(room(page)).toHaveAttribute('data-system', 'cmms');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: 'reduce' });

  test('the first tap on a job opens it here', async ({ page }) => {
    await page.goto('/');
    await job(page, 'filter').tap();
    await expect(docket(page).getByRole('heading', { name: copy.faults.filter.task })).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await expect(room(page)).toBeVisible();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the queue stands there as it ends, and its jobs lead to the tour', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('Closed 03:52').first()).toBeVisible();
    await job(page, 'leak').click();
    await expect(page).toHaveURL(/\/tour\//);
  });
});
