import type { FormField } from '../../../shared/forms/FormDefinition.ts';
import type { SubmittedValues } from '../../../shared/forms/SubmittedValues.ts';
import type { Errors } from '../../behaviours/sendForm.ts';

const noPhone = () => undefined;

/** The server’s own rules; those of phone numbers only where a form asks for one. */
function fetchRules(asksForPhone: boolean) {
  return Promise.all([
    import('../../../shared/forms/validateSubmission.ts').then((module) => module.validateSubmission),
    asksForPhone
      ? import('../../../shared/forms/normalizePhone.ts').then((module) => module.normalizePhone)
      : noPhone,
  ]);
}

/**
 * Says what is wrong with answers, by field. The rules are fetched when someone begins to answer; where they do not
 * come, as without a connection, nothing is found here, and the server finds it.
 */
export async function checkAnswers(fields: readonly FormField[], values: SubmittedValues): Promise<Errors> {
  const asksForPhone = fields.some((field) => field.type === 'tel');
  const rules = await fetchRules(asksForPhone).catch(() => undefined);
  if (!rules) return {};
  const [validateSubmission, normalizePhone] = rules;
  const result = validateSubmission({ fields }, values, normalizePhone);
  return result.ok ? {} : result.errors;
}
