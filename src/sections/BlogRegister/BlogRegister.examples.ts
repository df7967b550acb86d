import type { z } from 'zod';
import type { blogRegisterSchema } from './BlogRegister.schema.ts';

/** Named examples: each exists for the reason its key says. */
export const blogRegisterExamples = {
  default: {
    type: 'blogRegister',
    axis: 'Register',
    title: 'The register',
    intro: 'Every note, by topic and by month of issue: %total% of them.',
  },
} satisfies Record<string, z.input<typeof blogRegisterSchema>>;
