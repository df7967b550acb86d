import { countryOptions } from '../../../shared/forms/countries.ts';
import type { FormField as FieldDefinition } from '../../../shared/forms/FormDefinition.ts';
import { escapeHtml } from '../../../shared/http/escapeHtml.ts';
import type { Locale } from '../../../shared/site/locales.ts';
import styles from './LeadForm.module.css';
import type { FormCopy } from './LeadForm.schema.ts';

/**
 * The list of countries is rendered once, by the build, and hydration leaves it alone: this avoids sending two hundred
 * entries twice, and a browser may name a country differently.
 */
const countryEntries = (locale: Locale) =>
  typeof window === 'undefined'
    ? countryOptions(locale)
        .map(({ value, label }) => `<option value="${escapeHtml(value)}">${escapeHtml(label)}</option>`)
        .join('')
    : '';

interface FormFieldProps {
  formId: string;
  field: FieldDefinition;
  copy: FormCopy;
  error: string | undefined;
  /** Of the names of countries. */
  locale?: Locale | undefined;
}

/** Attributes specific to each kind of field. */
const inputAttributes = {
  text: { type: 'text' },
  company: { type: 'text' },
  email: { type: 'email', spellCheck: false },
  tel: { type: 'tel' },
  workday: { type: 'date' },
} as const;

function Control({ formId, field, copy, error, locale = 'en' }: FormFieldProps) {
  const id = `${formId}-${field.name}`;
  const described = [field.hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  const shared = {
    id,
    name: field.name,
    required: field.required,
    className: styles.control,
    autoComplete: field.autocomplete,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? ('true' as const) : undefined,
  };
  switch (field.type) {
    case 'country':
      return (
        <select
          {...shared}
          suppressHydrationWarning
          data-as-served=""
          // biome-ignore lint/security/noDangerouslySetInnerHtml: every text in it is escaped
          dangerouslySetInnerHTML={{
            __html: `<option value="">${escapeHtml(copy.choose)}</option>${countryEntries(locale)}`,
          }}
        />
      );
    case 'select':
      return (
        <select {...shared} defaultValue="">
          <option value="">{copy.choose}</option>
          {(field.options ?? []).map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      );
    case 'textarea':
      return (
        <textarea
          {...shared}
          rows={4}
          maxLength={field.maxLength}
          // Without a placeholder, CSS cannot tell that it is empty.
          placeholder={field.isForSubject ? ' ' : undefined}
        />
      );
    case 'checkbox':
      return <input {...shared} type="checkbox" value="true" />;
    default:
      return (
        <input
          {...shared}
          {...inputAttributes[field.type]}
          inputMode={field.inputmode}
          maxLength={field.type === 'workday' ? undefined : field.maxLength}
        />
      );
  }
}

/** One form field: its label, the control, a hint, and a place for its error message. */
export function FormField(props: FormFieldProps) {
  const { formId, field, copy, error } = props;
  const id = `${formId}-${field.name}`;
  return (
    <div
      className={field.isForSubject ? `${styles.field} ${styles.begun}` : styles.field}
      data-field={field.name}
      data-type={field.type}
      data-wrong={error ? '' : undefined}
    >
      <label className={styles.label} htmlFor={id}>
        {field.label}
        {field.required && copy.required ? (
          <span className={styles.required} aria-hidden="true">
            {' '}
            {copy.required}
          </span>
        ) : null}
        {field.required ? null : <span className={styles.optional}> {copy.optional}</span>}
      </label>
      <Control {...props} />
      {field.hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {field.hint}
        </p>
      ) : null}
      <p id={`${id}-error`} className={styles.error} data-error="" hidden={!error}>
        {error}
      </p>
    </div>
  );
}
