import { expect, type Page } from '@playwright/test';
import { launchOptions } from '../browser.ts';
import { expectNoFaults } from '../expectNoFaults.ts';
import { SAMPLE } from '../stages.ts';
import { nameOf, pageBatches, pageOfEachTemplate, test } from './everyPageTest.ts';
import { findCutText } from './findCutText.ts';
import { fontsReady } from './fontsReady.ts';
import { addressOf } from './sitePage.ts';
import { twoFrames } from './twoFrames.ts';

// A reader’s own setting: letters of 32 px instead of 16.
test.use({ launchOptions: await launchOptions('defaultFontSize=32') });

const WIDTHS = [390, 1024, 1440];

/** Headings with something else above their words. */
async function findCoveredHeadings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const covered = new Set<string>();
    const range = document.createRange();
    for (const heading of document.querySelectorAll('main :is(h1, h2, h3):not(.visually-hidden)')) {
      if (!heading.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      range.selectNodeContents(heading);
      for (let line = 0; line < range.getClientRects().length; line += 1) {
        // Below the header, which may stay at the top of the window.
        window.scrollBy({
          top: (range.getClientRects()[line]?.top ?? 0) - innerHeight * 0.6,
          behavior: 'instant',
        });
        const box = range.getClientRects()[line];
        if (!box || box.width < 4) continue;
        for (const share of [0.05, 0.5, 0.95]) {
          // The link of a card lies over the card, and nobody sees it.
          const above = document
            .elementsFromPoint(box.left + box.width * share, box.top + box.height / 2)
            .find((element) => !element.matches('.stretched-link'));
          if (above && !heading.contains(above) && !above.contains(heading))
            covered.add(
              `“${heading.textContent?.trim().slice(0, 60)}” lies under ${(above.cloneNode() as Element).outerHTML.slice(0, 120)}`,
            );
        }
      }
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    return [...covered];
  });
}

/** What keeps someone who reads with large letters from reading the page, in windows of different widths. */
async function findFaults(page: Page, address: string): Promise<string[]> {
  const faults: string[] = [];
  await page.goto(address);
  await fontsReady(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await twoFrames(page);
    const found = [...(await findCutText(page)), ...(await findCoveredHeadings(page))];
    faults.push(...found.map((fault) => `${address} at ${width} px: ${fault}`));
  }
  return faults;
}

// A head beside a drawing, a head with figures, one above a comparison, form fields, a message on the wire, cards, rows.
test(
  'with large letters nothing is cut off or covered, and no page scrolls sideways',
  SAMPLE,
  async ({ page }) => {
    const faults: string[] = [];
    for (const path of [
      '/',
      '/product/facility-management-software/',
      '/blog/the-gauge-said-minus-eight/',
      '/whats-new-in-lintel/october-2026/',
      '/tools/maintenance-schedule-maker/',
      '/integrations/',
      '/newsroom/aim-act-rule-finder/',
      '/templates/',
      '/events/',
      '/partners/partner-directory/',
    ])
      faults.push(...(await findFaults(page, path)));
    expectNoFaults(faults);
  },
);

test('with large letters the header of a phone keeps its menu in the window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/tools/leak-rate-calculator/');
  const menu = await page.getByRole('button', { name: 'Open menu' }).boundingBox();
  expect(menu?.x).toBeGreaterThan(195);
  expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(390);
  // Beside it there would be no room for the demo button, which the menu holds.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Book a demo' })).toBeHidden();
});

for (const { name, pages } of pageBatches(pageOfEachTemplate())) {
  test(`with large letters: ${name}`, async ({ siteContext, baseURL }) => {
    const faults: string[] = [];
    const page = await siteContext.newPage();
    for (const site of pages) {
      const found = await findFaults(page, addressOf(baseURL, site));
      faults.push(...found.map((fault) => `${nameOf(site)}: ${fault}`));
    }
    await page.close();
    expectNoFaults(faults);
  });
}
