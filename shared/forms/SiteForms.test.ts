import { expect, it } from 'vitest';
import { formDefinitionSchema } from './FormDefinition.ts';
import { SiteForms } from './SiteForms.ts';

const form = formDefinitionSchema.parse({
  id: 'question',
  page: '/ask/',
  thankYou: '/thanks/',
  providerFormId: '3d0f1c52-8a67-4e0b-9c51-6f2ad1b7e001',
  submitLabel: 'Send',
  class: 'secondary',
  fields: [{ name: 'email', label: 'Email', type: 'email' }],
});

const said = { locale: 'en', form: 'question' };

it('uses the wording of the footer for pages that have the form nowhere else', () => {
  const forms = new SiteForms({
    forms: [form],
    placements: [{ ...said, page: '/news/', consent: 'On this page.' }],
    everywhere: [
      { ...said, consent: 'In the footer.' },
      { ...said, locale: 'en-AE', consent: 'In the footer of the UAE.' },
    ],
  });
  const consentAt = (locale: string, page: string) => forms.agreementOf(form, locale, page).consent;
  expect(consentAt('en', '/news/')).toBe('On this page.');
  expect(consentAt('en-AE', '/news/')).toBe('On this page.');
  expect(consentAt('en', '/about/')).toBe('In the footer.');
  expect(consentAt('en-AE', '/about/')).toBe('In the footer of the UAE.');
});

it('uses the wording of a form that opened over another page', () => {
  const forms = new SiteForms({
    forms: [form],
    placements: [
      { ...said, page: '/ask/', consent: 'There is no list.', joinsNoList: true, thankYou: '/asked/' },
    ],
  });
  expect(forms.agreementOf(form, 'en', '/about/')).toEqual({
    consent: 'There is no list.',
    joinsNoList: true,
  });
  expect(forms.thankYouOf(form, 'en', '/about/')).toBe('/thanks/');
});
