import type { FormDefinition } from '../../shared/forms/FormDefinition.ts';
import { placementOf } from '../../src/content/checking/formPlacements.ts';
import { allForms, formById } from '../../src/content/entries/forms.ts';
import type { Page } from '../../src/content/Page.ts';
import { formOf } from '../../src/sections/formOf.ts';
import { allPages } from '../../src/siteContent.ts';
import { expectNoFaults } from '../expectNoFaults.ts';
import { THOROUGH } from '../stages.ts';
import { fillForm, valuesOf } from './fillForm.ts';
import { expect, type Provider, test } from './formsTest.ts';
import { sendMarkup } from './sendMarkup.ts';

const pages = allPages().filter(({ locale }) => locale === 'en');
const paths = new Set(pages.map(({ path }) => path));

interface Case {
  form: FormDefinition;
  page: Page;
  thankYou: string;
}

/** Pages that hold a form now: past events hold none. */
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

const requiredTypes = ({ form }: Case) =>
  new Set(form.fields.flatMap(({ type, required }) => (required ? [type] : [])));

/** The first form of those that ask for most, and each after it that asks for something new. */
const representative = cases
  .toSorted((a, b) => requiredTypes(b).size - requiredTypes(a).size)
  .filter((one, index, all) => {
    const before = new Set(all.slice(0, index).flatMap((other) => [...requiredTypes(other)]));
    return [...requiredTypes(one)].some((type) => !before.has(type));
  });

const addressOn = (page: Page) => `${page.path}?utm_source=spec&utm_term=a%20b&gclid=1`;

/** Expects that the provider got one lead, with what was typed and where. */
async function expectLead(
  provider: Provider,
  email: string,
  { form, page }: Case,
  values: Record<string, string>,
): Promise<void> {
  const [lead, ...more] = await provider.sentBy(email);
  expect(more).toEqual([]);
  expect(lead?.form).toBe(form.providerFormId);
  expect(lead?.fields).toMatchObject({ ...values, utm_source: 'spec', utm_term: 'a b' });
  expect(lead?.fields).not.toHaveProperty('gclid');
  expect(lead?.context['pageUri']).toContain(page.path);
  expect(lead?.context['pageName']).toBe(page.meta.title);
}

for (const [setting, javaScriptEnabled, filledIn] of [
  ['with JavaScript', true, representative],
  // A browser sends every field the same way: tests of the server fill in each kind.
  ['without JavaScript', false, representative.slice(0, 1)],
] as const) {
  test.describe(setting, () => {
    test.use({ javaScriptEnabled });

    for (const one of filledIn) {
      const { form, page: sitePage, thankYou } = one;
      test(`${form.id} on ${sitePage.path} leads to ${thankYou} and reaches the provider`, async ({
        page,
        provider,
        unique,
      }) => {
        await page.goto(addressOn(sitePage));
        const values = await fillForm(page, form, unique);
        await page
          .locator(`form[data-form="${form.id}"]`)
          .getByRole('button', { name: form.submitLabel })
          .click();
        await expect(page).toHaveURL(thankYou);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectLead(provider, unique, one, values);
      });
    }
  });
}

test(
  'a form that came back with errors takes each back as its field becomes right',
  THOROUGH,
  async ({ page }) => {
    const form = formById('contact');
    const [first, second] = form.fields.filter(
      ({ required, type }) => required && (type === 'text' || type === 'company'),
    );
    if (!first || !second) throw new Error('the form asks for no two words');
    await page.goto(form.page);
    // Sent as a browser sends it whose scripts have not come yet.
    await page.locator('form[data-form="contact"]').evaluate((element: HTMLFormElement) => element.submit());
    const errorOf = (name: string) => page.locator(`[data-field="${name}"] [data-error]`);
    const summary = page.locator('form[data-form="contact"] [data-error-summary]');
    await expect(errorOf(first.name)).toBeVisible();
    const wrong = await summary.getByRole('link').count();
    await page.locator(`form[data-form="contact"] [name="${first.name}"]`).fill('Ada');
    await expect(errorOf(first.name)).toBeHidden();
    await expect(summary.getByRole('link')).toHaveCount(wrong - 1);
    await expect(errorOf(second.name)).toBeVisible();
  },
);

// The code that sends a form is the same for all: only their markup and the server's handling differ.
test('the markup of every form on every page leads to its thank-you page and reaches the provider', async ({
  request,
  provider,
  unique,
}) => {
  const missing = [...allForms().values()].filter((form) => cases.every((one) => one.form !== form));
  // Upcoming and on-demand webinars share a form; an event’s form exists while one is upcoming.
  expectNoFaults(missing.map(({ id }) => `content/forms/${id}.yaml: is on no page`));
  for (const [index, one] of cases.entries()) {
    const email = `${index}-${unique}`;
    const leadsTo = await sendMarkup(request, addressOn(one.page), one.form, email);
    expect.soft(leadsTo, one.page.path).toBe(one.thankYou);
  }
  for (const [index, one] of cases.entries()) {
    const email = `${index}-${unique}`;
    await expectLead(provider, email, one, valuesOf(one.form, email));
  }
});
