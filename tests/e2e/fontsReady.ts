import type { Page } from '@playwright/test';

/** Waits until a page is displayed in its own fonts, which phones get after the first paint: see src/lib/fonts.ts. */
export async function fontsReady(page: Page): Promise<void> {
  await page.evaluate('Promise.all([lateFonts, document.fonts.ready])');
}
