import { deriveLeadData, isSubmitRecorded } from '../../../shared/forms/leadData.ts';
import type { SubmittedValues } from '../../../shared/forms/SubmittedValues.ts';
import { recordEvent } from '../../behaviors/recordEvent.ts';
import type { ClientForm } from './ClientForm.ts';

/**
 * Records that a form was sent, if it is not empty and at least one of its visible required fields, if any, is filled
 * in (specification, section 5).
 */
export function recordSubmission(form: ClientForm, element: HTMLFormElement, values: SubmittedValues): void {
  const given = Object.fromEntries(form.fields.map(({ name }) => [name, values[name] ?? '']));
  const required = [...element.querySelectorAll<HTMLInputElement>('[required]')]
    .filter((control) => control.checkVisibility())
    .map((control) => control.name);
  if (!isSubmitRecorded(given, required)) return;
  recordEvent({
    event: 'submit-form',
    form: form.id,
    submission_class: form.class,
    newsletter_request: deriveLeadData(given).newsletter_request,
  });
}
