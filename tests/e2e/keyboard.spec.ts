import { expect, type Page } from '@playwright/test';
import { expectNoFaults } from '../expectNoFaults.ts';
import { SAMPLE } from '../stages.ts';
import { watchFocus } from './focus.ts';
import { addressOf, pageAt } from './sitePage.ts';
import { test } from './test.ts';

/** One page of each kind of composition, to walk through by keyboard; every submission is tested on the first four. */
const WALKS = [
  '/',
  '/request-demo/',
  '/pricing/',
  '/resources/cmms-roi-calculator/',
  '/product/facility-management-software/',
  '/product/mobile-cmms-app/',
  '/product/connected-refrigeration/',
  '/contact/',
  '/careers/',
  '/learn/',
  '/resources/',
  '/about/',
  '/privacy-policy/',
] as const;

// Without it the page scrolls smoothly to each stop, and would be checked midway.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

interface Stop {
  /** Place in the document. */
  place: number;
  what: string;
  fault: string | undefined;
}

/**
 * The focused element: its place, and what is wrong with how it shows focus. Undefined once nothing in the page has it.
 */
async function readStop(page: Page): Promise<Stop | undefined> {
  return page.evaluate(async () => {
    const stop = document.activeElement;
    if (!(stop instanceof HTMLElement) || stop === document.body) return undefined;
    // Sliding sheets and smooth scrolling have to finish before checking what the visitor sees.
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const { left, right, top, bottom } = stop.getBoundingClientRect();
    const isWithin = right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
    // At least one of five points must be uncovered: part of the focused element must be visible.
    const points = [0.5, 0.1, 0.9].flatMap((x) =>
      [0.5, 0.1, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
    );
    const isSeen = points.some(([x, y]) => {
      const over = document.elementFromPoint(x, y);
      return over !== null && (stop.contains(over) || over.contains(stop) || over.closest('label') !== null);
    });
    const fault = !window.showsFocus(stop)
      ? 'shows no focus'
      : !isWithin
        ? 'is outside the window'
        : isSeen
          ? undefined
          : 'is covered';
    return {
      place: [...document.querySelectorAll('*')].indexOf(stop),
      what: stop.outerHTML.slice(0, 140),
      fault,
    };
  });
}

for (const [index, path] of WALKS.entries())
  test(
    `the tab key goes through ${path} in order, seen at every stop, and out again`,
    index < 4 ? SAMPLE : {},
    async ({ page, baseURL }) => {
      await watchFocus(page.context());
      await page.goto(addressOf(baseURL, pageAt(path)));
      const faults: string[] = [];
      let last: Stop | undefined;
      let count = 0;
      for (;;) {
        await page.keyboard.press('Tab');
        const stop = await readStop(page);
        if (!stop) break;
        count += 1;
        if (count === 1 && !/class="[^"]*skip/i.test(stop.what) && !stop.what.includes('href="#'))
          faults.push(`the first stop is not a skip link: ${stop.what}`);
        if (last && stop.place <= last.place) {
          faults.push(`goes back from ${last.what} to ${stop.what}`);
          break;
        }
        if (stop.fault) faults.push(`${stop.fault}: ${stop.what}`);
        last = stop;
        if (count > 600) {
          faults.push(`does not end: ${stop.what}`);
          break;
        }
      }
      expectNoFaults(faults);
      expect(count).toBeGreaterThan(10);
    },
  );
