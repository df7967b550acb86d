import { formById } from '../../src/content/entries/forms.ts';
import { chromeText } from '../../src/content/words/chromeText.ts';
import { THOROUGH } from '../stages.ts';
import { expectSeen } from './expectSeen.ts';
import { expect, test } from './formsTest.ts';
import { openWith } from './sitePage.ts';

const form = formById('newsletter');
const words = chromeText('en').footer.newsletter;
const email = form.fields[0];
const PAGE = '/about/';

test('the footer says what is wrong below the field, and thanks in place', async ({
  page,
  unique,
  provider,
  context,
}) => {
  await openWith(page, PAGE, 'newsletterForm');
  const field = page.getByLabel(words.title);
  const button = page.getByRole('button', { name: form.submitLabel });
  await field.fill('dana');
  await field.blur();
  const error = page.locator('#newsletter-email-error');
  await expect(error).toHaveText(email?.messages.invalid ?? '');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(email?.messages.invalid ?? '');
  await field.fill(unique);
  await context.setOffline(true);
  await button.click();
  await expectSeen(page.getByRole('status').filter({ hasText: words.offline }), { width: 100, height: 14 });
  await expect(error).toBeHidden();
  await context.setOffline(false);
  await button.click();
  await expectSeen(page.getByRole('status').filter({ hasText: words.thanks }), { width: 100, height: 14 });
  await expect(field).toHaveValue('');
  await expect(page).toHaveURL(PAGE);
  const [lead] = await provider.sentBy(unique);
  expect(lead?.form).toBe(form.providerFormId);
  expect(lead?.context['pageUri']).toContain(PAGE);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the footer’s form comes back with what to do, and leads to a thank-you page',
    THOROUGH,
    async ({ page, unique, provider }) => {
      await page.goto(`${PAGE}?utm_source=spec`);
      const field = page.getByLabel(words.title);
      await field.fill('dana');
      await page.getByRole('button', { name: form.submitLabel }).click();
      await expect(page.locator('#newsletter-email-error')).toHaveText(email?.messages.invalid ?? '');
      await expect(field).toHaveValue('dana');
      await expect(field).toBeFocused();
      await field.fill(unique);
      await page.getByRole('button', { name: form.submitLabel }).click();
      await expect(page).toHaveURL(form.thankYou);
      const [lead] = await provider.sentBy(unique);
      // The campaign survives the second attempt, which is sent from another address.
      expect(lead?.fields).toMatchObject({ email: unique, utm_source: 'spec' });
    },
  );
});
