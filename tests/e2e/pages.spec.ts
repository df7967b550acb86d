import { expect, type Page, test } from '@playwright/test';
import { allPages } from '../../src/lib/content/pages.ts';
import { checkAccessibility } from './checkAccessibility.ts';

const pages = allPages().map((page) => ({
  path: page.path,
  locale: page.locale,
  title: page.meta.title,
  isError: page.id === '404',
}));

/** The regional host resolves to this machine in browsers: every name below localhost does. */
function addressOf(baseUrl: string | undefined, page: { path: string; locale: string }): string {
  const base = new URL(baseUrl ?? 'http://localhost:3000');
  if (page.locale === 'en-AE') base.hostname = 'ae.localhost';
  return new URL(page.path, base).href;
}

/** Goes through the page so that everything lazy has been asked for. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 700) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}

for (const one of pages) {
  test.describe(`${one.path} (${one.locale})`, () => {
    test('loads without complaint, calls nobody else, is sound and accessible', async ({ page, baseURL }) => {
      const complaints: string[] = [];
      const elsewhere: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('request', (request) => {
        const { hostname, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && !/(^|\.)localhost$/.test(hostname)) elsewhere.push(request.url());
      });
      const answer = await page.goto(addressOf(baseURL, one));
      expect(answer?.status()).toBe(200);
      await expect(page).toHaveTitle(one.title);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('img:not([alt]), img:not([width]), img:not([height])')).toHaveCount(0);
      expect((await answer?.text())?.match(/<[a-z][^>]* style="[^"]*"/g) ?? []).toEqual([]);
      const repeated = await page.evaluate(() => {
        const ids = [...document.querySelectorAll('[id]')].map((element) => element.id);
        return ids.filter((id, index) => ids.indexOf(id) !== index);
      });
      expect(repeated).toEqual([]);
      await scrollThrough(page);
      await checkAccessibility(page);
      expect(complaints).toEqual([]);
      expect(elsewhere).toEqual([]);
    });

    test('fits a phone and is accessible there', async ({ page, baseURL }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(addressOf(baseURL, one));
      await scrollThrough(page);
      await checkAccessibility(page);
      for (const width of [320, 390, 768, 1024]) {
        await page.setViewportSize({ width, height: 844 });
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `sideways scroll at ${width}px`).toBe(0);
      }
    });
  });
}

test('an unknown path answers 404 with the way home', async ({ page }) => {
  const answer = await page.goto('/no-such-page/');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    "Oops, the page you're looking for does not exist",
  );
  await page.getByRole('link', { name: 'Go to homepage' }).click();
  await expect(page).toHaveURL('/');
});
