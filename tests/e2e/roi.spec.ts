import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { siteConfig } from '../../config/siteConfig.ts';
import { computeRoi } from '../../shared/roi/computeRoi.ts';
import { formatMoney, formatRoi } from '../../shared/roi/formatRoi.ts';
import { type RoiInput, roiDefaults, roiFieldNames, roiInputToQuery } from '../../shared/roi/roiInput.ts';
import { priceBands } from '../../src/content/settings/prices.ts';
import { readNumberCopy, readRoiCopy } from '../../src/sections/tools/Tool/readToolCopy.ts';
import { scriptPath } from '../scriptPath.ts';
import { THOROUGH } from '../stages.ts';
import { expectSeen } from './expectSeen.ts';
import { test } from './test.ts';

const CALCULATOR = '/resources/cmms-roi-calculator/';
const SHORT_CALCULATOR = '/resources/roi-new/';

const copy = readRoiCopy();
const numberCopy = readNumberCopy();
const brand = siteConfig.brand.identifier;
const names = roiFieldNames(brand);
const figuresOf = (input: RoiInput) => formatRoi(computeRoi(input, priceBands()));
const queryOf = (input: RoiInput) => roiInputToQuery(input, brand);

/** Opens a calculator and moves the pointer to it, which loads its code. */
async function openReady(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await number(page, 'buildings').focus();
  await page.locator('form[data-ready]').waitFor();
}

const number = (page: Page, field: keyof RoiInput) =>
  page.locator(`input[inputmode=decimal][name="${names[field]}"]`);
/** A figure that the report prints too. */
const figure = (page: Page, name: 'roi' | 'cost' | 'integration') => page.locator(`[data-figure=${name}]`);
/** One of the visitor's own sums, where the published model clamps its figures. */
const own = (page: Page, name: 'roi' | 'cost') => page.locator(`[data-own=${name}]`);

for (const path of [CALCULATOR, SHORT_CALCULATOR]) {
  test(
    `${path} computes while someone types and keeps the numbers in the address`,
    path === CALCULATOR ? {} : THOROUGH,
    async ({ page }) => {
      await openReady(page, path);
      await expect(figure(page, 'roi')).toHaveText(figuresOf(roiDefaults).ROIPercentage);
      await number(page, 'buildings').fill('14');
      const expected = figuresOf({ ...roiDefaults, buildings: 14 });
      await expect(figure(page, 'roi')).toHaveText(expected.ROIPercentage);
      await expect(figure(page, 'cost')).toHaveText(expected.totalCostSavedPerYear);
      await expect(page).toHaveURL(/noOfBuildings=14/);
    },
  );
}

