import { expect, type Page } from '@playwright/test';
import { chromeText } from '../../src/content/words/chromeText.ts';
import { THOROUGH } from '../stages.ts';
import { expectSeen } from './expectSeen.ts';
import { test } from './test.ts';

const text = chromeText('en');

/** Two pages with the bar above their header. */
const PAGE = '/product/connected-cmms/';
const OTHER_PAGE = '/about/';

const shown = (page: Page) => page.locator('[data-hello]:visible');

test('one at a time: the whitepaper’s where there is no room for another, none on narrow windows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(PAGE);
  await expect(shown(page)).toHaveCount(1);
  await expectSeen(shown(page), { width: 1200, height: 36 });
  await page.setViewportSize({ width: 1024, height: 900 });
  await expect(shown(page)).toHaveCount(1);
  await expect(shown(page)).toHaveAttribute('data-hello', 'whitepaper');
  await expectSeen(shown(page), { width: 1000, height: 36 });
  await page.setViewportSize({ width: 1023, height: 900 });
  await expect(shown(page)).toHaveCount(0);
});

test('the e-book’s only if the address requests it', THOROUGH, async ({ page }) => {
  await page.goto(`${PAGE}?ebookHelloBar=true`);
  await expect(shown(page)).toHaveAttribute('data-hello', 'ebook');
  await expectSeen(shown(page), { width: 1200, height: 36 });
  await page.goto(`${PAGE}?ebookHelloBar=yes`);
  await expect(page.locator('[data-hello="ebook"]')).toBeHidden();
});

test('stays closed on every page of the tab once closed', THOROUGH, async ({ page }) => {
  await page.goto(PAGE);
  await page.getByRole('button', { name: text.helloBars.close }).click();
  await expect(shown(page)).toHaveCount(0);
  await page.goto(OTHER_PAGE);
  await expect(page.locator('[data-header]')).toHaveAttribute('data-ready', '');
  await expect(shown(page)).toHaveCount(0);
});

test('the whitepaper’s once the webinar’s date has passed', THOROUGH, async ({ page }) => {
  await page.clock.setFixedTime(new Date('2040-01-01T00:00:00Z'));
  await page.goto(PAGE);
  await expect(shown(page)).toHaveAttribute('data-hello', 'whitepaper');
  await expect(shown(page)).toContainText(text.helloBars.words['whitepaper']?.title ?? 'whitepaper');
});
