import type { z } from 'zod';
import { eventRegistrationExamples } from '../EventRegistration/EventRegistration.examples.ts';
import type { webinarHeadSchema } from './WebinarHead.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const webinarHeadExamples = {
  default: { type: 'webinarHead', copy: eventRegistrationExamples.default.copy },
} satisfies Record<string, z.input<typeof webinarHeadSchema>>;
