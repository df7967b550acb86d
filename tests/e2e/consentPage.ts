import { type BrowserContext, expect, type Page } from '@playwright/test';
import { consentText } from '../../src/content/consentText.ts';

export const { banner, preferences, groups, link } = consentText('en');

/** The banner that asks. */
export const question = (page: Page) => page.getByRole('region', { name: banner.label });
/** The preferences. */
export const dialog = (page: Page) => page.getByRole('dialog', { name: preferences.title });
/** Answers the banner by its button of a name. */
export const answer = (page: Page, name: string) => question(page).getByRole('button', { name }).click();
/** Purposes that the page works under; undefined before its script has come. */
export const agreed = (page: Page) => page.evaluate(() => document.documentElement.dataset['consent']);

/** An answer that the browser keeps from an earlier visit. */
export async function keepChoice(context: BrowserContext, baseURL: string | undefined, categories: string[]) {
  const value = encodeURIComponent(JSON.stringify({ categories: ['necessary', ...categories], revision: 1 }));
  await context.addCookies([{ name: 'cc_cookie', value, url: baseURL ?? '' }]);
}

/** Commands and events that the data layer holds, as lists. */
export const dataLayer = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) =>
      Object.prototype.toString.call(entry) === '[object Arguments]'
        ? Array.from(entry as ArrayLike<unknown>)
        : [entry],
    ),
  );

/** What the consent mode was told after its defaults, in order. */
export const updates = async (page: Page) =>
  (await dataLayer(page))
    .filter(([name, kind]) => name === 'consent' && kind === 'update')
    .map(([, , state]) => state);

/** Opens the preferences from the foot of the page, by keyboard. */
export async function openPreferences(page: Page) {
  const way = page.getByRole('link', { name: link });
  await expect(page.locator('[data-header]')).toHaveAttribute('data-ready', '');
  await way.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
}

/** Whether one of the addresses that were asked for holds a part. */
export const isAsked = (asked: string[], part: string) => asked.some((address) => address.includes(part));
