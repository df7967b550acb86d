import type { z } from 'zod';
import type { testimonialsSchema } from './Testimonials.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const testimonialsExamples = {
  default: {
    type: 'testimonials',
    axis: 'Heard on site',
    title: 'Ask the people with the keys',
    testimonials: ['oakmere', 'fernhall', 'quillon', 'pellow'],
  },
  one: { type: 'testimonials', title: 'Ask the people with the keys', testimonials: ['castellane'] },
} satisfies Record<string, z.input<typeof testimonialsSchema>>;
