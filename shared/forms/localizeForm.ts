import type { Locale } from '../site/locales.ts';
import type { FormDefinition, FormField } from './FormDefinition.ts';

const wordsOf = <Words>(locales: Readonly<Record<Locale, Words>> | undefined, locale: Locale) =>
  locales && Object.hasOwn(locales, locale) ? locales[locale] : undefined;

/** A question with the words and the country of a locale, without those of the others. */
function localizeField({ locales, ...field }: FormField, locale: Locale): FormField {
  const own = wordsOf(locales, locale);
  if (own === undefined) return field;
  const { choices = {}, label = field.label, messages, ...words } = own;
  const options = field.options?.map((option) => ({
    ...option,
    label: choices[option.value] ?? option.label,
  }));
  return {
    ...field,
    ...words,
    label,
    messages: { ...field.messages, ...messages },
    ...(options && { options }),
  };
}

/** A form in one locale: its questions and its button in the words of that locale. */
export function localizeForm<Form extends Pick<FormDefinition, 'fields' | 'submitLabel' | 'locales'>>(
  { locales, ...form }: Form,
  locale: Locale,
): Omit<Form, 'locales'> {
  const own = wordsOf(locales, locale);
  return { ...form, ...own, fields: form.fields.map((field) => localizeField(field, locale)) };
}
