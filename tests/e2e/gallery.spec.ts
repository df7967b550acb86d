import { existsSync, readdirSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { checkAccessibility } from './checkAccessibility.ts';

/** Where `SITE_GALLERY=1 SITE_OUT=.cache/gallery` builds the examples, one folder each. */
const FOLDER = '.cache/gallery/gallery';

const examples = existsSync(FOLDER)
  ? readdirSync(FOLDER, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name)
  : [];

test.use({
  baseURL: process.env['GALLERY_URL'] ?? 'http://localhost:3001',
  // Drawings are files with an animation of their own, which only this setting stills.
  contextOptions: { reducedMotion: 'reduce' },
});

/** Waits until everything that the example shows is there: fonts, and pictures below the first view too. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    for (const island of document.querySelectorAll('astro-island')) island.scrollIntoView();
    window.scrollTo(0, 0);
    await document.fonts.ready;
  });
  await expect(page.locator('astro-island[ssr][client="visible"]')).toHaveCount(0);
}

test('the gallery is built', () => {
  expect(examples.length, 'SITE_GALLERY=1 SITE_OUT=.cache/gallery npm run build').toBeGreaterThan(20);
});

for (const example of examples) {
  for (const width of [1440, 390]) {
    test(`${example} at ${width}px is accessible and looks as it did`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const answer = await page.goto(`/gallery/${example}/`);
      expect(answer?.status()).toBe(200);
      await settle(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(overflow, 'sideways scroll').toBe(0);
      await expect.soft(page.locator('[data-example]')).toHaveScreenshot(`${example}-${width}.png`);
      await checkAccessibility(page);
    });
  }
}
