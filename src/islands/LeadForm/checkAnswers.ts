import type { SubmittedValues } from '../../../shared/forms/SubmittedValues.ts';
import type { Errors } from '../../behaviors/sendForm.ts';
import type { ClientForm } from './ClientForm.ts';

const noPhone = () => undefined;

/** The server's validation rules; those for phone numbers only if the form asks for one. */
function fetchRules(asksForPhone: boolean) {
  return Promise.all([
    import('../../../shared/forms/validateSubmission.ts').then((module) => module.validateSubmission),
    asksForPhone
      ? import('../../../shared/forms/normalizePhone.ts').then((module) => module.normalizePhone)
      : noPhone,
  ]);
}

/**
 * Validates answers and returns errors by field. The rules are fetched when the visitor starts to answer; if they
 * cannot be loaded, for example offline, nothing is reported here and the server does the checking.
 */
export async function checkAnswers(
  { fields, checks }: Pick<ClientForm, 'fields' | 'checks'>,
  values: SubmittedValues,
): Promise<Errors> {
  const asksForPhone = fields.some((field) => field.type === 'tel');
  const rules = await fetchRules(asksForPhone).catch(() => undefined);
  if (!rules) return {};
  const [validateSubmission, normalizePhone] = rules;
  const result = validateSubmission({ fields }, values, { normalizePhone, texts: checks });
  return result.ok ? {} : result.errors;
}
