import { expect, type Page } from '@playwright/test';
import { theme } from '../../config/theme.ts';
import { THOROUGH } from '../stages.ts';
import { navigation, openReady, PAGE, trigger } from './chromePage.ts';
import { expectSeen } from './expectSeen.ts';
import { test } from './test.ts';

/** A page with the dark header. */
const DARK_PAGE = '/about/';

const panel = (page: Page, id: string) => page.locator(`#menu-${id}`);

async function center(page: Page, name: string) {
  const box = await trigger(page, name).boundingBox();
  if (!box) throw new Error(`${name} is not shown`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, box };
}

test.describe('header on a wide window', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('is 75 px high and sticks to the top', THOROUGH, async ({ page }) => {
    await page.goto(PAGE);
    const header = page.locator('[data-header]');
    await expect(header).toHaveCSS('height', '75px');
    await page.mouse.wheel(0, 900);
    await expect(header).toHaveAttribute('data-scrolled', '');
    const line = () =>
      header.evaluate((element) => Number(getComputedStyle(element, '::after').scale.split(' ')[0]));
    await expect.poll(line, { message: 'the line that says how far one has read' }).toBeGreaterThan(0);
    await expect.poll(async () => (await header.boundingBox())?.y).toBe(0);
  });

  test('of a dark page has the ground of the page', async ({ page }) => {
    await page.goto(DARK_PAGE);
    const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const header = page.locator('[data-header]');
    const atRest = ground.replace('rgb(', 'rgba(').replace(')', ', 0.9)');
    await expect(header).toHaveCSS('background-color', atRest);
    await header.hover();
    await expect(header).toHaveCSS('background-color', ground);
  });

  test('opens each menu under the pointer, one at a time', async ({ page }) => {
    await openReady(page, PAGE);
    for (const id of ['platform', 'solutions', 'resources', 'company', 'partners'] as const) {
      await trigger(page, navigation[id].name).hover();
      await expectSeen(panel(page, id), { width: 300, height: 120 });
      await expect(page.locator('[data-header] [aria-expanded="true"]')).toHaveCount(1);
    }
    await page.mouse.move(700, 880);
    await expect(page.locator('[data-header] [aria-expanded="true"]')).toHaveCount(0);
  });

  test(
    'keeps the menu open while the pointer moves diagonally across other headings',
    THOROUGH,
    async ({ page }) => {
      await openReady(page, PAGE);
      const from = await center(page, navigation.platform.name);
      await page.mouse.move(from.x, from.y);
      await expectSeen(panel(page, 'platform'), { width: 900, height: 300 });
      const neighbor = await center(page, navigation.solutions.name);
      await page.mouse.move(neighbor.x, neighbor.box.y + neighbor.box.height + 120, { steps: 24 });
      await expectSeen(panel(page, 'platform'), { width: 900, height: 300 });
      await expect(trigger(page, navigation.solutions.name)).toHaveAttribute('aria-expanded', 'false');
    },
  );

  test('shows the modules of the product under the pointer or the focus', THOROUGH, async ({ page }) => {
    await openReady(page, PAGE);
    await trigger(page, navigation.platform.name).hover();
    const [cmms, buildings, refrigeration] = navigation.platform.products;
    const module = (name: string | undefined) =>
      panel(page, 'platform').getByRole('link', { name: name ?? '' });
    await expectSeen(module(cmms?.modules[0]?.name), { width: 60, height: 16 });
    await panel(page, 'platform').locator('[data-product="product/connected-refrigeration"] > a').hover();
    await expectSeen(module(refrigeration?.modules[1]?.name), { width: 60, height: 16 });
    await expect(module(cmms?.modules[0]?.name)).toBeHidden();
    await panel(page, 'platform').locator('[data-product="product/connected-buildings"] > a').focus();
    await expectSeen(module(buildings?.modules[2]?.name), { width: 60, height: 16 });
  });

  test('works by keyboard: open, move, close and return the focus', async ({ page }) => {
    await openReady(page, PAGE);
    const platform = trigger(page, navigation.platform.name);
    const solutions = trigger(page, navigation.solutions.name);
    await platform.focus();
    // Arrow keys need the script, which loads on focus; Tab and Enter work without it.
    await expect(page.locator('[data-header]')).toHaveAttribute('data-menus', 'ready');
    await page.keyboard.press('ArrowRight');
    await expect(solutions).toBeFocused();
    await page.keyboard.press('Enter');
    await expectSeen(panel(page, 'solutions'), { width: 400, height: 200 });
    await page.keyboard.press('Tab');
    await expect(panel(page, 'solutions').getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel(page, 'solutions')).toBeHidden();
    await expect(solutions).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(panel(page, 'solutions').getByRole('link').first()).toBeFocused();
    await panel(page, 'solutions').getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(panel(page, 'solutions')).toBeHidden();
    await expect(trigger(page, navigation.resources.name)).toBeFocused();
  });

  test(
    'opens on the platform, its first product active, from a heading that has no menu',
    THOROUGH,
    async ({ page }) => {
      await openReady(page, PAGE);
      const pricing = page.locator('[data-header] a[href="/pricing/"]');
      await pricing.focus();
      await expect(page.locator('[data-header]')).toHaveAttribute('data-menus', 'ready');
      await page.keyboard.press('ArrowDown');
      await expectSeen(panel(page, 'platform'), { width: 900, height: 300 });
      await expect(panel(page, 'platform').getByRole('link').first()).toBeFocused();
      await expect(panel(page, 'platform').locator('[data-product][data-active]')).toHaveAttribute(
        'data-product',
        navigation.platform.activeProduct,
      );
    },
  );

  test('closes by a second click and by a click outside', THOROUGH, async ({ page }) => {
    await page.goto(PAGE);
    const company = trigger(page, navigation.company.name);
    await company.focus();
    await expect(page.locator('[data-header]')).toHaveAttribute('data-menus', 'ready');
    await company.press('Space');
    await expectSeen(panel(page, 'company'), { width: 400, height: 200 });
    await company.press('Space');
    await expect(panel(page, 'company')).toBeHidden();
    await company.press('Space');
    await page.mouse.click(700, 880);
    await expect(panel(page, 'company')).toBeHidden();
  });

  test(
    'turns translucent when the pointer leaves: white by day, the ground of the page by night',
    THOROUGH,
    async ({ page }) => {
      await page.goto(PAGE);
      const ground = () =>
        page.locator('[data-header]').evaluate((header) => getComputedStyle(header).backgroundColor);
      await page.locator('[data-header]').hover({ position: { x: 1100, y: 40 } });
      await page.mouse.move(700, 800);
      await expect.poll(ground).toBe('rgba(255, 255, 255, 0.9)');
      await page.goto(DARK_PAGE);
      await expect(page.locator('[data-header]')).toHaveAttribute('data-tone', 'night');
      await page.locator('[data-header]').hover({ position: { x: 1100, y: 40 } });
      await page.mouse.move(700, 800);
      const [red, green, blue] = [1, 3, 5].map((at) =>
        Number.parseInt(theme.colors.night.ground.slice(at, at + 2), 16),
      );
      await expect.poll(ground).toBe(`rgba(${red}, ${green}, ${blue}, 0.9)`);
    },
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every menu is reached by pointer and by focus', async ({ page }) => {
    await page.goto(PAGE);
    await trigger(page, navigation.resources.name).hover();
    await expect(panel(page, 'resources').getByRole('link').first()).toBeVisible();
    await page.mouse.move(700, 880);
    await trigger(page, navigation.company.name).focus();
    await expect(panel(page, 'company').getByRole('link').first()).toBeVisible();
  });
});
