import type { FormField } from '../../shared/forms/FormDefinition.ts';
import { deriveLeadData, isSubmitRecorded, type SubmissionClass } from '../../shared/forms/leadData.ts';
import { validateSubmission } from '../../shared/forms/validateSubmission.ts';
import type { CheckTexts } from '../../shared/site/checkTexts.ts';
import { dropDraft, readDraft, saveDraft } from './formDraft.ts';
import { recordEvent } from './recordEvent.ts';
import { sendForm, valuesOf } from './sendForm.ts';

/**
 * The form's definition and texts, fetched when a visitor first uses it: every page has the form, but few visitors use
 * it.
 */
export interface NewsletterFormData {
  class: SubmissionClass;
  field: FormField;
  /** Messages for an invalid address, unless the field has its own. */
  checks: CheckTexts;
  words: Record<'thanks' | 'busy' | 'failed' | 'offline' | 'tooMany', string>;
}

/** Path to which the build writes it. */
export const NEWSLETTER_FORM_PATH = '/line-form.json';

function enhance(form: HTMLFormElement): void {
  const control = form.querySelector<HTMLInputElement>('[data-field] input');
  const error = form.querySelector<HTMLElement>('[data-error]');
  const answer = document.createElement('p');
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]');
  const id = form.dataset['form'] ?? '';
  if (!control || !error || !button) return;
  answer.role = 'status';
  form.append(answer);
  const label = button.textContent;
  let isBusy = false;
  let loading: Promise<NewsletterFormData> | undefined;
  const loadData = () => {
    loading ??= fetch(NEWSLETTER_FORM_PATH).then(
      (response) => response.json() as Promise<NewsletterFormData>,
    );
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };

  const showError = (text = '') => {
    error.textContent = text;
    error.hidden = text === '';
    if (text) {
      control.setAttribute('aria-invalid', 'true');
      control.setAttribute('aria-describedby', error.id);
    } else {
      control.removeAttribute('aria-invalid');
      control.removeAttribute('aria-describedby');
    }
  };
  const check = ({ field, checks }: NewsletterFormData) => {
    const result = validateSubmission({ fields: [field] }, valuesOf(form), {
      normalizePhone: () => undefined,
      texts: checks,
    });
    showError(result.ok ? '' : result.errors[field.name]);
    return result.ok;
  };
  const setBusy = (value: boolean, words: NewsletterFormData['words']) => {
    isBusy = value;
    if (value) button.setAttribute('aria-disabled', 'true');
    else button.removeAttribute('aria-disabled');
    button.textContent = value ? words.busy : label;
  };

  async function submit(form: HTMLFormElement, data: NewsletterFormData): Promise<void> {
    const { field, words } = data;
    const values = valuesOf(form);
    if (isSubmitRecorded({ [field.name]: values[field.name] ?? '' }, [field.name]))
      recordEvent({
        event: 'submit-form',
        form: id,
        submission_class: data.class,
        newsletter_request: deriveLeadData(values).newsletter_request,
      });
    if (!check(data)) {
      control?.focus();
      return;
    }
    setBusy(true, words);
    const result = await sendForm(form.action, values);
    setBusy(false, words);
    if (result.kind === 'wrong') {
      showError(result.errors[field.name]);
      control?.focus();
      return;
    }
    if (result.kind === 'accepted') {
      dropDraft(id);
      form.reset();
    }
    answer.textContent = result.kind === 'accepted' ? words.thanks : words[result.kind];
  }

  // The visitor typed before this script loaded.
  if (control.value) {
    saveDraft(id, [control.name], form);
    if (document.activeElement !== control) loadData().then(check, () => undefined);
  }
  readDraft(id, form);
  control.addEventListener('focus', () => loadData().catch(() => undefined));
  control.addEventListener('input', () => {
    saveDraft(id, [control.name], form);
    // Clear an error as soon as the input is valid, so that the button does not move when it is pressed.
    if (!error.hidden) loadData().then(check, () => undefined);
  });
  control.addEventListener('blur', (event) => {
    if (control.value && event.relatedTarget !== button) loadData().then(check, () => undefined);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isBusy) return;
    isBusy = true;
    answer.textContent = '';
    loadData()
      .finally(() => {
        isBusy = false;
      })
      .then(
        (data) => submit(form, data),
        () => form.submit(),
      );
  });
}

/** A one-line form for an email address: validated on blur, sent without leaving the page, and answered in place. */
export function newsletterFormBehavior(root: ParentNode): void {
  for (const form of root.querySelectorAll<HTMLFormElement>('form[data-line-form]')) enhance(form);
}
