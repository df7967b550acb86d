import { HONEYPOT_FIELD } from '../../shared/forms/fieldNames.ts';
import type { Page } from '../content/Page.ts';
import { chromeText } from '../content/words/chromeText.ts';
import { inlineMarkup } from '../lib/inlineMarkup.tsx';
import styles from './NewsletterForm.module.css';
import { newsletterForm, newsletterFormData } from './newsletterFormData.ts';

/**
 * The newsletter form. It is plain HTML, enhanced by src/behaviors/newsletterForm.ts once a visitor uses it: an island on
 * every page would weigh more than the form.
 */
export function NewsletterForm({ page }: { page: Page }) {
  const form = newsletterForm(page.locale);
  const { field } = newsletterFormData(page.locale);
  const { title, privacy } = chromeText(page.locale).footer.newsletter;
  const id = `${form.id}-${field.name}`;
  return (
    <form
      className={styles.form}
      method="post"
      action={`/forms/${form.id}/`}
      data-form={form.id}
      data-line-form=""
      noValidate
    >
      <label className={styles.label} htmlFor={id}>
        {title}
      </label>
      <div data-field={field.name}>
        <input
          id={id}
          className={styles.control}
          name={field.name}
          type="email"
          autoComplete={field.autocomplete}
          placeholder={field.label}
          required
        />
        <p id={`${id}-error`} className={styles.error} data-error="" hidden />
      </div>
      <button type="submit" className={styles.submit}>
        {form.submitLabel}
      </button>
      <p className={styles.privacy}>{inlineMarkup(privacy)}</p>
      <input
        className="visually-hidden"
        name={HONEYPOT_FIELD}
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
      />
    </form>
  );
}
