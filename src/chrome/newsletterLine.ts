import type { LineForm } from '../behaviours/lineForm.ts';
import { chromeText } from '../content/chromeText.ts';
import { formById } from '../content/forms.ts';
import type { Locale } from '../content/locale.ts';

/** Id of the newsletter’s form. */
export const NEWSLETTER = 'newsletter';

/** What a script must know of the form, and what it says with it. */
export function newsletterLine(locale: Locale): LineForm {
  const form = formById(NEWSLETTER);
  const { title: _, ...words } = chromeText(locale).footer.newsletter;
  const field = form.fields.find(({ name }) => name === 'email');
  if (!field) throw new Error(`the form ${NEWSLETTER} asks for no address`);
  return { class: form.class, field, words };
}
