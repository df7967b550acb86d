import { expect } from '@playwright/test';
import { findViolations } from './checkAccessibility.ts';
import { nameOf, pageBatches, scrollThrough, test } from './everyPageTest.ts';
import { addressOf } from './sitePage.ts';

for (const { name, pages } of pageBatches()) {
  test(`accessible, wide and on a phone: ${name}`, async ({ siteContext, baseURL }) => {
    test.setTimeout(150_000);
    const faults: string[] = [];
    for (const site of pages) {
      const page = await siteContext.newPage();
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(addressOf(baseURL, site));
      await scrollThrough(page);
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        const found = await findViolations(page);
        faults.push(...found.map((fault) => `${nameOf(site)} at ${width}px: ${fault}`));
      }
      await page.close();
    }
    expect(faults).toEqual([]);
  });
}
