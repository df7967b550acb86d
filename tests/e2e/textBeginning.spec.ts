import type { Page } from '@playwright/test';
import { allPages } from '../../src/siteContent.ts';
import { expectNoFaults } from '../expectNoFaults.ts';
import { THOROUGH } from '../stages.ts';
import { nameOf, pageBatches } from './everyPageTest.ts';
import { fontsReady } from './fontsReady.ts';
import { addressOf } from './sitePage.ts';
import { test } from './test.ts';

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

const pages = allPages().filter(
  ({ entry, isListed }) => isListed && KINDS.some((kind) => kind === entry?.kind),
);

for (const batch of pageBatches(pages))
  test(`a text begins in the first screen of a phone: ${batch.name}`, THOROUGH, async ({ page, baseURL }) => {
    const faults: string[] = [];
    for (const site of batch.pages) {
      await page.goto(addressOf(baseURL, site));
      await fontsReady(page);
      const top = await topOfText(page);
      if (top === undefined || top > PHONE.height - 24)
        faults.push(`${nameOf(site)}: its text begins ${top} px from the top`);
    }
    expectNoFaults(faults);
  });
