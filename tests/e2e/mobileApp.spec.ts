import { expect, type Locator, type Page } from '@playwright/test';
import { THOROUGH } from '../stages.ts';
import { addressOf, pageAt, sectionOf } from './sitePage.ts';
import { test } from './test.ts';

const PATH = '/product/mobile-cmms-app/';
const content = pageAt(PATH);
const apps = sectionOf(content, 'appTabs');
const gains = sectionOf(content, 'industryTabs');

const tabsOf = (page: Page, id: string | undefined) => page.locator(`#${id}`).getByRole('tab');
const appTabs = (page: Page) => tabsOf(page, apps.id);
const industryTabs = (page: Page) => tabsOf(page, gains.id);

/** Expects that only the tab at this index is selected and in the tab order, and that only its panel is shown. */
async function expectSelected(tabs: Locator, index: number): Promise<void> {
  const states = () =>
    tabs.evaluateAll((all) =>
      all.map((tab) => {
        const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
        return [tab.getAttribute('aria-selected'), (tab as HTMLElement).tabIndex, panel?.checkVisibility()];
      }),
    );
  // A script makes the tabs: there are none right after the window has widened.
  await expect(tabs).not.toHaveCount(0);
  const count = await tabs.count();
  const expected = Array.from({ length: count }, (_, place) =>
    place === index ? ['true', 0, true] : ['false', -1, false],
  );
  await expect.poll(states).toEqual(expected);
}

test('both sections keep the same tab selected, whichever is used', async ({ page }) => {
  await page.goto(PATH);
  await expect(appTabs(page)).toHaveCount(apps.apps.length);
  await expect(industryTabs(page)).toHaveCount(gains.industries.length);
  await expectSelected(appTabs(page), 0);
  await expectSelected(industryTabs(page), 0);
  await appTabs(page).nth(2).click();
  await expectSelected(appTabs(page), 2);
  await expectSelected(industryTabs(page), 2);
  await expect(page.getByRole('heading', { name: apps.apps[2]?.heading ?? '' })).toBeVisible();
  await industryTabs(page).nth(1).click();
  await expectSelected(industryTabs(page), 1);
  await expectSelected(appTabs(page), 1);
  // The sixth industry goes with the last of the five apps.
  await industryTabs(page).nth(5).click();
  await expectSelected(industryTabs(page), 5);
  await expectSelected(appTabs(page), 4);
});

test(
  'arrow keys, Home and End move the selection and the focus in both sections',
  THOROUGH,
  async ({ page }) => {
    await page.goto(PATH);
    await appTabs(page).first().focus();
    for (const [key, place] of [
      ['ArrowDown', 1],
      ['ArrowRight', 2],
      ['ArrowUp', 1],
      ['End', 4],
      ['ArrowDown', 0],
      ['ArrowLeft', 4],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect(appTabs(page).nth(place)).toBeFocused();
      await expectSelected(appTabs(page), place);
      await expectSelected(industryTabs(page), place);
    }
  },
);

for (const [setting, options] of [
  ['at 1024px', { viewport: { width: 1024, height: 900 } }],
  ['without JavaScript', { javaScriptEnabled: false }],
] as const) {
  test.describe(setting, THOROUGH, () => {
    test.use(options);

    test('both sections are accordions, closed at first, with at most one item open', async ({ page }) => {
      await page.goto(PATH);
      await expect(page.getByRole('tab')).toHaveCount(0);
      for (const [id, count] of [
        [apps.id, apps.apps.length],
        [gains.id, gains.industries.length],
      ] as const) {
        const items = page.locator(`#${id} details`);
        await expect(items).toHaveCount(count);
        await expect(page.locator(`#${id} details[open]`)).toHaveCount(0);
        await items.nth(3).locator('summary').click();
        await expect(page.locator(`#${id} details[open]`)).toHaveCount(1);
        await expect(items.nth(3)).toHaveJSProperty('open', true);
      }
      await expect(page.getByRole('heading', { name: apps.apps[3]?.heading ?? '' })).toBeVisible();
      await page.locator(`#${apps.id} details[open] summary`).click();
      await expect(page.locator(`#${apps.id} details[open]`)).toHaveCount(0);
    });
  });
}

test('a window that narrows keeps the item open that was selected', THOROUGH, async ({ page }) => {
  await page.goto(PATH);
  await appTabs(page).nth(3).click();
  await page.setViewportSize({ width: 1024, height: 900 });
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(page.locator(`#${apps.id} details`).nth(3)).toHaveJSProperty('open', true);
  await page.setViewportSize({ width: 1025, height: 900 });
  await expectSelected(appTabs(page), 3);
});

test(
  'names its languages, and the Emirates’ host shows their copy',
  THOROUGH,
  async ({ page, request, baseURL }) => {
    const alternates = async (address: string): Promise<Record<string, string>> => {
      const html = await (await request.get(address)).text();
      const links = html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g);
      return Object.fromEntries([...links].map(([, locale = '', href = '']) => [locale, href]));
    };
    const named = await alternates(PATH);
    expect(Object.keys(named).sort()).toEqual(['en', 'en-AE', 'x-default']);
    expect(named['x-default']).toBe(named['en']);
    expect(named['en-AE']).not.toBe(named['en']);
    for (const href of Object.values(named)) expect(new URL(href).pathname).toBe(PATH);

    const regional = pageAt(PATH, 'en-AE');
    await page.goto(addressOf(baseURL, regional));
    await expect(page).toHaveTitle(regional.meta.title);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-AE');
    await expect(
      page.getByRole('heading', { name: sectionOf(regional, 'appTabs').apps[0]?.heading ?? '' }),
    ).toBeVisible();
    const reached = await page
      .locator('link[rel="alternate"][hreflang]')
      .evaluateAll((links) =>
        Object.fromEntries(links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])),
      );
    expect(reached).toEqual(named);
  },
);
