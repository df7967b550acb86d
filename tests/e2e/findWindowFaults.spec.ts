import { expect } from '@playwright/test';
import { findWindowFaults, PRODUCT_WINDOW } from './findWindowFaults.ts';
import { test } from './test.ts';

const productWindow = (rest: string) => `<div role="img" data-tone="day" style="color:black">${rest}</div>`;

for (const [what, html, width, expected] of [
  ['text at full size', '<p style="font-size:14px">Case 14 leaking</p>', 1440, '“Case 14 leaking”'],
  ['a note at full size', '<p style="font-size:13px;color:gray">Harbor Road</p>', 1440, '“Harbor Road”'],
  ['a reading at full size', '<p style="font:13px monospace">01:16:09</p>', 1440, '“01:16:09”'],
  ['a letter on a phone', '<p style="font-size:11px">P1</p>', 390, '“P1”'],
  [
    'letters of a drawing that is shown small',
    '<svg viewBox="0 0 400 100" width="200"><text y="50" font-size="16">Oakmere</text></svg>',
    390,
    '“Oakmere”',
  ],
] as const) {
  test(`${what} that is too small is found`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.setContent(productWindow(html));
    expect(await findWindowFaults(page)).toEqual([expect.stringContaining(expected)]);
  });
}

test('words that the edge of a window cuts off are found', async ({ page }) => {
  await page.setContent(
    '<div role="img" data-tone="day" style="width:90px;overflow:hidden;white-space:nowrap">Work orders, vendors</div>',
  );
  expect(await findWindowFaults(page)).toEqual([expect.stringContaining('is cut off')]);
});

test('words that are printed across others are found', async ({ page }) => {
  const cells = (columns: string) =>
    productWindow(
      `<p style="display:grid;grid-template-columns:${columns};width:300px;font-size:15px;white-space:nowrap"><span>Weighed in</span><span>5.3 lb (2.40 kg)</span><span>Closed</span></p>`,
    );
  await page.setContent(cells('120px 60px 90px'));
  expect(await findWindowFaults(page)).toEqual([
    expect.stringContaining('“5.3 lb (2.40 kg)” is printed across “Closed”'),
  ]);
  await page.setContent(cells('max-content max-content max-content'));
  expect(await findWindowFaults(page)).toEqual([]);
});

test('text of 15 px with ticks and marks of 12 px is allowed, and smaller text elsewhere', async ({
  page,
}) => {
  await page.setContent(
    `${productWindow(
      '<p style="font-size:15px">Case 14 leaking</p><p style="font-size:12px;color:gray">06:00</p><p style="font-size:12px">P1</p>',
    )}<p style="font-size:11px">Elsewhere</p>`,
  );
  expect(await findWindowFaults(page)).toEqual([]);
});

test('the queue of the home page is a product window', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator(PRODUCT_WINDOW).filter({ hasText: /Live queue/ })).toHaveCount(1);
});
