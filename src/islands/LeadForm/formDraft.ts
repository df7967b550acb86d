const key = (formId: string) => `draft:${formId}`;

/** Keeps what is typed for this tab, so that a reload or a way back loses nothing. Storage may be switched off. */
export function saveDraft(formId: string, form: HTMLFormElement): void {
  const values = Object.fromEntries(
    [...new FormData(form)].filter(([, value]) => typeof value === 'string' && value !== ''),
  );
  try {
    sessionStorage.setItem(key(formId), JSON.stringify(values));
  } catch {
    // A browser that stores nothing still sends the form.
  }
}

/** Puts kept answers back into fields that are still empty. */
export function readDraft(formId: string, form: HTMLFormElement): void {
  let values: Record<string, string>;
  try {
    values = JSON.parse(sessionStorage.getItem(key(formId)) ?? '{}') as Record<string, string>;
  } catch {
    return;
  }
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement && control.type === 'checkbox')
      control.checked = control.value === value;
    else if (
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement
    ) {
      if (control.value === '') control.value = value;
    }
  }
}

/** Forgets what was typed, once it is delivered. */
export function dropDraft(formId: string): void {
  try {
    sessionStorage.removeItem(key(formId));
  } catch {
    // Nothing was kept.
  }
}
