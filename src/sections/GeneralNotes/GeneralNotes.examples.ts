import type { z } from 'zod';
import type { generalNotesSchema } from './GeneralNotes.schema.ts';

/** Named examples: each exists for the reason its key says. */
export const generalNotesExamples = {
  default: {
    type: 'generalNotes',
    title: 'General notes',
    intro: 'They apply to every sheet.',
    notes: [
      { rule: 'Do not scale from memory.', text: 'Measure it, then say it.' },
      { rule: 'Check on site.', text: 'A plan is not a building.' },
      { rule: 'Leave it safe.', text: 'Every change can be undone.' },
    ],
  },
} satisfies Record<string, z.input<typeof generalNotesSchema>>;
