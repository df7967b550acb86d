import type { z } from 'zod';
import type { logoMarqueeSchema } from './LogoMarquee.schema.ts';

const logos = ['pellow', 'norrvik', 'oakmere', 'fernhall', 'castellane', 'quillon', 'aldersyde', 'tarnvale'];

/** Named examples; each key says what its example is for. */
export const logoMarqueeExamples = {
  default: { type: 'logoMarquee', logos },
  slow: { type: 'logoMarquee', logos, seconds: 45 },
  night: { type: 'logoMarquee', logos, tone: 'night' },
} satisfies Record<string, z.input<typeof logoMarqueeSchema>>;
