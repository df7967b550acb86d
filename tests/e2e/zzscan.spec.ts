import { test } from '@playwright/test';
import { allPages } from '../../src/siteContent.ts';
import { findWindowFaults } from './findWindowFaults.ts';
import { addressOf } from './sitePage.ts';
const pages = allPages(); const N = 4;
for (let k = 0; k < N; k++) test(`scan ${k}`, async ({ page, baseURL }) => {
  test.setTimeout(900_000);
  await page.route('**/*.{svg,woff2x,js}', (r) => r.request().url().endsWith('.js') ? r.abort() : r.continue());
  for (const site of pages.slice((k * pages.length) / N, ((k + 1) * pages.length) / N)) {
    const r = await page.goto(addressOf(baseURL, site)).catch(() => null); if (!r) continue;
    for (const width of [1920, 1440, 1200, 1024, 820, 768, 390, 320]) { await page.setViewportSize({ width, height: 844 });
      for (const f of await findWindowFaults(page)) if (f.includes('printed across')) console.log(`FOUND ${site.path} ${site.locale} ${width} ${f}`); }
  }
});
