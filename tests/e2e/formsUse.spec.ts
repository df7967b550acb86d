import type { Page } from '@playwright/test';
import { formById } from '../../src/content/entries/forms.ts';
import { chromeText } from '../../src/content/words/chromeText.ts';
import { scriptPath } from '../scriptPath.ts';
import { THOROUGH } from '../stages.ts';
import { checkAccessibility } from './checkAccessibility.ts';
import { keepChoice } from './consentPage.ts';
import { expectSeen } from './expectSeen.ts';
import { fillForm, openForm } from './fillForm.ts';
import { expect, test } from './formsTest.ts';
import { EVERY_PAGE, openWith, pageAt, sectionOf } from './sitePage.ts';
import { trackedSite, VISITOR_TOKEN } from './trackedSite.ts';

const form = formById('contact');
const { copy } = sectionOf(pageAt(form.page), 'formPage');
const email = `#${form.id}-email`;
const send = (page: Page) => page.locator(`form[data-form="${form.id}"] button[type="submit"]`);
const summary = (page: Page) => page.locator('[data-error-summary]');

/** The visitor agrees to analytics, stored as a consent banner would store it. */
const agree = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset['consent'] = 'analytics';
    document.dispatchEvent(new Event('consentchange'));
  });

test(
  'a lead carries the visitor token once the visitor has agreed, and none before',
  THOROUGH,
  async ({ page, context, baseURL, provider, unique }) => {
    await trackedSite(context);
    const sentToken = async (address: string) => {
      await fillForm(page, form, address);
      await send(page).click();
      await expect(page).toHaveURL(form.thankYou);
      return (await provider.sentBy(address))[0]?.context['hutk'];
    };
    await openForm(page, form);
    expect(await sentToken(`before-${unique}`)).toBeUndefined();
    await keepChoice(context, baseURL, ['advertisement']);
    await openForm(page, form);
    await expect.poll(() => page.evaluate(() => document.cookie)).toContain(VISITOR_TOKEN);
    expect(await sentToken(`after-${unique}`)).toBe(VISITOR_TOKEN);
  },
);

test('a form is sent once, however often it is pressed, and says that it is busy', async ({
  page,
  unique,
}) => {
  let sent = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/forms/**', async (route) => {
    sent += 1;
    await held;
    await route.continue();
  });
  await openForm(page, form);
  await fillForm(page, form, unique);
  await send(page).dblclick();
  await expect(send(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(send(page)).toHaveText(copy.busy);
  await expectSeen(send(page), { width: 80, height: 40 });
  await expect(page.getByRole('status').filter({ hasText: copy.busy })).toHaveCount(1);
  await page.locator(email).press('Enter');
  release();
  await expect(page).toHaveURL(form.thankYou);
  expect(sent).toBe(1);
});

test(
  'a visitor without connection is told so, loses nothing, and can send it later',
  THOROUGH,
  async ({ page, context, unique, provider }) => {
    await openForm(page, form);
    await fillForm(page, form, unique);
    await context.setOffline(true);
    await send(page).click();
    await expect(summary(page)).toBeFocused();
    await expect(summary(page)).toHaveText(copy.offline);
    await expectSeen(summary(page), { width: 200, height: 20 });
    await expect(page.locator(email)).toHaveValue(unique);
    await context.setOffline(false);
    await expect(page.getByText(copy.offline)).toHaveCount(0);
    await send(page).click();
    await expect(page).toHaveURL(form.thankYou);
    expect(await provider.sentBy(unique)).toHaveLength(1);
  },
);

test(
  'a form whose code did not come before the connection went stays, and can be sent later',
  THOROUGH,
  async ({ page, context, unique, provider }) => {
    await page.route(`**${scriptPath('LeadForm')}`, (route) => route.abort());
    await page.addInitScript(() => sessionStorage.setItem('reloaded', String(Date.now())));
    await openWith(page, form.page, EVERY_PAGE);
    await fillForm(page, form, unique);
    await context.setOffline(true);
    await expect(page.locator('[data-connection]')).toHaveText(chromeText('en').offline);
    await expectSeen(page.locator('[data-connection]'), { width: 200, height: 20 });
    await send(page).click();
    await expect(page.locator(email)).toHaveValue(unique);
    await context.setOffline(false);
    await send(page).click();
    await expect(page).toHaveURL(form.thankYou);
    expect(await provider.sentBy(unique)).toHaveLength(1);
  },
);

test('input survives a reload and going back, before anybody touches the form', async ({ page, unique }) => {
  await openForm(page, form);
  await fillForm(page, form, unique);
  await page.mouse.move(0, 0);
  await page.reload();
  await expect(page.locator(email)).toHaveValue(unique);
  await page.goto('/privacy-policy/');
  await page.goBack();
  await expect(page.locator(email)).toHaveValue(unique);
  await expect(page.locator(`#${form.id}-message`)).not.toHaveValue('');
});

test(
  'a form that is sent before its code is there waits for it',
  THOROUGH,
  async ({ page, unique, provider }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(`**${scriptPath('LeadForm')}`, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(form.page);
    const code = page.waitForRequest(`**${scriptPath('LeadForm')}`);
    await page.locator(email).focus();
    await code;
    await fillForm(page, form, unique);
    await send(page).click();
    await expect(page).toHaveURL(form.page);
    release();
    await expect(page).toHaveURL(form.thankYou);
    expect(await provider.sentBy(unique)).toHaveLength(1);
  },
);

test(
  'without the rules that check it a form is sent all the same',
  THOROUGH,
  async ({ page, unique, provider }) => {
    await page.route(`**${scriptPath('validateSubmission')}`, (route) => route.abort());
    await page.goto(form.page);
    await fillForm(page, form, unique);
    await send(page).click();
    await expect(page).toHaveURL(form.thankYou);
    expect(await provider.sentBy(unique)).toHaveLength(1);
  },
);

test('only the sent address is kept, for the next form', THOROUGH, async ({ page, unique }) => {
  await openForm(page, form);
  await fillForm(page, form, unique);
  await send(page).click();
  await expect(page).toHaveURL(form.thankYou);
  const { sender, ...others } = await page.evaluate(() => ({ ...sessionStorage }) as Record<string, string>);
  expect(sender).toContain('@');
  expect(JSON.stringify(others)).not.toContain(unique);
});

test.describe('the event of a submission', () => {
  const events = (page: Page) => page.evaluate(() => window.dataLayer);
  /** Submits without navigating, so that the page’s data layer can be read. */
  const stay = (page: Page) =>
    page.route('**/forms/**', (route) => route.fulfill({ status: 503, body: 'full' }));

  test('is not recorded without consent', THOROUGH, async ({ page, unique }) => {
    await stay(page);
    await openForm(page, form);
    await fillForm(page, form, unique);
    await send(page).click();
    await expect(summary(page)).toBeFocused();
    expect(await events(page)).toBeUndefined();
  });

  test(
    'names form and class under consent, and nothing that was typed',
    THOROUGH,
    async ({ page, unique }) => {
      await stay(page);
      await openForm(page, form);
      await agree(page);
      await send(page).click();
      await expect(summary(page)).toBeFocused();
      expect(await events(page)).toBeUndefined();
      await fillForm(page, form, unique);
      await send(page).click();
      await expect(summary(page)).toHaveText(copy.failed);
      expect(await events(page)).toEqual([
        // Without the phone number, which the form does not require, it is only a partial lead.
        { event: 'submit-form', form: form.id, submission_class: 'primary', newsletter_request: true },
      ]);
    },
  );
});

