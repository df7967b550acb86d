import { expect, it } from 'vitest';
import { formDefinitionSchema } from './FormDefinition.ts';
import { localizeForm } from './localizeForm.ts';

const FORM = {
  id: 'ask',
  page: '/ask/',
  thankYou: '/thanks/',
  providerFormId: '3d0f1c52-8a67-4e0b-9c51-6f2ad1b7e001',
  submitLabel: 'Contact us',
  locales: { 'fr-FR': { submitLabel: 'Envoyer' } },
  class: 'primary',
  fields: [
    { name: 'email', label: 'Email', type: 'email', locales: { 'fr-FR': { label: 'E-mail' } } },
    {
      name: 'runs',
      label: 'What you run',
      type: 'select',
      options: [
        { value: 'stores', label: 'Stores' },
        { value: 'offices', label: 'Offices' },
      ],
      locales: { 'fr-FR': { choices: { stores: 'Magasins' } } },
    },
  ],
};

it('a form has the labels, the choices and the button of its locale, and sends the same values', () => {
  const form = formDefinitionSchema.parse(FORM);
  const french = localizeForm(form, 'fr-FR');
  expect([french.submitLabel, ...french.fields.map(({ label }) => label)]).toEqual([
    'Envoyer',
    'E-mail',
    'What you run',
  ]);
  expect(french.fields[1]?.options).toEqual([
    { value: 'stores', label: 'Magasins' },
    { value: 'offices', label: 'Offices' },
  ]);
  expect(localizeForm(form, 'en').submitLabel).toBe('Contact us');
});

it('a choice that the question does not have is refused by name', () => {
  const form = structuredClone(FORM);
  Object.assign(form.fields[1]?.locales['fr-FR'] ?? {}, { choices: { store: 'Magasins' } });
  expect(formDefinitionSchema.safeParse(form).error?.issues[0]).toMatchObject({
    path: ['fields', 1, 'locales', 'fr-FR', 'choices', 'store'],
    message: expect.stringContaining('did you mean “stores”'),
  });
});
