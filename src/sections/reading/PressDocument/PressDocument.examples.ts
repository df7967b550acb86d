import type { z } from 'zod';
import type { pressDocumentSchema } from './PressDocument.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const pressDocumentExamples = {
  letter: {
    type: 'pressDocument',
    kind: 'Fact sheet',
    note: 'November 2025',
    title: 'The firm on one page',
    text: 'Software for people who keep buildings open.',
    facts: [{ label: 'People', value: '310' }],
    print: 'Print this page',
  },
  mail: {
    type: 'pressDocument',
    form: 'mail',
    kind: 'To the press',
    note: 'November 2025',
    title: 'What we said this quarter',
    text: 'Three releases in their first sentences.',
    fields: [{ label: 'Subject', value: 'What we said this quarter' }],
    releases: { title: 'Releases', count: 3 },
  },
} satisfies Record<string, z.input<typeof pressDocumentSchema>>;
