import type { Page } from '@playwright/test';
import type { FormDefinition, FormField } from '../../shared/forms/FormDefinition.ts';

/** A right answer to a field that is typed. */
function answerTo(field: FormField): string {
  if (field.type === 'email') return 'dana.whitcombe@harbourvale.example';
  if (field.type === 'tel') return '+1 202 555 0188';
  return 'Harbour and Vale';
}

/** Answers what a form must know, and leaves the rest. */
export async function fillForm(page: Page, form: FormDefinition): Promise<void> {
  for (const field of form.fields.filter((one) => one.required)) {
    const control = page.locator(`#${form.id}-${field.name}`);
    if (field.type === 'select') await control.selectOption(field.options?.[0]?.value ?? '');
    else if (field.type === 'country') await control.selectOption('US');
    else if (field.type === 'checkbox') await control.check();
    else await control.fill(answerTo(field));
  }
}
