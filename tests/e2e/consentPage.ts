import { type BrowserContext, expect, type Page } from '@playwright/test';
import { consentText } from '../../src/content/words/consentText.ts';

export const { banner, preferences, groups, link } = consentText('en');

export const question = (page: Page) => page.getByRole('region', { name: banner.label });
export const dialog = (page: Page) => page.getByRole('dialog', { name: preferences.title });
/** The banner’s button with a given name. */
export const answer = (page: Page, name: string) => question(page).getByRole('button', { name }).click();
/** Purposes the visitor has consented to; undefined until the page’s script has run. */
export const agreed = (page: Page) => page.evaluate(() => document.documentElement.dataset['consent']);

/** Stores an answer from an earlier visit in the browser. */
export async function keepChoice(context: BrowserContext, baseURL: string | undefined, categories: string[]) {
  const value = encodeURIComponent(JSON.stringify({ categories: ['necessary', ...categories], revision: 1 }));
  await context.addCookies([{ name: 'cc_cookie', value, url: baseURL ?? '' }]);
}

/** Commands and events in the data layer, as lists. */
export const dataLayer = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) =>
      Object.prototype.toString.call(entry) === '[object Arguments]'
        ? Array.from(entry as ArrayLike<unknown>)
        : [entry],
    ),
  );

/** The consent-mode updates after its defaults, in order. */
export const updates = async (page: Page) =>
  (await dataLayer(page))
    .filter(([name, kind]) => name === 'consent' && kind === 'update')
    .map(([, , state]) => state);

export async function openPreferences(page: Page) {
  const way = page.getByRole('link', { name: link });
  await expect(page.locator('[data-header]')).toHaveAttribute('data-ready', '');
  await way.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
}

/** Whether any requested address contains a substring. */
export const isAsked = (asked: string[], part: string) => asked.some((address) => address.includes(part));
