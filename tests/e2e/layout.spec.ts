import { expect } from '@playwright/test';
import { THOROUGH } from '../stages.ts';
import { pageAt, sectionOf } from './sitePage.ts';
import { test } from './test.ts';

test(
  'the home page shows rating, certificates and awards right below its head',
  THOROUGH,
  async ({ page }) => {
    await page.goto('/');
    const { title } = sectionOf(pageAt('/'), 'awards');
    const box = await page.locator('section').filter({ hasText: title }).first().boundingBox();
    // A window of 1440 × 900 ends 900 px down.
    expect(box?.y).toBeLessThan(1000);
  },
);

test('a solution page is 1022 px wide, any other up to 1440', THOROUGH, async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  const widest = () =>
    page.locator('main .container').evaluateAll((boxes) =>
      Math.max(
        ...boxes.map((box) => {
          const { width, paddingInlineStart, paddingInlineEnd } = getComputedStyle(box);
          return (
            Number.parseFloat(width) -
            Number.parseFloat(paddingInlineStart) -
            Number.parseFloat(paddingInlineEnd)
          );
        }),
      ),
    );
  await page.goto('/solutions/continuous-sustainability/');
  expect(await widest()).toBe(1022);
  await page.goto('/product/work-order-software/');
  expect(await widest()).toBeGreaterThan(1200);
});

test('a window that becomes narrow keeps its fonts', THOROUGH, async ({ page }) => {
  const fontsOfTheSite = () =>
    page.evaluate(
      () => [...document.fonts].filter(({ family }) => /Site (Sans|Mono)"?$/.test(family)).length,
    );
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await expect.poll(fontsOfTheSite).toBe(2);
  await page.setViewportSize({ width: 500, height: 900 });
  await expect.poll(fontsOfTheSite).toBe(2);
});
