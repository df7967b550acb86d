import { SUBMISSION_FIELD } from '../../shared/forms/fieldNames.ts';

/**
 * Adds an id to every attempt to submit a form, whether a script sends it or the browser: pressing twice, or retrying
 * after a lost response, is then recognized as the same submission. Changing an answer makes it a new one.
 */
export function submissionIdBehavior(root: EventTarget): void {
  const ids = new WeakMap<EventTarget, string>();
  root.addEventListener('formdata', ({ target, formData }: Event & { formData?: FormData }) => {
    // A page returned by the server already has an id. Without TLS, browsers offer no randomUUID.
    // A GET form such as the search stores nothing, and its URL may be shared.
    if (!target || (target as Partial<HTMLFormElement>).method === 'get') return;
    if (!formData || formData.has(SUBMISSION_FIELD) || !crypto.randomUUID) return;
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
