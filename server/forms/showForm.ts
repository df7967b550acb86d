import { parse, serialize } from 'parse5';
import type { FormDefinition, FormField } from '../../shared/forms/FormDefinition.ts';
import { PAGE_FIELD, REFUSED_RULES, SUBMISSION_FIELD } from '../../shared/forms/fieldNames.ts';
import type { SubmittedValues } from '../../shared/forms/SubmittedValues.ts';
import type { CheckTexts } from '../../shared/site/checkTexts.ts';
import {
  appendElement,
  attributeOf,
  elementsBelow,
  findElement,
  type HtmlElement,
  removeAttribute,
  setAttribute,
  setText,
  textOf,
} from './htmlTree.ts';

type FieldErrors = Readonly<Record<string, string>>;

/** Why a submission was refused: errors in its values, or a failure of the server. */
export type Refusal = { errors: FieldErrors; problem?: never } | { problem: string; errors?: never };

/** What a visitor entered, and what showing it again takes. */
export interface RefusedInput {
  typed: SubmittedValues;
  /** The page that the form was first sent from, with its query: the next attempt comes from another address. */
  page: string;
  /** The new title of the page; %title% is the original one. */
  wrongTitle: string;
  /** Messages for invalid fields. */
  checks: CheckTexts;
}

/**
 * Renders the page of a form after a refused submission: input kept, each error next to its field and tied to it for
 * assistive technology, a summary with links above the form, "Error: " before the title. The markup is that of the
 * form component (data-form, data-field, data-error, data-error-summary). Returns undefined if the page does not have
 * the form.
 */
export function showForm(
  pageHtml: string,
  definition: FormDefinition,
  { typed, page: pageAddress, wrongTitle, checks }: RefusedInput,
  { errors = {}, problem }: Refusal,
): string | undefined {
  const page = parse(pageHtml);
  const form = findElement(page, (element) => attributeOf(element, 'data-form') === definition.id);
  if (form === undefined) return undefined;

  for (const field of definition.fields) {
    const group = findElement(form, (element) => attributeOf(element, 'data-field') === field.name);
    const control = group && findElement(group, (element) => attributeOf(element, 'name') === field.name);
    if (group === undefined || control === undefined) continue;
    fillControl(control, field, Object.hasOwn(typed, field.name) ? (typed[field.name] ?? '') : '');
    const message = Object.hasOwn(errors, field.name) ? errors[field.name] : undefined;
    if (message !== undefined) markInvalid(group, control, `${definition.id}-${field.name}-error`, message);
  }
  setHiddenField(form, PAGE_FIELD, pageAddress);
  const submissionId = typed[SUBMISSION_FIELD];
  if (submissionId !== undefined) setHiddenField(form, SUBMISSION_FIELD, submissionId);
  const summary = findElement(form, (element) => attributeOf(element, 'data-error-summary') !== undefined);
  if (summary) fillSummary(summary, definition, errors, problem);
  else showInlineError(form, definition, errors, problem);
  preventHydration(form);
  // What refusedForm.ts needs to remove each error once its field is valid.
  setAttribute(form, REFUSED_RULES, JSON.stringify({ fields: definition.fields, checks }));
  const title = findElement(page, (element) => element.tagName === 'title');
  if (title)
    setText(
      title,
      wrongTitle.replace('%title%', () => textOf(title)),
    );
  return serialize(page);
}

function setHiddenField(form: HtmlElement, name: string, value: string): void {
  const field = findElement(form, (element) => attributeOf(element, 'name') === name);
  if (field) setAttribute(field, 'value', value);
  else appendElement(form, 'input', { type: 'hidden', name, value });
}

/**
 * A component that hydrates expects the page as it was built and would render it again, without the errors and the
 * input. Without the attribute that says when to hydrate, an island stays plain HTML.
 */
function preventHydration(form: HtmlElement): void {
  for (let node = form.parentNode; node !== null; node = 'parentNode' in node ? node.parentNode : null) {
    if (node.nodeName === 'astro-island' && 'attrs' in node) removeAttribute(node, 'client');
  }
}

function fillControl(control: HtmlElement, field: FormField, value: string): void {
  if (field.type === 'checkbox') {
    removeAttribute(control, 'checked');
    if (value !== '') setAttribute(control, 'checked', '');
  } else if (control.tagName === 'select') {
    for (const option of elementsBelow(control)) {
      if (option.tagName !== 'option') continue;
      removeAttribute(option, 'selected');
      if ((attributeOf(option, 'value') ?? textOf(option)) === value) setAttribute(option, 'selected', '');
    }
  } else if (control.tagName === 'textarea') {
    // HTML drops the first line break of a textarea, so the visitor's own needs another before it.
    setText(control, value.startsWith('\n') ? `\n${value}` : value);
  } else {
    setAttribute(control, 'value', value);
  }
}

function markInvalid(group: HtmlElement, control: HtmlElement, errorId: string, message: string): void {
  setAttribute(group, 'data-wrong', '');
  setAttribute(control, 'aria-invalid', 'true');
  const described = (attributeOf(control, 'aria-describedby') ?? '')
    .split(/\s+/)
    .filter((id) => id !== '' && id !== errorId);
  setAttribute(control, 'aria-describedby', [errorId, ...described].join(' '));
  const place = findElement(group, (element) => attributeOf(element, 'data-error') !== undefined);
  if (place === undefined) return;
  setAttribute(place, 'id', errorId);
  setText(place, message);
  removeAttribute(place, 'hidden');
}

/** A one-line form has no summary: its first wrong field gets the focus, or other problems appear below it. */
function showInlineError(
  form: HtmlElement,
  definition: FormDefinition,
  errors: FieldErrors,
  problem: string | undefined,
): void {
  if (problem !== undefined) appendElement(form, 'p', { role: 'alert' }, problem);
  const names = definition.fields.map(({ name }) => name).filter((name) => Object.hasOwn(errors, name));
  const control = findElement(form, (element) => attributeOf(element, 'name') === (names[0] ?? ''));
  if (control) setAttribute(control, 'autofocus', '');
}

/**
 * The page provides the wording of the heading and the line below the list in data-one, data-many (with %count%) and
 * data-kept.
 */
function fillSummary(
  summary: HtmlElement,
  definition: FormDefinition,
  errors: FieldErrors,
  problem: string | undefined,
): void {
  setText(summary, '');
  removeAttribute(summary, 'hidden');
  setAttribute(summary, 'role', 'alert');
  setAttribute(summary, 'autofocus', '');
  if (problem !== undefined) {
    appendElement(summary, 'p', {}, problem);
    return;
  }
  const wrong = definition.fields.filter((field) => Object.hasOwn(errors, field.name));
  const heading = attributeOf(summary, wrong.length === 1 ? 'data-one' : 'data-many');
  if (heading) appendElement(summary, 'p', {}, heading.replace('%count%', String(wrong.length)));
  const list = appendElement(summary, 'ul');
  for (const field of wrong) {
    const item = appendElement(list, 'li');
    appendElement(item, 'a', { href: `#${definition.id}-${field.name}` }, errors[field.name] ?? '');
  }
  const kept = attributeOf(summary, 'data-kept');
  if (kept) appendElement(summary, 'p', {}, kept);
}
