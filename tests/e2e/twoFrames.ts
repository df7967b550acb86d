import type { Page } from '@playwright/test';

/**
 * Waits two frames, because what moved in one is reported after the next. For a page that draws none, waits a second.
 */
export async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        setTimeout(resolve, 1000);
      }),
  );
}
