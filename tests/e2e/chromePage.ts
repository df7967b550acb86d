import { expect, type Page } from '@playwright/test';
// Links of menus name pages, and pages are checked by their sections.
import '../../src/siteContent.ts';
import { fullNavigation } from '../../src/content/testing/fullNavigation.ts';

export const navigation = fullNavigation();

export const PAGE = '/product/connected-cmms/';

/** A heading of the wide header that opens a menu. */
export const trigger = (page: Page, name: string) =>
  page.locator('[data-header]').getByRole('button', { name, exact: true });

/** Opens a page and waits until the header’s script is running; without it the menus open too, by CSS alone. */
export async function openReady(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator('[data-header]')).toHaveAttribute('data-ready', '');
}
