import { expect } from '@playwright/test';
import { formPlacements } from '../../src/content/checking/formPlacements.ts';
import { formById } from '../../src/content/entries/forms.ts';
import { allPages } from '../../src/siteContent.ts';
import { THOROUGH } from '../stages.ts';
import { fillForm, openForm } from './fillForm.ts';
import { test } from './test.ts';

test('the newsletter’s page names a wrong address below its field, and thanks for a right one', async ({
  page,
}) => {
  const form = formById('newsletter');
  const [email] = form.fields;
  const field = page.locator(`#${form.id}-${email?.name}`);
  const error = page.locator(`#${form.id}-${email?.name}-error`);
  await openForm(page, form);
  await field.fill('dana.whitcombe');
  await field.blur();
  await expect(error).toHaveText(email?.messages.invalid ?? '');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(email?.messages.invalid ?? '');
  await fillForm(page, form);
  await page.getByRole('button', { name: form.submitLabel }).click();
  await expect(page).toHaveURL(form.thankYou);
});

test('a registration for a webinar that is over leads to its recording', THOROUGH, async ({ page }) => {
  const recording = allPages().find(({ onDemandOf }) => onDemandOf !== undefined);
  const [placement] = recording ? formPlacements(recording) : [];
  if (!recording || !placement) throw new Error('no recorded webinar asks for a registration');
  const form = formById(placement.form);
  await page.goto(recording.path);
  await fillForm(page, form);
  await page.getByRole('button', { name: form.submitLabel }).click();
  await expect(page).toHaveURL(placement.thankYou ?? form.thankYou);
  await expect(page.locator(':target')).toBeVisible();
});
