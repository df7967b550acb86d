import { existsSync, readdirSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { expectNoFaults } from '../expectNoFaults.ts';
import { findViolations } from './checkAccessibility.ts';
import { findLayoutFaults } from './findLayoutFaults.ts';
import { findWindowFaults } from './findWindowFaults.ts';
import { fontsReady } from './fontsReady.ts';
import { hasPicture, isWanted, keptPictures } from './keptPictures.ts';
import { test } from './test.ts';

/** Where `SITE_GALLERY=1 SITE_OUT=.cache/gallery` builds the examples, one folder each. */
const FOLDER = '.cache/gallery/gallery';

const built = existsSync(FOLDER)
  ? readdirSync(FOLDER, { withFileTypes: true })
      // Family pages are one folder deeper.
      .filter((entry) => entry.isDirectory() && entry.name !== 'family')
      .map((entry) => entry.name)
  : [];

const examples = built.filter(isWanted);
const WIDTHS = [1440, 390];

/** Where examples are checked with axe: everyPage.spec.ts checks the pages that have these sections at 1440. */
const AXE_WIDTH = 390;
const SPEC = 'gallery.spec.ts';

test.use({
  baseURL: process.env['GALLERY_URL'] ?? 'http://localhost:3001',
  // Drawings are files with their own animation, which only this setting stops.
  contextOptions: { reducedMotion: 'reduce' },
});

/** Waits until everything in the example has loaded: fonts, and pictures below the first view too. */
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

test('each screenshot belongs to an example', () => {
  const names = new Set(built.flatMap((example) => WIDTHS.map((width) => `${example}-${width}`)));
  expectNoFaults(
    keptPictures(SPEC)
      .filter((name) => !names.has(name))
      .map((name) => `${name}.png: no example is called so any more; remove it, or take it of the new name`),
  );
});

test('finds a section by its purpose and opens its family', async ({ page }) => {
  await page.goto('/gallery/');
  await page.getByRole('searchbox').fill('text figure.storeys[].product');
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('link', { name: 'FigureHead' }).click();
  const section = page.locator('#FigureHead');
  await expect(section.locator('iframe').first()).toHaveAttribute('src', '/gallery/figure-head-alarm-panel/');
  await section.getByText('Fields', { exact: true }).click();
  await expect(section.getByRole('row', { name: /^title .*at most 64 characters required/ })).toBeVisible();
  await section.getByText('YAML', { exact: true }).click();
  await expect(section.getByText('- type: figureHead')).toBeVisible();
});

/** Examples per test: starting a test costs as much as checking an example. */
const BATCH = 8;

const batches = Array.from({ length: Math.ceil(examples.length / BATCH) }, (_, index) =>
  examples.slice(index * BATCH, (index + 1) * BATCH),
);

for (const batch of batches) {
  test(`accessible, well laid out and unchanged: ${batch[0]} … ${batch.at(-1)}`, async ({ page }) => {
    const faults: string[] = [];
    for (const example of batch) {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const answer = await page.goto(`/gallery/${example}/`);
        await settle(page);
        const shown = page.locator('[data-example]');
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        const found = [
          ...(answer?.status() === 200 ? [] : [`answers ${answer?.status()}`]),
          ...(overflow === 0 ? [] : [`scrolls sideways by ${overflow} px`]),
          ...(await findLayoutFaults(shown)),
          ...(await findWindowFaults(page)),
          ...(width === AXE_WIDTH ? await findViolations(page) : []),
        ];
        faults.push(...found.map((fault) => `${example} at ${width} px: ${fault}`));
        const picture = `${example}-${width}`;
        if (hasPicture(SPEC, picture)) await expect.soft(shown).toHaveScreenshot(`${picture}.png`);
      }
    }
    expectNoFaults(faults);
  });
}
