const key = (formId: string) => `draft:${formId}`;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isControl(found: Element | RadioNodeList | null): found is Control {
  return (
    found instanceof HTMLInputElement ||
    found instanceof HTMLSelectElement ||
    found instanceof HTMLTextAreaElement
  );
}

/**
 * Keeps the answers to the named questions for this tab, so that a reload or a way back loses nothing. They are kept
 * for whoever types them and sent nowhere. Storage may be switched off.
 */
export function saveDraft(formId: string, names: readonly string[], form: HTMLFormElement): void {
  const data = new FormData(form);
  const values = names.map((name) => [name, data.get(name)]).filter(([, value]) => value);
  try {
    sessionStorage.setItem(key(formId), JSON.stringify(Object.fromEntries(values)));
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
    if (!isControl(control)) continue;
    if (control instanceof HTMLInputElement && control.type === 'checkbox')
      control.checked = control.value === value;
    else if (control.value === '') control.value = value;
  }
}

/** Whether answers to a form are kept. */
export function hasDraft(formId: string): boolean {
  try {
    return (sessionStorage.getItem(key(formId)) ?? '{}') !== '{}';
  } catch {
    return false;
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
