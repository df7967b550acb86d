import type { FormDefinition } from '../../../shared/forms/FormDefinition.ts';
import type { CheckTexts } from '../../../shared/site/checkTexts.ts';

/** What the browser needs to know about a form; the rest stays on the server. */
export interface ShownForm
  extends Pick<FormDefinition, 'id' | 'submitLabel' | 'class' | 'fields' | 'meeting'> {
  /** The message for an answer that does not fit, where its field has no message of its own. */
  checks: CheckTexts;
}
