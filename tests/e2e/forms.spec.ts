import type { FormDefinition } from '../../shared/forms/FormDefinition.ts';
import { placementOf } from '../../src/content/formPlacements.ts';
import { allForms } from '../../src/content/forms.ts';
import type { Page } from '../../src/content/Page.ts';
import { formOf } from '../../src/sections/formOf.ts';
import { allPages } from '../../src/siteContent.ts';
import { expectNoFaults } from '../expectNoFaults.ts';
import { fillForm } from './fillForm.ts';
import { expect, test } from './formsTest.ts';
import { THOROUGH } from './thorough.ts';

const pages = allPages().filter(({ locale }) => locale === 'en');
const paths = new Set(pages.map(({ path }) => path));

interface Case {
  form: FormDefinition;
  page: Page;
  thankYou: string;
}

/** Pages that hold a form now: past events and recorded webinars hold none. */
function casesOf(form: FormDefinition): Case[] {
  return pages.flatMap((page) =>
    page.sections.flatMap((section) => {
      const isHere = formOf(section, page.entry, new Date())?.form.id === form.id;
      const thankYou = placementOf(page, section)?.thankYou ?? form.thankYou;
      return isHere && paths.has(thankYou.split('#')[0] ?? '') ? [{ form, page, thankYou }] : [];
    }),
  );
}

/** For each form, one page for each thank-you page that a submission leads to. */
const cases = [...allForms().values()].flatMap((form) => {
  const all = casesOf(form).toSorted(
    (a, b) => Number(b.page.path === form.page) - Number(a.page.path === form.page),
  );
  return all.filter(({ thankYou }, index) => all.findIndex((other) => other.thankYou === thankYou) === index);
});

test('every form stands on a page', () => {
  const missing = [...allForms().values()].filter((form) => casesOf(form).length === 0);
  // Upcoming and on-demand webinars share a form; an event’s form exists while one is upcoming.
  expectNoFaults(missing.map(({ id }) => `content/forms/${id}.yaml: no test fills it in`));
});

/** The server decides where a form leads, whatever the browser, so with script once per form is enough. */
const firstOfEachForm = cases.filter(
  ({ form }, index) => cases.findIndex((one) => one.form === form) === index,
);

/** Forms with a field type that no earlier form has, so that each kind of field is filled in once. */
const askedBefore = new Set<string>();
const representative = new Set(
  firstOfEachForm
    .map(({ form }) => form)
    .filter((form) => {
      const types = form.fields.map(({ type }) => type);
      const isFirst = types.some((type) => !askedBefore.has(type));
      for (const type of types) askedBefore.add(type);
      return isFirst;
    }),
);

for (const [setting, javaScriptEnabled, chosen] of [
  ['with JavaScript', true, firstOfEachForm],
  ['without JavaScript', false, cases],
] as const) {
  test.describe(setting, () => {
    test.use({ javaScriptEnabled });

    for (const { form, page: sitePage, thankYou } of chosen) {
      const details = representative.has(form) && form.page === sitePage.path ? {} : THOROUGH;
      test(
        `${form.id} on ${sitePage.path} leads to ${thankYou} and reaches the provider`,
        details,
        async ({ page, provider, unique }) => {
          await page.goto(`${sitePage.path}?utm_source=spec&utm_term=a%20b&gclid=1`);
          const values = await fillForm(page, form, unique);
          await page
            .locator(`form[data-form="${form.id}"]`)
            .getByRole('button', { name: form.submitLabel })
            .click();
          await expect(page).toHaveURL(thankYou);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          const [lead, ...more] = await provider.sentBy(unique);
          expect(more).toEqual([]);
          expect(lead?.form).toBe(form.providerFormId);
          expect(lead?.fields).toMatchObject({ ...values, utm_source: 'spec', utm_term: 'a b' });
          expect(lead?.fields).not.toHaveProperty('gclid');
          expect(lead?.context['pageUri']).toContain(sitePage.path);
          expect(lead?.context['pageName']).toBe(sitePage.meta.title);
        },
      );
    }
  });
}
