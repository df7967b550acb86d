import { type BrowserContext, expect, type Page } from '@playwright/test';
import { formById } from '../../src/content/entries/forms.ts';
import { fullNavigation } from '../../src/content/testing/fullNavigation.ts';
import { chromeText } from '../../src/content/words/chromeText.ts';
import { launchOptions } from '../browser.ts';
import { scriptPath } from '../scriptPath.ts';
import { THOROUGH } from '../stages.ts';
import { collectProblems } from './everyPageTest.ts';
import { fillForm, openForm } from './fillForm.ts';
import { type Provider, test } from './formsTest.ts';
import { openWith } from './sitePage.ts';

const PAGE = '/product/facility-management-software/';

// The browser's own setting: cookies are dropped, and there is no local storage.
test.use({ launchOptions: await launchOptions('cookieEnabled=false', 'localStorageEnabled=false') });

/** If the browser blocks the data of all sites, merely accessing a storage throws. */
const throwing = (context: BrowserContext) =>
  context.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['sessionStorage', 'localStorage', 'indexedDB'])
      Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
  });

test('the browser keeps nothing for a page', async ({ page }) => {
  await page.goto('/privacy/');
  const kept = await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: whether it is kept is the question.
    document.cookie = 'kept=1';
    return { cookie: document.cookie, storage: window.localStorage };
  });
  expect(kept).toEqual({ cookie: '', storage: null });
});

/** Menus, tabs and the footer, with a mouse and on a phone. */
async function usePage(page: Page) {
  const problems = collectProblems(page);
  await openWith(page, PAGE, 'tabs');
  const heading = page.getByRole('button', { name: fullNavigation().solutions.name, exact: true });
  await heading.press('Enter');
  await expect(page.locator('#menu-solutions').getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Escape');
  const tabs = page.locator('[data-tabs]').first().getByRole('tab');
  await tabs.nth(1).click();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('footer').getByRole('link').first()).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  const { header } = chromeText('en');
  await page.getByRole('button', { name: header.openMenu }).click();
  await expect(page.getByRole('dialog', { name: header.menu })).toBeVisible();
  expect(problems).toEqual([]);
}

async function sendForm(page: Page, unique: string, provider: Provider) {
  const problems = collectProblems(page);
  const form = formById('contact');
  await openForm(page, form);
  await fillForm(page, form, unique);
  await page.locator(`form[data-form="${form.id}"] button[type="submit"]`).click();
  await expect(page).toHaveURL(form.thankYou);
  expect(await provider.sentBy(unique)).toHaveLength(1);
  expect(problems).toEqual([]);
}

test('menus, tabs and footer work where the browser has no storage', THOROUGH, ({ page }) => usePage(page));

test('menus, tabs and footer work where accessing storage throws', THOROUGH, async ({ page, context }) => {
  await throwing(context);
  await usePage(page);
});

test('a form is sent where the browser has no storage', ({ page, unique, provider }) =>
  sendForm(page, unique, provider));

test(
  'a form is sent where naming a storage throws',
  THOROUGH,
  async ({ page, context, unique, provider }) => {
    await throwing(context);
    await sendForm(page, unique, provider);
  },
);

test(
  'a script that does not come leaves the page as it is where naming a storage throws',
  THOROUGH,
  async ({ page, context }) => {
    await throwing(context);
    let visits = 0;
    await page.route(`**${PAGE}`, (route) => {
      visits += 1;
      return route.continue();
    });
    await page.route(`**${scriptPath('page')}`, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await page.goto(PAGE);
    await failed;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(visits).toBe(1);
  },
);
