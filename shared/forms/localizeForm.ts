import type { Locale } from '../site/locales.ts';
import type { FormField } from './FormDefinition.ts';

/**
 * A form in one locale: its fields with the hints, messages and country of that locale, without those of the others.
 */
export function localizeForm<Form extends { readonly fields: readonly FormField[] }>(
  form: Form,
  locale: Locale,
): Form {
  const fields = form.fields.map(({ locales, ...field }): FormField => {
    const own = locales && Object.hasOwn(locales, locale) ? locales[locale] : undefined;
    return own ? { ...field, ...own, messages: { ...field.messages, ...own.messages } } : field;
  });
  return { ...form, fields };
}
