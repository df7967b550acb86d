import { expect, type Page } from '@playwright/test';
import { chromeText } from '../../src/content/words/chromeText.ts';
import { scriptPath } from '../scriptPath.ts';
import { THOROUGH } from '../stages.ts';
import { navigation, openReady, PAGE, trigger } from './chromePage.ts';
import { expectSeen } from './expectSeen.ts';
import { test } from './test.ts';

const text = chromeText('en');

test(
  'the menu of a phone on its side shows five entries, and the rest below them',
  THOROUGH,
  async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await openReady(page, PAGE);
    await page.getByRole('button', { name: text.header.openMenu }).click();
    const entries = page.locator('[data-menu-dialog] [data-menu-item] > :first-child');
    await expect(entries.nth(4)).toBeInViewport({ ratio: 1 });
    await entries.last().scrollIntoViewIfNeeded();
    await expect(entries.last()).toBeInViewport({ ratio: 1 });
  },
);

test.describe('menu on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('is a modal dialog with an accordion, closed by Escape and by its button', async ({ page }) => {
    await openReady(page, PAGE);
    const dialog = page.getByRole('dialog', { name: text.header.menu });
    await page.getByRole('button', { name: text.header.openMenu }).tap();
    await expectSeen(dialog, { width: 390, height: 700 });
    await expect(dialog.locator('nav').getByRole('link').first()).toHaveText(text.header.demo);
    await expect(dialog.getByRole('link', { name: text.header.getDemo })).toHaveAttribute(
      'href',
      '/request-demo/',
    );
    await expect(dialog.getByRole('link', { name: text.header.start })).toHaveAttribute(
      'href',
      '/get-started/',
    );
    await expect(dialog.locator('[aria-expanded="true"]')).toHaveCount(0);
    await dialog.getByRole('button', { name: navigation.solutions.name, exact: true }).tap();
    await expectSeen(
      dialog.getByRole('link', { name: navigation.solutions.lists[1]?.entries[0]?.name ?? '' }),
      {
        width: 60,
        height: 16,
      },
    );
    await dialog.getByRole('button', { name: navigation.solutions.name, exact: true }).tap();
    await expect(
      dialog.getByRole('link', { name: navigation.solutions.lists[1]?.entries[0]?.name ?? '' }),
    ).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: text.header.openMenu })).toBeFocused();
    await page.getByRole('button', { name: text.header.openMenu }).tap();
    await dialog.getByRole('button', { name: text.header.closeMenu }).tap();
    await expect(dialog).toBeHidden();
  });

  /** Opens the menu before the page’s own script, which loads when the returned function is called. */
  async function openMenuEarly(page: Page): Promise<() => void> {
    const held = Promise.withResolvers<void>();
    await page.route(`**${scriptPath('page')}`, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(PAGE);
    await page.getByRole('button', { name: text.header.openMenu }).tap();
    await expectSeen(page.locator('[data-menu]'), { width: 390, height: 700 });
    return held.resolve;
  }

  test('becomes a dialog if opened before its script loaded', THOROUGH, async ({ page }) => {
    const letScriptCome = await openMenuEarly(page);
    letScriptCome();
    const dialog = page.getByRole('dialog', { name: text.header.menu });
    await dialog.getByRole('button', { name: navigation.solutions.name, exact: true }).tap();
    await expectSeen(
      dialog.getByRole('link', { name: navigation.solutions.lists[1]?.entries[0]?.name ?? '' }),
      {
        width: 60,
        height: 16,
      },
    );
  });

  test(
    'opened before the script came, stays closed in a window that has grown since',
    THOROUGH,
    async ({ page }) => {
      const letScriptCome = await openMenuEarly(page);
      await page.setViewportSize({ width: 1280, height: 800 });
      letScriptCome();
      await expect(page.locator('[data-menu-open]')).not.toHaveAttribute('popovertarget');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expectSeen(trigger(page, navigation.platform.name), { width: 40, height: 20 });
    },
  );

  test('returns the menu to the header when the window grows', THOROUGH, async ({ page }) => {
    await openReady(page, PAGE);
    await page.getByRole('button', { name: text.header.openMenu }).tap();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectSeen(trigger(page, navigation.platform.name), { width: 40, height: 20 });
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('the columns of the footer are open as soon as a window is wide', THOROUGH, async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 900 });
  await page.goto(PAGE);
  const column = page.locator('[data-footer-column]').first();
  await expect(column.getByRole('link').first()).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(column.getByRole('link').first()).toBeVisible();
  const beyond = () =>
    column.evaluate(
      (box) =>
        (box.lastElementChild ?? box).getBoundingClientRect().bottom - box.getBoundingClientRect().bottom,
    );
  await expect.poll(beyond).toBeLessThan(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the phone’s menu opens and shows every entry; the wide footer is open',
    THOROUGH,
    async ({ page }) => {
      await page.goto(PAGE);
      await expect(
        page.locator('footer').getByRole('link', { name: navigation.footer[0]?.entries[0]?.name ?? '' }),
      ).toBeVisible();
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: text.header.openMenu }).click();
      await expect(
        page
          .locator('[data-menu]')
          .getByRole('link', { name: navigation.solutions.lists[0]?.entries[0]?.name ?? '' }),
      ).toBeVisible();
      await page.getByRole('button', { name: text.header.closeMenu }).click();
      await expect(page.locator('[data-menu]')).toBeHidden();
    },
  );
});
