import type { FormField } from '../../../shared/forms/FormDefinition.ts';
import type { SubmittedValues } from '../../../shared/forms/validateSubmission.ts';
import type { Errors } from '../../behaviours/sendForm.ts';

const noPhone = () => undefined;

/**
 * Says what is wrong with answers, by field: the server’s own rules. They are fetched when someone begins to answer,
 * those of phone numbers only for a form that asks for one.
 */
export async function checkAnswers(fields: readonly FormField[], values: SubmittedValues): Promise<Errors> {
  const asksForPhone = fields.some((field) => field.type === 'tel');
  const [{ validateSubmission }, normalizePhone] = await Promise.all([
    import('../../../shared/forms/validateSubmission.ts'),
    asksForPhone
      ? import('../../../shared/forms/normalizePhone.ts').then((module) => module.normalizePhone)
      : noPhone,
  ]);
  const result = validateSubmission({ fields }, values, normalizePhone);
  return result.ok ? {} : result.errors;
}
