import type { FormDefinition } from '../../../shared/forms/FormDefinition.ts';

/** What the browser needs to know about a form; the rest stays on the server. */
export type ShownForm = Pick<FormDefinition, 'id' | 'submitLabel' | 'class' | 'fields'>;
