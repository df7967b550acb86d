import type { APIRequestContext } from '@playwright/test';
import { parse } from 'parse5';
import { attributeOf, elementsBelow, findElement } from '../../server/forms/htmlTree.ts';
import type { FormDefinition } from '../../shared/forms/FormDefinition.ts';
import { answerTo } from './fillForm.ts';

const CONTROLS = new Set(['input', 'select', 'textarea']);

/**
 * Sends the form in a page's markup as a browser without JavaScript does: every field with the value it has there, the
 * required ones filled in. Returns where the answer leads, or its status when it leads nowhere.
 */
export async function sendMarkup(
  request: APIRequestContext,
  page: string,
  form: FormDefinition,
  email: string,
): Promise<string> {
  const answer = await request.get(page);
  const markup = findElement(
    parse(await answer.text()),
    (element) => attributeOf(element, 'data-form') === form.id,
  );
  if (!markup) throw new Error(`${page} has no form ${form.id}`);
  const sent: Record<string, string> = {};
  for (const control of elementsBelow(markup)) {
    const name = attributeOf(control, 'name');
    if (!name || !CONTROLS.has(control.tagName)) continue;
    const field = form.fields.find((one) => one.name === name);
    if (field?.type === 'checkbox') {
      if (field.required) sent[name] = attributeOf(control, 'value') ?? 'on';
    } else sent[name] = field?.required ? answerTo(field, email) : (attributeOf(control, 'value') ?? '');
  }
  const sending = await request.post(attributeOf(markup, 'action') ?? '', {
    form: sent,
    // Where the browser says that it comes from; the server reads the campaign there.
    headers: { referer: answer.url() },
    maxRedirects: 0,
  });
  return sending.headers()['location'] ?? `status ${sending.status()}`;
}
