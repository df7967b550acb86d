import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { streamsOf } from '../../scripts/findColors.ts';
import type { Theme } from '../../shared/site/themeSchema.ts';
import { fontsReady } from '../e2e/fontsReady.ts';
import { test } from '../e2e/test.ts';

const CONTENT = 'examples/tarn/content';

const theme = parse(readFileSync(`${CONTENT}/settings/theme.yaml`, 'utf8')) as Theme;
const { day, night } = theme.colors;

/** A color as browsers write it. */
const asRgb = (color: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)).join(', ')})`;

const tokensOf = (page: Page) =>
  page.evaluate(() => {
    const styles = getComputedStyle(document.body);
    return {
      ground: getComputedStyle(document.documentElement).backgroundColor,
      ink: styles.color,
      family: styles.fontFamily,
    };
  });

/** Address of a path on another host of the server. */
function onHost(baseURL: string | undefined, host: string, path: string): string {
  const address = new URL(path, baseURL);
  address.hostname = host;
  return address.href;
}

test.describe('looks unchanged:', () => {
  // A third of the scale is enough to see what moved, and photographs make large files.
  test.use({ deviceScaleFactor: 1 / 3, contextOptions: { reducedMotion: 'reduce' } });

  for (const [name, host, width] of [
    ['home', 'localhost', 1440],
    ['arabic', 'ar.localhost', 390],
  ] as const)
    test(`${name} at ${width} px`, async ({ page, baseURL }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(onHost(baseURL, host, '/'));
      await page.evaluate(async () => {
        // A hidden lazy picture would never load, and the test would wait for it forever.
        for (const image of document.images) image.loading = 'eager';
        await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
      });
      await fontsReady(page);
      await expect(page).toHaveScreenshot(`${name}-${width}.png`, { fullPage: true, scale: 'device' });
    });
});

test.describe('the theme', () => {
  test('gives pages their colors', async ({ page }) => {
    await page.goto('/');
    const { ground, ink } = await tokensOf(page);
    expect({ ground, ink }).toEqual({ ground: asRgb(day.ground), ink: asRgb(day.ink) });
    const button = page.locator('[data-header]').getByRole('link', { name: 'See a demo' }).last();
    await expect(button).toHaveCSS('background-color', asRgb(day.action));
    await expect(page.locator('footer')).toHaveCSS('background-color', asRgb(night.ground));
  });

  test('rounds buttons, fields, photographs and cards', async ({ page }) => {
    await page.goto('/contact/');
    const [small] = theme.radii;
    const send = page.getByRole('button', { name: 'Contact us' });
    await expect(send).toHaveCSS('border-start-start-radius', `${small}px`);
    await expect(page.getByLabel('Work email')).toHaveCSS('border-start-start-radius', `${small}px`);
    const sheet = `${theme.sheetRadius}px`;
    await expect(page.locator('main img').first()).toHaveCSS('border-start-start-radius', sheet);
    await page.goto('/');
    await expect(page.getByRole('article').filter({ hasText: 'The cold room' })).toHaveCSS(
      'border-start-start-radius',
      sheet,
    );
  });

  test('sets its own typefaces, which are loaded', async ({ page }) => {
    const fonts: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.woff2')) fonts.push(response.body());
    });
    await page.goto('/');
    await page.evaluate(() => document.fonts.ready);
    const loaded = await Promise.all(fonts);
    const own = readFileSync(`${CONTENT}/settings/fonts/site-sans.woff2`);
    expect(loaded.some((font) => font.equals(own))).toBe(true);
    expect((await tokensOf(page)).family).toMatch(/^"?Site Sans/);
    // Fallback fonts are scaled to it, not to another typeface.
    const { sans } = JSON.parse(readFileSync(`${CONTENT}/settings/fonts/measures.json`, 'utf8'));
    expect(await page.content()).toContain(`size-adjust:${sans.scales.Arial[0]}%`);
  });

  test('colors the browser’s bar and the icon, which shows the mark', async ({ page, request }) => {
    await page.goto('/');
    await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', day.ground);
    const icon = await (await request.get('/favicon.svg')).text();
    expect(icon).toContain(theme.mark.path);
    expect(icon).toContain(day.ink);
  });

  test('prints reports on white, with a head in the color of the button', async ({ request }) => {
    const pdf = await (await request.get('/pdf/roi_pdf.pdf')).body();
    const painted = streamsOf(pdf);
    const asPdf = (color: string) =>
      [1, 3, 5].map((at) => (Number.parseInt(color.slice(at, at + 2), 16) / 255).toFixed(3)).join(' ');
    expect(painted).toContain(`${asPdf(day.action)} rg`);
    expect(painted).toContain('1.000 1.000 1.000 rg');
    expect(painted).not.toContain(`${asPdf(day.ground)} rg`);
  });

  test('puts a photograph on share pictures', async ({ page, request }) => {
    await page.goto('/about/');
    const address = await page.locator('meta[property="og:image"]').getAttribute('content');
    const card = await (await request.get(new URL(address ?? '').pathname)).body();
    const { data, info } = await sharp(card).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([1200, 630]);
    const colors = new Set<number>();
    for (let x = 700; x < 1180; x += 4) colors.add(data.readUIntBE((200 * info.width + x) * 3, 3));
    // A drawing has a handful of inks on one line.
    expect(colors.size).toBeGreaterThan(12);
    expect(data.readUIntBE(0, 3).toString(16).padStart(6, '0')).toBe(night.ground.slice(1));
  });

  test('shows portraits from photographs, and logos in one tone', async ({ page }) => {
    await page.goto('/about/');
    await expect(page.locator('main').getByText('Nora Vestergaard').first()).toBeVisible();
    expect(
      await page.locator('main img[srcset*="nora"], main source[srcset*="nora"]').count(),
    ).toBeGreaterThan(0);
    await page.goto('/');
    const logos = page.getByRole('img', { name: 'Northgate Hotels' });
    await expect(logos.first()).toBeAttached();
    expect(await page.locator('main').innerHTML()).not.toContain('#1463ff');
  });
});

test('a message is sent without script, and answered by the thank-you page', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/contact/');
  await page.getByLabel('Your name').fill('Robin Vale');
  await page.getByLabel('Work email').fill('robin@northgate.example');
  await page.getByLabel('Message').fill('How many rooms can one list hold?');
  await page.getByRole('button', { name: 'Contact us' }).click();
  await expect(page).toHaveURL(/\/thank-you\/$/);
  await context.close();
});

test('a product’s menu opens on a click of a mouse and leads to its page', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('[data-header]')).toHaveAttribute('data-ready', '');
  await page.locator('[data-header]').getByRole('button', { name: 'Product', exact: true }).hover();
  const entry = page.locator('[data-header]').getByRole('link', { name: /What it does/ });
  await entry.click();
  await expect(page).toHaveURL(/\/product\/$/);
});

test.describe('in Arabic', () => {
  const arabic = (baseURL: string | undefined, path: string) => onHost(baseURL, 'ar.localhost', path);

  test('the header begins at the right, and the page is read from there', async ({ page, baseURL }) => {
    await page.goto(arabic(baseURL, '/'));
    const root = page.locator('html');
    await expect(root).toHaveAttribute('dir', 'rtl');
    await expect(root).toHaveAttribute('lang', 'ar-AE');
    const logo = await page.locator('[data-header] a').first().boundingBox();
    expect(logo?.x).toBeGreaterThan(1440 / 2);
  });

  test('what is wrong with a message is said in Arabic', async ({ page, baseURL }) => {
    await page.goto(arabic(baseURL, '/contact/'));
    await page.getByRole('button', { name: 'إرسال الرسالة' }).click();
    await expect(page.getByText('أدخلوا الاسم').last()).toBeVisible();
    await expect(page.getByLabel('البريد الإلكتروني للعمل')).toHaveCSS('direction', 'ltr');
  });

  test('a page without a translation is in English, from left to right', async ({ page, baseURL }) => {
    await page.goto(arabic(baseURL, '/pricing/'));
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});
