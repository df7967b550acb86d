import type { FormField } from '../../shared/forms/FormDefinition.ts';
import { REFUSED_RULES } from '../../shared/forms/fieldNames.ts';
import { normalizePhone } from '../../shared/forms/normalizePhone.ts';
import { validateSubmission } from '../../shared/forms/validateSubmission.ts';
import type { CheckTexts } from '../../shared/site/checkTexts.ts';
import { valuesOf } from './sendForm.ts';

/** Removes the error of a valid field, next to it and in the summary above the form. */
function removeError(form: HTMLFormElement, group: Element, control: Element): void {
  const error = group.querySelector<HTMLElement>('[data-error]');
  const described = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  const left = described.filter((id) => id !== error?.id).join(' ');
  group.removeAttribute('data-wrong');
  control.removeAttribute('aria-invalid');
  if (left) control.setAttribute('aria-describedby', left);
  else control.removeAttribute('aria-describedby');
  if (error) error.hidden = true;
  const summary = form.querySelector<HTMLElement>('[data-error-summary]');
  const title = summary?.querySelector('p');
  if (!summary || !title) return;
  summary.querySelector(`a[href="#${control.id}"]`)?.closest('li')?.remove();
  const { length } = summary.querySelectorAll('li');
  const { one = '', many = '' } = summary.dataset;
  title.textContent = length === 1 ? one : many.replace('%count%', String(length));
  summary.hidden = length === 0;
}

/**
 * Removes each error that the server rendered into a rejected form as soon as its field is valid. Such a form cannot
 * hydrate: the component expects the page as it was built.
 */
export function refusedFormBehavior(root: ParentNode): void {
  for (const form of root.querySelectorAll<HTMLFormElement>(`form[${REFUSED_RULES}]`)) {
    const { fields, checks } = JSON.parse(form.getAttribute(REFUSED_RULES) ?? '') as {
      fields: FormField[];
      checks: CheckTexts;
    };
    const check = () => {
      const result = validateSubmission({ fields }, valuesOf(form), { normalizePhone, texts: checks });
      for (const group of form.querySelectorAll<HTMLElement>('[data-field][data-wrong]')) {
        const name = group.dataset['field'] ?? '';
        const control = group.querySelector(`[name="${name}"]`);
        if (control && (result.ok || result.errors[name] === undefined)) removeError(form, group, control);
      }
    };
    form.addEventListener('input', check);
    // The visitor may have typed before this script loaded.
    check();
  }
}
