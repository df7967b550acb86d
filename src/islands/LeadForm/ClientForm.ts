import type { FormDefinition } from '../../../shared/forms/FormDefinition.ts';
import type { CheckTexts } from '../../../shared/site/checkTexts.ts';
import type { Locale } from '../../../shared/site/locales.ts';

/** What the browser needs to know about a form; the rest stays on the server. */
export interface ClientForm
  extends Pick<FormDefinition, 'id' | 'submitLabel' | 'class' | 'fields' | 'meeting'> {
  /** Messages for invalid answers, unless a field has its own. */
  checks: CheckTexts;
  /** In which the countries are named, if not the default. */
  locale?: Locale;
}
