import type { Locale } from '../site/locales.ts';
import type { FormField } from './FormDefinition.ts';

/**
 * A form as the host of a locale asks it: its fields with that locale's hints, messages and country. What the others say
 * is left out.
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
