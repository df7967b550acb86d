import { guessCountry } from './guessCountry.ts';
import { forget, recall, remember } from './tabMemory.ts';

const key = (formId: string) => `draft:${formId}` as const;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isControl(found: Element | RadioNodeList | null): found is Control {
  return (
    found instanceof HTMLInputElement ||
    found instanceof HTMLSelectElement ||
    found instanceof HTMLTextAreaElement
  );
}

/**
 * Saves a draft of the named fields for this tab, so that reloading or going back loses nothing. The draft is for the
 * visitor alone and is sent nowhere.
 */
export function saveDraft(formId: string, names: readonly string[], form: HTMLFormElement): void {
  const data = new FormData(form);
  const values = names.map((name) => [name, data.get(name)]).filter(([, value]) => value);
  remember(key(formId), JSON.stringify(Object.fromEntries(values)));
}

/** Restores a draft into fields that are still empty. */
export function readDraft(formId: string, form: HTMLFormElement): void {
  const values = JSON.parse(recall(key(formId)) ?? '{}') as Record<string, string>;
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name);
    if (!isControl(control)) continue;
    if (control instanceof HTMLInputElement && control.type === 'checkbox')
      control.checked = control.value === value;
    else if (control.value === '') control.value = value;
  }
}

const SENDER = 'sender';

/** Remembers the email address a form was sent with, for other forms in this tab. */
export function rememberEmail(form: HTMLFormElement): void {
  const address = new FormData(form).get('email');
  if (typeof address === 'string' && address) remember(SENDER, address);
}

/** Prefills the email address used before in this tab, and the likely country. */
export function prefillKnown(form: HTMLFormElement): void {
  const email = form.elements.namedItem('email');
  if (isControl(email) && email.value === '') email.value = recall(SENDER) ?? '';
  const country = form.elements.namedItem('country');
  if (country instanceof HTMLSelectElement && country.value === '')
    country.value = guessCountry([...country.options].map(({ value }) => value).filter(Boolean)) ?? '';
}

/** Whether there is a draft for a form. */
export function hasDraft(formId: string): boolean {
  return (recall(key(formId)) ?? '{}') !== '{}';
}

/** Deletes the draft once the form has been submitted. */
export function dropDraft(formId: string): void {
  forget(key(formId));
}
