import { describe, expect, it } from 'vitest';
import { formById, forms } from './forms.ts';

const all = [...forms.values()];

describe('the forms', () => {
  it('have an id of their own at the provider', () => {
    expect(new Set(all.map((form) => form.providerFormId)).size).toBe(all.length);
  });

  it.each(all)('$id leads to a thank-you page and says what to do about each required field', (form) => {
    expect(form.thankYouPath).toMatch(/^\/thank-?you/);
    for (const field of form.fields.filter((one) => one.required)) {
      expect(field.messages.required, field.name).toMatch(/^(?:Enter|Choose|Write) /);
    }
  });

  it('are found by id, and the known ones are named when one is not', () => {
    expect(formById('request-demo').pagePath).toBe('/request-demo/');
    expect(() => formById('demo')).toThrow(/no form "demo": use one of request-demo/);
  });
});
