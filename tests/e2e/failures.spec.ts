// A failure in one part of a page does not affect the others.
import { expect, type Page } from '@playwright/test';
import { scriptPath } from '../scriptPath.ts';
import { THOROUGH } from '../stages.ts';
import { BREAKABLE, BREAKAGE, breakIsland } from './breakIsland.ts';
import { test } from './test.ts';

/** A page with a tool, menus and a footer. */
const PAGE = '/resources/cmms-roi-calculator/';

/** Visitors' actions there, by the script they need. */
const uses: Record<string, (page: Page) => Promise<void>> = {
  headerMenus: async (page) => {
    const heading = page.locator('[data-header] button[aria-controls="menu-solutions"]');
    await heading.click();
    await expect(heading).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
  },
  RoiCalculator: async (page) => {
    await page.locator('form[action="/roi-pdf"] input[inputmode="decimal"]').first().fill('77');
    await expect(page.locator('form[action="/roi-pdf"]')).toHaveAttribute('data-ready', '');
  },
  newsletterForm: async (page) => {
    const field = page.locator('form[data-line-form] input[type="email"]');
    await field.fill('no address');
    await page.locator('footer a').first().focus();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  },
  preferences: async (page) => {
    await page.locator('a[data-cookie-preferences]').click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
};

for (const [blocked, details] of [
  ['pageNavigation', {}],
  ...Object.keys(uses).map((name) => [name, THOROUGH] as const),
] as const)
  test(`a blocked script does not affect the others: ${blocked}`, details, async ({ page }) => {
    await page.addInitScript(() => sessionStorage.setItem('reloaded', String(Date.now())));
    await page.route(`**${scriptPath(blocked)}`, (route) => route.abort());
    await page.goto(PAGE);
    await expect(page.locator('[data-header]')).toHaveAttribute('data-ready', '');
    for (const [name, use] of Object.entries(uses))
      if (name !== blocked) await test.step(name, () => use(page));
  });

test('a tool in which React fails keeps what was typed, and the failure is counted', async ({
  page,
  pageErrors,
}) => {
  await page.goto(BREAKABLE);
  await page.evaluate(() => document.documentElement.setAttribute('data-consent', 'analytics'));
  const capacity = page.locator('input[name="capacity"]');
  await capacity.fill('77');
  await breakIsland(page);
  await expect
    .poll(() => page.evaluate(() => window.dataLayer))
    .toEqual([{ event: 'page-error', island: 'ScheduleMaker', kind: 'fatal' }]);
  await expect(capacity).toHaveValue('77');
  expect(pageErrors.splice(0)).toEqual([expect.stringMatching(BREAKAGE)]);
});