test.describe('the campaign of a visit', () => {
  const browse = async (page: Page) => {
    await page.goto('/?utm_source=mail&utm_campaign=spring');
    return async (unique: string) => {
      await page.goto('/about/');
      expect(await page.locator('a[href*="utm_"]').count()).toBe(0);
      await openForm(page, form);
      await fillForm(page, form, unique);
      await send(page).click();
      await expect(page).toHaveURL(form.thankYou);
    };
  };

  test(
    'reaches the form from the landing page under consent',
    THOROUGH,
    async ({ page, unique, provider }) => {
      const goOn = await browse(page);
      await page.waitForFunction(() => document.readyState === 'complete');
      await agree(page);
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('campaign'))).toContain('mail');
      // The banner stores the answer again on every page.
      await page.addInitScript(() =>
        document.addEventListener('DOMContentLoaded', () => {
          document.documentElement.dataset['consent'] = 'analytics';
        }),
      );
      await goOn(unique);
      const [lead] = await provider.sentBy(unique);
      expect(lead?.fields).toMatchObject({ utm_source: 'mail', utm_campaign: 'spring' });
    },
  );

  test('is not kept without consent', THOROUGH, async ({ page, unique, provider }) => {
    const goOn = await browse(page);
    await goOn(unique);
    const [lead] = await provider.sentBy(unique);
    expect(lead?.fields).not.toHaveProperty('utm_source');
    expect(await page.evaluate(() => sessionStorage.getItem('campaign'))).toBeNull();
  });
});

test('errors are listed, link to their fields, and are read with them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openForm(page, form);
  await send(page).click();
  await expect(summary(page)).toBeFocused();
  await expectSeen(summary(page), { width: 250, height: 80 });
  const wrong = form.fields.filter((field) => field.required);
  await expect(summary(page).getByRole('link')).toHaveCount(wrong.length);
  for (const { name, messages } of wrong) {
    const control = page.locator(`#${form.id}-${name}`);
    await expect(control).toHaveAttribute('aria-invalid', 'true');
    await expect(control).toHaveAccessibleDescription(new RegExp(messages.required ?? ''));
  }
  await checkAccessibility(page);
  await summary(page).getByRole('link').first().click();
  await expect(page.locator(`#${form.id}-${wrong[0]?.name}`)).toBeFocused();
});
