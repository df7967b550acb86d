import { describe, expect, it } from 'vitest';
import { localizeForm } from '../../shared/forms/localizeForm.ts';
import { normalizePhone } from '../../shared/forms/normalizePhone.ts';
import { validateSubmission } from '../../shared/forms/validateSubmission.ts';
import { formPlacements } from '../../src/content/checking/formPlacements.ts';
import { allForms } from '../../src/content/entries/forms.ts';
import { contactSettings } from '../../src/content/settings/contactSettings.ts';
import { chromeText } from '../../src/content/words/chromeText.ts';
import { allPages } from '../../src/siteContent.ts';
import { expectNoFaults } from '../expectNoFaults.ts';

const { us, ae } = contactSettings().phones;
const pages = allPages();

it.each([
  ['en', us],
  ['en-AE', ae],
] as const)('the pages of %s to make contact on give the number of its own desk first', (locale, own) => {
  for (const path of ['/contact/', '/contact/enquiry/']) {
    const page = pages.find((one) => one.path === path && one.locale === locale);
    expect(/tel:[+\d]+/.exec(JSON.stringify(page?.sections))?.[0], path).toBe(own?.href);
  }
});

const asking = [...allForms().values()].filter(({ fields }) => fields.some(({ type }) => type === 'tel'));

describe.each(asking.map((form) => [form.id, form] as const))(
  'on the host of the Emirates, %s',
  (_, form) => {
    const phone = localizeForm(form, 'en-AE').fields.find(({ type }) => type === 'tel');
    if (!phone) throw new Error(`the form ${form.id} asks for no phone number`);
    const check = (typed: string) =>
      validateSubmission(
        { fields: [phone] },
        { phone: typed },
        { normalizePhone, texts: chromeText('en-AE').answers.fields },
      );

    it('asks for a number as it is written there', () => {
      expect(phone.hint).toContain('+971');
      expect(JSON.stringify(phone)).not.toMatch(/\+1\b/);
      expect(check('12')).toEqual({
        ok: false,
        errors: { phone: expect.stringContaining('+971') },
      });
    });

    it('reads a number without a country code as one of the Emirates', () => {
      expect(check('04 555 0142')).toEqual({ ok: true, values: { phone: '+97145550142' } });
    });
  },
);

it('a form that fails on a page for the Emirates names the desk there, and no other', () => {
  const withForm = pages.filter((page) => page.locale === 'en-AE' && formPlacements(page).length > 0);
  expect(withForm).not.toEqual([]);
  const forms = withForm.flatMap(({ path, sections }) =>
    sections.flatMap((section) => ('copy' in section ? [{ path, words: JSON.stringify(section.copy) }] : [])),
  );
  const astray = forms.filter(
    ({ words }) => words.includes(String(us?.label)) || !words.includes(String(ae?.label)),
  );
  expectNoFaults(
    astray.map(
      ({ path }) =>
        `${path} (en-AE): a form’s error names another desk than ${ae?.label}: use {phoneAe} in its copy`,
    ),
  );
});
