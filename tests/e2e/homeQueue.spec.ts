import { expect, type Page } from '@playwright/test';
import { readStoryCopy } from '../../src/sections/arguments/ProductTour/readStoryCopy.ts';
import { expectNoFaults } from '../expectNoFaults.ts';
import { THOROUGH } from '../stages.ts';
import { checkAccessibility } from './checkAccessibility.ts';
import { holdScripts } from './holdScripts.ts';
import { pageAt, sectionOf } from './sitePage.ts';
import { test } from './test.ts';

const copy = readStoryCopy();
const job = (page: Page, fault: keyof typeof copy.faults) =>
  page.getByRole('link', { name: copy.faults[fault].task });
const docket = (page: Page) => page.locator('[data-story=docket]');
const main = (page: Page) => docket(page).locator('[data-story=main]');
const room = (page: Page) => page.locator('[data-estate] [data-story=room]');

test('a job opens with its rule, route and phone, and can be closed', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('[data-header]')).toHaveAttribute('data-ready', '');
  await job(page, 'leak').click();
  await expect(docket(page).getByRole('heading', { name: copy.faults.leak.task })).toBeFocused();
  await expect(docket(page)).toContainText(copy.people.reyes.firm);
  await expect(room(page)).toBeInViewport();
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
  // Closing it leads back to the job, and what was done stays done.
  await expect(job(page, 'leak')).toBeFocused();
  await expect(page.locator('[data-live] li').first()).toContainText(/Closed 03:4\d/);
  await expect(page.locator('[data-live]')).toContainText('1,203 open');
  await job(page, 'leak').press('Enter');
  await expect(docket(page).getByRole('heading', { name: copy.faults.leak.task })).toBeFocused();
});

test('works by keyboard, from one job to the next', THOROUGH, async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('[data-header]')).toHaveAttribute('data-ready', '');
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

  test('the first tap on a job opens it here', THOROUGH, async ({ page }) => {
    await page.goto('/');
    // Before the page’s script is running, a job leads to the tour.
    await expect(page.locator('[data-header]')).toHaveAttribute('data-ready', '');
    await job(page, 'filter').tap();
    await expect(docket(page).getByRole('heading', { name: copy.faults.filter.task })).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await expect(room(page)).toBeVisible();
  });

  test('a job tapped before scripts load opens in the tour', THOROUGH, async ({ page }) => {
    const letCome = await holdScripts(page);
    await page.goto('/');
    await job(page, 'filter').tap();
    await expect(page).toHaveURL('/tour/?path=free&do=c48209#console');
    letCome();
    await expect(page.locator('[data-story=queue] [aria-expanded=true]')).toContainText(
      copy.faults.filter.task,
    );
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the queue shows its final state, and its jobs lead to the tour', THOROUGH, async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('Closed 03:52').first()).toBeVisible();
    await job(page, 'leak').click();
    await expect(page).toHaveURL(/\/tour\//);
  });
});

test('the closing time of the first job does not overlap its text', THOROUGH, async ({ page }) => {
  // Shows the end of the drawing’s story at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const faults: string[] = [];
  for (const width of [1440, 1366, 1320, 1280, 1240, 1200, 1024, 700, 390, 360]) {
    await page.setViewportSize({ width, height: 900 });
    const gap = await page.getByText(sectionOf(pageAt('/'), 'homeHead').closed).evaluate((closed) => {
      const task = closed.parentElement?.querySelector('a[data-job-key]');
      const words = document.createRange();
      words.selectNodeContents(task ?? closed);
      const time = document.createRange();
      time.selectNodeContents(closed);
      const [before, after] = [words.getBoundingClientRect(), time.getBoundingClientRect()];
      return after.top < before.bottom && before.top < after.bottom ? after.left - before.right : Infinity;
    });
    if (gap < 8) faults.push(`${width} px: ${Math.round(gap)} px between them`);
  }
  expectNoFaults(faults);
});
