import { expect } from '@playwright/test';
import { allPages } from '../../src/siteContent.ts';
import { expectNoFaults } from '../expectNoFaults.ts';
import { pageAt, sectionOf } from './sitePage.ts';
import { test } from './test.ts';
import { THOROUGH } from './thorough.ts';

/** As listed in the specification; the three events are this site’s. */
const WITHOUT_HEADER = ['/request-demo/'];
const WITHOUT_FOOTER = [
  '/contact/',
  '/request-demo/',
  '/request-trial/',
  '/gamechangersclub/',
  '/ai-page/',
  '/events/futureproof-fmsp-london/',
  '/events/iftar-gathering-dubai/',
  '/events/fm-mixer-chicago/',
];
const DARK = ['/gamechangersclub/', '/about/', '/ultimate-pillar/', '/ai-page/'];

test('header, footer and the dark header stand on every page but those that are named', async ({
  request,
}) => {
  test.setTimeout(60_000);
  const wrong: string[] = [];
  for (const { path } of allPages().filter((page) => page.locale === 'en')) {
    const html = await (await request.get(path)).text();
    const header = /<header[^>]*data-header[^>]*>/.exec(html)?.[0];
    if ((header === undefined) !== WITHOUT_HEADER.includes(path)) wrong.push(`${path}: header`);
    if (/data-footer-column/.test(html) === WITHOUT_FOOTER.includes(path)) wrong.push(`${path}: footer`);
    if (/data-tone="night"/.test(header ?? '') !== DARK.includes(path)) wrong.push(`${path}: dark header`);
  }
  expectNoFaults(wrong);
});

test('the pages that are named are there', () => {
  const paths = allPages().map((page) => page.path);
  const lost = [...WITHOUT_FOOTER, ...DARK].filter((path) => !paths.includes(path));
  expectNoFaults(lost.map((path) => `config/site.ts: layout names ${path}, which is no page`));
});

for (const path of ['/contact/', '/about/']) {
  test(`${path} shows what it should around its content`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('contentinfo')).toHaveCount(path === '/contact/' ? 0 : 1);
    const ground = await page
      .locator('[data-header]')
      .evaluate((header) => getComputedStyle(header).backgroundColor);
    const channels =
      ground
        .match(/[\d.]+/g)
        ?.slice(0, 3)
        .map(Number) ?? [];
    const lightness = Math.max(...channels) / (ground.startsWith('rgb') ? 255 : 1);
    if (path === '/about/') expect(lightness, ground).toBeLessThan(0.35);
    else expect(lightness, ground).toBeGreaterThan(0.8);
  });
}

test('the home page shows rating, certificates and awards right below its head', async ({ page }) => {
  await page.goto('/');
  const { title } = sectionOf(pageAt('/'), 'awards');
  const box = await page.locator('section').filter({ hasText: title }).first().boundingBox();
  // A window of 1440 × 900 ends 900 px down.
  expect(box?.y).toBeLessThan(1000);
});

test('a solution page is 1022 px wide, any other up to 1440', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  const widest = () =>
    page.locator('main .container').evaluateAll((boxes) =>
      Math.max(
        ...boxes.map((box) => {
          const { width, paddingInlineStart, paddingInlineEnd } = getComputedStyle(box);
          return (
            Number.parseFloat(width) -
            Number.parseFloat(paddingInlineStart) -
            Number.parseFloat(paddingInlineEnd)
          );
        }),
      ),
    );
  await page.goto('/solutions/continuous-sustainability/');
  expect(await widest()).toBe(1022);
  await page.goto('/product/work-order-software/');
  expect(await widest()).toBeGreaterThan(1200);
});

test('a window that becomes narrow keeps its fonts', THOROUGH, async ({ page }) => {
  const fontsOfTheSite = () =>
    page.evaluate(
      () => [...document.fonts].filter(({ family }) => /Site (Sans|Mono)"?$/.test(family)).length,
    );
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await fontsOfTheSite()).toBe(2);
  await page.setViewportSize({ width: 500, height: 900 });
  await expect.poll(fontsOfTheSite).toBe(2);
});
