import type { z } from 'zod';
import type { webinarTakeawaysSchema } from './WebinarTakeaways.schema.ts';

/** Named examples: each exists for the reason its key says. */
export const webinarTakeawaysExamples = {
  default: { type: 'webinarTakeaways', axis: 'Takeaways' },
} satisfies Record<string, z.input<typeof webinarTakeawaysSchema>>;
