import type { z } from 'zod';
import type { webinarTakeawaysSchema } from './WebinarTakeaways.schema.ts';

/** Named examples; each key says what its example is for. */
export const webinarTakeawaysExamples = {
  default: { type: 'webinarTakeaways', axis: 'Takeaways' },
} satisfies Record<string, z.input<typeof webinarTakeawaysSchema>>;
