import { type FocusEvent, type InputEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { HONEYPOT_FIELD, PAGE_FIELD } from '../../../shared/forms/fieldNames.ts';
import { dropDraft, prefillKnown, readDraft, rememberEmail, saveDraft } from '../../behaviors/formDraft.ts';
import { LEAD_ACCEPTED } from '../../behaviors/leadAccepted.ts';
import { type Errors, type SendAnswer, sendForm, valuesOf } from '../../behaviors/sendForm.ts';
import { inlineMarkup } from '../../lib/inlineMarkup.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import type { ClientForm } from './ClientForm.ts';
import { checkAnswers } from './checkAnswers.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FormField } from './FormField.tsx';
import styles from './LeadForm.module.css';
import type { FormCopy } from './LeadForm.schema.ts';
import { MeetingButton } from './MeetingButton.tsx';
import { recordSubmission } from './recordSubmission.ts';

export interface LeadFormProps {
  /** Path of the page the form is on. */
  pagePath: string;
  form: ClientForm;
  copy: FormCopy;
}

const namesOf = (form: ClientForm) => form.fields.map((field) => field.name);

/**
 * A form that works as plain HTML. Once hydrated, it also validates each answer on blur, saves a draft that survives a
 * reload, sends without leaving the page, and keeps everything typed when sending fails.
 */
export function LeadForm({ form, copy, pagePath }: LeadFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  /**
   * A ref, because it updates immediately: the state below only does on the next render, too late for a double click.
   */
  const isSending = useRef(false);
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState('');
  const [tries, setTries] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const wrong = form.fields.filter((field) => errors[field.name]);
  const hasSummary = tries > 0 && !problem && wrong.length > 0;

  function setSending(value: boolean) {
    isSending.current = value;
    setIsBusy(value);
  }

  useEffect(() => {
    const target = element.current;
    if (!target) return;
    readDraft(form.id, target);
    prefillKnown(target);
    // Save and check answers that were completed before hydration.
    saveDraft(form.id, namesOf(form), target);
    const values = valuesOf(target);
    const left = form.fields.filter(({ name }) => {
      return values[name] && target.elements.namedItem(name) !== document.activeElement;
    });
    if (left.length === 0) return;
    checkAnswers(form, values).then((found) => {
      setErrors((current) => ({
        ...Object.fromEntries(left.map(({ name }) => [name, found[name]])),
        ...current,
      }));
    });
  }, [form]);

  useEffect(() => {
    // A page restored from the back/forward cache must be usable again.
    const wake = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      isSending.current = false;
      setIsBusy(false);
    };
    addEventListener('pageshow', wake);
    return () => removeEventListener('pageshow', wake);
  }, []);

  useEffect(() => {
    const clearProblem = () => setProblem((current) => (current === copy.offline ? '' : current));
    addEventListener('online', clearProblem);
    return () => removeEventListener('online', clearProblem);
  }, [copy.offline]);

  useEffect(() => {
    if (tries > 0) summary.current?.focus();
  }, [tries]);

  async function check(name: string, target: HTMLFormElement) {
    const found = await checkAnswers(form, valuesOf(target));
    setErrors((current) => ({ ...current, [name]: found[name] }));
  }

  function leave(event: FocusEvent<HTMLFormElement>) {
    const { name = '', value } = event.target as unknown as { name?: string; value?: string };
    // A visitor who moves on to the button gets all errors at once, and the button does not move away under the
    // pointer.
    if (event.relatedTarget instanceof HTMLButtonElement) return;
    if (value && form.fields.some((field) => field.name === name)) check(name, event.currentTarget);
  }

  function type(event: InputEvent<HTMLFormElement>) {
    const { name = '' } = event.target as unknown as { name?: string };
    saveDraft(form.id, namesOf(form), event.currentTarget);
    // Clear an error as soon as the answer is valid.
    if (errors[name]) check(name, event.currentTarget);
  }

  function refuse(answer: Exclude<SendAnswer, { kind: 'accepted' }>) {
    setSending(false);
    if (answer.kind === 'wrong') setErrors(answer.errors);
    else setProblem(copy[answer.kind]);
    setTries((count) => count + 1);
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    // The button for a calendar file posts the form elsewhere.
    if ((event.nativeEvent as globalThis.SubmitEvent).submitter?.hasAttribute('formaction')) return;
    event.preventDefault();
    if (isSending.current) return;
    const target = event.currentTarget;
    const values = valuesOf(target);
    recordSubmission(form, target, values);
    setProblem('');
    setSending(true);
    const found = await checkAnswers(form, values);
    const answer: SendAnswer = Object.values(found).some(Boolean)
      ? { kind: 'wrong', errors: found }
      : await sendForm(target.action, values);
    if (answer.kind !== 'accepted') {
      refuse(answer);
      return;
    }
    dropDraft(form.id);
    rememberEmail(target);
    const accepted = new CustomEvent(LEAD_ACCEPTED, { bubbles: true, cancelable: true });
    if (target.dispatchEvent(accepted)) {
      window.location.assign(answer.next);
      return;
    }
    target.reset();
    setErrors({});
    setTries(0);
    setSending(false);
  }

  return (
    <form
      ref={element}
      className={styles.form}
      method="post"
      action={`/forms/${form.id}/`}
      data-form={form.id}
      noValidate
      onBlur={leave}
      onInput={type}
      onSubmit={submit}
    >
      <div
        ref={summary}
        className={styles.summary}
        data-error-summary=""
        data-one={copy.summaryOne}
        data-many={copy.summary}
        data-kept={copy.kept}
        tabIndex={-1}
        hidden={!hasSummary && !problem}
      >
        {hasSummary ? <ErrorSummary formId={form.id} wrong={wrong} errors={errors} copy={copy} /> : null}
        {problem ? <p>{problem}</p> : null}
      </div>
      {copy.required && copy.requiredNote ? (
        <p className={styles.hint}>
          <span className={styles.required}>{copy.required}</span> {copy.requiredNote}
        </p>
      ) : null}
      {form.fields.map((field) => (
        <FormField
          key={field.name}
          formId={form.id}
          field={field}
          copy={copy}
          error={errors[field.name]}
          locale={form.locale}
        />
      ))}
      <p className="visually-hidden" aria-hidden="true">
        <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </p>
      <input type="hidden" name={PAGE_FIELD} value={pagePath} />
      <div className={styles.send}>
        <button type="submit" className={styles.submit} aria-disabled={isBusy || undefined}>
          <span>{isBusy ? copy.busy : form.submitLabel}</span>
          <Icon name="arrow" />
        </button>
        {form.meeting ? (
          <MeetingButton form={{ ...form, meeting: form.meeting }} onMissing={setErrors} />
        ) : null}
        <p className={styles.privacy}>{inlineMarkup(copy.privacy)}</p>
      </div>
      <p className="visually-hidden" role="status">
        {isBusy ? copy.busy : ''}
      </p>
    </form>
  );
}
