import type { z } from 'zod';
import { eventRegisterExamples } from '../EventRegister/EventRegister.examples.ts';
import type { webinarHeadSchema } from './WebinarHead.schema.ts';

/** Named examples: each exists for the reason its key says. */
export const webinarHeadExamples = {
  default: { type: 'webinarHead', copy: eventRegisterExamples.default.copy },
} satisfies Record<string, z.input<typeof webinarHeadSchema>>;
