import { expect, type Page } from '@playwright/test';
import { expectNoFaults } from '../expectNoFaults.ts';
import { findViolations } from './checkAccessibility.ts';
import { CHROME, nameOf, pageBatches, pageOfEachTemplate, scrollThrough, test } from './everyPageTest.ts';
import { findCutText } from './findCutText.ts';
import { watchFocus } from './focus.ts';
import { addressOf } from './sitePage.ts';
import { twoFrames } from './twoFrames.ts';

/** Windows of 1440 and 1280 pixels at a zoom of 200 % and 400 %. */
const ZOOMED = [
  { width: 720, height: 450 },
  { width: 320, height: 256 },
] as const;

/** Elements that show no focus indicator when reached by keyboard. Elements hidden by a style are skipped. */
async function findHiddenFocus(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const stops = document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex]',
    );
    const faults: string[] = [];
    // Not every version of the type definitions knows focusVisible.
    const visibly: FocusOptions & { focusVisible: boolean } = { preventScroll: true, focusVisible: true };
    for (const stop of stops) {
      if (!stop.checkVisibility({ visibilityProperty: true })) continue;
      stop.focus(visibly);
      if (document.activeElement !== stop) continue;
      if (!window.showsFocus(stop)) faults.push(`nothing shows the focus of ${stop.outerHTML.slice(0, 140)}`);
    }
    return faults;
  });
}

/**
 * Ends every transition at once. The fold of a details element closes for a third of a second after the window became
 * narrow, and document.getAnimations() does not list it.
 */
async function stopTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, *::before, *::after, *::details-content { transition: none !important; }');
    document.adoptedStyleSheets.push(still);
  });
}

/** Changes the window’s size, and waits for the scripts that react to it in the next frame. */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await twoFrames(page);
}

for (const { name, pages } of pageBatches(pageOfEachTemplate())) {
  test(`in forced colors and magnified: ${name}`, async ({ siteContext, baseURL }) => {
    const faults: string[] = [];
    await watchFocus(siteContext);
    const page = await siteContext.newPage();
    for (const [index, site] of pages.entries()) {
      await page.emulateMedia({ forcedColors: 'none' });
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(addressOf(baseURL, site));
      await scrollThrough(page);
      await stopTransitions(page);
      const found: string[] = [];
      for (const size of ZOOMED) {
        await resize(page, size);
        found.push(...(await findCutText(page)).map((fault) => `at ${size.width}px: ${fault}`));
      }
      await resize(page, { width: 1440, height: 900 });
      await page.emulateMedia({ forcedColors: 'active' });
      // Forced colors are the reader’s own, while computed styles still report ours, so contrast cannot be checked.
      found.push(
        ...(await findViolations(page, {
          skipped: ['color-contrast'],
          exclude: index === 0 ? [] : CHROME,
        })),
        ...(await findHiddenFocus(page)),
      );
      faults.push(...found.map((fault) => `${nameOf(site)}: ${fault}`));
    }
    await page.close();
    expectNoFaults(faults);
  });
}

test('with reduced motion an answer opens at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/pricing/');
  const answer = page.locator('main details:not([open])').first();
  const hidden = await answer.evaluate(async (item: HTMLDetailsElement) => {
    item.open = true;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const last = item.lastElementChild ?? item;
    return last.getBoundingClientRect().bottom - item.getBoundingClientRect().bottom;
  });
  expect(hidden).toBeLessThan(1);
});
