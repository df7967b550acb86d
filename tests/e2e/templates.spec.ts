import { expectNoFaults } from '../expectNoFaults.ts';
import { findViolations } from './checkAccessibility.ts';
import { CHROME, nameOf, pageBatches, pageOfEachTemplate, scrollThrough, test } from './everyPageTest.ts';
import { addressOf } from './sitePage.ts';

for (const { name, pages } of pageBatches(pageOfEachTemplate())) {
  test(`accessible on a phone: ${name}`, async ({ siteContext, baseURL }) => {
    test.setTimeout(180_000);
    const faults: string[] = [];
    for (const [index, site] of pages.entries()) {
      const page = await siteContext.newPage();
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(addressOf(baseURL, site));
      await scrollThrough(page);
      const found = await findViolations(page, { exclude: index === 0 ? [] : CHROME });
      faults.push(...found.map((fault) => `${nameOf(site)}: ${fault}`));
      await page.close();
    }
    expectNoFaults(faults);
  });
}
