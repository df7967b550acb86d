import { expect } from '@playwright/test';
import { test } from './test.ts';

const pages = [
  { path: '/product/refrigeration-monitoring/', system: 'cold' },
  { path: '/product/energy-analytics/', system: 'energy', at: 'night' },
  { path: '/product/work-order-software/', system: 'cmms' },
] as const;

for (const { path, system, ...shown } of pages) {
  const hour = 'at' in shown ? `, by ${shown.at}` : '';
  test(`the tag above the title of ${path} has the color of ${system}${hour}`, async ({ page }) => {
    await page.goto(path);
    const tag = page.locator('main p:has(+ h1)').first();
    const [own, expected] = await tag.evaluate((element, name) => {
      const before = getComputedStyle(element).color;
      element.style.color = `var(--${name})`;
      return [before, getComputedStyle(element).color];
    }, system);
    expect(own).toBe(expected);
  });
}
