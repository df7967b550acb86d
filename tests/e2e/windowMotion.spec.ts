import { expect, type Locator } from '@playwright/test';
import sharp from 'sharp';
import { test } from './test.ts';

/** The gray values of a picture of an element at a quarter of its size, where the edges of letters do not matter. */
async function grayOf(element: Locator): Promise<Buffer> {
  const picture = sharp(await element.screenshot());
  const { width } = await picture.metadata();
  return picture
    .resize(Math.round(width / 4))
    .grayscale()
    .raw()
    .toBuffer();
}

test('one product window moves, when it is in view, and ends as it is without motion', async ({ page }) => {
  await page.goto('/');
  const moving = page.locator('[data-moves="on"]');
  await expect(moving).toHaveCount(1);
  await expect(moving).not.toHaveAttribute('data-shown');
  await moving.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 400);
  await expect(moving).toHaveAttribute('data-shown', '');
  const movements = await moving.evaluate((window) => {
    const all = window.getAnimations({ subtree: true });
    for (const each of all) each.finish();
    return all.length;
  });
  expect(movements).toBeGreaterThan(0);
  const end = await grayOf(moving);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await moving.evaluate((window) => window.getAnimations({ subtree: true }).length)).toBe(0);
  const still = await grayOf(moving);
  expect(Math.max(...end.map((gray, index) => Math.abs(gray - (still[index] ?? 0))))).toBeLessThan(32);
});
