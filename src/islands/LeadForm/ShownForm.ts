import type { FormDefinition } from '../../../shared/forms/FormDefinition.ts';

/** What a browser must know of a form; the rest is the server’s. */
export type ShownForm = Pick<FormDefinition, 'id' | 'submitLabel' | 'class' | 'fields'>;
