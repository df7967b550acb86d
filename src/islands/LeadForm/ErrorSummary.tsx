import type { FormField } from '../../../shared/forms/FormDefinition.ts';
import type { Errors } from '../../behaviors/sendForm.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import styles from './LeadForm.module.css';
import type { FormCopy } from './LeadForm.schema.ts';

interface ErrorSummaryProps {
  formId: string;
  /** The fields with an error, in order. */
  wrong: readonly FormField[];
  errors: Errors;
  copy: FormCopy;
}

/** The number of invalid answers, with a link to each field. */
export function ErrorSummary({ formId, wrong, errors, copy }: ErrorSummaryProps) {
  return (
    <>
      <p className={styles.summaryTitle}>
        <Icon name="warning" />
        <span>
          {wrong.length === 1 ? copy.summaryOne : copy.summary.replace('%count%', String(wrong.length))}
        </span>
      </p>
      <ul>
        {wrong.map((field) => (
          <li key={field.name}>
            <a href={`#${formId}-${field.name}`}>{errors[field.name]}</a>
          </li>
        ))}
      </ul>
      <p>{copy.kept}</p>
    </>
  );
}
