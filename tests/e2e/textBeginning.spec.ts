import type { Page, TestDetails } from '@playwright/test';
import type { Page as SitePage } from '../../src/content/Page.ts';
import { allPages } from '../../src/siteContent.ts';
import { expectNoFaults } from '../expectNoFaults.ts';
import { nameOf, pageBatches } from './everyPageTest.ts';
import { fontsReady } from './fontsReady.ts';
import { addressOf } from './sitePage.ts';
import { test } from './test.ts';
import { THOROUGH } from './thorough.ts';

const PHONE = { width: 390, height: 844 };

test.use({ viewport: PHONE });

/**
 * Kinds of pages that people open to read, whose facts, contents and pictures are above the text. A post begins with its
 * summary, right below its title.
 */
const KINDS = ['article', 'pressRelease', 'newsletter', 'update'] as const;

/** The distance of the first line to read from the top of the window, in px; undefined where there is none. */
const topOfText = (page: Page) =>
  page.evaluate(() => {
    const first = [...document.querySelectorAll('main p')].find(
      (text) =>
        !text.closest('header, nav, aside, dl, figure, details, table') &&
        text.checkVisibility() &&
        (text.textContent?.length ?? 0) > 60,
    );
    return first?.getBoundingClientRect().top;
  });

const beginsInFirstScreen = (name: string, pages: readonly SitePage[], details: TestDetails) =>
  test(`a text begins in the first screen of a phone: ${name}`, details, async ({ page, baseURL }) => {
    const faults: string[] = [];
    for (const site of pages) {
      await page.goto(addressOf(baseURL, site));
      await fontsReady(page);
      const top = await topOfText(page);
      if (top === undefined || top > PHONE.height - 24)
        faults.push(`${nameOf(site)}: its text begins ${top} px from the top`);
    }
    expectNoFaults(faults);
  });

for (const kind of KINDS) {
  const pages = allPages().filter(({ entry, isListed }) => isListed && entry?.kind === kind);
  for (const first of pages.slice(0, 1)) beginsInFirstScreen(nameOf(first), [first], {});
  for (const batch of pageBatches(pages.slice(1))) beginsInFirstScreen(batch.name, batch.pages, THOROUGH);
}
