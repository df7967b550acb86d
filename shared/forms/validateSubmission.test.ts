import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CheckTexts } from '../site/checkTexts.ts';
import { type FormDefinition, formDefinitionSchema } from './FormDefinition.ts';
import { normalizePhone } from './normalizePhone.ts';
import { validateSubmission } from './validateSubmission.ts';

const form: FormDefinition = formDefinitionSchema.parse({
  id: 'sample',
  providerFormId: '3d0f1c52-8a67-4e0b-9c51-6f2ad1b7e001',
  page: '/sample/',
  thankYou: '/thankyou/',
  submitLabel: 'Send',
  class: 'secondary',
  fields: [
    { name: 'email', label: 'Work email', type: 'email' },
    { name: 'phone', label: 'Phone', type: 'tel', required: false },
    { name: 'country', label: 'Country', type: 'country', required: false },
    { name: 'message', label: 'Message', type: 'textarea', required: false, maxLength: 10 },
    { name: 'agree', label: 'Terms', type: 'checkbox', required: false },
  ],
});
const texts: CheckTexts = {
  required: 'Fill in “%label%”',
  tooLong: '%label%: %limit% characters fit, %length% were typed',
  wrong: 'Check “%label%”',
  email: 'As name@company.com',
  tel: 'With its country code',
  select: 'One of the options',
  country: 'One from the list',
  workday: 'A day to come',
};
const check = (typed: Record<string, string>) => validateSubmission(form, typed, { normalizePhone, texts });
const email = 'ada@northwind.example';

describe('validateSubmission', () => {
  it('keeps the fields of the form, trimmed and normalized', () => {
    expect(check({ email: ` ${email} `, phone: '(202) 555-0142', agree: 'on', stray: 'x' })).toEqual({
      ok: true,
      values: { email, phone: '+12025550142', agree: 'true' },
    });
  });

  it('removes control characters and half characters', () => {
    expect(check({ email, message: '\u0000a\ud800\r\nb\u001b\udc00😀' })).toEqual({
      ok: true,
      values: { email, message: 'a\nb😀' },
    });
  });

  it('accepts an international domain as people write it, and keeps its ASCII form', () => {
    expect(check({ email: 'user@Bücher.example' })).toEqual({
      ok: true,
      values: { email: 'user@xn--bcher-kva.example' },
    });
  });

  it('parses a phone number for the chosen country', () => {
    expect(check({ email, phone: '04 555 0142', country: 'AE' })).toMatchObject({
      values: { phone: '+97145550142' },
    });
  });

  it.each<[Record<string, string>, string, RegExp]>([
    [{}, 'email', /^Fill in “Work email”$/],
    [{ email: 'ada@northwind' }, 'email', /name@company\.com/],
    [{ email: '.ada@northwind.example' }, 'email', /name@company\.com/],
    [{ email: 'ada.@northwind.example' }, 'email', /name@company\.com/],
    [{ email: 'ada..okafor@northwind.example' }, 'email', /name@company\.com/],
    [{ email: `${'a'.repeat(250)}@b.example` }, 'email', /^Work email: 254 characters fit, 260 were typed$/],
    [{ email, phone: '12' }, 'phone', /country code/],
    [{ email, country: 'Atlantis' }, 'country', /from the list/],
    [{ email, message: 'eleven char' }, 'message', /^Message: 10 characters fit, 11 were typed$/],
  ])('says what to do about %j', (typed, field, message) => {
    const result = check(typed);
    expect(result.ok ? {} : result.errors).toEqual({ [field]: expect.stringMatching(message) });
  });

  it('never throws and never makes up a field', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string(), fc.string({ unit: 'binary' })),
        fc.string({ unit: 'binary' }),
        (rest, phone) => {
          const result = check({ ...rest, phone, email });
          const names = form.fields.map((field) => field.name);
          expect(
            Object.keys(result.ok ? result.values : result.errors).every((name) => names.includes(name)),
          ).toBe(true);
        },
      ),
    );
  });
});
