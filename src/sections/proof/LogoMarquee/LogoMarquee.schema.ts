import { z } from 'zod';
import { reference } from '../../../content/records.ts';
import { bandBase, line } from '../../sectionBase.ts';

/** Customers' marks, moving without an end under a heading. */
export const logoMarqueeSchema = z.strictObject({
  type: z.literal('logoMarquee'),
  ...bandBase,
  title: line(90).default('Trusted by forward-thinking enterprises around the world'),
  logos: z.array(reference('customers')).min(3),
  seconds: z
    .union([z.literal(15), z.literal(45)])
    .default(15)
    .describe('one round'),
  pauseLabel: line(40).default('Pause the moving logos'),
});

export type LogoMarqueeProps = z.output<typeof logoMarqueeSchema>;
