import { expect, type Page } from '@playwright/test';
import type { FormDefinition, FormField } from '../../shared/forms/FormDefinition.ts';

const EMAIL = 'dana.whitcombe@harbourvale.example';

/** A valid value for a field, as typed or chosen. */
export function answerTo(field: FormField, email: string): string {
  switch (field.type) {
    case 'email':
      return email;
    case 'tel':
      return '+1 202 555 0188';
    case 'select':
      return field.options?.[0]?.value ?? '';
    case 'country':
      return 'US';
    default:
      return 'Harbour and Vale';
  }
}

/** The values that the server stores for a form's required fields, by field. */
export function valuesOf(form: FormDefinition, email: string): Record<string, string> {
  return Object.fromEntries(
    form.fields
      .filter(({ required }) => required)
      .map((field) => {
        const answer = answerTo(field, email);
        if (field.type === 'checkbox') return [field.name, 'true'];
        return [field.name, field.type === 'tel' ? answer.replaceAll(' ', '') : answer];
      }),
  );
}

/** Fills in the required fields and leaves the rest. Returns the values that the server stores, by field. */
export async function fillForm(
  page: Page,
  form: FormDefinition,
  email = EMAIL,
): Promise<Record<string, string>> {
  for (const field of form.fields.filter((one) => one.required)) {
    const control = page.locator(`#${form.id}-${field.name}`);
    const answer = answerTo(field, email);
    if (field.type === 'select' || field.type === 'country') await control.selectOption(answer);
    else if (field.type === 'checkbox') await control.check();
    else await control.fill(answer);
  }
  return valuesOf(form, email);
}

/** Opens a page and reaches for its form, as a visitor does, until the form’s own code has hydrated the markup. */
export async function openForm(page: Page, form: FormDefinition): Promise<void> {
  await page.goto(form.page);
  await expect
    .poll(async () => {
      await page.locator(`form[data-form="${form.id}"]`).hover();
      await page.mouse.move(0, 0);
      return page.locator('astro-island[ssr]').count();
    })
    .toBe(0);
}
