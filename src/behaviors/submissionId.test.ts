import { expect, it } from 'vitest';
import { submissionIdBehavior } from './submissionId.ts';

/** The minimum of a page with forms that the behavior needs. */
function createPage() {
  const root = new EventTarget();
  submissionIdBehavior(root);
  const dispatch = (type: string, properties: object) =>
    root.dispatchEvent(
      Object.defineProperties(new Event(type), Object.getOwnPropertyDescriptors(properties)),
    );
  return {
    createForm: (field: object | null = null) => ({ elements: { namedItem: () => field } }),
    send: (target: object, formData = new FormData()) => {
      dispatch('formdata', { target, formData });
      return formData.get('submission_id');
    },
    type: (form: object) => dispatch('input', { target: { form } }),
  };
}

it('keeps a form’s id over retries, and changes it when an answer changes', () => {
  const { createForm, send, type } = createPage();
  const [form, other] = [createForm(), createForm()];
  const first = send(form);
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(send(form)).toBe(first);
  expect(send(other)).not.toBe(first);
  type(form);
  expect(send(form)).not.toBe(first);
});

it('keeps the id that the server gave a form', () => {
  const { createForm, send, type } = createPage();
  const sent = new FormData();
  sent.set('submission_id', 'of the server');
  const field = { disabled: false };
  const form = createForm(field);
  expect(send(form, sent)).toBe('of the server');
  type(form);
  expect(field.disabled).toBe(true);
});

it('adds nothing to the address of a search', () => {
  const { createForm, send } = createPage();
  expect(send({ ...createForm(), method: 'get' })).toBeNull();
});
