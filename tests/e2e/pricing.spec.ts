import { expect, type Page } from '@playwright/test';
import {
  estimatePrice,
  type PriceInput,
  priceDefaults,
  priceLimits,
} from '../../shared/pricing/estimatePrice.ts';
import { formatPrice } from '../../shared/pricing/formatPrice.ts';
import { fillCopy } from '../../shared/text/fillCopy.ts';
import { priceBands } from '../../src/content/settings/prices.ts';
import { readPricing } from '../../src/sections/shared/readPricing.ts';
import { THOROUGH } from '../stages.ts';
import { expectSeen } from './expectSeen.ts';
import { test } from './test.ts';

const PATH = '/pricing/';
const { plans, estimate } = readPricing();

const number = (page: Page, field: 'people' | 'buildings') =>
  page.locator(`input[inputmode="numeric"][name="${field}"]`);
const slider = (page: Page, field: 'people' | 'buildings') =>
  page.getByRole('slider', { name: estimate.slider.replace('%label%', estimate[field].label) });

/** What the page says of a number of people that it refuses while 140 is in effect. */
const refusal = fillCopy(estimate.refused, {
  min: '1',
  max: '5,000',
  kept: fillCopy(estimate.people.many, { count: '140' }),
});

/** Opens the estimate and moves the pointer to it, which loads its code. */
async function openReady(page: Page): Promise<void> {
  await page.goto(PATH);
  await number(page, 'people').focus();
  await expect(page.locator('form[data-ready]', { has: page.locator('[name="people"]') })).toHaveCount(1);
}

/** Expects the page to show the model’s plan and price for a size. */
async function expectAnswer(page: Page, input: PriceInput): Promise<void> {
  const { plan, prices } = estimatePrice(plans, input, priceBands());
  const form = page.locator('form', { has: number(page, 'people') });
  await expect(form.getByText(plans[plan]?.name ?? '', { exact: true })).toBeVisible();
  await expect(form.getByText(formatPrice(prices[plan]?.year ?? 0), { exact: true })).toBeVisible();
  await expect(page.locator('[data-state="needed"]').getByRole('heading')).toHaveText(
    plans[plan]?.name ?? '',
  );
}

test('a number that is typed moves its slider, and the price follows', async ({ page }) => {
  await openReady(page);
  await expectAnswer(page, priceDefaults);
  await number(page, 'people').fill('140');
  await expect(slider(page, 'people')).toHaveValue('140');
  await expectAnswer(page, { ...priceDefaults, people: 140 });
  await number(page, 'buildings').fill('3');
  await expect(slider(page, 'buildings')).toHaveValue('3');
  await expectAnswer(page, { ...priceDefaults, people: 140, buildings: 3 });
});

test('a slider that is moved writes its number and says it in words', THOROUGH, async ({ page }) => {
  await openReady(page);
  await slider(page, 'people').fill('8');
  await slider(page, 'buildings').fill('4');
  await expect(number(page, 'people')).toHaveValue('8');
  await expect(number(page, 'buildings')).toHaveValue('4');
  await expectAnswer(page, { ...priceDefaults, people: 8, buildings: 4 });
  await expect(slider(page, 'people')).toHaveAttribute(
    'aria-valuetext',
    estimate.people.many.replace('%count%', '8'),
  );
});

test('everything is reached and changed by keyboard', THOROUGH, async ({ page }) => {
  await openReady(page);
  await page.keyboard.press('Tab');
  await expect(slider(page, 'people')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(number(page, 'people')).toHaveValue(String(priceDefaults.people + 2));
  await page.keyboard.press('Home');
  await expect(number(page, 'people')).toHaveValue(String(priceLimits.people.min));
  await page.keyboard.press('End');
  await expect(number(page, 'people')).toHaveValue(String(priceLimits.people.sliderMax));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expectAnswer(page, { ...priceDefaults, people: priceLimits.people.sliderMax, isIntegrated: true });
});

test('numbers beyond the slider’s range can be typed', THOROUGH, async ({ page }) => {
  await openReady(page);
  await number(page, 'people').fill('900');
  await expect(slider(page, 'people')).toHaveValue(String(priceLimits.people.sliderMax));
  await expectAnswer(page, { ...priceDefaults, people: 900 });
});

test(
  'an invalid number of people is refused with a message, and the last number counts',
  THOROUGH,
  async ({ page }) => {
    await openReady(page);
    await number(page, 'people').fill('140');
    for (const text of ['0', '-5', '3.5', '']) {
      await number(page, 'people').fill(text);
      await number(page, 'people').blur();
      await expect(number(page, 'people')).toHaveValue(text);
      await expect(number(page, 'people')).toHaveAttribute('aria-invalid', 'true');
      await expectSeen(page.getByText(refusal), { width: 120, height: 14 });
      await expectAnswer(page, { ...priceDefaults, people: 140 });
    }
    await number(page, 'people').fill('8');
    await expect(page.getByText(refusal)).toHaveCount(0);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the price of a usual size and the list of all prices are there', THOROUGH, async ({ page }) => {
    await page.goto(PATH);
    await expectAnswer(page, priceDefaults);
    const table = page.locator('#price-list').getByRole('table');
    await expect(table).toBeVisible();
    const smallest = estimatePrice(plans, { people: 1, buildings: 1, isIntegrated: false }, priceBands());
    await expect(table.locator('tbody td').first()).toHaveText(formatPrice(smallest.prices[0]?.year ?? 0));
    // Each cell names the plan that its size needs, and every plan is needed by some size.
    const named = await table
      .locator('tbody td')
      .evaluateAll((cells) => [...new Set(cells.map((cell) => Number(cell.getAttribute('data-plan'))))]);
    expect(named.sort()).toEqual(plans.map((_, index) => index));
    await page.getByRole('link', { name: 'the price list' }).click();
    await expect(table).toBeInViewport();
  });
});
