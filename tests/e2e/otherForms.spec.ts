import { expect } from '@playwright/test';
import { formPlacements } from '../../src/content/formPlacements.ts';
import { formById } from '../../src/content/forms.ts';
import { allPages } from '../../src/siteContent.ts';
import { EMAIL, fillForm, openForm } from './fillForm.ts';
import { sendMarkup } from './sendMarkup.ts';
import { pageAt } from './sitePage.ts';
import { test } from './test.ts';
import { THOROUGH } from './thorough.ts';

const paths = new Set(allPages().map((page) => page.path));

test.describe('newsletter', () => {
  const form = formById('newsletter');
  const [email] = form.fields;
  const field = `#${form.id}-${email?.name}`;
  const error = `${field}-error`;

  test('a wrong address is named below its field, and a right one is thanked for', async ({ page }) => {
    await openForm(page, form);
    await page.locator(field).fill('dana.whitcombe');
    await page.locator(field).blur();
    await expect(page.locator(error)).toHaveText(email?.messages.invalid ?? '');
    await expect(page.locator(field)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator(field)).toHaveAttribute('aria-describedby', error.slice(1));
    await fillForm(page, form);
    await page.getByRole('button', { name: form.submitLabel }).click();
    await expect(page).toHaveURL(form.thankYou);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(
      'a wrong address comes back with what to do, and a right one is thanked for',
      THOROUGH,
      async ({ page }) => {
        await page.goto(form.page);
        await page.locator(field).fill('dana.whitcombe');
        await page.getByRole('button', { name: form.submitLabel }).click();
        await expect(page.locator(error)).toHaveText(email?.messages.invalid ?? '');
        await expect(page.locator(field)).toHaveValue('dana.whitcombe');
        await expect(page.locator(field)).toHaveAttribute('aria-invalid', 'true');
        await fillForm(page, form);
        await page.getByRole('button', { name: form.submitLabel }).click();
        await expect(page).toHaveURL(form.thankYou);
      },
    );
  });
});

test.describe('recordings of webinars', () => {
  const pages = allPages().filter((page) => page.onDemandOf !== undefined);

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled });

      test('a registration leads to its recording', async ({ page }) => {
        const [recording] = pages;
        const [placement] = recording ? formPlacements(recording) : [];
        if (!recording || !placement) throw new Error('no recorded webinar asks for a registration');
        await page.goto(recording.path);
        const form = formById(placement.form);
        await fillForm(page, form);
        await page.getByRole('button', { name: form.submitLabel }).click();
        await expect(page).toHaveURL(placement.thankYou ?? form.thankYou);
        await expect(page.locator(':target')).toBeVisible();
      });
    });
  }
});

test.describe('documents for an address', () => {
  const documents = allPages().flatMap(({ path, locale, entry }) =>
    entry?.kind === 'resource' && entry.form && entry.pdf && locale === 'en'
      ? [
          {
            path,
            form: formById(entry.form),
            pdf: entry.pdf,
            thankYou: entry.thankYou ?? formById(entry.form).thankYou,
          },
        ]
      : [],
  );

  test('every one is a PDF that is there', async ({ request }) => {
    expect(documents.length).toBeGreaterThan(0);
    for (const { path, pdf } of documents) {
      const answer = await request.get(pdf);
      expect.soft(answer.status(), `${pdf} of ${path}`).toBe(200);
      expect.soft(answer.headers()['content-type'], pdf).toBe('application/pdf');
      expect.soft((await answer.body()).subarray(0, 5).toString(), pdf).toBe('%PDF-');
    }
  });

  const thanked = documents.filter((one) => paths.has(one.thankYou));

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled });

      test('the first leads to the page that opens its PDF', async ({ page }) => {
        const [first] = thanked;
        if (!first) throw new Error('no document is sent to an address');
        await page.goto(first.path);
        await fillForm(page, first.form);
        await page.getByRole('button', { name: first.form.submitLabel }).click();
        await expect(page).toHaveURL(first.thankYou);
        await expect(page).toHaveTitle(pageAt(first.thankYou).meta.title);
        await expect(page.locator(`main a[href="${first.pdf}"]`).first()).toBeVisible();
      });
    });
  }

  test('each of the others leads to the page that opens its PDF', async ({ request }) => {
    for (const { path, form, pdf, thankYou } of thanked.slice(1)) {
      expect.soft(await sendMarkup(request, path, form, EMAIL), path).toBe(thankYou);
      const html = await (await request.get(thankYou)).text();
      expect.soft(html, `${thankYou}, where ${path} leads`).toContain(`href="${pdf}"`);
    }
  });
});
