import { existsSync, readdirSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { findViolations } from './checkAccessibility.ts';
import { fontsReady } from './fontsReady.ts';
import { test } from './test.ts';

/** Where `SITE_GALLERY=1 SITE_OUT=.cache/gallery` builds the examples, one folder each. */
const FOLDER = '.cache/gallery/gallery';

const built = existsSync(FOLDER)
  ? readdirSync(FOLDER, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name)
  : [];

/** Only examples that hold this word, while somebody works on them. */
const examples = built.filter((name) => name.includes(process.env['PICTURES_ONLY'] ?? ''));

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
  });
  await fontsReady(page);
  await expect(page.locator('astro-island[ssr][client="visible"]')).toHaveCount(0);
}

test('the gallery is built', () => {
  expect(built.length, 'SITE_GALLERY=1 SITE_OUT=.cache/gallery npm run build').toBeGreaterThan(20);
});

/** Examples that one test goes through: starting a test costs as much as looking at an example. */
const BATCH = 8;

const batches = Array.from({ length: Math.ceil(examples.length / BATCH) }, (_, index) =>
  examples.slice(index * BATCH, (index + 1) * BATCH),
);

for (const batch of batches) {
  test(`accessible, and as they looked: ${batch[0]} … ${batch.at(-1)}`, async ({ page }) => {
    test.setTimeout(180_000);
    for (const example of batch) {
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        const answer = await page.goto(`/gallery/${example}/`);
        expect.soft(answer?.status(), example).toBe(200);
        await settle(page);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect.soft(overflow, `${example} at ${width}px scrolls sideways`).toBe(0);
        await expect.soft(page.locator('[data-example]')).toHaveScreenshot(`${example}-${width}.png`);
      }
      // The narrow layout of every template is checked on its page.
      expect.soft((await findViolations(page)).join('\n'), example).toBe('');
    }
  });
}
