import { localizeForm } from '../../shared/forms/localizeForm.ts';
import type { NewsletterFormData } from '../behaviors/newsletterForm.ts';
import { formById } from '../content/entries/forms.ts';
import type { Locale } from '../content/files/locale.ts';
import { chromeText } from '../content/words/chromeText.ts';

/** Id of the newsletter form. */
export const NEWSLETTER = 'newsletter';

/** The newsletter form in the words of a locale. */
export const newsletterForm = (locale: Locale) => localizeForm(formById(NEWSLETTER), locale);

/** What the script needs to know about the form, and the messages it shows. */
export function newsletterFormData(locale: Locale): NewsletterFormData {
  const form = newsletterForm(locale);
  const { answers, footer } = chromeText(locale);
  const { title: _, privacy: __, ...words } = footer.newsletter;
  const field = form.fields.find(({ name }) => name === 'email');
  if (!field) throw new Error(`the form ${NEWSLETTER} has no email field`);
  return { class: form.class, field, checks: answers.fields, words };
}
