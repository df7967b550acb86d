import type { Page } from '@playwright/test';

/** Waits until a page is displayed in its own fonts, which phones get after the first paint: see src/lib/fonts.ts. */
export async function fontsReady(page: Page): Promise<void> {
  // The network can be idle before a busy machine has parsed the page and run the script that declares them.
  await page.waitForLoadState();
  await page.evaluate('Promise.all([lateFonts, document.fonts.ready])');
}
