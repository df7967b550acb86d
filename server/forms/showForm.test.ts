import { describe, expect, it } from 'vitest';
import { formDefinitionSchema } from '../../shared/forms/FormDefinition.ts';
import { FALLBACK_CHECKS } from '../localizedTexts.ts';
import { showForm } from './showForm.ts';

const form = formDefinitionSchema.parse({
  id: 'sample',
  providerFormId: '3d0f1c52-8a67-4e0b-9c51-6f2ad1b7e001',
  page: '/sample/',
  thankYou: '/thankyou/',
  submitLabel: 'Send',
  class: 'secondary',
  fields: [
    { name: 'email', label: 'Work email', type: 'email' },
    { name: 'agree', label: 'Terms', type: 'checkbox' },
  ],
});

const page = (
  summary: string,
) => `<!doctype html><html><head><title>Sample</title><script>if (1 < 2 && "</p>") x();</script></head><body>
<form data-form="other"><div data-field="email"><input name="email" value="kept"></div></form>
<form data-form="sample">${summary}
<div data-field="email"><input id="sample-email" name="email"><p data-error hidden></p></div>
<div data-field="agree"><input id="sample-agree" name="agree" type="checkbox" value="true"></div></form></body></html>`;

describe('showForm', () => {
  it('changes only the form that was sent', () => {
    const html = showForm(
      page('<div data-error-summary data-one="One answer needs another look" hidden></div>'),
      form,
      {
        typed: { email: 'x', agree: 'on' },
        page: '/sample/',
        wrongTitle: 'Error: %title%',
        checks: FALLBACK_CHECKS,
      },
      { errors: { email: 'Wrong' } },
    );
    expect(html).toContain('<input name="email" value="kept">');
    expect(html).toContain('<script>if (1 < 2 && "</p>") x();</script>');
    expect(html).toMatch(/name="agree" type="checkbox" value="true" checked=""/);
    expect(html).toContain('One answer needs another look');
    expect(html).toContain('<a href="#sample-email">Wrong</a>');
  });

  it('takes the wording of the summary from the page', () => {
    const summary = '<div data-error-summary hidden data-one="Noch eins" data-many="Noch %count%"></div>';
    expect(
      showForm(
        page(summary),
        form,
        { typed: {}, page: '/sample/', wrongTitle: 'Error: %title%', checks: FALLBACK_CHECKS },
        { errors: { email: 'Wrong', agree: 'Tick it' } },
      ),
    ).toContain('<p>Noch 2</p>');
  });

  it('returns undefined for a page without the form', () => {
    expect(
      showForm(
        '<p>No form</p>',
        form,
        { typed: {}, page: '/', wrongTitle: 'Error: %title%', checks: FALLBACK_CHECKS },
        { errors: {} },
      ),
    ).toBeUndefined();
  });
});
