import type { Page } from '@playwright/test';

/** Holds back a page’s scripts whose address matches (all by default) until the returned function is called. */
export async function holdScripts(page: Page, address: string | RegExp = /\.js$/): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}
