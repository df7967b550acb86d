import { expect } from '@playwright/test';
import { test } from './test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('on a phone the header leaves on the way down and comes back on the way up, with the way to ask', async ({
  page,
}) => {
  await page.goto('/product/work-order-software/');
  const header = page.locator('[data-header]');
  const ask = page.locator('a[data-enquiry]');
  await expect(ask).toBeHidden();
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 300);
      return (await header.boundingBox())?.y ?? 0;
    })
    .toBeLessThan(-70);
  await expect(ask).toBeHidden();
  // Somewhere on the way up, no control is below the button.
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, -60);
      return ask.isVisible();
    })
    .toBe(true);
  await expect.poll(async () => (await header.boundingBox())?.y).toBe(0);
  const below = await ask.evaluate((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    return document
      .elementsFromPoint((left + right) / 2, (top + bottom) / 2)
      .filter(
        (hit) => !button.contains(hit) && hit.closest('a, button, input, select, textarea, summary, label'),
      )
      .map((hit) => hit.outerHTML.slice(0, 80));
  });
  expect(below).toEqual([]);
});