test('input typed before the code arrives is kept', THOROUGH, async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${scriptPath('RoiCalculator')}`, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(CALCULATOR);
  await number(page, 'monthlyWorkOrders').fill('120');
  release();
  await page.locator('form[data-ready]').waitFor();
  await expect(number(page, 'monthlyWorkOrders')).toHaveValue('120');
  const expected = figuresOf({ ...roiDefaults, monthlyWorkOrders: 120 });
  await expect(figure(page, 'cost')).toHaveText(expected.totalCostSavedPerYear);
});

test(
  'a number beyond its limits is named and counts; without one, sending moves to its field',
  THOROUGH,
  async ({ page }) => {
    await openReady(page, CALCULATOR);
    const control = number(page, 'inHousePercentage');
    // Typed key by key, because the browser keeps the field being typed into in view.
    await control.selectText();
    await control.pressSequentially('101,5');
    await expect(control).toHaveAttribute('aria-invalid', 'true');
    await expectSeen(page.getByText(copy.errors.used), { width: 80, height: 14 });
    const expected = figuresOf({ ...roiDefaults, inHousePercentage: 101.5 });
    await expect(figure(page, 'cost')).toHaveText(expected.totalCostSavedPerYear);
    await control.fill('most');
    await expectSeen(page.getByText(copy.errors.kept), { width: 80, height: 14 });
    await expect(figure(page, 'cost')).toHaveText(expected.totalCostSavedPerYear);
    await page.getByRole('button', { name: copy.download.label }).click();
    await expect(control).toBeFocused();
  },
);

test(
  'a number that reads two ways shows how it was read, and offers the other reading',
  THOROUGH,
  async ({ page }) => {
    await openReady(page, CALCULATOR);
    const control = number(page, 'monthlyWorkOrders');
    await control.fill('1.234');
    const note = page.getByText(numberCopy.read.replace('%number%', '1234'));
    await expectSeen(note, { width: 60, height: 14 });
    await expect(page).toHaveURL(/monthlyWorkOrdersCount=1234/);
  },
);

test('beyond the model’s ceiling the visitor’s own sums come first, and grow', THOROUGH, async ({ page }) => {
  await openReady(page, CALCULATOR);
  await number(page, 'buildings').fill('40');
  const { unclamped } = computeRoi({ ...roiDefaults, buildings: 40 }, priceBands());
  // Beside the last question, to which the results scroll along.
  await expectSeen(own(page, 'roi'), { width: 80, height: 14 });
  await expect(own(page, 'cost')).toHaveText(formatMoney(unclamped.totalCostSaved));
  await expect(figure(page, 'cost')).toHaveText('$270,000.00');
  const reason = page.locator('p', { hasText: copy.limits.ceiling }).first();
  await reason.scrollIntoViewIfNeeded();
  await expectSeen(reason, { width: 200, height: 14 });
  // The bar of small screens.
  await expect(page.locator('a', { hasText: copy.results.jump })).toContainText(
    formatMoney(unclamped.totalCostSaved),
  );
  const drawing = page.getByRole('img', { name: formatMoney(unclamped.costBefore) });
  await expect(drawing).toBeVisible();
  const rows = page.getByRole('table', { name: copy.sources.title });
  const published = figuresOf({ ...roiDefaults, buildings: 40 });
  await expect(rows.getByRole('cell').first()).toHaveText(published.costSavedInhouse);
});

test('the leading figure takes one line', THOROUGH, async ({ page }) => {
  const leading = page.locator('[data-figure=roi], [data-own=roi]').first();
  // The longest published figure, one beyond the model's ceiling, and one that fills the line.
  for (const change of [{ buildings: 25 }, { buildings: 2000 }, { monthlyWorkOrders: 9_876_543_210 }]) {
    await page.goto(`${CALCULATOR}?${queryOf({ ...roiDefaults, ...change })}`);
    await expect(leading).toHaveText(/,\d{3}(?:\.\d+)?%$/);
    for (const width of [1440, 1024, 820, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      const lines = () =>
        leading.evaluate((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          const frame = element.closest('section')?.getBoundingClientRect();
          const box = range.getBoundingClientRect();
          return { count: range.getClientRects().length, isInside: box.right <= (frame?.right ?? 0) };
        });
      await expect
        .poll(lines, `${JSON.stringify(change)} at ${width}px`)
        .toEqual({ count: 1, isInside: true });
    }
  }
});

test('a shared address opens with its numbers, and their report is the one that the server fills', async ({
  page,
  request,
}) => {
  const input: RoiInput = { ...roiDefaults, buildings: 21, inHouseHours: 6.5, isIntegration: false };
  await openReady(page, `${CALCULATOR}?utm_source=mail&${queryOf(input)}`);
  await expect(figure(page, 'roi')).toHaveText(figuresOf(input).ROIPercentage);
  await expect(number(page, 'inHouseHours')).toHaveValue('6.5');
  await expect(figure(page, 'integration')).toHaveCount(0);
  expect(new URL(page.url()).searchParams.get('utm_source')).toBe('mail');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: copy.download.label }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(copy.download.fileName);
  const filled = await readFile(await download.path());
  const response = await request.get(`/roi-pdf?${queryOf(input)}`);
  expect(response.headers()['content-type']).toContain('application/pdf');
  expect(filled.equals(await response.body())).toBe(true);
  // The template that the browser fills is served as what it is, as every PDF is.
  const template = await request.get('/pdf/roi_pdf.pdf');
  expect(template.headers()['content-type']).toBe('application/pdf');
});

test('the server makes the report when the template cannot be fetched', THOROUGH, async ({ page }) => {
  await page.route('**/pdf/*.pdf', (route) => route.abort());
  await openReady(page, CALCULATOR);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: copy.download.label }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('document.pdf');
});

test('the estimate on the home page follows the number typed', THOROUGH, async ({ page }) => {
  await page.goto('/');
  const estimate = page.locator(`section:has(form[action="${CALCULATOR}"])`);
  const savedBy = (buildings: number) =>
    Math.round(
      computeRoi({ ...roiDefaults, buildings }, priceBands()).unclamped.totalCostSaved,
    ).toLocaleString('en-US');
  await expect(estimate.getByText(`$${savedBy(10)}`)).toBeVisible();
  await number(page, 'buildings').fill('40');
  await expect(estimate.getByText(`$${savedBy(40)}`)).toBeVisible();
  await estimate.getByRole('button').last().click();
  await expect(page).toHaveURL(/cmms-roi-calculator\/\?.*noOfBuildings=40/);
  await expect(own(page, 'cost')).toHaveText(`$${savedBy(40)}.20`);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page shows a result and sends its form for the report', async ({ page }) => {
    await page.goto(CALCULATOR);
    await expect(figure(page, 'cost')).toHaveText(figuresOf(roiDefaults).totalCostSavedPerYear);
    await number(page, 'buildings').fill('30');
    await number(page, 'inHouseHours').fill('12,5');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: copy.download.label }).click(),
    ]);
    expect(new URL(download.url()).searchParams.get(names.buildings)).toBe('30');
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
  });
});

for (const path of [CALCULATOR, SHORT_CALCULATOR]) {
  test(
    `${path} keeps the result in sight on a phone and never scrolls sideways`,
    THOROUGH,
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await openReady(page, path);
      const bar = page.getByRole('link', { name: copy.results.jump });
      await expect(bar).toBeInViewport();
      await bar.click();
      await expect(figure(page, 'roi')).toBeInViewport();
      await page.setViewportSize({ width: 320, height: 800 });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    },
  );
}
