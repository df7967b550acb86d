import { expect } from '@playwright/test';
import { fullNavigation } from '../../src/content/testing/fullNavigation.ts';
import { chromeText } from '../../src/content/words/chromeText.ts';
import { checkAccessibility } from './checkAccessibility.ts';
import { expectSeen } from './expectSeen.ts';
import { openWith } from './sitePage.ts';
import { test } from './test.ts';

const navigation = fullNavigation();

const text = chromeText('en');
const MENUS = ['platform', 'solutions', 'resources', 'company', 'partners'] as const;

for (const path of ['/product/connected-cmms/', '/about/'])
  test(`each menu is accessible while it is open over ${path}`, async ({ page }) => {
    await page.goto(path);
    const header = page.locator('[data-header]');
    for (const id of MENUS) {
      await header.getByRole('button', { name: navigation[id].name, exact: true }).hover();
      await expectSeen(page.locator(`#menu-${id}`), { width: 300, height: 120 });
      await checkAccessibility(page);
    }
  });

test('the phone’s menu is accessible, folded and with each part open, and is worked by keyboard alone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/product/connected-cmms/');
  const opener = page.getByRole('button', { name: text.header.openMenu });
  const dialog = page.getByRole('dialog', { name: text.header.menu });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expectSeen(dialog, { width: 390, height: 700 });
  await checkAccessibility(page);
  for (const id of MENUS) {
    const part = dialog.getByRole('button', { name: navigation[id].name, exact: true });
    await part.focus();
    await page.keyboard.press('Enter');
    await expect(part).toHaveAttribute('aria-expanded', 'true');
    await checkAccessibility(page);
    // The first Tab stop is what was opened.
    await page.keyboard.press('Tab');
    await expect(dialog.locator(`#${await part.getAttribute('aria-controls')} :focus`)).toHaveCount(1);
  }
  // Focus cycles within the dialog, and leaves it only for the browser’s own buttons.
  const stops = await dialog.locator('a:visible, button:visible').count();
  for (let stop = 0; stop < stops + 2; stop += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      ),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a film over the page is accessible', async ({ page, context }) => {
  await context.route(
    (url) => !/(^|\.)localhost$/.test(url.hostname),
    (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><html lang="en"><title>A film</title><main><h1>A film</h1></main>',
      }),
  );
  await openWith(page, '/careers/', 'videoPopup');
  await page.locator('a[data-video]').first().click();
  await expectSeen(page.locator('dialog[data-video-dialog]'), { width: 600, height: 300 });
  await checkAccessibility(page);
});
