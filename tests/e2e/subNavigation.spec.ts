import { expect, type Page } from '@playwright/test';
import { THOROUGH } from '../stages.ts';
import { expectSeen } from './expectSeen.ts';
import { openWith, pageAt, sectionOf } from './sitePage.ts';
import { test } from './test.ts';

const PATH = '/cmms-reports-and-dashboards/';
const { id, links } = sectionOf(pageAt(PATH), 'subNavigation');

const bar = (page: Page) => page.locator(`#${id}`);
const current = (page: Page) => bar(page).locator('[aria-current]');

for (const width of [1440, 390]) {
  test(
    `stays below the header and marks the section that is read, at ${width}px`,
    THOROUGH,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openWith(page, PATH, 'contents');
      await expect(current(page)).toHaveCount(0);
      for (const { href } of links) {
        await page.locator(href).evaluate((section) => {
          window.scrollTo({ top: section.getBoundingClientRect().top + scrollY - 200, behavior: 'instant' });
        });
        await expect(current(page)).toHaveCount(1);
        await expect(current(page)).toHaveAttribute('href', href);
        await expect(current(page)).toBeInViewport({ ratio: 0.9 });
        await expectSeen(bar(page), { width: 300, height: 40 });
      }
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await expect(current(page)).toHaveCount(0);
    },
  );
}

test('a link leads to its section, clear of header and bar, and marks itself', THOROUGH, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWith(page, PATH, 'contents');
  // Forward, then back, skipping every other link.
  for (const { href } of [...links, ...links.toReversed().filter((_, place) => place % 2 === 1)]) {
    await bar(page).locator(`a[href="${href}"]`).click();
    await expect(page).toHaveURL(`${PATH}${href}`);
    await expect(current(page)).toHaveAttribute('href', href);
    const heading = await page.locator(href).getByRole('heading').first().boundingBox();
    const box = await bar(page).boundingBox();
    expect(heading?.y, href).toBeGreaterThan((box?.y ?? 0) + (box?.height ?? 0));
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the links lead to their sections', THOROUGH, async ({ page }) => {
    await page.goto(PATH);
    const last = links.at(-1)?.href ?? '';
    await bar(page).locator(`a[href="${last}"]`).click();
    await expect(page.locator(last).getByRole('heading').first()).toBeInViewport();
  });
});
