import { expect, type Page } from '@playwright/test';
import { THOROUGH } from '../stages.ts';
import { pageAt, sectionOf, sectionsOf } from './sitePage.ts';
import { test } from './test.ts';

const PATH = '/product/connected-refrigeration/';
const content = pageAt(PATH);
const groups = sectionsOf(content, 'featureGroup');

const group = (page: Page, id: string | undefined) => page.locator(`#${id}`);

/** Indexes of the group’s pictures that are visible. They match the items one to one. */
async function picturesSeen(page: Page, id: string | undefined): Promise<number[]> {
  return group(page, id).evaluate((section) => {
    const items = section.querySelectorAll('details').length;
    const holder = [...section.querySelectorAll('details')].at(-1)?.parentElement?.nextElementSibling;
    const pictures = [...(holder?.children ?? [])].slice(0, items);
    return pictures.flatMap((picture, place) => (picture.checkVisibility() ? [place] : []));
  });
}

for (const [setting, options] of [
  ['with JavaScript', {}],
  ['without JavaScript', { javaScriptEnabled: false }],
] as const) {
  test.describe(setting, THOROUGH, () => {
    test.use(options);

    test('each group has its first item open; opening one closes the other and switches the picture', async ({
      page,
    }) => {
      await page.goto(PATH);
      // Each group is looked at after those above it were used, which leaves it alone.
      for (const { id, items: listed } of groups) {
        const items = group(page, id).locator('details');
        await expect(items).toHaveCount(listed.length);
        await expect(group(page, id).locator('details[open]')).toHaveCount(1);
        await expect(items.first()).toHaveJSProperty('open', true);
        await expect.poll(() => picturesSeen(page, id)).toEqual([0]);
        const last = listed.length - 1;
        for (const place of new Set([last, 1])) {
          await items.nth(place).locator('summary').click();
          await expect(items.nth(place)).toHaveJSProperty('open', true);
          await expect(group(page, id).locator('details[open]')).toHaveCount(1);
          await expect.poll(() => picturesSeen(page, id)).toEqual([place]);
        }
        await group(page, id).locator('details[open] summary').click();
        await expect(group(page, id).locator('details[open]')).toHaveCount(0);
        await expect.poll(() => picturesSeen(page, id)).toEqual([0]);
      }
    });
  });
}

for (const [width, layout] of [
  [1440, 'the figure beside them'],
  [390, 'the words first'],
] as const) {
  test(
    `shows the customer’s figure, words and name, at ${width}px with ${layout}`,
    THOROUGH,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(PATH);
      const { id, customer } = sectionOf(content, 'quote');
      if (!customer) throw new Error('the quote names no customer');
      const block = page.locator(`#${id}`);
      const figure = block.getByText('15%', { exact: true });
      const quote = block.locator('blockquote');
      await expect(figure).toBeVisible();
      await expect(block.getByText('reduction in service calls')).toBeVisible();
      await expect(quote).toHaveText(customer.text);
      await expect(block.getByText(customer.person)).toBeVisible();
      await expect(block.locator('figcaption').getByRole('img', { name: customer.name })).toBeVisible();
      const [number, words] = [await figure.boundingBox(), await quote.boundingBox()];
      if (!number || !words) throw new Error('the block is not shown');
      if (width === 390) expect(words.y + words.height).toBeLessThanOrEqual(number.y);
      else expect(number.x + number.width).toBeLessThanOrEqual(words.x);
    },
  );
}
