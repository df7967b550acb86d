import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { formById } from '../../src/content/entries/forms.ts';
import { THOROUGH } from '../stages.ts';
import { expectSeen } from './expectSeen.ts';
import { openForm } from './fillForm.ts';
import { test } from './test.ts';

test.use({ timezoneId: 'America/Chicago' });

const form = formById('request-demo');
const label = (name: string) => form.fields.find((field) => field.name === name)?.label ?? name;

/** The Wednesday of next week, whatever today is. */
function comingWednesday(): string {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + 10 - day.getUTCDay());
  return day.toISOString().slice(0, 10);
}

const answers: Record<string, string> = {
  full_name: 'Dana Whitcombe',
  email: 'dana.whitcombe@harbourvale.example',
  phone: '+1 202 555 0188',
  company: 'Harbour and Vale Estates',
};

async function fillIn(page: import('@playwright/test').Page, changes: Record<string, string> = {}) {
  for (const [name, value] of Object.entries({ ...answers, ...changes })) {
    await page.locator(`#request-demo-${name}`).fill(value);
  }
  await page.getByLabel(label('country'), { exact: true }).selectOption('US');
  await page.getByLabel(label('runs'), { exact: true }).selectOption('retail');
}

test.describe('with scripts blocked', () => {
  test.use({ javaScriptEnabled: false });

  test('a wrong answer comes back with what was typed and what to do', async ({ page }) => {
    await page.goto('/request-demo/');
    await fillIn(page, { email: 'dana.whitcombe' });
    await page.getByRole('button', { name: form.submitLabel }).click();
    await expect(page.getByLabel(label('company'), { exact: true })).toHaveValue(answers['company'] ?? '');
    await expect(page.getByLabel(label('email'), { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('#request-demo-email-error')).toHaveText(
      'Enter your email as name@company.com',
    );
    await expect(page).toHaveTitle(/^Error: /);
  });
});

test('a link that names its subject begins the message with it', THOROUGH, async ({ page }) => {
  const message = page.getByLabel(label('message'), { exact: false });
  await page.goto('/product/cafm-software/');
  await page.getByRole('link', { name: 'Book a demo: floor plans' }).click();
  await expect(page).toHaveURL('/request-demo/?about=floor-plan');
  await expect(message).toHaveValue('About a floor plan of ours: ');
  await message.scrollIntoViewIfNeeded();
  await expectSeen(message, { width: 200, height: 60 });
});

test('asks six questions, guesses the country, and leaves the rest to the thank-you page', async ({
  page,
}) => {
  await openForm(page, form);
  const asked = page.locator('form[data-form="request-demo"] [data-field] :is(input, select, textarea)');
  await expect(asked.filter({ visible: true })).toHaveCount(6);
  await expect(page.getByLabel(label('country'), { exact: true })).toHaveValue('US');
  await fillIn(page);
  await page.getByRole('button', { name: form.submitLabel }).click();
  await expect(page).toHaveURL(form.thankYou);
  const rest = formById('demo-details');
  await expect
    .poll(async () => {
      await page.locator(`form[data-form="${rest.id}"]`).hover();
      await page.mouse.move(0, 0);
      return page.locator(`#${rest.id}-email`).inputValue();
    })
    .toBe(answers['email']);
  await page.locator(`#${rest.id}-preferred_day`).fill(comingWednesday());
  await page.getByRole('button', { name: rest.submitLabel }).click();
  await expect(page).toHaveURL(rest.thankYou);
});

const details = formById('demo-details');
const saveTimeLabel = details.meeting?.label ?? '';

/** Saves the calendar file of the thank-you page's form and returns its lines. */
async function savedCalendar(page: import('@playwright/test').Page): Promise<string[]> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: saveTimeLabel }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${details.id}.ics`);
  return (await readFile(await download.path(), 'utf8')).split('\r\n');
}

test(
  'a time for the demo can be saved to a calendar, as the visitor’s clock has it',
  THOROUGH,
  async ({ page }) => {
    const day = comingWednesday();
    await openForm(page, details);
    await page.getByRole('button', { name: saveTimeLabel }).click();
    const field = page.locator(`#${details.id}-preferred_day`);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toBeFocused();
    await field.fill(day);
    await page.locator(`#${details.id}-preferred_hour`).selectOption('09:30');
    const starts = await page.evaluate((local) => new Date(local).toISOString(), `${day}T09:30:00`);
    expect(starts).toMatch(/T1[45]:30/);
    expect(await savedCalendar(page)).toContain(`DTSTART:${starts.replace(/[-:]|\.\d+/g, '')}`);
    await expect(page).toHaveURL(details.page);
  },
);

test.describe('with scripts blocked, on the page after a request', () => {
  test.use({ javaScriptEnabled: false });

  test('the server makes the calendar file', THOROUGH, async ({ page }) => {
    const day = comingWednesday();
    await page.goto(details.page);
    await page.locator(`#${details.id}-preferred_day`).fill(day);
    await page.locator(`#${details.id}-preferred_hour`).selectOption('09:30');
    expect(await savedCalendar(page)).toContain(`DTSTART:${day.replaceAll('-', '')}T093000`);
  });
});
