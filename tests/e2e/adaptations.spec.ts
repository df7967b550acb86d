import { expect, type Page } from '@playwright/test';
import { expectNoFaults } from '../expectNoFaults.ts';
import { findViolations } from './checkAccessibility.ts';
import { CHROME, nameOf, pageBatches, pageOfEachTemplate, scrollThrough, test } from './everyPageTest.ts';
import { watchFocus } from './focus.ts';
import { fontsReady } from './fontsReady.ts';
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

/** Text cut off by a box with hidden overflow, and sideways scrolling, at the current window size. */
async function findCutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const faults = scrollWidth > clientWidth ? [`scrolls sideways by ${scrollWidth - clientWidth}px`] : [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const parent = text.parentElement;
      if (
        !parent ||
        !text.textContent?.trim() ||
        // A marquee shows each word in full in turn, and becomes static rows under reduced motion.
        parent.closest('svg, script, noscript, [aria-hidden="true"], [data-marquee] li')
      )
        continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      range.selectNodeContents(text);
      const words = range.getBoundingClientRect();
      for (let box: HTMLElement | null = parent; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, position, webkitLineClamp } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        // Text for screen readers only is in a one-pixel box.
        if (edge.width <= 1 || edge.height <= 1) break;
        // A teaser that ends in an ellipsis is cut off on purpose; the page it links to has the full text.
        if (webkitLineClamp !== 'none') break;
        if (/auto|scroll/.test(`${overflowX} ${overflowY}`)) break;
        if (
          (/hidden|clip/.test(overflowX) && (words.right > edge.right + 2 || words.left < edge.left - 2)) ||
          (/hidden|clip/.test(overflowY) && (words.bottom > edge.bottom + 2 || words.top < edge.top - 2))
        ) {
          faults.push(`cut off: “${text.textContent.trim().slice(0, 60)}” by ${box.outerHTML.slice(0, 100)}`);
          break;
        }
        if (position === 'fixed') break;
      }
    }
    return faults;
  });
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

test('on a phone with letters twice as large the header keeps its menu, and a log its fields, in the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/tools/leak-rate-calculator/');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expectNoFaults(await findCutText(page));
  const menu = await page.getByRole('button', { name: 'Open menu' }).boundingBox();
  expect(menu?.x).toBeGreaterThan(195);
  expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(390);
  // Beside it there would be no room for the demo button, which the menu holds.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Book a demo' })).toBeHidden();
});

test('on a phone with letters twice as large pages are no wider than the window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const faults: string[] = [];
  // A head beside a drawing, one above a comparison, form fields, a message on the wire, a letterhead, cards, rows.
  for (const path of [
    '/blog/the-gauge-said-minus-eight/',
    '/whats-new-in-lintel/october-2026/',
    '/tools/maintenance-schedule-maker/',
    '/integrations/',
    '/newsroom/aim-act-rule-finder/',
    '/templates/',
    '/events/',
    '/partners/partner-directory/',
  ]) {
    await page.goto(path);
    await fontsReady(page);
    const width = await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      return document.documentElement.scrollWidth;
    });
    if (width > 390) faults.push(`${path} is ${width} px wide`);
  }
  expectNoFaults(faults);
});

test('for people who ask for less motion an answer opens at once', async ({ page }) => {
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
