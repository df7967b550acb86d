import type { z } from 'zod';
import type { webinarNotesSchema } from './WebinarNotes.schema.ts';

/** Named examples: each exists for the reason its key says. */
export const webinarNotesExamples = {
  default: { type: 'webinarNotes', axis: 'Takeaways' },
} satisfies Record<string, z.input<typeof webinarNotesSchema>>;
