import { expectNoFaults } from '../expectNoFaults.ts';
import { SAMPLE } from '../stages.ts';
import { findViolations } from './checkAccessibility.ts';
import {
  CHROME,
  collectProblems,
  nameOf,
  pageBatches,
  pageOfEachTemplate,
  scrollThrough,
  test,
} from './everyPageTest.ts';
import { addressOf } from './sitePage.ts';

for (const { name, pages } of pageBatches(pageOfEachTemplate())) {
  test(
    `quiet, within the window, and accessible on a phone: ${name}`,
    SAMPLE,
    async ({ siteContext, baseURL }) => {
      const faults: string[] = [];
      const page = await siteContext.newPage();
      const problems = collectProblems(page);
      for (const [index, site] of pages.entries()) {
        await page.setViewportSize({ width: 390, height: 844 });
        const answer = await page.goto(addressOf(baseURL, site));
        await scrollThrough(page);
        const found = await findViolations(page, { exclude: index === 0 ? [] : CHROME });
        if (answer?.status() !== 200) found.push(`answers ${answer?.status()}`);
        for (const width of [390, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          const over = await page.evaluate(() => {
            const { scrollWidth, clientWidth } = document.documentElement;
            return scrollWidth - clientWidth;
          });
          if (over > 0) found.push(`scrolls sideways at ${width} px by ${over} px`);
        }
        found.push(...problems.splice(0));
        faults.push(...found.map((fault) => `${nameOf(site)}: ${fault}`));
      }
      await page.close();
      expectNoFaults(faults);
    },
  );
}
