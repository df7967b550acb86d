import { SUBMISSION_FIELD } from '../../shared/forms/fieldNames.ts';

/**
 * Gives each form an id that goes with every try to send it, as a script sends it or as the browser does: a second press,
 * or a try after the answer was lost, is then known as the same submission. Whoever changes an answer sends another one.
 */
export function submissionIdBehaviour(root: EventTarget): void {
  const ids = new WeakMap<EventTarget, string>();
  root.addEventListener('formdata', ({ target, formData }: Event & { formData?: FormData }) => {
    // A page that came back from the server holds an id already. Without TLS a browser makes none.
    if (target === null || !formData || formData.has(SUBMISSION_FIELD) || !crypto.randomUUID) return;
    const id = ids.get(target) ?? crypto.randomUUID();
    ids.set(target, id);
    formData.set(SUBMISSION_FIELD, id);
  });
  root.addEventListener('input', ({ target }) => {
    const form = (target as HTMLInputElement | null)?.form;
    if (!form) return;
    ids.delete(form);
    const field = form.elements.namedItem(SUBMISSION_FIELD);
    if (field && 'disabled' in field) field.disabled = true;
  });
}
