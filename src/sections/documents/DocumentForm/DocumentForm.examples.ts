import type { z } from 'zod';
import type { documentFormSchema } from './DocumentForm.schema.ts';

const common = {
  type: 'documentForm' as const,
  facts: [
    { label: 'Length', value: '15 pages, 25 minutes' },
    { label: 'For', value: 'Whoever writes the monthly report' },
  ],
  form: 'ebook',
  formTitle: 'Send me the e-book',
} satisfies z.input<typeof documentFormSchema>;

/** Named examples; each key gives the reason it exists. */
export const documentFormExamples = {
  book: { ...common, inside: ['Twelve figures, each with its sum and the record it comes from.'] },
  sheet: { ...common, shape: 'sheet' },
} satisfies Record<string, z.input<typeof documentFormSchema>>;
