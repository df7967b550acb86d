import { type FocusEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { FormDefinition } from '../../../shared/forms/FormDefinition.ts';
import { HONEYPOT_FIELD, PAGE_FIELD } from '../../../shared/forms/fieldNames.ts';
import { inlineMarkup } from '../../lib/inlineMarkup.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { FormField } from './FormField.tsx';
import { dropDraft, readDraft, saveDraft } from './formDraft.ts';
import styles from './LeadForm.module.css';
import type { FormCopy } from './LeadForm.schema.ts';
import { type Errors, sendForm } from './sendForm.ts';

export interface LeadFormProps {
  /** Path of the page that the form stands on. */
  pagePath: string;
  form: FormDefinition;
  copy: FormCopy;
}

function valuesOf(element: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(element)].map(([name, value]) => [name, String(value)]));
}

/** Says what is wrong with the values, by field. The rules are fetched when someone begins to answer. */
async function check(form: FormDefinition, values: Record<string, string>): Promise<Errors> {
  const [{ validateSubmission }, { normalizePhone }] = await Promise.all([
    import('../../../shared/forms/validateSubmission.ts'),
    import('../../../shared/forms/normalizePhone.ts'),
  ]);
  const result = validateSubmission(form, values, normalizePhone);
  return result.ok ? {} : result.errors;
}

/**
 * A form that works as plain HTML. Once in use it also checks each answer as it is left, keeps what is typed over a
 * reload, sends without leaving the page, and gives everything back when sending fails.
 */
export function LeadForm({ form, copy, pagePath }: LeadFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState('');
  const [hasSummary, setHasSummary] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const wrong = form.fields.filter((field) => errors[field.name]);

  useEffect(() => {
    const target = element.current;
    if (!target) return;
    readDraft(form.id, target);
    // Answers that were left before the code arrived are checked now.
    const values = valuesOf(target);
    const left = form.fields.filter(({ name }) => {
      return values[name] && target.elements.namedItem(name) !== document.activeElement;
    });
    if (left.length === 0) return;
    check(form, values).then((found) => {
      setErrors((current) => ({
        ...Object.fromEntries(left.map(({ name }) => [name, found[name]])),
        ...current,
      }));
    });
  }, [form]);

  useEffect(() => {
    if (hasSummary || problem) summary.current?.focus();
  }, [hasSummary, problem]);

  async function checkField(event: FocusEvent<HTMLFormElement>) {
    const target = event.target as unknown as { name?: string; value?: string };
    const { name } = target;
    if (!name || !target.value || !form.fields.some((field) => field.name === name)) return;
    const found = await check(form, valuesOf(event.currentTarget));
    setErrors((current) => ({ ...current, [name]: found[name] }));
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const target = event.currentTarget;
    const values = valuesOf(target);
    setHasSummary(false);
    setProblem('');
    setIsBusy(true);
    const found = await check(form, values);
    const answer = Object.values(found).some(Boolean)
      ? ({ kind: 'wrong', errors: found } as const)
      : await sendForm(target.action, values);
    if (answer.kind === 'accepted') {
      dropDraft(form.id);
      window.location.assign(answer.next);
      return;
    }
    setIsBusy(false);
    if (answer.kind === 'wrong') {
      setErrors(answer.errors);
      setHasSummary(true);
    } else {
      setProblem(answer.kind === 'tooMany' ? copy.tooMany : copy.failed);
    }
  }

  const count = wrong.length;
  return (
    <form
      ref={element}
      className={styles.form}
      method="post"
      action={`/forms/${form.id}/`}
      data-form={form.id}
      noValidate
      onBlur={checkField}
      onInput={(event) => saveDraft(form.id, event.currentTarget)}
      onSubmit={submit}
    >
      <div
        ref={summary}
        className={styles.summary}
        data-error-summary=""
        tabIndex={-1}
        hidden={!hasSummary && !problem}
      >
        {hasSummary && count > 0 ? (
          <>
            <p className={styles.summaryTitle}>
              <Icon name="warning" />
              {count === 1 ? copy.summaryOne : copy.summary.replace('%count%', String(count))}
            </p>
            <ul>
              {wrong.map((field) => (
                <li key={field.name}>
                  <a href={`#${form.id}-${field.name}`}>{errors[field.name]}</a>
                </li>
              ))}
            </ul>
            <p>{copy.kept}</p>
          </>
        ) : null}
        {problem ? <p>{problem}</p> : null}
      </div>
      {form.fields.map((field) => (
        <FormField key={field.name} formId={form.id} field={field} copy={copy} error={errors[field.name]} />
      ))}
      <p className={styles.trap} aria-hidden="true">
        <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </p>
      <input type="hidden" name={PAGE_FIELD} value={pagePath} />
      <div className={styles.send}>
        <button type="submit" className={styles.submit} aria-disabled={isBusy || undefined}>
          {isBusy ? copy.busy : form.submitLabel}
          <Icon name="arrow" />
        </button>
        <p className={styles.privacy}>{inlineMarkup(copy.privacy)}</p>
      </div>
    </form>
  );
}
