// How smoothly the product tour runs on a slow phone. The figures are those of the machine, so this runs only by name:
// npm run check:slow -- frames
import { loadavg } from 'node:os';
import { expect, type Page } from '@playwright/test';
import { readStoryCopy } from '../../src/sections/arguments/ProductTour/readStoryCopy.ts';
import { BUDGETS } from '../budgets.ts';
import { test } from '../e2e/test.ts';

/** How many times slower than this machine the phone is. */
const SLOWDOWN = 4;

/** A frame that a display of 60 Hz shows for longer than this came too late, in ms. */
const LATE = 25;

/** Two seconds of a display of 60 Hz. */
const FRAMES_AT_REST = 120;

const copy = readStoryCopy();

declare global {
  interface Window {
    /** When each frame was drawn, in ms, while a test measures. */
    drawnAt: number[];
  }
}

interface Pace {
  framesPerSecond: number;
  /** The longest time for which one frame was shown, in ms. */
  longest: number;
  late: number;
}

/** Notes when the page draws frames while it is driven. */
async function paceOf(page: Page, drive: () => Promise<void>): Promise<Pace> {
  await page.evaluate(() => {
    const own: number[] = [];
    window.drawnAt = own;
    // Another list ends this count: two at once would note each frame twice.
    const note = (now: number) => {
      if (window.drawnAt !== own) return;
      own.push(now);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  await drive();
  const frames = await page.evaluate(() => {
    const { drawnAt } = window;
    window.drawnAt = [];
    return drawnAt;
  });
  const gaps = frames.slice(1).map((frame, index) => frame - (frames[index] ?? frame));
  const length = gaps.reduce((sum, gap) => sum + gap, 0);
  return {
    framesPerSecond: (gaps.length * 1000) / length,
    longest: Math.max(...gaps),
    late: gaps.filter((gap) => gap > LATE).length,
  };
}

/** Opens a path of the tour on the slow phone. */
async function openSlow(page: Page, path: keyof typeof copy.paths): Promise<void> {
  await page.goto(`/tour/?path=${path}#console`);
  await page.locator('[data-story=play]').waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

const printed = ({ framesPerSecond, longest, late }: Pace) =>
  `${framesPerSecond.toFixed(1)} frames/s, ${late} late, the longest ${longest.toFixed(0)} ms`;

/**
 * Prints what was measured beside what the machine draws while nothing happens, which other work on it takes away, and
 * fails below the budget.
 */
async function expectSmooth(page: Page, what: string, drive: () => Promise<void>): Promise<void> {
  const rest = await paceOf(page, async () => {
    await page.waitForFunction((wanted) => window.drawnAt.length > wanted, FRAMES_AT_REST);
  });
  const driven = await paceOf(page, drive);
  const figures = `${printed(driven)} (at rest ${printed(rest)}; load ${loadavg()[0]?.toFixed(1)})`;
  console.log(`${what}: ${figures}`);
  const { framesPerSecond } = driven;
  expect(framesPerSecond, `${what}: ${figures}; do less between two frames`).toBeGreaterThanOrEqual(
    BUDGETS.tourFrames,
  );
}

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const hour = (page: Page) => page.getByRole('button', { name: copy.console.time.hour, exact: true });

test('hours pass smoothly', async ({ page }) => {
  await openSlow(page, 'refrigeration');
  await page.getByRole('button', { name: copy.rack.start, exact: true }).tap();
  const time = page.locator('figcaption time');
  await expectSmooth(page, 'six hours', async () => {
    for (let hours = 1; hours <= 6; hours += 1) {
      const before = (await time.textContent()) ?? '';
      await hour(page).tap();
      await expect(time).not.toHaveText(before);
    }
  });
});

test('a set point moves smoothly', async ({ page }) => {
  await openSlow(page, 'energy');
  await page.getByRole('button', { name: copy.faults['night-run'].task }).first().tap();
  const slider = page.getByRole('slider', { name: copy.energy.setPoint });
  await slider.scrollIntoViewIfNeeded();
  const box = await slider.boundingBox();
  if (!box) throw new Error('the set point is not shown');
  const middle = box.y + box.height / 2;
  await expectSmooth(page, 'a set point', async () => {
    await page.mouse.move(box.x + box.width * 0.2, middle);
    await page.mouse.down();
    for (const place of [0.9, 0.1, 0.8, 0.3])
      await page.mouse.move(box.x + box.width * place, middle, { steps: 40 });
    await page.mouse.up();
  });
});
