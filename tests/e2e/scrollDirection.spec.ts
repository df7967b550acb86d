import { expect, type Page } from '@playwright/test';
import { expectNoFaults } from '../expectNoFaults.ts';
import { THOROUGH } from '../stages.ts';
import { test } from './test.ts';

/** A phone, a phone on its side, a tablet: where the way to ask has no gutter to itself. */
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
] as const;

test.use({ hasTouch: true });

test('the header leaves on the way down and comes back on the way up, with the way to ask', async ({
  page,
}) => {
  await page.setViewportSize(WINDOWS[0]);
  await page.goto('/product/work-order-software/');
  const header = page.locator('[data-header]');
  const ask = page.locator('a[data-enquiry]');
  await expect(ask).toBeHidden();
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 300);
      return (await header.boundingBox())?.y ?? 0;
    })
    .toBeLessThan(-60);
  await expect(ask).toBeHidden();
  // Somewhere on the way up, neither a control nor text is below the button.
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, -60);
      return ask.isVisible();
    })
    .toBe(true);
  await expect.poll(async () => (await header.boundingBox())?.y).toBe(0);
});

/** Loads the script of the header, which comes with the first scroll, and marks the page as scrolled up. */
async function scrollUp(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, -20);
      return page.evaluate(() => document.documentElement.dataset['scrolls']);
    })
    .toBe('up');
}

/** Scrolls up through a page and returns what the way to ask covers: controls, and letters of text. */
const findCovered = (page: Page) =>
  page.locator('a[data-enquiry]').evaluate((button: HTMLElement) => {
    /** Distance of the points that are looked at, in CSS pixels: no control and no letter is smaller. */
    const GRID = 4;
    const STEP = 170;
    const faults = new Set<string>();
    const hasLetters = (words: Node, box: DOMRect) => {
      if (!(words instanceof Text) || !words.data.trim()) return false;
      const range = document.createRange();
      range.selectNodeContents(words);
      return [...range.getClientRects()].some(
        (line) =>
          line.left < box.right - 1 &&
          box.left + 1 < line.right &&
          line.top < box.bottom - 1 &&
          box.top + 1 < line.bottom,
      );
    };
    // It fades in and out: what counts is the end.
    button.style.transition = 'none';
    const bottom = document.body.scrollHeight - innerHeight;
    for (let top = bottom; top > 0; top -= STEP) {
      window.scrollTo({ top, behavior: 'instant' });
      // As the browser tells the page with the next frame, which a headless one may skip.
      window.dispatchEvent(new Event('scroll'));
      if (!button.checkVisibility({ visibilityProperty: true })) continue;
      const box = button.getBoundingClientRect();
      const below = new Set<Element>();
      for (let x = box.left + 1; x < box.right; x += GRID)
        for (let y = box.top + 1; y < box.bottom; y += GRID)
          for (const hit of document.elementsFromPoint(x, y)) below.add(hit);
      for (const hit of below) {
        if (button.contains(hit) || hit.contains(button)) continue;
        if (hit.closest('a, button, input, select, textarea, summary, label'))
          faults.add(`a control at ${top}: ${hit.outerHTML.slice(0, 90)}`);
        for (const words of hit.childNodes)
          if (hasLetters(words, box)) faults.add(`text at ${top}: ${words.textContent?.trim().slice(0, 60)}`);
      }
    }
    return [...faults];
  });

/** Pages with the way to ask: of drawings, of a product, with a table and fields, of an industry. */
const PAGES = ['/', '/product/work-order-software/', '/pricing/', '/industry/retail/'];

for (const path of PAGES)
  test(`the way to ask covers neither a control nor text on ${path}`, THOROUGH, async ({ page }) => {
    await page.setViewportSize(WINDOWS[0]);
    await page.goto(path);
    await scrollUp(page);
    const faults: string[] = [];
    for (const viewport of WINDOWS) {
      await page.setViewportSize(viewport);
      const covered = await findCovered(page);
      faults.push(...covered.map((fault) => `${viewport.width} × ${viewport.height}: ${fault}`));
    }
    expectNoFaults(faults);
  });
