import type { Page } from '@playwright/test';

/** Holds back the scripts of a page whose address fits, all unless one is given; they come when what is returned is called. */
export async function holdScripts(page: Page, address = /\.js$/): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}
